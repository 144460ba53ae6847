import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { rememberKnown } from '#server/checkout/memory.ts'
import { checkouts } from '#server/checkout/schema.ts'

import { checkOut } from '../support/buying.ts'
import { checkOutTogether } from '../support/buying-together.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

// Hidden codes: the server returns them only to a buyer who sends them (D38).

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(() => market.endVouchers())

const enter = (buyer: Buyer, cart_id: string, code: string, is_shared = false) =>
  buyer.person.call('POST /buyer/transaction/checkout/promo', { cart_id, code, is_shared })
const open = async (buyer: Buyer, lines: readonly { id: number }[]) =>
  value(
    await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: lines.map(({ id }) => id) })
  )

it('[voucher-14] a hidden code is offered once it was typed, in any case, and only to its buyer', async () => {
  const [buyer, other] = [await market.buyer(), await market.buyer()]
  const secret = await market.voucher({ code: 'RAHASIA1', amount: 9_000, isShow: false })
  const product = await market.product({ price: 100_000 })
  const [mine, theirs] = [await checkOut(buyer, product), await checkOut(other, product)]
  expect(mine).toMatchObject({ vouchers: [], voucher: null })
  // Choosing a code is not typing it: the server reveals nothing that was not typed.
  const choice = { cart_id: mine.id, voucher: secret }
  value(await buyer.person.call('POST /buyer/transaction/checkout/choose', choice))
  expect((await open(buyer, mine.products)).vouchers).toEqual([])
  expect(value(await enter(buyer, mine.id, 'rahasia1'))).toMatchObject({
    code: secret,
    value: 9_000,
    is_available: true
  })
  value(await buyer.person.call('POST /buyer/transaction/checkout/choose', choice))
  expect(await open(buyer, mine.products)).toMatchObject({ vouchers: [{ code: secret }], voucher: secret })
  expect((await open(other, theirs.products)).vouchers).toEqual([])
})

it("[voucher-14] rejects another buyer’s checkout, an unknown code, and another shop's code, and says why one cannot be used", async () => {
  const [buyer, other] = [await market.buyer(), await market.buyer()]
  const far = await market.makeShop('Toko Jauh')
  const [, foreign, dear] = [
    await market.voucher({ code: 'RAHASIA2', amount: 9_000, isShow: false }),
    await market.voucher({ code: 'TOKOLAIN', amount: 9_000, isShow: false, shopId: far }),
    await market.voucher({ code: 'MAHAL', amount: 9_000, isShow: false, minPurchaseAmount: 900_000 })
  ]
  const product = await market.product({ price: 100_000 })
  const [mine, theirs] = [await checkOut(buyer, product), await checkOut(other, product)]
  expect(codeOf(await enter(buyer, theirs.id, 'RAHASIA2'))).toBe('checkout_not_found')
  expect(codeOf(await enter(buyer, mine.id, 'TIDAKADA'))).toBe('voucher_not_found')
  expect(codeOf(await enter(buyer, mine.id, foreign))).toBe('voucher_not_found')
  expect(value(await enter(buyer, mine.id, dear))).toMatchObject({
    is_available: false,
    reason: 'Belanja Rp800.000 lagi untuk memakai promo ini'
  })
  expect(codeOf(await enter({ ...buyer, person: world().person() }, mine.id, 'RAHASIA2'))).toBe(
    'unauthorized'
  )
})

it('[voucher-14] with several shops a marketplace code is entered for all, and a shop’s for its own', async () => {
  const buyer = await market.buyer()
  const shop = await market.makeShop('Toko Kode')
  const shared = await market.voucher({ code: 'SEMUA', amount: 9_000, isShow: false })
  const own = await market.voucher({ code: 'SATUTOKO', amount: 5_000, isShow: false, shopId: shop })
  const products = [await market.product(), await market.product({ shopId: shop })]
  const checkout = await checkOutTogether(buyer, products)
  const idOf = (shopId: number) => checkout.checkouts.find(({ shop_id }) => shop_id === shopId)!.id
  expect(codeOf(await enter(buyer, idOf(shop), shared))).toBe('voucher_not_found')
  expect(value(await enter(buyer, checkout.id, shared, true)).code).toBe(shared)
  expect(codeOf(await enter(buyer, idOf(market.shopId), own))).toBe('voucher_not_found')
  expect(value(await enter(buyer, idOf(shop), own)).code).toBe(own)
  const lines = checkout.checkouts.flatMap(block => block.products)
  const again = await open(buyer, lines)
  expect(again.market_vouchers.map(({ code }) => code)).toEqual([shared])
  expect(again.checkouts.map(({ vouchers }) => vouchers.map(({ code }) => code)).toSorted()).toEqual([
    [],
    [own]
  ])
})

it('[voucher-14] an open checkout stores the twenty newest typed codes', async () => {
  const buyer = await market.buyer()
  await checkOut(buyer, await market.product())
  const { db } = world().services
  const codes = Array.from({ length: 23 }, (_, n) => `KODE${n}`)
  for (const code of codes) await db.transaction(tx => rememberKnown(tx, buyer.id, code))
  const [open] = await db.select().from(checkouts).where(eq(checkouts.userId, buyer.id))
  expect(open!.choices.known).toEqual(codes.slice(3))
})
