import { and, eq } from 'drizzle-orm'
import { addSeconds } from 'date-fns/addSeconds'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { dateTime } from '#lib/format/dates.ts'
import { events } from '#server/core/events/schema.ts'
import { users } from '#server/identity/schema.ts'
import { mayWithdraw } from '#server/withdrawal/may-withdraw.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { saver, withdraw, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

it('[withdrawal-1] an amount that is rejected says so at its field, with the Saldo of now', async () => {
  const buyer = await saver(world(), market, 60_000)
  const message = expect.stringMatching(/./)
  expect(await withdraw(buyer, 60_001)).toMatchObject({
    error: { code: 'withdrawal_above_balance', fields: { nominal: message }, details: { balance: 60_000 } }
  })
  const other = await saver(world(), market, 0)
  expect(await withdraw({ ...buyer, bankAccountId: other.bankAccountId }, 50_000)).toMatchObject({
    error: { code: 'bank_account_not_found', fields: { bank_account_id: message } }
  })
})

it('[withdrawal-20] locked withdrawals say until when, and are free from that moment on', async () => {
  const buyer = await saver(world(), market, 60_000)
  const { db, clock } = world().services
  const until = addSeconds(clock.now(), 3600)
  await db.update(users).set({ withdrawalsLockedUntil: until }).where(eq(users.id, buyer.id))
  expect(await withdraw(buyer, 50_000)).toMatchObject({
    error: {
      code: 'withdrawals_locked',
      message: `Penarikan dikunci sampai ${dateTime(until)} WIB demi keamanan akun Anda.`
    }
  })
  const asked = { nominal: 50_000, bankAccountId: buyer.bankAccountId, isRest: false }
  expect((await mayWithdraw(db, buyer.id, asked, addSeconds(until, -1))).ok).toBe(false)
  expect((await mayWithdraw(db, buyer.id, asked, until)).ok).toBe(true)
})

it('[withdrawal-24] the rest may be withdrawn again after it came back, and only then', async () => {
  const buyer = await saver(world(), market, 30_000)
  const ask = () => withdraw(buyer, 30_000, { is_rest: true })
  const ends = {
    cancel: (id: number) => buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id }),
    fail: (id: number) => world().ops.call('POST /ops/withdraw/{id}/fail', { id, reason: 'Uji' })
  }
  for (const end of ['cancel', 'fail'] as const) {
    const made = await ask()
    expect(codeOf(made)).toBe('ok')
    if (made.ok) expect(codeOf(await ends[end](made.value.withdrawal.id))).toBe('ok')
  }
  expect(codeOf(await ask())).toBe('ok')
  expect(codeOf(await ask())).toBe('withdrawal_no_rest')
})

it('[withdrawal-21, withdrawal-22] what became of a withdrawal is told once, with its amount and reason', async () => {
  const buyer = await saver(world(), market, 200_000)
  const [paid, failed] = [await withdrawn(buyer), await withdrawn(buyer, 60_000)]
  const { ops } = world()
  const settle = { id: paid, reference: 'REF-9' }
  for (const step of ['claim', 'settle'] as const)
    expect(codeOf(await ops.call(`POST /ops/withdraw/{id}/${step}`, settle))).toBe('ok')
  expect(
    codeOf(await ops.call('POST /ops/withdraw/{id}/fail', { id: failed, reason: 'Rekening a.n. orang lain' }))
  ).toBe('ok')
  const told = await buyer.person.call('GET /buyer/notification', {})
  expect(told).toMatchObject({
    value: [
      {
        type: 'transaction',
        title: 'Penarikan Gagal',
        body: expect.stringMatching(/^Rekening a\.n\. orang lain\. Rp60\.000 dikembalikan ke .+ Anda\.$/),
        value: expect.stringContaining(`id=${failed}`)
      },
      {
        type: 'transaction',
        title: 'Penarikan Berhasil',
        body: expect.stringMatching(/^Rp47\.500 sudah dikirim ke .+\.$/),
        value: expect.stringContaining(`id=${paid}`)
      }
    ]
  })
  expect(codeOf(await ops.call('POST /ops/withdraw/{id}/fail', { id: paid, reason: 'Uji' }))).toBe(
    'withdrawal_closed'
  )
  expect(codeOf(await ops.call('POST /ops/withdraw/{id}/fail', { id: 999_999, reason: 'Uji' }))).toBe(
    'withdrawal_not_found'
  )
})

it('[withdrawal-55] open tabs are told of every change: its owner, and what it is now', async () => {
  const buyer = await saver(world(), market, 200_000)
  const { ops, services } = world()
  const toldOf = async (id: number) => {
    const found = await services.db
      .select()
      .from(events)
      .where(and(eq(events.type, 'withdrawal.changed'), eq(events.objectId, id)))
      .orderBy(events.id)
    return found.map(({ data }) => data)
  }
  const told = (...statuses: string[]) => statuses.map(status => ({ user_id: buyer.id, status }))
  const [paid, failed, cancelled] = [await withdrawn(buyer), await withdrawn(buyer), await withdrawn(buyer)]
  expect(codeOf(await ops.call('POST /ops/withdraw/{id}/claim', { id: paid }))).toBe('ok')
  expect(codeOf(await ops.call('POST /ops/withdraw/{id}/settle', { id: paid, reference: 'R' }))).toBe('ok')
  expect(codeOf(await ops.call('POST /ops/withdraw/{id}/fail', { id: failed, reason: 'Uji.' }))).toBe('ok')
  expect(codeOf(await buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id: cancelled }))).toBe('ok')
  expect(await toldOf(paid)).toEqual(told('pending', 'pending', 'success'))
  expect(await toldOf(failed)).toEqual(told('pending', 'failed'))
  expect(await toldOf(cancelled)).toEqual(told('pending', 'cancelled'))
})
