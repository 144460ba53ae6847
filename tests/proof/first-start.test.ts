import { rmSync } from 'node:fs'

import { expect, it } from 'vitest'

import { startSite } from '../support/first-start.ts'
import { timeout } from '../support/long.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

it(
  '[core-225] `npm start` prints its address, serves a named worker, and the files for offline use',
  async () => {
    const dataDir = scratchFolder('first-start')
    const start = startSite(dataDir)
    await start.says('The pictures are being drawn')
    const request = (path: string) => fetch(new URL(path, start.address()))
    const worker = await (await request('/sw.js')).text()
    expect(worker).toMatch(/const build = '[0-9a-f]{12}'/)
    const files = [...worker.matchAll(/`(\/sw-[a-z]+\.js)/g)].map(([, path]) => path!)
    expect(files.toSorted()).toEqual(['/sw-pages.js', '/sw-push.js', '/sw-rules.js'])
    for (const path of [...files, '/offline'])
      expect([path, (await request(path)).status]).toEqual([path, 200])
    expect(await start.stop()).toBe(0)
    rmSync(dataDir, { recursive: true, force: true })
  },
  timeout
)
