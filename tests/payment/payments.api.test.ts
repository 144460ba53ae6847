import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest'

import { asc, eq } from 'drizzle-orm'

import { sandboxGateway, sandboxSignatureHeader } from '#server/core/adapters/payment.ts'
import { paymentNotifications } from '#server/payment/schema.ts'

import {
  accountOf,
  buy,
  checkOut,
  expectTrueBooks,
  movedBy,
  orderOf,
  pay,
  sendOrder
} from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let events = 0

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

type Event = { eventId?: string; number: string; amount: number; kind?: 'paid' | 'expired' | 'failed' }

/** A notification as the gateway posts it: signed over the raw body, without the browser's signature. */
async function notify(event: Event, signature?: string) {
  const body = JSON.stringify({ eventId: `event-${(events += 1)}`, kind: 'paid', ...event })
  const sign = signature ?? sandboxGateway(world().services.config).sign(body)
  const answered = await world().app.request('http://localhost/api/v1/payment/notification', {
    method: 'POST',
    body,
    headers: { [sandboxSignatureHeader]: sign }
  })
  const read = (await answered.json()) as { data: { outcome: string } | null; error?: { code: string } }
  return read.data?.outcome ?? read.error?.code
}

const statusOf = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('GET /buyer/transaction/{id}', { id })).status

/** The bell's newest text. */
const toldLast = async (buyer: Buyer) =>
  value(await buyer.person.call('GET /buyer/notification', {}))[0]?.body

const outcomesOf = async (number: string) => {
  const found = await world()
    .services.db.select()
    .from(paymentNotifications)
    .where(eq(paymentNotifications.number, number))
    .orderBy(asc(paymentNotifications.id))
  return found.map(row => row.outcome)
}

async function pendingOrder() {
  const buyer = await market.buyer()
  const product = await market.product({ price: 96_000 })
  const { id } = await buy(buyer, product, pay.account)
  return { buyer, product, id, number: await accountOf(buyer, id) }
}

describe('a payment notification', () => {
  it('[payment-9] pays the order once, however often it is sent; another settlement is credited to Saldo', async () => {
    const { buyer, id, number } = await pendingOrder()
    const moved = await movedBy(world(), async () => {
      const same = { eventId: 'same', number, amount: 100_000 }
      const answers = await Promise.all([notify(same), notify(same), notify(same)])
      expect(answers).toEqual(['paid', 'paid', 'paid'])
      const again = { eventId: 'again', number, amount: 100_000 }
      expect(await Promise.all([notify(again), notify(again)])).toEqual(['again', 'again'])
    })
    expect(moved).toEqual({ gateway: -200_000, escrow: 100_000, buyer_saldo: 100_000 })
    expect(await toldLast(buyer)).toMatch(
      /^Pembayaran pesanan \S+ diterima lebih dari sekali. Dana Rp100.000 dikembalikan ke Saldo Baba\.$/
    )
    expect(await statusOf(buyer, id)).toBe('paid')
  })

  it('[payment-9] pays each of two accounts with the same event id of the gateway', async () => {
    const [first, second] = [await pendingOrder(), await pendingOrder()]
    for (const { number } of [first, second]) {
      expect(await notify({ eventId: 'twins', number, amount: 100_000 })).toBe('paid')
    }
    expect(await statusOf(second.buyer, second.id)).toBe('paid')
  })

  it('[payment-10] with another amount is recorded, and changes nothing, paid or not', async () => {
    const { buyer, id, number } = await pendingOrder()
    const moved = await movedBy(world(), async () => {
      expect(await notify({ number, amount: 99_999 })).toBe('mismatch')
    })
    expect(moved).toEqual({})
    expect(await statusOf(buyer, id)).toBe('pending')
    await notify({ number, amount: 100_000 })
    expect(await movedBy(world(), () => notify({ number, amount: 99_999 }))).toEqual({})
    expect(await outcomesOf(number)).toEqual(['mismatch', 'paid', 'mismatch'])
  })

  it('[payment-10] that could not be booked is shown in the console, with the requested amount', async () => {
    const { buyer, id, number } = await pendingOrder()
    const { code } = value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
    await notify({ eventId: 'short', number, amount: 99_000 })
    await notify({ eventId: 'lost', number: '3901099999', amount: 5_000 })
    const list = async (outcome: 'mismatch' | 'unknown') =>
      value(await world().ops.call('GET /ops/payment/notification', { outcome, per_page: 1 }))
    expect(await list('mismatch')).toMatchObject([
      { event_id: 'short', number, amount: 99_000, expected: 100_000, outcome: 'mismatch', orders: [code] }
    ])
    expect(await list('unknown')).toMatchObject([{ event_id: 'lost', expected: null, orders: [] }])
  })

  it('[payment-10] are listed on from any of them, however deep', async () => {
    for (const eventId of ['deep-1', 'deep-2', 'deep-3', 'deep-4']) {
      await notify({ eventId, number: '3901099998', amount: 5_000 })
    }
    const list = async (asked: { beyond?: number; page?: number; per_page: number }) =>
      value(await world().ops.call('GET /ops/payment/notification', { outcome: 'unknown', ...asked }))
    const all = (await list({ per_page: 100 })).map(({ id }) => id)
    const walked: number[] = []
    for (let beyond: number | undefined; walked.length < all.length; beyond = walked.at(-1)) {
      const page = await list({ per_page: 3, ...(beyond !== undefined && { beyond }) })
      expect(page.length).toBeGreaterThan(0)
      walked.push(...page.map(({ id }) => id))
    }
    expect(walked).toEqual(all)
    expect(await list({ per_page: 3, beyond: all.at(-1)! })).toEqual([])
    expect(await list({ per_page: 100, page: 13 })).toEqual([])
  })

  it('[payment-8] with a forged signature is rejected and not even recorded', async () => {
    const { buyer, id, number } = await pendingOrder()
    expect(await notify({ number, amount: 100_000 }, 'f'.repeat(64))).toBe('bad_signature')
    expect(await statusOf(buyer, id)).toBe('pending')
    expect(await outcomesOf(number)).toEqual([])
  })

  it('[payment-10] of an unknown account is recorded', async () => {
    expect(await notify({ number: '3901000000000000', amount: 1 })).toBe('unknown')
    expect(await outcomesOf('3901000000000000')).toEqual(['unknown'])
  })

  it("[payment-9] does not depend on the order: the gateway's expiry before the payment ends nothing", async () => {
    const { buyer, id, number } = await pendingOrder()
    expect(await notify({ number, amount: 100_000, kind: 'expired' })).toBe('ignored')
    expect(await notify({ number, amount: 100_000 })).toBe('paid')
    expect(await statusOf(buyer, id)).toBe('paid')
  })

  it('[payment-11] after the expiry is credited to Saldo, once per settlement', async () => {
    const { buyer, product, id, number } = await pendingOrder()
    await world().ops.call('POST /ops/clock', { advance_seconds: 24 * 60 * 60 + 1 })
    await signIn(world(), buyer.person, buyer.id)
    expect(await statusOf(buyer, id)).toBe('cancel')
    expect(await market.stockOf(product)).toBe(10)
    const moved = await movedBy(world(), async () => {
      const late = { eventId: 'late', number, amount: 100_000 }
      expect(await Promise.all([notify(late), notify(late)])).toEqual(['late', 'late'])
      expect(await notify({ number, amount: 100_000 })).toBe('again')
    })
    expect(moved).toEqual({ gateway: -200_000, buyer_saldo: 200_000 })
    const [entry] = value(await buyer.person.call('GET /buyer/balance/history', {}))
    expect(entry).toMatchObject({ code: 'RF', type: 'credit', amount: 100_000 })
  })

  it('[payment-11] after the deadline but before the job cancels the order and credits Saldo', async () => {
    const { buyer, product, id, number } = await pendingOrder()
    await world().services.clock.advance(24 * 60 * 60 + 1)
    expect(await notify({ number, amount: 100_000 })).toBe('late')
    await signIn(world(), buyer.person, buyer.id)
    expect(await statusOf(buyer, id)).toBe('cancel')
    expect(await market.stockOf(product)).toBe(10)
  })
})

describe('[payment-21] a late or repeated payment', () => {
  /** The order, its newest history entry and its payment page. */
  async function toldOf(buyer: Buyer, id: number) {
    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
    const page = value(await buyer.person.call('GET /buyer/transaction/payment/{id}', { id: String(id) }))
    const { detail, status, actor } = order.history[0]!
    return { credited: [order.credited, page.credited], newest: [status, actor, detail], code: order.code }
  }
  const back = 'Dana Rp100.000 dikembalikan ke Saldo Baba'

  it('after the end is shown in detail, history and on the payment page', async () => {
    const { buyer, id, number } = await pendingOrder()
    await world().services.clock.advance(24 * 60 * 60 + 1)
    await signIn(world(), buyer.person, buyer.id)
    expect(await notify({ number, amount: 100_000 })).toBe('late')
    const late = await toldOf(buyer, id)
    expect(late).toMatchObject({
      credited: [100_000, 100_000],
      newest: ['cancel', 'system', `Pembayaran pesanan ${late.code} terlambat diterima. ${back}`]
    })
    expect(await toldLast(buyer)).toBe(`${late.newest[2]}.`)
    expect(await notify({ number, amount: 100_000 })).toBe('again')
    expect((await toldOf(buyer, id)).credited).toEqual([200_000, 200_000])
  })

  it('of a paid order is shown there too, and the order continues', async () => {
    const { buyer, id, number } = await pendingOrder()
    await notify({ number, amount: 100_000 })
    expect((await toldOf(buyer, id)).credited).toEqual([0, 0])
    await notify({ number, amount: 99_999 })
    await notify({ number, amount: 100_000 })
    const again = await toldOf(buyer, id)
    expect(again).toMatchObject({
      credited: [100_000, 100_000],
      newest: ['paid', 'system', `Pembayaran pesanan ${again.code} diterima lebih dari sekali. ${back}`]
    })
  })
})

const outages: [string, () => Promise<never>][] = [
  ['refuses', () => Promise.reject(new Error('gateway is down'))],
  ['never answers', () => new Promise(() => {})]
]
test.each(outages)(
  '[payment-7] a gateway that %s creates no order; the same request succeeds once it answers',
  async (_, out) => {
    const { payment } = world().services
    const { timeoutMs } = payment
    onTestFinished(() => void (payment.timeoutMs = timeoutMs))
    payment.timeoutMs = 50
    const buyer = await market.buyer()
    const product = await market.product({ stock: 3 })
    const checkout = await checkOut(buyer, product, 2)
    const request = orderOf(checkout, pay.account)
    const key = randomUUID()
    vi.spyOn(payment, 'openVirtualAccount').mockImplementationOnce(out)
    const rejected = await sendOrder(buyer, request, key)
    expect(rejected).toMatchObject({ ok: false, error: { code: 'payment_gateway_down', status: 503 } })
    expect(await market.stockOf(product)).toBe(3)
    expect(value(await buyer.person.call('GET /buyer/cart/count', {}))).toEqual({ count: 1 })
    expect(value(await buyer.person.call('GET /buyer/transaction', {}))).toEqual([])
    const made = value(await sendOrder(buyer, request, key))
    expect(await statusOf(buyer, made.id)).toBe('pending')
    expect(await market.stockOf(product)).toBe(1)
  }
)
