import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { rupiah } from '#lib/format/rupiah.ts'

import { addresses } from '#server/address/schema.ts'
import { products } from '#server/product/schema.ts'

import {
  advanceTo,
  checkOut,
  expectTrueBooks,
  movedBy,
  orderOf,
  type OrderSent,
  pay,
  sendOrder,
  settle,
  topUp
} from '../support/buying.ts'
import { answer, complain, passEstimate } from '../support/complaining.ts'
import { passDemo } from '../support/clock.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

type Row = {
  name: string
  /** Two pieces of 50.000, Kurir Toko for nothing, unless said otherwise. */
  payment?: 'saldo' | 'account'
  voucher?: { type?: 'discount' | 'cashback'; amount: number; by: 'shop' | 'market' }
  carrier?: 'free' | 'shop' | 'courier'
  /** What the order is worth, and what the buyer pays for it. */
  total: number
  kind?: 'problem' | 'not_arrived' | 'shipping_difference'
  status?: 'sent' | 'delivered'
  /** Pieces that the complaint names. */
  qty?: number
  limit: number
  nominal: number
  /** What the end moves, by hand. */
  moved: Record<string, number>
  end: 'success' | 'cancel'
}

const rows: Row[] = [
  {
    name: 'a part, paid from Saldo',
    payment: 'saldo',
    total: 100_000,
    limit: 50_000,
    nominal: 20_000,
    moved: { escrow: -100_000, buyer_saldo: 20_000, seller_payable: 80_000 },
    end: 'success'
  },
  {
    name: 'a part, paid by virtual account: the fee of the payment stays',
    total: 104_000,
    limit: 50_000,
    nominal: 50_000,
    moved: { escrow: -104_000, buyer_saldo: 50_000, seller_payable: 50_000, fee_income: 4_000 },
    end: 'success'
  },
  {
    name: 'all but one rupiah is still a part',
    total: 104_000,
    qty: 2,
    limit: 100_000,
    nominal: 99_999,
    moved: { escrow: -104_000, buyer_saldo: 99_999, seller_payable: 1, fee_income: 4_000 },
    end: 'success'
  },
  {
    name: 'the whole, paid from Saldo',
    payment: 'saldo',
    total: 100_000,
    qty: 2,
    limit: 100_000,
    nominal: 100_000,
    moved: { escrow: -100_000, buyer_saldo: 100_000 },
    end: 'cancel'
  },
  {
    name: 'the whole, paid by virtual account: with the fee',
    total: 104_000,
    qty: 2,
    limit: 100_000,
    nominal: 100_000,
    moved: { escrow: -104_000, buyer_saldo: 104_000 },
    end: 'cancel'
  },
  {
    name: "a part under a shop's voucher: the shop bears the discount",
    voucher: { amount: 10_000, by: 'shop' },
    total: 94_000,
    limit: 45_000,
    nominal: 45_000,
    moved: { escrow: -94_000, buyer_saldo: 45_000, seller_payable: 45_000, fee_income: 4_000 },
    end: 'success'
  },
  {
    name: "a part under the marketplace's voucher: half of its discount is left",
    voucher: { amount: 10_000, by: 'market' },
    total: 94_000,
    limit: 45_000,
    nominal: 45_000,
    moved: {
      escrow: -94_000,
      buyer_saldo: 45_000,
      seller_payable: 50_000,
      fee_income: 4_000,
      promo_expense: -5_000
    },
    end: 'success'
  },
  {
    name: "the whole under the marketplace's voucher costs it nothing",
    voucher: { amount: 10_000, by: 'market' },
    total: 94_000,
    qty: 2,
    limit: 90_000,
    nominal: 90_000,
    moved: { escrow: -94_000, buyer_saldo: 94_000 },
    end: 'cancel'
  },
  {
    name: "a part with the shop's cashback: three quarters of it are left",
    voucher: { type: 'cashback', amount: 3_000, by: 'shop' },
    total: 104_000,
    limit: 50_000,
    nominal: 25_000,
    moved: { escrow: -104_000, buyer_saldo: 27_250, seller_payable: 72_750, fee_income: 4_000 },
    end: 'success'
  },
  {
    name: "a part with the marketplace's cashback",
    voucher: { type: 'cashback', amount: 3_000, by: 'market' },
    total: 104_000,
    limit: 50_000,
    nominal: 25_000,
    moved: {
      escrow: -104_000,
      buyer_saldo: 27_250,
      seller_payable: 75_000,
      fee_income: 4_000,
      promo_expense: -2_250
    },
    end: 'success'
  },
  {
    name: 'the whole has no cashback',
    voucher: { type: 'cashback', amount: 3_000, by: 'market' },
    total: 104_000,
    qty: 2,
    limit: 100_000,
    nominal: 100_000,
    moved: { escrow: -104_000, buyer_saldo: 104_000 },
    end: 'cancel'
  },
  {
    name: 'a part of goods by a courier, who is paid',
    carrier: 'courier',
    total: 114_000,
    limit: 55_000,
    nominal: 20_000,
    moved: {
      escrow: -114_000,
      buyer_saldo: 20_000,
      seller_payable: 80_000,
      courier_payable: 10_000,
      fee_income: 4_000
    },
    end: 'success'
  },
  {
    name: 'all but one rupiah of goods by a courier, whose freight the shop bears',
    carrier: 'courier',
    total: 114_000,
    qty: 2,
    limit: 110_000,
    nominal: 109_999,
    moved: {
      escrow: -114_000,
      buyer_saldo: 109_999,
      seller_payable: -9_999,
      courier_payable: 10_000,
      fee_income: 4_000
    },
    end: 'success'
  },
  {
    name: 'the whole of goods by a courier, with the freight',
    carrier: 'courier',
    total: 114_000,
    qty: 2,
    limit: 110_000,
    nominal: 110_000,
    moved: { escrow: -114_000, buyer_saldo: 114_000 },
    end: 'cancel'
  },
  {
    name: 'a difference of freight by a courier is the loss of the shop',
    carrier: 'courier',
    total: 114_000,
    kind: 'shipping_difference',
    limit: 10_000,
    nominal: 10_000,
    moved: {
      escrow: -114_000,
      buyer_saldo: 10_000,
      seller_payable: 90_000,
      courier_payable: 10_000,
      fee_income: 4_000
    },
    end: 'success'
  },
  {
    name: 'a difference of freight by Kurir Toko',
    carrier: 'shop',
    payment: 'saldo',
    total: 121_000,
    kind: 'shipping_difference',
    limit: 21_000,
    nominal: 5_000,
    moved: { escrow: -121_000, buyer_saldo: 5_000, seller_payable: 116_000 },
    end: 'success'
  },
  {
    name: 'a part by Kurir Toko, whose freight is of the shop',
    carrier: 'shop',
    total: 125_000,
    limit: 60_500,
    nominal: 60_500,
    moved: { escrow: -125_000, buyer_saldo: 60_500, seller_payable: 60_500, fee_income: 4_000 },
    end: 'success'
  },
  {
    name: 'pieces that are late',
    status: 'sent',
    kind: 'not_arrived',
    total: 104_000,
    qty: 1,
    limit: 50_000,
    nominal: 50_000,
    moved: { escrow: -104_000, buyer_saldo: 50_000, seller_payable: 50_000, fee_income: 4_000 },
    end: 'success'
  },
  {
    name: 'a whole order that is late',
    status: 'sent',
    kind: 'not_arrived',
    payment: 'saldo',
    carrier: 'courier',
    total: 110_000,
    qty: 0,
    limit: 110_000,
    nominal: 110_000,
    moved: { escrow: -110_000, buyer_saldo: 110_000 },
    end: 'cancel'
  },
  {
    name: 'a whole order that never came, though the courier says so',
    kind: 'not_arrived',
    total: 104_000,
    qty: 0,
    limit: 100_000,
    nominal: 100_000,
    moved: { escrow: -104_000, buyer_saldo: 104_000 },
    end: 'cancel'
  }
]

/** Buys two pieces as the row says, pays them, and has them sent or delivered. */
async function ordered(buyer: Buyer, product: Product, row: Row) {
  const { db } = world().services
  if (row.carrier === 'shop') {
    // Twelve kilometres by road: seven of them at 3.000.
    await db.update(addresses).set({ lat: -6.28 }).where(eq(addresses.id, buyer.addressId))
  }
  const method = row.payment === 'saldo' ? pay.saldo : pay.account
  if (method === pay.saldo) await topUp(world(), buyer, row.total)
  const more: Partial<OrderSent> = { total_pay: row.total }
  if (row.voucher) {
    const { type = 'discount', amount, by } = row.voucher
    more.voucher = await market.voucher({ type, amount, shopId: by === 'shop' ? market.shopId : null })
  }
  const checkout = await checkOut(buyer, product, 2)
  const option = checkout.shippings.commercial.find(one => one.is_available)
  if (row.carrier === 'courier') {
    more.shipping_type = 'commercial'
    more.shipping_courier = option?.courier ?? ''
    more.shipping_service = option?.service ?? ''
    more.shipping_cost = option?.final_cost ?? 0
  }
  const { id, code } = value(await sendOrder(buyer, orderOf(checkout, method, more)))
  if (method === pay.account) await settle(world(), buyer, id)
  await advanceTo(world(), code, row.status === 'sent' ? 'ship' : 'deliver')
  if (row.status === 'sent') {
    await passEstimate(world(), buyer)
  }
  const { lines } = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
  return { id, code, lines }
}

const balanceOf = async ({ person }: Buyer) => value(await person.call('GET /buyer/profile', {})).balance

const soldOf = async ({ id }: Product) => {
  const [row] = await world().services.db.select().from(products).where(eq(products.id, id))
  return [row!.sold, row!.sold30d]
}

describe('[complaint-3, complaint-8, complaint-15] a refund of', () => {
  it.each(rows)('$name', async row => {
    await market.endVouchers()
    const buyer = await market.buyer()
    const product = await market.product({ price: 50_000, weightG: 500 })
    const order = await ordered(buyer, product, row)
    const { kind = 'problem', qty = 1, nominal } = row
    const line = order.lines[0]!.id
    const named = kind === 'problem' ? { id: line, qty, problem: 'broken' } : { id: line, qty }
    const isNaming = kind !== 'shipping_difference' && qty > 0
    const made = await complain(buyer, order, { kind, nominal, lines: isNaming ? [named] : [] })
    expect(made.max_nominal).toBe(row.limit)
    const before = await balanceOf(buyer)
    const { id } = made
    const preview = await world().ops.call('GET /ops/complain/{id}/postings', {
      id,
      solution: 'refund',
      nominal
    })
    const moved = await movedBy(world(), async () => {
      const ended = value(await answer(world(), id, 'refund', nominal))
      const refunded = row.end === 'cancel' ? row.total : nominal
      expect(ended).toMatchObject({ outcome: 'refunded', refunded, order_status: row.end, turn: null })
    })
    expect(moved).toEqual(row.moved)
    const { effect, postings } = value(preview)
    expect(effect).toMatch(row.end === 'cancel' ? /^Seluruh pesanan dibatalkan:/ : /^Pesanan selesai;/)
    // What the shop has to bear is said beside the figures.
    const owed = /toko menanggung (Rp[\d.]+) lebih dari hasil pesanan ini\.$/.exec(effect ?? '')?.[1]
    const share = row.moved['seller_payable'] ?? 0
    expect(owed).toBe(share < 0 ? rupiah(-share) : undefined)
    expect(Object.fromEntries(postings.map(({ account, amount }) => [account, amount]))).toEqual(row.moved)
    expect((await balanceOf(buyer)) - before).toBe(row.moved['buyer_saldo'])
    expect(await market.stockOf(product)).toBe(8)
    expect(await soldOf(product)).toEqual(row.end === 'cancel' ? [0, 0] : [2, 2])
  })
})
