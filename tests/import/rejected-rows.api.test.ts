import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import type { ImportRow } from '#lib/import/shapes.ts'
import { readFailures, readProblems } from '#server/import/import-folder.ts'
import { importProducts } from '#server/import/schema.ts'

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

const namesOf = async (rows: AsyncGenerator<ImportRow>) => {
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
