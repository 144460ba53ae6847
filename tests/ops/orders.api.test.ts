import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { accountClosings } from '#server/identity/personal-data-schema.ts'
import { users } from '#server/identity/schema.ts'

import { accountOf, advanceTo, buy, pay, topUp } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { requestCode } from '../support/passing.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

it('[ops-3] the console lists orders of all buyers, with the steps that each may take now', async () => {
  const orders = []
  for (const isAccepted of [false, true]) {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 100_000)
    const { code } = await buy(buyer, await market.product({ price: 50_000 }), pay.saldo)
    if (isAccepted) await advanceTo(world(), code, 'accept')
    orders.push({ code, buyer: buyer.id, is_accepted: isAccepted, next: isAccepted ? 'pack' : 'accept' })
  }
  const listed = value(await world().ops.call('GET /ops/transaction', { status: 'paid' }))
  const found = orders.map(({ code }) => listed.find(order => order.code === code))
  expect(
    found.map(order => ({
      code: order?.code,
      buyer: order?.buyer.id,
      is_accepted: order?.is_accepted,
      next: order?.steps.find(step => step === 'accept' || step === 'pack')
    }))
  ).toEqual(orders)
})

it('[ops-5] the bank reports a payment of the right amount, to an account that there is', async () => {
  const buyer = await market.buyer()
  const { id } = await buy(buyer, await market.product({ price: 96_000 }), pay.account)
  const number = await accountOf(buyer, id)
  const settle = async (report: { number: string; amount?: number }) =>
    world().ops.call('POST /ops/payment/settle', report)
  expect(codeOf(await settle({ number: '0' }))).toBe('payment_not_found')
  expect(value(await settle({ number, amount: 99_999 }))).toEqual({ outcome: 'mismatch' })
  expect(value(await settle({ number }))).toEqual({ outcome: 'paid' })
})

it('[money-14] a top-up is known to the buyer by the operator’s own reference, and by its number', async () => {
  const buyer = await market.buyer()
  const send = (key: string) =>
    world().ops.call('POST /ops/balance/topup', { user: buyer.id, amount: 5_000, remark: 'Hadiah' }, { key })
  value(await send('isi-2026-11-001'))
  value(await send('dengan spasi = dan rumus'))
  const refs = []
  for (const { id } of value(await buyer.person.call('GET /buyer/balance/history', {}))) {
    const { trx_id, ref_id } = value(await buyer.person.call('GET /buyer/balance/history/{id}', { id }))
    expect(trx_id).toMatch(/^TU-[\dA-F-]{13}$/)
    refs.push(ref_id)
  }
  expect(refs).toEqual([expect.stringMatching(/^[\w-]{16}$/), 'isi-2026-11-001'])
})

it('[ops-261] whose Saldo a top-up would credit is said before, by id and by contact', async () => {
  const buyer = await market.buyer()
  const { db } = world().services
  const contact = { name: 'Larasati Dewi', phone: '6281355500022', phoneVerifiedAt: new Date(0) }
  await db.update(users).set(contact).where(eq(users.id, buyer.id))
  await topUp(world(), buyer, 5_000)
  const whose = (user: string | number) => world().ops.call('GET /ops/balance', { user })
  const laras = { user_id: buyer.id, name: 'Larasati Dewi', contact: '081355500022', balance: 5_000 }
  for (const user of [buyer.id, String(buyer.id), '0813-5550-0022'])
    expect(value(await whose(user))).toEqual(laras)
  await db.update(users).set({ phoneVerifiedAt: null }).where(eq(users.id, buyer.id))
  // A contact that is only claimed names nobody, as in the top-up.
  for (const user of ['081355500022', '999999999', 'x@contoh.id'])
    expect(codeOf(await whose(user))).toBe('account_not_found')
  const at = new Date(0)
  await db
    .insert(accountClosings)
    .values({ userId: buyer.id, requestedAt: at, closesAt: at, givenUp: 0, closedAt: at })
  expect(codeOf(await whose(buyer.id))).toBe('account_not_found')
})

it('[ops-6] the outbox shows the newest message first, with its code', async () => {
  const phone = '6281390000777'
  for (let time = 0; time < 2; time += 1) {
    value(await requestCode(world().person(), phone, { is_register: true }))
    // Messages are sent after the answer: without this the first may go out after the clock moved.
    await world().services.background.settled()
    await world().services.clock.advance(60)
  }
  const [newest, before] = value(await world().ops.call('GET /ops/outbox', { to: phone }))
  expect(newest).toMatchObject({ channel: 'whatsapp', to: phone, code: expect.stringMatching(/^\d{6}$/) })
  expect(newest!.text).toContain(newest!.code)
  expect(newest!.created_at > before!.created_at).toBe(true)
})

it('[ops-7] the clock moves in the demo mode only, a year at most', async () => {
  const { config } = world().services
  const move = (advance_seconds: number) => world().ops.call('POST /ops/clock', { advance_seconds })
  expect(codeOf(await move(31_536_001))).toBe('invalid_input')
  config.demo = false
  expect(await move(1)).toMatchObject({ error: { message: 'Hanya tersedia dalam mode demo.' } })
  config.demo = true
  const buyer = await market.buyer()
  const { id } = await buy(buyer, await market.product(), pay.account)
  value(await move(24 * 60 * 60 + 1))
  await signIn(world(), buyer.person, buyer.id)
  expect(value(await buyer.person.call('GET /buyer/transaction/{id}', { id })).status).toBe('cancel')
})
