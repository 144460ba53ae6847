import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { refreshProductSummaries } from '#server/product/summaries.ts'
import { countMissed, readMissed } from '#server/search/missed-searches.ts'
import { missedSearches } from '#server/search/schema.ts'
import { searchCounter } from '#server/search/search-counter.ts'

import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const day = '2026-03-05'
const noon = new Date('2026-03-05T05:00:00Z')

it('[ops-68] a search without a result is counted by day, and tells of nobody', async () => {
  const { db } = world().services
  await countMissed(db, ['genteng kaca', 'genteng kaca', 'budi@contoh.id', 'pak 0812-3456-7890', '12'], noon)
  await countMissed(db, ['genteng kaca', 'atap rumbia'], noon)
  expect(await readMissed(db, day, day)).toEqual([
    { keyword: 'genteng kaca', count: 3 },
    { keyword: 'atap rumbia', count: 1 }
  ])
  expect(await readMissed(db, '2026-03-06', '2026-03-07')).toEqual([])
})

it('[ops-68] a day keeps 1,000 keywords, and goes on counting those', async () => {
  const { db } = world().services
  const at = new Date('2026-04-05T05:00:00Z')
  const many = Array.from({ length: 1_200 }, (_, n) => `kata ${String(n).padStart(4, '0')}`)
  await countMissed(db, many, at)
  await countMissed(db, ['kata 0001', 'yang lain'], at)
  const kept = await db.select().from(missedSearches).where(eq(missedSearches.day, '2026-04-05'))
  const countOf = (keyword: string) => kept.find(row => row.keyword === keyword)?.count
  expect([kept.length, countOf('kata 0001'), countOf('yang lain')]).toEqual([1_000, 2, undefined])
})

it('[ops-68] a search of a visitor is counted where it shows nothing, not where corrected words show products', async () => {
  const { services } = world()
  const { id } = await (await openMarket(world())).product({ name: 'Semen Putih Uji' })
  await refreshProductSummaries(services.db, [id], services.clock.now())
  const counter = searchCounter(services)
  const visitor = { cookies: {}, ip: '10.1.2.3' }
  for (const keyword of ['xyzzy qwerty', 'semen', 'semmen', 'semen xyzzy']) counter.note(keyword, visitor)
  // This visitor wanted exactly what was typed.
  counter.note('semen putihh', visitor, true)
  await counter.write()
  const found = await readMissed(services.db, '2026-06-01', '2099-01-01')
  expect(found).toEqual([
    { keyword: 'semen putihh', count: 1 },
    { keyword: 'xyzzy qwerty', count: 1 }
  ])
})
