import { rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { projectRoot } from '#server/core/platform/project-paths.ts'

import { startDev } from '../support/first-start.ts'
import { timeout } from '../support/long.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

// A page with a second copy of a module would find no services there: only Node's copy got them.

it('[core-273] the built pages contain no module of the server, they import it through Node', async () => {
  const folder = join(projectRoot, 'dist/server')
  const names = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.mjs'))
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  // The error of the services module if it did not get them.
  const inside = (words: string) => texts.filter(text => text.includes(words)).length
  expect(inside('#server/core/page-cache/render.ts')).toBeGreaterThan(0)
  expect(inside('The services have not been started')).toBe(0)
})

it(
  '[core-273] pages of `npm run dev` and its API share their modules',
  async () => {
    const dataDir = scratchFolder('dev')
    const start = await startDev(dataDir)
    await start.says(' is open: ')
    const request = async (path: string) => {
      const answer = await fetch(new URL(path, start.address()))
      return [path, answer.status]
    }
    expect(await request('/')).toEqual(['/', 200])
    expect(await request('/ready')).toEqual(['/ready', 200])
    await start.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
  timeout
)
