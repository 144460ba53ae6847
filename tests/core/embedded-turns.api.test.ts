import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

import { useWorld } from '../support/world.ts'

const world = useWorld()
const one = sql`select 1`

/** Turns that others had, until the test ends. */
function countTurns() {
  const turns = { count: 0, isOver: false }
  const take = () => {
    turns.count += 1
    if (!turns.isOver) setImmediate(take)
  }
  setImmediate(take)
  return turns
}

describe('[core-340] a job of many transactions', () => {
  let turns: ReturnType<typeof countTurns> | undefined
  afterEach(() => {
    if (turns) turns.isOver = true
  })

  it('lets others have their turn after each', async () => {
    const { db } = world().services
    await db.execute(one)
    turns = countTurns()
    for (let i = 0; i < 50; i += 1) await db.transaction(tx => tx.execute(one))
    expect(turns.count).toBeGreaterThanOrEqual(50)
  })

  it('does so too where each is undone', async () => {
    const { db } = world().services
    turns = countTurns()
    const failing = () =>
      db.transaction(async tx => {
        await tx.execute(one)
        throw new Error('undone')
      })
    for (let i = 0; i < 50; i += 1) await expect(failing()).rejects.toThrow('undone')
    expect(turns.count).toBeGreaterThanOrEqual(50)
  })
})
