import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { expect, inject, it, vi } from 'vitest'

import { cities, districts, villages } from '#server/address/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'
import { applyReference, referenceLock } from '#server/reference/apply.ts'
import { synonyms } from '#server/search/schema.ts'
import { paymentMethods } from '#server/payment/schema.ts'
import { courierServices, truckClasses } from '#server/shipping/schema.ts'

import manifest from '../../package.json' with { type: 'json' }
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

it('[shipping-6] reference data is applied at every start, and overwrites nothing', async () => {
  const { db } = world().services
  const before = await countsOf(db)
  await Promise.all([applyReference(db), applyReference(db)])
  expect(await countsOf(db)).toEqual(before)
})

it('[shipping-6] a courier’s rates are those of the file; the trade’s words are the operator’s', async () => {
  const { db } = world().services
  const jne = eq(courierServices.courier, 'JNE')
  const [service] = await db.select().from(courierServices).where(jne).limit(1)
  await db.update(courierServices).set({ maxKg: 1 }).where(eq(courierServices.id, service!.id))
  await db.insert(synonyms).values({ word: 'hebel', phrase: 'kata lain' })
  await applyReference(db)
  const [restored] = await db.select().from(courierServices).where(eq(courierServices.id, service!.id))
  expect(restored).toEqual(service)
  const rows = await db.select().from(synonyms).where(eq(synonyms.word, 'hebel'))
  expect(rows.map(row => row.phrase)).toContain('kata lain')
})

it('[shipping-6] adds missing entries: a new courier is a row of the file', async () => {
  const { db } = world().services
  await db.delete(courierServices).where(eq(courierServices.service, 'JTR'))
  await applyReference(db)
  const found = await db.select().from(courierServices).where(eq(courierServices.service, 'JTR'))
  expect(found).toHaveLength(1)
})

it('an older market gets the sources of its postal codes, once', async () => {
  const { db } = world().services
  const [city] = await db.select().from(cities).where(eq(cities.name, 'Kota Administrasi Jakarta Selatan'))
  const options = { only: new Set([city!.id]) }
  const withoutSource = async () => {
    const [row] = await db
      .select({ villages: count() })
      .from(villages)
      .innerJoin(districts, eq(districts.id, villages.districtId))
      .where(and(eq(districts.cityId, city!.id), isNull(villages.zipSource)))
    return row!.villages
  }
  const { devDependencies } = manifest
  const value = `idn-area-data ${devDependencies['idn-area-data']}, geografis ${devDependencies.geografis}`
  await db.update(villages).set({ zipSource: null })
  await db.update(settings).set({ value }).where(eq(settings.name, 'reference_regions'))
  expect(await withoutSource()).toBeGreaterThan(50)
  await applyReference(db, options)
  expect(await withoutSource()).toBe(0)

  await db.update(villages).set({ zipSource: null })
  await applyReference(db, options)
  expect(await withoutSource()).toBeGreaterThan(50)
})

it('[address-13] an older market gets the corrected points, once', async () => {
  const { db } = world().services
  const [city] = await db.select().from(cities).where(eq(cities.name, 'Kota Administrasi Jakarta Selatan'))
  const options = { only: new Set([city!.id]) }
  const { devDependencies } = manifest
  const value = `idn-area-data ${devDependencies['idn-area-data']}, geografis ${devDependencies.geografis}, with sources of postal codes`
  const astray = async () => {
    const [row] = await db.select({ villages: count() }).from(villages).where(eq(villages.lng, 0))
    return row!.villages
  }
  await db.update(villages).set({ lng: 0 })
  await db.update(settings).set({ value }).where(eq(settings.name, 'reference_regions'))
  const all = await astray()
  await applyReference(db, options)
  expect(all - (await astray())).toBeGreaterThan(50)
  await db.update(villages).set({ lng: 0 })
  await applyReference(db, options)
  expect(await astray()).toBe(all)
})

it('one of several concurrent processes writes the regions, and the others wait for it', async () => {
  const { db } = world().services
  const only = new Set(
    (await db.selectDistinct({ id: districts.cityId }).from(districts)).map(({ id }) => id)
  )
  const before = await countsOf(db)
  await db.delete(settings).where(eq(settings.name, 'reference_regions'))
  const start = async () => {
    let written = 0
    await applyReference(db, { only, onRows: count => void (written += count) })
    return written
  }
  const written = await Promise.all([start(), start(), start()])
  expect(written.filter(count => count > 0)).toHaveLength(1)
  expect(await countsOf(db)).toEqual(before)
})

// The embedded database has one connection, and one process.
if (inject('template').databaseUrl) {
  it('a start waits until another one has applied everything', async () => {
    const { db } = world().services
    const waiting = async () => {
      const found = await rows<{ objid: number }>(
        db,
        sql`select objid from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      )
      return found.map(({ objid }) => Number(objid))
    }
    const isApplied = vi.fn<() => void>()
    let applying = Promise.resolve()
    await db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(${referenceLock})`)
      applying = applyReference(db).then(isApplied)
      await vi.waitFor(async () => expect(await waiting()).toEqual([referenceLock]))
      expect(isApplied).not.toHaveBeenCalled()
    })
    await applying
    expect(isApplied).toHaveBeenCalled()
  })
}

it('[shipping-5] Baba Logistik has three trucks', async () => {
  const { db } = world().services
  const found = await db.select().from(truckClasses).orderBy(truckClasses.sort)
  expect(found.map(({ name, maxKg, maxM3, base, perKm }) => [name, maxKg, maxM3, base, perKm])).toEqual([
    ['Pickup', 1_000, 3, 75_000, 4_000],
    ['Engkel', 2_000, 8, 150_000, 6_500],
    ['CDD', 4_000, 16, 250_000, 9_000]
  ])
})

it('[payment-2] Saldo is method 1 and free, five banks have virtual accounts for Rp4.000', async () => {
  const { db } = world().services
  const found = await db.select().from(paymentMethods).orderBy(paymentMethods.sort)
  expect(
    found.filter(({ isActive }) => isActive).map(one => [one.id, one.bankCode ?? one.bankType, one.fee])
  ).toEqual([
    [1, 'baba_balance', 0],
    [2, 'bca', 4_000],
    [3, 'mandiri', 4_000],
    [4, 'bni', 4_000],
    [5, 'bri', 4_000],
    [6, 'permata', 4_000],
    [7, 'baba_cod', 0],
    [8, 'paylater_account', 0]
  ])
})
