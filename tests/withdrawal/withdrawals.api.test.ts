import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { transactor } from '#server/core/transact.ts'
import { users } from '#server/identity/schema.ts'
import { settleWithdrawal } from '#server/withdrawal/close-withdrawal.ts'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { newestCode } from '../support/codes.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { type Saver, saver, withdraw, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const rich = (saldo = 300_000) => saver(world(), market, saldo)
const balanceOf = async ({ person }: Saver) => value(await person.call('GET /buyer/profile', {})).balance
const ops = () => world().ops
const settle = (id: number, reference = 'REF-1') =>
  ops().call('POST /ops/withdraw/{id}/settle', { id, reference })
const failIt = (id: number, reason = 'Rekening ditutup') =>
  ops().call('POST /ops/withdraw/{id}/fail', { id, reason })
const cancel = ({ person }: Saver, id: number) => person.call('POST /buyer/withdraw/cancel/{id}', { id })
const read = async ({ person }: Saver, id: number) =>
  value(await person.call('GET /buyer/withdraw/{id}', { id }))
const history = async ({ person }: Saver) => {
  const list = value(await person.call('GET /buyer/balance/history', {}))
  return Promise.all(
    list.map(async ({ id }) => value(await person.call('GET /buyer/balance/history/{id}', { id })))
  )
}

describe('a request', () => {
  it('[withdrawal-3, withdrawal-15] takes the nominal at once and says what arrives, where and when', async () => {
    const buyer = await rich()
    const { withdrawal, balance } = value(await withdraw(buyer, 100_000))
    expect(balance).toBe(200_000)
    expect(await balanceOf(buyer)).toBe(200_000)
    expect(withdrawal).toMatchObject({
      nominal: 100_000,
      fee: 2_500,
      total: 97_500,
      status: 'pending',
      bank_code: 'bca',
      bank_name: 'Bank Central Asia (BCA)',
      is_cancellable: true,
      claimed_at: null,
      closed_at: null
    })
    expect(withdrawal.code).toBe(`WD-${String(withdrawal.id).padStart(6, '0')}`)
    expect(Date.parse(withdrawal.arrives_at)).toBeGreaterThan(Date.parse(withdrawal.date))
    expect(await read(buyer, withdrawal.id)).toEqual(withdrawal)
  })

  it('[withdrawal-3] is in the history of Saldo as WD, and its return as RF', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer, 100_000)
    value(await cancel(buyer, id))
    const [back, out] = await history(buyer)
    const code = `WD-${String(id).padStart(6, '0')}`
    expect(out).toMatchObject({ code: 'WD', type: 'debit', amount: 100_000, ref_id: code, withdraw_id: id })
    expect(out).toMatchObject({ balance_before: 300_000, balance_after: 200_000, transaction_id: null })
    expect(back).toMatchObject({ code: 'RF', type: 'credit', amount: 100_000, ref_id: code, withdraw_id: id })
    expect(back).toMatchObject({ balance_before: 200_000, balance_after: 300_000 })
  })

  it.each([
    ['withdrawal_amount_required', { nominal: undefined }],
    ['bank_account_required', { bank_account_id: undefined }],
    ['withdrawal_too_small', { nominal: 49_999 }],
    ['withdrawal_too_small', { nominal: 0 }],
    ['withdrawal_above_balance', { nominal: 300_001 }],
    ['bank_account_not_found', { bank_account_id: 999_999 }],
    ['withdrawal_no_rest', { nominal: 100_000, is_rest: true }],
    ['invalid_input', { nominal: 50_000.5 }],
    ['invalid_input', { nominal: -50_000 }],
    ['invalid_input', { pin: '12345' }],
    ['invalid_input', { pin: '12345x' }],
    ['invalid_input', { verification_type: 'sms' as never }]
  ])('[withdrawal-1] is rejected: %s', async (code, changed) => {
    const buyer = await rich()
    expect(codeOf(await withdraw(buyer, 50_000, changed))).toBe(code)
    expect(await balanceOf(buyer)).toBe(300_000)
  })

  it("[withdrawal-10] never goes to another person's account, nor to a deleted one", async () => {
    const [buyer, other] = [await rich(), await rich()]
    const foreign = await withdraw(buyer, 50_000, { bank_account_id: other.bankAccountId })
    expect(codeOf(foreign)).toBe('bank_account_not_found')
    value(await buyer.person.call('POST /buyer/bank/account/delete/{id}', { id: buyer.bankAccountId }))
    expect(codeOf(await withdraw(buyer, 50_000))).toBe('bank_account_not_found')
  })

  it('[withdrawal-10] keeps its account from being deleted while it is open', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer)
    const remove = () =>
      buyer.person.call('POST /buyer/bank/account/delete/{id}', { id: buyer.bankAccountId })
    expect(codeOf(await remove())).toBe('bank_account_in_use')
    value(await cancel(buyer, id))
    expect(codeOf(await remove())).toBe('ok')
  })

  it('[withdrawal-4] is rejected while three are open', async () => {
    const buyer = await rich()
    const ids = [await withdrawn(buyer), await withdrawn(buyer), await withdrawn(buyer)]
    expect(codeOf(await withdraw(buyer, 50_000))).toBe('withdrawal_limit')
    value(await settle(ids[1]!))
    expect(codeOf(await withdraw(buyer, 50_000))).toBe('ok')
  })

  it('[withdrawal-16] with a key that was used is answered like the first one', async () => {
    const buyer = await rich()
    const key = randomUUID()
    const first = value(await withdraw(buyer, 50_000, { key }))
    expect(value(await withdraw(buyer, 50_000, { key }))).toEqual(first)
    // Proven another way, or not at all: it is the same request.
    for (const proof of [{ pin: undefined }, { verification_type: 'email' as const, pin: undefined }])
      expect(value(await withdraw(buyer, 50_000, { key, ...proof }))).toEqual(first)
    expect(codeOf(await withdraw(buyer, 60_000, { key }))).toBe('idempotency_mismatch')
    expect(await balanceOf(buyer)).toBe(250_000)
  })

  it('[withdrawal-17] is told to the verified contacts, and stands in the activity', async () => {
    const buyer = await rich()
    const email = `saver-${buyer.id}@example.com`
    await world()
      .services.db.update(users)
      .set({ email, emailVerifiedAt: new Date() })
      .where(eq(users.id, buyer.id))
    await withdrawn(buyer)
    const [message] = value(await ops().call('GET /ops/outbox', { to: email }))
    expect(message?.text).toMatch(/^Penarikan Rp50\.000 dari Saldo Baba Anda ke .+ diminta pada/)
    const activity = value(await buyer.person.call('GET /auth/activity', {}))
    expect(activity.map(({ kind }) => kind)).toContain('withdrawal_requested')
  })
})

describe('the verification', () => {
  /** Gives the buyer a verified email, and requests a code to it. */
  async function code(buyer: Saver, purpose?: 'withdraw' | 'password') {
    const email = `kode-${buyer.id}@example.com`
    await world()
      .services.db.update(users)
      .set({ email, emailVerifiedAt: new Date() })
      .where(eq(users.id, buyer.id))
    const { otp_id } = value(
      await buyer.person.call('POST /auth/otp/request', { type: 'email', email, ...(purpose && { purpose }) })
    )
    return { otp_id, otp: await newestCode(ops(), email) }
  }
  const byEmail = { verification_type: 'email' as const, pin: undefined }

  it('[withdrawal-2] takes a code, also one that was requested without a purpose', async () => {
    for (const purpose of [undefined, 'withdraw'] as const) {
      const buyer = await rich()
      const given = await code(buyer, purpose)
      expect(codeOf(await withdraw(buyer, 50_000, { ...byEmail, ...given }))).toBe('ok')
    }
  })

  it('[withdrawal-2] takes the grant of a code that was passed, once', async () => {
    const buyer = await rich()
    value(await buyer.person.call('POST /auth/otp/check', await code(buyer, 'withdraw')))
    expect(codeOf(await withdraw(buyer, 50_000, byEmail))).toBe('ok')
    expect(codeOf(await withdraw(buyer, 50_000, byEmail))).toBe('grant_required')
  })

  it('[withdrawal-18] lets a code open one withdrawal, however often it is sent', async () => {
    const buyer = await rich()
    const given = { ...byEmail, ...(await code(buyer)) }
    const codes = await Promise.all(
      [1, 2, 3, 4].map(async () => codeOf(await withdraw(buyer, 50_000, given)))
    )
    expect(codes.filter(one => one === 'ok')).toHaveLength(1)
    expect(codeOf(await withdraw(buyer, 50_000, given))).toBe('otp_expired')
    expect(await balanceOf(buyer)).toBe(250_000)
  })

  it('[withdrawal-2] rejects a wrong code, a code of another purpose, and a contact of the other kind', async () => {
    const buyer = await rich()
    const given = await code(buyer, 'withdraw')
    const wrong = String((Number(given.otp) + 1) % 1_000_000).padStart(6, '0')
    const tried = await withdraw(buyer, 50_000, { ...byEmail, ...given, otp: wrong })
    expect(tried).toMatchObject({ ok: false, error: { code: 'otp_invalid', details: { tries_left: 4 } } })
    const elsewhere = { ...given, verification_type: 'whatsapp' as const, pin: undefined }
    expect(codeOf(await withdraw(buyer, 50_000, elsewhere))).toBe('grant_required')
    expect(await balanceOf(buyer)).toBe(300_000)
  })

  it('[withdrawal-2] rejects a right code that was requested for something else, or for an earlier email', async () => {
    const buyer = await rich()
    const forPassword = { ...byEmail, ...(await code(buyer, 'password')) }
    expect(codeOf(await withdraw(buyer, 50_000, forPassword))).toBe('otp_invalid')
    const other = await rich()
    const before = { ...byEmail, ...(await code(other, 'withdraw')) }
    await world()
      .services.db.update(users)
      .set({ email: `baru-${other.id}@example.com` })
      .where(eq(users.id, other.id))
    expect(codeOf(await withdraw(other, 50_000, before))).toBe('otp_invalid')
  })

  it('[withdrawal-19] uses up no code for a request that cannot succeed', async () => {
    const buyer = await rich()
    const given = { ...byEmail, ...(await code(buyer)) }
    expect(codeOf(await withdraw(buyer, 400_000, given))).toBe('withdrawal_above_balance')
    // Neither the code nor a grant instead of it.
    expect(buyer.person.cookies.get('grants')).toBeUndefined()
    expect(codeOf(await withdraw(buyer, 50_000, given))).toBe('ok')
  })

  it('[withdrawal-2] counts wrong PINs, says how many are left, and locks', async () => {
    const buyer = await rich()
    for (const left of [4, 3, 2, 1]) {
      const tried = await withdraw(buyer, 50_000, { pin: '000000' })
      expect(tried).toMatchObject({ ok: false, error: { code: 'pin_wrong', details: { tries_left: left } } })
    }
    expect(codeOf(await withdraw(buyer, 50_000, { pin: '000000' }))).toBe('pin_locked')
    expect(codeOf(await withdraw(buyer, 50_000))).toBe('pin_locked')
    expect(codeOf(await withdraw(buyer, 50_000, { pin: undefined }))).toBe('pin_wrong')
    expect(await balanceOf(buyer)).toBe(300_000)
  })

  it('[withdrawal-20] is of no use while the owner has locked withdrawals', async () => {
    const buyer = await rich()
    const lock = (until: Date) =>
      world().services.db.update(users).set({ withdrawalsLockedUntil: until }).where(eq(users.id, buyer.id))
    const now = world().services.clock.now().getTime()
    await lock(new Date(now + 60_000))
    expect(codeOf(await withdraw(buyer, 50_000))).toBe('withdrawals_locked')
    await lock(new Date(now - 1))
    expect(codeOf(await withdraw(buyer, 50_000))).toBe('ok')
  })
})

describe('a withdrawal ends', () => {
  it('[withdrawal-3, withdrawal-21] paid: the bank gets the nominal less the fee, the fee is income', async () => {
    const buyer = await rich()
    let id = 0
    const requested = await movedBy(world(), async () => (id = await withdrawn(buyer, 100_000)))
    expect(requested).toEqual({ buyer_saldo: -100_000, bank_out: 100_000 })
    const paid = await movedBy(world(), async () => value(await settle(id, 'BCA-77')))
    expect(paid).toEqual({ bank_out: -100_000, bank: 97_500, fee_income: 2_500 })
    expect(await read(buyer, id)).toMatchObject({
      status: 'success',
      reference: 'BCA-77',
      is_cancellable: false
    })
    const [told] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(told).toMatchObject({ title: 'Penarikan Berhasil', value: `/withdraw?id=${id}` })
  })

  it('[withdrawal-3, withdrawal-21] failed: all of it returns, and the owner reads why', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer, 100_000)
    const moved = await movedBy(world(), async () => value(await failIt(id)))
    expect(moved).toEqual({ bank_out: -100_000, buyer_saldo: 100_000 })
    expect(await read(buyer, id)).toMatchObject({ status: 'failed', reason: 'Rekening ditutup' })
    expect(await balanceOf(buyer)).toBe(300_000)
    const [told] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(told?.body).toBe('Rekening ditutup. Rp100.000 dikembalikan ke Saldo Baba Anda.')
  })

  it('[withdrawal-4] cancelled by its owner alone, while it waits', async () => {
    const [buyer, other] = [await rich(), await rich()]
    const id = await withdrawn(buyer)
    expect(codeOf(await cancel(other, id))).toBe('withdrawal_not_found')
    const done = value(await cancel(buyer, id))
    expect(done).toMatchObject({ withdrawal: { status: 'cancelled' }, balance: 300_000 })
    expect(codeOf(await cancel(buyer, id))).toBe('withdrawal_closed')
  })

  it('[withdrawal-22] once: what is closed is closed', async () => {
    const buyer = await rich(1_000_000)
    const paid = await withdrawn(buyer)
    value(await settle(paid))
    expect(codeOf(await settle(paid))).toBe('withdrawal_closed')
    expect(codeOf(await failIt(paid))).toBe('withdrawal_closed')
    expect(codeOf(await cancel(buyer, paid))).toBe('withdrawal_closed')
    const failed = await withdrawn(buyer)
    value(await failIt(failed))
    expect(codeOf(await settle(failed))).toBe('withdrawal_closed')
    expect(await balanceOf(buyer)).toBe(950_000)
  })

  it('[withdrawal-23] not by its owner any more, once somebody has taken it to pay it', async () => {
    const buyer = await rich()
    const id = await withdrawn(buyer)
    value(await ops().call('POST /ops/withdraw/{id}/claim', { id }))
    expect(await read(buyer, id)).toMatchObject({ status: 'pending', is_cancellable: false })
    expect(codeOf(await cancel(buyer, id))).toBe('withdrawal_claimed')
    value(await settle(id))
  })
})

it('[withdrawal-23] what nobody has claimed is not settled, by whatever asks for it', async () => {
  const buyer = await rich()
  const id = await withdrawn(buyer)
  const { services } = world()
  const closer = { by: 'console', hasService: false }
  const settled = await transactor(services)((tx, after) =>
    settleWithdrawal({ tx, after, now: services.clock.now() }, id, { reference: 'R', closer })
  )
  expect(settled).toMatchObject({ error: { code: 'withdrawal_unclaimed' } })
  expect(await read(buyer, id)).toMatchObject({ status: 'pending' })
})

describe('the rest of an account that is to be closed', () => {
  it('[withdrawal-24] goes out whole and without a fee, once', async () => {
    const buyer = await rich(30_000)
    expect(codeOf(await withdraw(buyer, 30_000))).toBe('withdrawal_too_small')
    expect(codeOf(await withdraw(buyer, 20_000, { is_rest: true }))).toBe('withdrawal_no_rest')
    const { withdrawal } = value(await withdraw(buyer, 30_000, { is_rest: true }))
    expect(withdrawal).toMatchObject({ nominal: 30_000, fee: 0, total: 30_000 })
    const mayAgain = async () =>
      value(await buyer.person.call('GET /buyer/account/closing', {})).can_withdraw_rest
    value(await failIt(withdrawal.id))
    expect(await mayAgain()).toBe(true)
    const again = value(await withdraw(buyer, 30_000, { is_rest: true })).withdrawal.id
    value(await settle(again))
    value(
      await ops().call(
        'POST /ops/balance/topup',
        { user: String(buyer.id), amount: 10_000 },
        { key: randomUUID() }
      )
    )
    expect(await mayAgain()).toBe(false)
    expect(codeOf(await withdraw(buyer, 10_000, { is_rest: true }))).toBe('withdrawal_no_rest')
  })
})

it('[withdrawal-25] the list is in pages of twelve, the newest first, and only of its owner', async () => {
  const [buyer, other] = [await rich(2_000_000), await rich()]
  await withdrawn(other)
  const ids = []
  for (let n = 0; n < 13; n += 1) {
    const id = await withdrawn(buyer)
    ids.unshift(id)
    value(await cancel(buyer, id))
  }
  const first = await buyer.person.call('GET /buyer/withdraw', {})
  expect(value(first).map(({ id }) => id)).toEqual(ids.slice(0, 12))
  expect(first.ok && first.meta).toMatchObject({ page: 1, per_page: 12, total: 13, total_pages: 2 })
  expect(value(await buyer.person.call('GET /buyer/withdraw', { page: 2 })).map(({ id }) => id)).toEqual(
    ids.slice(12)
  )
  const foreign = await other.person.call('GET /buyer/withdraw/{id}', { id: ids[0]! })
  expect(codeOf(foreign)).toBe('withdrawal_not_found')
})
