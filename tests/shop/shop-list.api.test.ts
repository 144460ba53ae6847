import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { refreshProductSummaries } from '#server/product/summaries.ts'
import { shops } from '#server/shop/schema.ts'
import { isShopOnline } from '#server/shop/shops.ts'

import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
  await market.makeShop('Permata Kuarsa')
})

it('[shop-2] shops are listed official ones first, then verified ones, then by sales, each with three products', async () => {
  const { db, clock } = world().services
  const make = async (name: string, set: Partial<typeof shops.$inferInsert>) => {
    const id = await market.makeShop(`Zamrud ${name}`)
    await db.update(shops).set(set).where(eq(shops.id, id))
    return id
  }
  await make('Kecil', { sold: 5 })
  const large = await make('Besar', { sold: 50 })
  await make('Terverifikasi', { isVerified: true })
  await make('Resmi', { isOfficial: true })
  for (let n = 0; n < 4; n += 1) await market.product({ shopId: large })
  const { id } = await market.product({ shopId: large, stock: 0, name: 'Habis' })
  await refreshProductSummaries(db, [id], clock.now())
  await db.update(shops).set({ sold: 50 }).where(eq(shops.id, large))
  const found = value(await world().person().call('GET /buyer/shop', { keyword: 'zamrud' }))
  const names = found.map(shop => shop.name.replace('Zamrud ', ''))
  expect(names).toEqual(['Resmi', 'Terverifikasi', 'Besar', 'Kecil'])
  const shown = found[2]?.products.map(card => card.name)
  expect(shown).toEqual(['Semen Uji 40 kg', 'Semen Uji 40 kg', 'Semen Uji 40 kg'])
  expect(value(await world().person().call('GET /buyer/shop', {}))).toHaveLength(12)
  expect(value(await world().person().call('GET /buyer/shop', { keyword: 'zamrud besar' }))).toHaveLength(1)
})

it('[search-17] a misspelt name finds the intended shop, and a verbatim search finds none', async () => {
  const request = async (is_verbatim: boolean) => {
    const found = await world()
      .person()
      .call('GET /buyer/shop', { keyword: 'permata kuarsaa', ...(is_verbatim && { is_verbatim: 'true' }) })
    return value(found).map(shop => shop.name)
  }
  expect(await request(false)).toEqual(['Permata Kuarsa'])
  expect(await request(true)).toEqual([])
})

it('[shop-3] a shop is online for five minutes after its last activity', () => {
  const lastOnlineAt = new Date('2026-06-30T12:00:00Z')
  expect(isShopOnline({ lastOnlineAt }, new Date('2026-06-30T12:04:59Z'))).toBe(true)
  expect(isShopOnline({ lastOnlineAt }, new Date('2026-06-30T12:05:00Z'))).toBe(false)
  expect(isShopOnline({ lastOnlineAt: null }, lastOnlineAt)).toBe(false)
})
