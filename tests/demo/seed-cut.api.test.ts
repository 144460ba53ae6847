import { rmSync } from 'node:fs'

import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'

import { readConfig } from '#server/core/platform/config.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { isSeeded, seededProducts } from '#demo/is-seeded.ts'
import { productsToDraw } from '#demo/pictures/complete.ts'
import { seedDatabase } from '#demo/seed.ts'
import { settings } from '#server/core/db/schema.ts'
import type { Services } from '#server/core/platform/services.ts'
import { users } from '#server/identity/schema.ts'
import { products } from '#server/product/schema.ts'
import { startServices } from '#server/start-services.ts'

import { testEnvironment } from '../support/environment.ts'
import { makeDatabase } from '../support/scratch.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { useWorld } from '../support/world.ts'
import { scaled } from '../support/machine-pace.ts'

const world = useWorld()

const firstOrder = async (on: Db) =>
  Number((await rows<{ id: string }>(on, sql`select min(id) as id from transactions`))[0]?.id)

/** A separate database whose world was written by an earlier version, or only partly. */
async function inOther(work: (other: Services) => Promise<void>): Promise<void> {
  const own = scratchFolder('seed-other')
  const server = inject('template').databaseUrl
  const database = server ? await makeDatabase(server, `baba_seed_${process.pid}`) : undefined
  const other = await startServices(readConfig(testEnvironment(own, database?.url)))
  try {
    await work(other)
  } finally {
    await other.close()
    await database?.drop()
    rmSync(own, { recursive: true, force: true })
  }
}

test(
  '[core-223] a world that fails before its end leaves nothing behind, and the next one is complete',
  async () => {
    const seed = (other: Services, onProgress?: () => void) =>
      seedDatabase(other, { products: 60, regions: 'sample', ...(onProgress && { onProgress }) })
    await inOther(async other => {
      let steps = 0
      const cut = seed(other, () => {
        if ((steps += 1) === 3) throw new Error('cut')
      })
      await expect(cut).rejects.toThrow('cut')
      expect([await other.db.$count(users), await isSeeded(other.db)]).toEqual([0, false])
      // The remains of a longer attempt: used ids are never reused, even after a rollback.
      const orderIds = sql`pg_get_serial_sequence('transactions', 'id')`
      await other.db.execute(sql`select nextval(${orderIds}) from generate_series(1, 5)`)
      await seed(other)
      expect(await firstOrder(other.db)).toBe(await firstOrder(world().services.db))
      expect(await seededProducts(other.db)).toBe(60)
      // An earlier version stored the mark only after its pictures.
      await other.db.delete(settings).where(eq(settings.name, 'seed'))
      await seed(other)
      expect([await seededProducts(other.db), await productsToDraw(other.db)]).toEqual([60, 60])
    })
  },
  scaled(60_000)
)

test(
  '[core-223] a world that is interrupted right after its transaction is recorded by it',
  async () => {
    await inOther(async other => {
      const { db } = other
      let transactions = 0
      const cutting = Object.create(db, {
        transaction: {
          value: async (work: (tx: Db) => Promise<unknown>) => {
            await db.transaction(work)
            // The regions come first, in a transaction of their own.
            if ((transactions += 1) === 2) throw new Error('cut')
          }
        }
      }) as Db
      const options = { products: 60, regions: 'sample' } as const
      await expect(seedDatabase({ ...other, db: cutting }, options)).rejects.toThrow('cut')
      expect(await isSeeded(db)).toBe(true)
      await seedDatabase(other, options)
      expect(await db.$count(products)).toBe(60)
    })
  },
  scaled(60_000)
)
