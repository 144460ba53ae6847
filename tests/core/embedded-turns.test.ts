import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { openPglite } from '#server/core/db/pglite.ts'

import { scratchFolder } from '../support/scratch-folder.ts'

it('[core-340] work of many statements on the embedded database leaves turns to requests', async () => {
  const folder = scratchFolder('turns')
  const { client, close } = await openPglite(join(folder, 'database'))
  try {
    let turns = 0
    const turn = () => void ((turns += 1), (waiting = setImmediate(turn)))
    let waiting = setImmediate(turn)
    // Each statement takes longer than a turn may.
    const between: number[] = []
    await client.transaction(async tx => {
      for (let i = 0; i < 5; i += 1) {
        await tx.query(`select count(*) from generate_series(1, 300000) n where n % 7 = 3`)
        between.push(turns)
      }
    })
    clearImmediate(waiting)
    expect(new Set(between).size).toBe(5)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})
