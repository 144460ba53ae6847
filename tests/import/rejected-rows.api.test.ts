import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import type { ImportRow, ImportShop } from '#lib/import/shapes.ts'
import { readFailures, readProblems, readShopProblems } from '#server/import/import-folder.ts'
import { importProducts, importShops } from '#server/import/schema.ts'

import { openMarket } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, simpleTable, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing
beforeAll(async () => {
  const market = await openMarket(world())
  importing = await startImporting(world(), await market.makeShop('Toko Baris'))
})

const namesOf = async (rows: AsyncGenerator<ImportRow | ImportShop>) => {
  const names: string[] = []
  for await (const { name } of rows) names.push(name)
  return names
}

it('[ops-374, ops-375] products of an import are listed behind one of them, and all that are rejected are told', async () => {
  const wrong = 230
  const { id } = await importing.check(simpleTable('', wrong, 'R'))
  const first = await importing.rows(id, { verdict: 'reject', per_page: 200 })
  const rest = await importing.rows(id, {
    verdict: 'reject',
    per_page: 200,
    beyond: first.at(-1)!.id,
    page: 7
  })
  expect([first.length, rest.length]).toEqual([200, 30])
  expect(new Set([...first, ...rest].map(row => row.id)).size).toBe(wrong)
  expect(await importing.rows(id, { verdict: 'create', beyond: first[0]!.id })).toEqual([])
  const tooMany = { id, per_page: 501 }
  expect(codeOf(await world().ops.call('GET /ops/import/{id}/row', tooMany))).toBe('invalid_input')

  const { services } = world()
  expect(new Set(await namesOf(readProblems(services, id))).size).toBe(wrong)
  // Running rejected what the check had found right, as where pictures cannot be read.
  const failed = { verdict: 'create', result: 'rejected' } as const
  await services.db.update(importProducts).set(failed).where(eq(importProducts.importId, id))
  expect(new Set(await namesOf(readFailures(services, id))).size).toBe(wrong)
})

it('[import-115] shops of an import are listed by what would happen or has happened, behind one of them, and all that are rejected are told', async () => {
  const wrong = 130
  const heads = 'Nama,Penjual,Kontak,Alamat,Provinsi,Kota,Kecamatan'
  const line = (name: string, contact: string, district: string) =>
    `${name},Sari,${contact},Jl. Baris 1,Jawa Barat,Kota Bekasi,${district}`
  const lines = Array.from({ length: wrong }, (_, i) =>
    line(`Toko Salah ${i}`, `0812345${String(i).padStart(5, '0')}`, 'Entah')
  )
  const right = line('Toko Benar', '081399988877', 'Bekasi Barat')
  const { id, shops } = await importing.check([heads, right, ...lines].join('\n'))
  expect(shops.verdicts).toEqual({ create: 1, same: 0, reject: wrong, waiting: 0 })
  expect((await importing.shops(id, { verdict: 'create' })).map(({ name }) => name)).toEqual(['Toko Benar'])
  const first = await importing.shops(id, { verdict: 'reject' })
  const rest = await importing.shops(id, { verdict: 'reject', beyond: first.at(-1)!.id, page: 7 })
  expect([first.length, rest.length]).toEqual([100, 30])
  expect(new Set([...first, ...rest].map(shop => shop.id)).size).toBe(wrong)
  const call = 'GET /ops/import/{id}/shop'
  expect(await world().ops.call(call, { id, verdict: 'reject' })).toMatchObject({ meta: { total: wrong } })
  expect(codeOf(await world().ops.call(call, { id, per_page: 501 }))).toBe('invalid_input')

  const { services } = world()
  expect(new Set(await namesOf(readShopProblems(services, id))).size).toBe(wrong)
  const created = { result: 'created' } as const
  await services.db.update(importShops).set(created).where(eq(importShops.name, 'Toko Benar'))
  expect((await importing.shops(id, created)).map(({ name }) => name)).toEqual(['Toko Benar'])
  expect(await importing.shops(id, { result: 'rejected' })).toEqual([])
})
