import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

import { scratchFolder } from '../support/scratch-folder.ts'
import { scaled } from '../support/machine-pace.ts'

const script = `
  const { openPglite } = await import('#server/core/db/pglite.ts')
  const { client, close } = await openPglite(process.argv[1])
  await client.query('select sum(g) from generate_series(1, 1000000) g')
  await close()
`

it(
  '[core-198] the embedded database is compiled without the optimizing compiler',
  { timeout: scaled(120_000) },
  async () => {
    const dataDir = scratchFolder('wasm')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--trace-wasm-compilation-times', '--input-type=module', '--eval', script, join(dataDir, 'database')],
      { maxBuffer: 256 * 1024 * 1024 }
    )
    rmSync(dataDir, { recursive: true, force: true })
    // Node has some WebAssembly of its own, in small functions.
    const sizes = [...stdout.matchAll(/using TurboFan.* bodysize (\d+)/g)].map(([, size]) => Number(size))
    expect(stdout).toContain('using Liftoff')
    expect(Math.max(0, ...sizes)).toBeLessThan(10_000)
  }
)
