import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { freePort } from '../support/backend.ts'
import { scaled } from '../support/machine-pace.ts'
import { startStorefront } from '../support/storefront.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'baba-react-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('a started server renders with React’s production build, whatever NODE_ENV is', async () => {
  const list = join(dataDir, 'loaded')
  const [port, backendPort] = [await freePort(), await freePort()]
  const environment = {
    NODE_ENV: 'development',
    NODE_OPTIONS: '--import=./tests/support/loaded-react.mjs',
    LOADED_REACT: list
  }
  const site = await startStorefront({ port, backendPort, dataDir, timeout: scaled(5_000), environment })
  const page = await fetch(`http://localhost:${port}/login`)
  expect(await page.text()).toContain('</html>')
  await site.stop()
  const loaded = readFileSync(list, 'utf8').split('\n')
  expect(loaded.some(file => file.endsWith('react.production.js'))).toBe(true)
  expect(loaded.some(file => /react-dom-server.*\.production\.js$/.test(file))).toBe(true)
  expect(loaded.filter(file => file.includes('.development.'))).toEqual([])
})
