import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { vouchers } from '#server/voucher/schema.ts'

import { expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { approve, negotiate, payNegotiation, readOrder } from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

it('[negotiation-36] drops a voucher that was used elsewhere only if the buyer saw the total without it', async () => {
  const buyer = await market.buyer()
  const product = await market.product({ price: 60_000 })
  const voucher = await market.voucher({ amount: 10_000, usageLimit: 2, productId: product.id })
  const { id } = await negotiate(world(), buyer, product, { voucher, discount: 10_000 })
  value(await approve(world(), id, 50_000))
  expect(await readOrder(buyer, id)).toMatchObject({ grand_total: 100_000, nego: { lost_voucher: null } })
  const { db } = world().services
  const setUsed = (usedCount: number) =>
    db.update(vouchers).set({ usedCount }).where(eq(vouchers.code, voucher))

  await setUsed(2)
  await topUp(world(), buyer, 110_000)
  const shown = await readOrder(buyer, id)
  expect(shown).toMatchObject({
    grand_total: 110_000,
    discount: 0,
    voucher: null,
    nego: { lost_voucher: voucher, may_pay: true },
    attention: `Kuota promo sudah habis. Anda bisa membayar tanpa promo ${voucher}: totalnya Rp110.000, belum termasuk biaya penanganan.`
  })
  const cards = value(await buyer.person.call('GET /buyer/transaction', { status: 'nego' }))
  expect(cards).toMatchObject([{ id, grand_total: 110_000 }])
  // A tab with the old total, a total that nobody saw, and one that another voucher would change.
  expect(codeOf(await payNegotiation(buyer, id, pay.saldo, { total_pay: 100_000 }))).toBe('voucher_used_up')
  expect(codeOf(await payNegotiation(buyer, id, pay.saldo, { without_voucher: true }))).toBe('total_changed')
  expect(
    await payNegotiation(buyer, id, pay.saldo, { without_voucher: true, total_pay: 100_000 })
  ).toMatchObject({
    error: { code: 'total_changed', details: { total_pay: 110_000, discount: 0 } }
  })
  // The voucher became available meanwhile: it counts, and the buyer must confirm again.
  await setUsed(1)
  expect(
    codeOf(await payNegotiation(buyer, id, pay.saldo, { without_voucher: true, total_pay: 110_000 }))
  ).toBe('total_changed')
  await setUsed(2)
  value(await payNegotiation(buyer, id, pay.saldo, { without_voucher: true, total_pay: 110_000 }))
  expect(await readOrder(buyer, id)).toMatchObject({
    status: 'paid',
    grand_total: 110_000,
    discount: 0,
    voucher: null,
    attention: null
  })
  // A cancellation returns no voucher: this order never had it.
  value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Batal' }))
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, voucher))
  expect(row!.usedCount).toBe(2)
  await setUsed(0)
})
