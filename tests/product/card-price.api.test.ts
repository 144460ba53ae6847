import { addDays } from 'date-fns/addDays'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { discountedPrice } from '#lib/product/price.ts'
import { readCards } from '#server/product/product-cards.ts'
import { refreshCardPrices } from '#server/product/card-price.ts'
import { products } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'
import { productVouchers, vouchers } from '#server/voucher/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

type Fields = Partial<typeof vouchers.$inferInsert>
let number = 0

/** A product of Rp50.000 with vouchers of these fields; returns its card's price, and the one in its row. */
async function cardPrice(given: Fields[], at = (now: Date) => now): Promise<{ shown: number; row: number }> {
  const { db, clock } = world().services
  const now = clock.now()
  const { id } = await market.product({ price: 50_000, min: 2 })
  for (const fields of given) {
    number += 1
    const usual = {
      code: `KARTU${number}`,
      name: 'Uji',
      type: 'discount',
      percentage: 10,
      usageLimit: 5
    } as const
    const window = { validFrom: addDays(now, -1), validUntil: addDays(now, 30) }
    const [voucher] = await db
      .insert(vouchers)
      .values({ ...usual, ...window, ...fields })
      .returning()
    await db.insert(productVouchers).values({ productId: id, voucherId: voucher!.id })
  }
  await refreshProductSummaries(db, [id], now)
  await refreshCardPrices(db, at(now))
  const [row] = await db.select().from(products).where(eq(products.id, id))
  const [card] = await readCards(db, [id], now)
  return { row: row!.cardPrice, shown: discountedPrice(card!.price, card!.vouchers) }
}

describe('[product-16] the price of a card', () => {
  it.each<[string, Fields[], number]>([
    ['is the lowest price where there is no voucher', [], 50_000],
    ['falls by a percentage', [{}], 45_000],
    ['falls by a percentage up to its cap', [{ maxAmount: 2_000 }], 48_000],
    ['falls by a fixed amount', [{ percentage: 0, amount: 7_000 }], 43_000],
    ['is never below nothing', [{ percentage: 0, amount: 90_000 }], 0],
    ['is rounded down', [{ percentage: 33, maxAmount: 0, minPurchaseAmount: 1 }], 33_500],
    [
      'counts the first voucher by code',
      [
        { code: 'ZZ', percentage: 50 },
        { code: 'AA', percentage: 5 }
      ],
      47_500
    ],
    ['leaves cashback out', [{ type: 'cashback' }], 50_000],
    ['leaves out what is hidden', [{ isShow: false }], 50_000],
    ['leaves out what is used up', [{ usageLimit: 3, usedCount: 3 }], 50_000],
    ['leaves out what two pieces do not reach', [{ minPurchaseAmount: 100_001 }], 50_000]
  ])('%s', async (_name, given, expected) => {
    expect(await cardPrice(given)).toEqual({ row: expected, shown: expected })
  })

  it('changes when a voucher begins and ends', async () => {
    const later = { validFrom: addDays(world().services.clock.now(), 2) }
    expect((await cardPrice([later])).row).toBe(50_000)
    expect((await cardPrice([later], now => addDays(now, 3))).row).toBe(45_000)
    expect((await cardPrice([{}], now => addDays(now, 31))).row).toBe(50_000)
  })

  it('is used to order and filter lists', async () => {
    const { db, clock } = world().services
    const shopId = await market.makeShop('Toko Harga')
    const dear = await market.product({ shopId, price: 60_000, name: 'Mahal' })
    const lowered = await market.product({ shopId, price: 61_000, name: 'Turun' })
    const [voucher] = await db
      .insert(vouchers)
      .values({
        code: 'TURUN',
        name: 'Uji',
        type: 'discount',
        percentage: 10,
        usageLimit: 5,
        validFrom: addDays(clock.now(), -1),
        validUntil: addDays(clock.now(), 9)
      })
      .returning()
    await db.insert(productVouchers).values({ productId: lowered.id, voucherId: voucher!.id })
    await refreshProductSummaries(db, [dear.id, lowered.id], clock.now())
    const list = async (filter: object) =>
      value(
        await world()
          .person()
          .call('GET /buyer/product/shop/{shop_id}', { shop_id: String(shopId), ...filter })
      ).map(card => card.name)
    expect(await list({ sort_by: 'termurah' })).toEqual(['Turun', 'Mahal'])
    expect(await list({ max_price: 59_000 })).toEqual(['Turun'])
    expect(await list({ min_price: 59_000 })).toEqual(['Mahal'])
  })
})
