import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { type Db, rows } from '#server/core/db/connect.ts'
import { applyReference } from '#server/reference/apply.ts'
import { synonyms } from '#server/search/schema.ts'
import { courierServices } from '#server/shipping/schema.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()

const countsOf = async (db: Db) =>
  rows(
    db,
    sql`select (select count(*) from courier_services) as services, (select count(*) from truck_classes) as trucks,
      (select count(*) from payment_methods) as methods, (select count(*) from banks) as banks,
      (select count(*) from fee_groups) as fees, (select count(*) from synonyms) as words,
      (select count(*) from villages) as villages, (select count(*) from warehouses) as warehouses`
  )

it('reference data is applied at every start, and changes nothing that is there already', async () => {
  const { db } = world().services
  const before = await countsOf(db)
  await Promise.all([applyReference(db), applyReference(db)])
  expect(await countsOf(db)).toEqual(before)
})

it('a courier’s rates are those of the file; the trade’s words are the operator’s', async () => {
  const { db } = world().services
  const jne = eq(courierServices.courier, 'JNE')
  const [service] = await db.select().from(courierServices).where(jne).limit(1)
  await db.update(courierServices).set({ maxKg: 1 }).where(eq(courierServices.id, service!.id))
  await db.update(synonyms).set({ means: 'kata lain' }).where(eq(synonyms.word, 'hebel'))
  await applyReference(db)
  const [restored] = await db.select().from(courierServices).where(eq(courierServices.id, service!.id))
  expect(restored).toEqual(service)
  const [word] = await db.select().from(synonyms).where(eq(synonyms.word, 'hebel'))
  expect(word?.means).toBe('kata lain')
})

it('what is missing is added: a new courier is a row of the file', async () => {
  const { db } = world().services
  await db.delete(courierServices).where(eq(courierServices.service, 'JTR'))
  await applyReference(db)
  const found = await db.select().from(courierServices).where(eq(courierServices.service, 'JTR'))
  expect(found).toHaveLength(1)
})
