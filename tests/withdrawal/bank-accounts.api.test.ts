import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { sandboxBankHolder } from '#server/core/adapters/bank-holder.ts'
import { accountEvents } from '#server/identity/schema.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'

import { addBanks } from '../support/banks.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { withdrawalRow } from '../support/withdrawal-row.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let numbers = 0

beforeAll(async () => {
  await addBanks(world())
  market = await openMarket(world())
})

type Form = Sent<'POST /buyer/bank/account/add'>
/** An account that nobody has saved before. */
const fresh = (more: Partial<Form> = {}): Form => ({
  bank_code: 'bca',
  account_number: `73100${10_000 + 11 * (numbers += 1)}1`,
  ...more
})
const add = (buyer: Buyer, form: Form) => buyer.person.call('POST /buyer/bank/account/add', form)
const list = async (buyer: Buyer) => value(await buyer.person.call('GET /buyer/bank/account', {}))
const nameOf = async ({ bank_code, account_number }: Form) =>
  (await sandboxBankHolder().holderOf({ bankCode: bank_code, number: account_number })) ?? 'nobody'
const eventsOf = async (buyer: Buyer) => {
  const rows = await world()
    .services.db.select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, buyer.id))
  return rows.map(row => row.kind).toSorted()
}

async function openWithdrawal(buyer: Buyer, bankAccountId: number) {
  const { db, clock } = world().services
  const [row] = await db
    .insert(withdrawals)
    .values(withdrawalRow(buyer.id, bankAccountId, clock.now()))
    .returning({ id: withdrawals.id })
  return row!.id
}

describe('a bank account', () => {
  it("[withdrawal-6] is checked, saved under its bank's holder name, and listed the newest first", async () => {
    const buyer = await market.buyer()
    const banksThere = value(await buyer.person.call('GET /buyer/bank/list', {}))
    expect(banksThere).toContainEqual({ code: 'bca', name: 'Bank Central Asia (BCA)' })
    const [first, second] = [fresh(), fresh({ bank_code: 'bri' })]
    const checked = value(await buyer.person.call('POST /buyer/bank/account/check', first))
    expect(checked).toEqual({ account_holder: await nameOf(first) })
    const saved = value(await add(buyer, { ...first, bank_name: 'BCA', ...checked }))
    expect(saved).toMatchObject({
      bank_code: 'bca',
      bank_name: 'Bank Central Asia (BCA)',
      account_number: first.account_number,
      account_holder: await nameOf(first)
    })
    await add(buyer, second)
    expect((await list(buyer)).map(one => one.account_number)).toEqual([
      second.account_number,
      first.account_number
    ])
    expect(await eventsOf(buyer)).toEqual(['bank_account_added', 'bank_account_added'])
  })

  it('[withdrawal-7] is never saved under the name that the client sends', async () => {
    const buyer = await market.buyer()
    const form = fresh({ account_holder: 'Orang Lain', bank_name: 'Bank Palsu' })
    expect(value(await add(buyer, form))).toMatchObject({
      account_holder: await nameOf(form),
      bank_name: 'Bank Central Asia (BCA)'
    })
  })

  it.each([
    ['', 'Mohon lengkapi data bank dan nomor rekening'],
    ['123456789', 'Nomor rekening terdiri dari 10-20 digit angka'],
    ['1'.repeat(21), 'Nomor rekening terdiri dari 10-20 digit angka'],
    ['73104578x1', 'Nomor rekening terdiri dari 10-20 digit angka'],
    ['٧٣١٠٤٥٧٨٢١', 'Nomor rekening terdiri dari 10-20 digit angka'],
    ['1'.repeat(9_000), 'Nomor rekening terdiri dari 10-20 digit angka']
  ])('[withdrawal-5] with the number %j is rejected at its field', async (account_number, message) => {
    const buyer = await market.buyer()
    for (const endpoint of ['POST /buyer/bank/account/check', 'POST /buyer/bank/account/add'] as const) {
      const answer = await buyer.person.call(endpoint, fresh({ account_number }))
      expect(answer).toMatchObject({ error: { code: 'invalid_input', fields: { account_number: message } } })
    }
    expect(await list(buyer)).toEqual([])
  })

  it('[withdrawal-6] at an unknown bank, or without a holder, is not saved', async () => {
    const buyer = await market.buyer()
    expect(await add(buyer, fresh({ bank_code: 'nope' }))).toMatchObject({
      error: { code: 'bank_not_found', fields: { bank_code: 'Bank tidak ditemukan' } }
    })
    const text = 'Gagal mendapatkan nama pemilik rekening. Mohon periksa kembali nomor rekening Anda.'
    for (const endpoint of ['POST /buyer/bank/account/check', 'POST /buyer/bank/account/add'] as const) {
      expect(await buyer.person.call(endpoint, fresh({ account_number: '7310457800' }))).toMatchObject({
        error: { code: 'holder_not_found', message: text, fields: { account_number: text } }
      })
    }
    expect(await list(buyer)).toEqual([])
  })

  it('[withdrawal-6] is not saved while its bank cannot be reached', async () => {
    const buyer = await market.buyer()
    const { services } = world()
    const real = services.bankHolder
    onTestFinished(() => void (services.bankHolder = real))
    services.bankHolder = { holderOf: () => Promise.reject(new Error('gone')) }
    expect(codeOf(await add(buyer, fresh()))).toBe('holder_unavailable')
    expect([await list(buyer), await eventsOf(buyer)]).toEqual([[], []])
  })

  it('[withdrawal-8] is saved once, also by two tabs at once, but also by other people', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    const form = fresh()
    const codes = (await Promise.all(Array.from({ length: 6 }, () => add(buyer, form)))).map(codeOf)
    expect(codes.toSorted()).toEqual(
      ['ok', ...Array.from({ length: 5 }, () => 'bank_account_exists')].toSorted()
    )
    expect(codeOf(await add(other, form))).toBe('ok')
    expect(await eventsOf(buyer)).toEqual(['bank_account_added'])
  })

  it('[withdrawal-8] is one of ten at most, also for concurrent additions', async () => {
    const buyer = await market.buyer()
    const codes = (await Promise.all(Array.from({ length: 14 }, () => add(buyer, fresh())))).map(codeOf)
    expect(codes.filter(code => code === 'ok')).toHaveLength(10)
    expect(codes.filter(code => code === 'bank_account_limit')).toHaveLength(4)
    expect(await list(buyer)).toHaveLength(10)
  })

  it('[withdrawal-8] that was deleted can be saved again, and no longer counts', async () => {
    const buyer = await market.buyer()
    const form = fresh()
    const { id } = value(await add(buyer, form))
    value(await buyer.person.call('POST /buyer/bank/account/delete/{id}', { id }))
    expect(await list(buyer)).toEqual([])
    expect(codeOf(await buyer.person.call('POST /buyer/bank/account/delete/{id}', { id }))).toBe(
      'bank_account_not_found'
    )
    expect(codeOf(await add(buyer, form))).toBe('ok')
    expect(await eventsOf(buyer)).toEqual([
      'bank_account_added',
      'bank_account_added',
      'bank_account_deleted'
    ])
  })

  it('[withdrawal-10] cannot be changed or deleted while a withdrawal to it is open', async () => {
    const buyer = await market.buyer()
    const form = fresh()
    const { id } = value(await add(buyer, form))
    const open = await openWithdrawal(buyer, id)
    const tryBoth = async () => [
      codeOf(await buyer.person.call('POST /buyer/bank/account/update/{id}', { id, ...fresh() })),
      codeOf(await buyer.person.call('POST /buyer/bank/account/delete/{id}', { id }))
    ]
    expect(await tryBoth()).toEqual(['bank_account_in_use', 'bank_account_in_use'])
    expect(await list(buyer)).toMatchObject([{ id, account_number: form.account_number }])
    await world()
      .services.db.update(withdrawals)
      .set({ status: 'success', closedAt: world().services.clock.now() })
      .where(eq(withdrawals.id, open))
    expect(await tryBoth()).toEqual(['ok', 'ok'])
  })

  it("[withdrawal-11] is changed with the bank's current holder name", async () => {
    const buyer = await market.buyer()
    const [form, next, taken] = [fresh(), fresh({ bank_code: 'bri' }), fresh()]
    const { id } = value(await add(buyer, form))
    await add(buyer, taken)
    const update = (to: Form) => buyer.person.call('POST /buyer/bank/account/update/{id}', { id, ...to })
    expect(value(await update({ ...next, account_holder: 'Orang Lain' }))).toMatchObject({
      id,
      bank_code: 'bri',
      account_number: next.account_number,
      account_holder: await nameOf(next)
    })
    expect(codeOf(await update(taken))).toBe('bank_account_exists')
    expect(codeOf(await update({ ...next, account_number: '7310457800' }))).toBe('holder_not_found')
    expect(codeOf(await update(next))).toBe('ok')
    expect(await eventsOf(buyer)).toEqual([
      'bank_account_added',
      'bank_account_added',
      'bank_account_added',
      'bank_account_deleted'
    ])
  })

  it('[withdrawal-10] is not visible to others', async () => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    const { id } = value(await add(buyer, fresh()))
    expect(await list(stranger)).toEqual([])
    expect(await list(buyer)).toMatchObject([{ id }])
  })
})
