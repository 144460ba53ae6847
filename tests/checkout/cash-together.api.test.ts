import { beforeAll, describe, expect, it } from 'vitest'

import { pay, sendOrder } from '../support/buying.ts'
import { checkOutTogether, orderTogether } from '../support/buying-together.ts'
import { type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let shopIds: number[]

beforeAll(async () => {
  market = await openMarket(world())
  shopIds = [market.shopId, await market.makeShop('Toko Dua')]
})

/** A product of each shop. */
const shelve = (prices: number[]): Promise<Product[]> =>
  Promise.all(prices.map((price, at) => market.product({ price, shopId: shopIds[at]! })))

describe('[payment-61] cash on delivery of several shops', () => {
  const request = async (products: Product[], type: 'shop_courier' | 'commercial', nominal: number) => {
    const buyer = await market.buyer()
    const { checkouts: blocks } = await checkOutTogether(buyer, products)
    const groups = value(
      await buyer.person.call('GET /buyer/transaction/payment', {
        shop_id: blocks[0]!.shop_id,
        shipping_type: 'shop_courier',
        nominal: 100_000,
        also: [`${blocks[1]!.shop_id}:${type}:${nominal}`]
      })
    )
    return groups.find(group => group.bank_type === 'baba_cod')!.reason
  }

  it('is offered if every delivery allows it, and says why not otherwise', async () => {
    expect(await request(await shelve([100_000, 60_000]), 'shop_courier', 60_000)).toBeNull()
    expect(await request(await shelve([100_000, 60_000]), 'commercial', 60_000)).toBe(
      'COD untuk produk ini hanya dengan Baba Logistik atau Kurir Toko'
    )
    // The total counts: a small order beside a large one, and two that are too much together.
    expect(await request(await shelve([100_000, 40_000]), 'shop_courier', 40_000)).toBeNull()
    expect(await request(await shelve([100_000, 2_950_000]), 'shop_courier', 2_950_000)).toBe(
      'COD untuk total Rp50.000 sampai Rp3.000.000'
    )
    const [here] = await shelve([100_000])
    const paidFirst = await market.product({ price: 60_000, shopId: shopIds[1]!, cod: false })
    expect(await request([here!, paidFirst], 'shop_courier', 60_000)).toBe(
      'Produk ini tidak dapat dibayar di tempat'
    )
  })

  it('[checkout-50] is rejected if the total of both is too high', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOutTogether(buyer, await shelve([100_000, 2_950_000]))
    expect(codeOf(await sendOrder(buyer, orderTogether(checkout, pay.cash)))).toBe('payment_unavailable')
  })

  it('is rejected if the second order does not allow it', async () => {
    const buyer = await market.buyer()
    const [here] = await shelve([100_000])
    const paidFirst = await market.product({ price: 60_000, shopId: shopIds[1]!, cod: false })
    const checkout = await checkOutTogether(buyer, [here!, paidFirst])
    expect(codeOf(await sendOrder(buyer, orderTogether(checkout, pay.cash)))).toBe('payment_unavailable')
  })
})
