import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { runDeadlines } from '#server/order/deadline-job.ts'
import { transactionHistory, transactionLines } from '#server/order/schema.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { type Importing, simpleTable, startImporting } from '../import/importing.ts'
import { checkOut, expectTrueBooks, movedBy, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { advance as moveClock, passDemo } from '../support/clock.ts'
import { signInBuyers, tally } from '../support/crowd.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import {
  approve,
  checkOutFar,
  decline,
  negotiate,
  offerOf,
  payNegotiation,
  readOrder,
  sendOffer
} from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const hour = 3_600
const world = useWorld()
let market: Market
let importing: Importing

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
  importing = await startImporting(world(), market.shopId)
})
afterEach(() => expectTrueBooks(world()))

const advance = (seconds: number) => moveClock(world(), seconds)

async function again(buyer: Buyer, id: number) {
  await signIn(world(), buyer.person, buyer.id)
  return readOrder(buyer, id)
}

const cancel = (buyer: Buyer, id: number) =>
  buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Batal' })

/** A negotiation with an agreed price, Rp100.000 in all. */
async function agreed(buyer: Buyer, product?: Awaited<ReturnType<Market['product']>>, voucher?: string) {
  const more = voucher ? { voucher, discount: 10_000 } : {}
  const { id } = await negotiate(world(), buyer, product ?? (await market.product()), more)
  value(await approve(world(), id, 50_000))
  return id
}

const isRejectedGoods = (code: string) => code === 'out_of_stock' || code === 'voucher_used_up'

describe("a negotiation's deadline", () => {
  it('[negotiation-15] ends it as Sistem: unanswered, unpaid, or without a new offer', async () => {
    const buyer = await market.buyer()
    const negotiation = await negotiate(world(), buyer, await market.product())
    const approved = await agreed(buyer)
    const declined = await negotiate(world(), buyer, await market.product())
    value(await decline(world(), declined.id))
    await advance(24 * hour - 60)
    expect((await again(buyer, negotiation.id)).status).toBe('nego')
    await advance(61)
    const found = []
    for (const id of [negotiation.id, approved, declined.id]) {
      const { status, cancel_by, reason } = await again(buyer, id)
      found.push([status, cancel_by, reason])
    }
    expect(found).toEqual([
      ['cancel', 'system', 'Negosiasi tidak dijawab tepat waktu'],
      ['cancel', 'system', 'Ongkir yang disetujui tidak dibayar tepat waktu'],
      ['cancel', 'system', 'Penolakan ongkir tidak ditanggapi tepat waktu']
    ])
  })

  it('[negotiation-16] restarts with every answer and offer, but not with another delivery', async () => {
    const buyer = await market.buyer()
    const { id } = await negotiate(world(), buyer, await market.product())
    await advance(20 * hour)
    value(await decline(world(), id))
    await advance(20 * hour)
    await signIn(world(), buyer.person, buyer.id)
    value(await buyer.person.call('POST /buyer/transaction/nego/offer/{id}', { id, note: 'Lagi' }))
    await advance(20 * hour)
    value(await approve(world(), id, 10_000))
    const { deadline } = await again(buyer, id)
    await advance(hour)
    await signIn(world(), buyer.person, buyer.id)
    value(await buyer.person.call('POST /buyer/transaction/nego/deliver/{id}', { id }))
    expect((await readOrder(buyer, id)).deadline).toEqual(deadline)
  })

  it('[negotiation-17] rejects everybody once it has passed, even before the job runs', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 100_000)
    const id = await agreed(buyer)
    const negotiation = await negotiate(world(), buyer, await market.product())
    await world().services.clock.advance(24 * hour)
    await signIn(world(), buyer.person, buyer.id)
    expect([
      codeOf(await payNegotiation(buyer, id, pay.saldo)),
      codeOf(await approve(world(), negotiation.id, 1)),
      codeOf(await decline(world(), negotiation.id)),
      codeOf(await buyer.person.call('POST /buyer/transaction/nego/deliver/{id}', { id: negotiation.id })),
      codeOf(await cancel(buyer, id)),
      codeOf(await buyer.person.call('GET /buyer/transaction/nego/payment/{id}', { id }))
    ]).toEqual(Array.from({ length: 6 }, () => 'status_refused'))
    expect((await readOrder(buyer, id)).nego).toMatchObject({ standing: 'approved', may_pay: false })
    // Several processes poll at once: each negotiation ends once.
    await Promise.all([1, 2, 3].map(() => runDeadlines(world().services)))
    const { db } = world().services
    for (const one of [id, negotiation.id]) {
      const rows = await db.select().from(transactionHistory).where(eq(transactionHistory.transactionId, one))
      expect(rows.filter(({ status }) => status === 'cancel')).toHaveLength(1)
    }
  })
})

describe('concurrently', () => {
  it('[negotiation-18] two payments of one negotiation charge once', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 300_000)
    const product = await market.product({ stock: 5 })
    const id = await agreed(buyer, product)
    let codes: string[] = []
    const moved = await movedBy(world(), async () => {
      const answers = [pay.saldo, pay.saldo, pay.account, pay.cash].map(method =>
        payNegotiation(buyer, id, method)
      )
      codes = (await Promise.all(answers)).map(codeOf)
    })
    expect(tally(codes)).toEqual({ ok: 1, status_refused: 3 })
    expect(await market.stockOf(product)).toBe(4)
    const { payment } = await readOrder(buyer, id)
    expect(moved).toEqual(payment.type === 'baba_balance' ? { buyer_saldo: -100_000, escrow: 100_000 } : {})
  })

  it('[negotiation-18] one Saldo pays one of two negotiations', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 100_000)
    const ids = [await agreed(buyer), await agreed(buyer)]
    const answers = await Promise.all(ids.map(id => payNegotiation(buyer, id, pay.saldo)))
    expect(tally(answers.map(codeOf))).toEqual({ ok: 1, balance_too_low: 1 })
  })

  it('[negotiation-18] one of an approval and a cancellation succeeds', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer = await market.buyer()
      const { id } = await negotiate(world(), buyer, await market.product())
      const [approved, cancelled] = await Promise.all([approve(world(), id, 1_000), cancel(buyer, id)])
      expect(codeOf(cancelled)).toBe('ok')
      expect(['ok', 'status_refused']).toContain(codeOf(approved))
      expect((await readOrder(buyer, id)).status).toBe('cancel')
    }
  })

  it('[negotiation-18] a payment and a cancellation leave consistent goods and money', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer = await market.buyer()
      await topUp(world(), buyer, 100_000)
      const product = await market.product({ stock: 1 })
      const id = await agreed(buyer, product)
      const [paid] = await Promise.all([payNegotiation(buyer, id, pay.saldo), cancel(buyer, id)])
      expect(['ok', 'status_refused']).toContain(codeOf(paid))
      expect((await readOrder(buyer, id)).status).toBe('cancel')
      expect(await market.stockOf(product)).toBe(1)
      await expectTrueBooks(world())
    }
  })

  it('[negotiation-18] one of a payment and the deadline succeeds', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer = await market.buyer()
      await topUp(world(), buyer, 100_000)
      const product = await market.product({ stock: 1 })
      const id = await agreed(buyer, product)
      await world().services.clock.advance(24 * hour - 1)
      await signIn(world(), buyer.person, buyer.id)
      const paying = payNegotiation(buyer, id, pay.saldo)
      await world().services.clock.advance(2)
      const [paid] = await Promise.all([paying, runDeadlines(world().services)])
      const order = await again(buyer, id)
      expect([codeOf(paid), order.status]).toEqual(
        codeOf(paid) === 'ok' ? ['ok', 'paid'] : ['status_refused', 'cancel']
      )
      expect(await market.stockOf(product)).toBe(order.status === 'paid' ? 0 : 1)
    }
  })

  it('[negotiation-19] the last piece and the last use of a voucher go to one, by order or by negotiation', async () => {
    const crowd = await signInBuyers(market, 8)
    const product = await market.product({ stock: 1 })
    const voucher = await market.voucher({ amount: 10_000, usageLimit: 1, productId: product.id })
    const ids: number[] = []
    for (const buyer of crowd) {
      await topUp(world(), buyer, 100_000)
      ids.push(await agreed(buyer, product, voucher))
    }
    const outsider = await market.buyer()
    await topUp(world(), outsider, 50_000)
    const order = orderOf(await checkOut(outsider, product), pay.saldo)
    const codes = await Promise.all([
      sendOrder(outsider, order).then(codeOf),
      ...crowd.map((buyer, i) => payNegotiation(buyer, ids[i]!, pay.saldo).then(codeOf))
    ])
    expect(codes.filter(code => code === 'ok')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['ok', ...codes.filter(isRejectedGoods)]))
    expect(await market.stockOf(product)).toBe(0)
    const { db } = world().services
    const [row] = await db.select().from(vouchers).where(eq(vouchers.code, voucher))
    const isByOrder = codes[0] === 'ok'
    expect(row!.usedCount).toBe(isByOrder ? 0 : 1)
    const states = []
    for (const [i, buyer] of crowd.entries()) states.push((await readOrder(buyer, ids[i]!)).status)
    expect(tally(states)).toEqual(isByOrder ? { nego: 8 } : { nego: 7, paid: 1 })
  })

  it('[import-74] negotiations and undoing the import of their goods leave no line without a product', async () => {
    const { db } = world().services
    const { id } = await importing.check(simpleTable(importing.photo, 6, 'BALAP'))
    await importing.run(id)
    const offers: { productId: number; send: () => ReturnType<typeof sendOffer> }[] = []
    for (const { product_id: productId } of await importing.rows(id)) {
      const [detail] = await db.select().from(productDetails).where(eq(productDetails.productId, productId!))
      const buyer = await market.buyer()
      const checkout = await checkOutFar(world(), buyer, { id: productId!, detailId: detail!.id })
      offers.push({ productId: productId!, send: () => sendOffer(buyer, offerOf(checkout, 'shop_courier')) })
    }
    const [undone, ...answers] = await Promise.all([importing.undo(id), ...offers.map(({ send }) => send())])
    const outcomes = []
    for (const [at, { productId }] of offers.entries()) {
      outcomes.push({
        code: codeOf(answers[at]!),
        products: await db.$count(products, eq(products.id, productId)),
        lines: await db.$count(transactionLines, eq(transactionLines.productId, productId))
      })
    }
    const isOpened = (one: { code: string }) => one.code === 'ok'
    expect(outcomes).toEqual(
      outcomes.map(one =>
        isOpened(one)
          ? { code: 'ok', products: 1, lines: 1 }
          : { code: 'out_of_stock', products: 0, lines: 0 }
      )
    )
    const opened = outcomes.filter(isOpened).length
    expect(undone.results).toMatchObject({ archived: opened, deleted: offers.length - opened })
  })
})
