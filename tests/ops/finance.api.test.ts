import { beforeAll, describe, expect, it } from 'vitest'

import { jakartaDay } from '#lib/format/dates.ts'
import { ledgerAccountLabels, type LedgerAccount, ledgerAccountNames } from '#lib/money/ledger-accounts.ts'
import type { MovementCode } from '#lib/money/movement.ts'
import { readFeeTax } from '#server/core/platform/config/fee-tax.ts'
import { postMovements } from '#server/money/ledger.ts'
import { sumLedgerDays } from '#server/money/ledger-days.ts'
import { sumFeeTax } from '#server/ops/fee-tax.ts'

import { advanceTo, buy, pay, readAccounts, settle } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ DEMO: 'on', FEE_TAX: '11' })
let market: Market
let buyer: Buyer
let order: { id: number; code: string }

const today = () => jakartaDay(world().services.clock.now())
const daysAgo = (days: number) =>
  jakartaDay(new Date(world().services.clock.now().getTime() - days * 86_400_000))
const listDays = async (from: string, to: string) =>
  value(await world().ops.call('GET /ops/ledger/day', { from, to }))
/** What each account holds at the end of what was listed. */
const heldIn = ({ accounts }: Awaited<ReturnType<typeof listDays>>) =>
  Object.fromEntries(accounts.map(({ account, closing }) => [account, closing]))
const nonZero = (all: Record<string, number>) =>
  Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0))

async function completeOrder(price: number) {
  // Sessions end while the clock is moved.
  buyer = await market.buyer()
  const product = await market.product({ price })
  const bought = await buy(buyer, product, pay.account)
  await settle(world(), buyer, bought.id)
  await advanceTo(world(), bought.code, 'deliver')
  value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: bought.id }))
  return bought
}

beforeAll(async () => {
  market = await openMarket(world())
  order = await completeOrder(96_000)
})

describe('[ops-146] the ledger by account and day', () => {
  it('closes each account with what it holds, and its movements sum to zero', async () => {
    const listed = await listDays(today(), today())
    const { days } = listed
    expect(nonZero(heldIn(listed))).toEqual(nonZero(await readAccounts(world())))
    expect(days.reduce((sum, { incoming, outgoing }) => sum + incoming - outgoing, 0)).toBe(0)
    for (const { opening, incoming, outgoing, closing } of days)
      expect(opening + incoming - outgoing).toBe(closing)
  })

  it('carries what was held over days that are summed and those that are not', async () => {
    const { services } = world()
    const first = today()
    await services.clock.advance(3 * 86_400)
    await completeOrder(50_000)
    const from = today()
    const { days } = await listDays(from, from)
    expect(days.length).toBeGreaterThan(0)
    expect(nonZero(heldIn(await listDays(first, from)))).toEqual(nonZero(await readAccounts(world())))
    const opened = heldIn(await listDays(first, daysAgo(1)))
    for (const { account, opening } of days)
      expect([account, opening]).toEqual([account, opened[account] ?? 0])
  })

  it('sums a day once, whatever runs at once, and nothing of a day that is not over', async () => {
    const { services } = world()
    const first = daysAgo(10)
    const before = await listDays(first, today())
    await services.clock.advance(2 * 86_400)
    const now = services.clock.now()
    await Promise.all([1, 2, 3].map(() => sumLedgerDays(services.db, now)))
    expect(await listDays(first, today())).toEqual(before)
    await completeOrder(20_000)
    expect(nonZero(heldIn(await listDays(daysAgo(12), today())))).toEqual(
      nonZero(await readAccounts(world()))
    )
  })

  it('rejects a period of more than 92 days, or that ends before it begins', async () => {
    const tried = [
      [daysAgo(92), today()],
      [today(), daysAgo(1)]
    ]
    for (const [from, to] of tried) {
      const answer = await world().ops.call('GET /ops/ledger/day', { from: from!, to: to! })
      expect(codeOf(answer)).toBe('period_invalid')
    }
  })
})

it('[ops-147, ops-322] the entries of an account on a day come in pages, the last or the oldest first, with their orders', async () => {
  await completeOrder(30_000)
  const [row] = (await listDays(today(), today())).days.filter(({ account }) => account === 'escrow')
  const read = async (before?: number) =>
    value(
      await world().ops.call('GET /ops/ledger/entry', {
        account: 'escrow',
        date: today(),
        per_page: 1,
        ...(before && { before })
      })
    )
  const entries = []
  for (let next: number | null | undefined; next !== null;) {
    const page: Awaited<ReturnType<typeof read>> = await read(next)
    entries.push(...page.entries)
    next = page.next
  }
  expect(entries).toHaveLength(row!.entries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(row!.incoming - row!.outgoing)
  expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).toSorted((a, b) => b - a))
  expect(entries[0]).toMatchObject({ order_code: expect.stringMatching(/^BB/), withdrawal_id: null })
  const ids = entries.map(({ id }) => id).toReversed()
  const oldest = async (more: object) =>
    value(
      await world().ops.call('GET /ops/ledger/entry', {
        account: 'escrow',
        date: today(),
        order: 'asc',
        ...more
      })
    )
  const first = await oldest({ per_page: 1 })
  expect([first.entries[0]!.id, first.next]).toEqual([ids[0], ids[0]])
  expect((await oldest({ before: ids[0] })).entries.map(({ id }) => id)).toEqual(ids.slice(1))
})

describe('[ops-148] payments', () => {
  const list = async (more: object = {}) =>
    value(await world().ops.call('GET /ops/payment', { from: daysAgo(12), to: today(), ...more }))

  it('are listed by state and kind, and found by account number or order', async () => {
    buyer = await market.buyer()
    const waiting = await buy(buyer, await market.product({ price: 7_000 }), pay.account)
    const all = (await list()).payments
    expect(all[0]).toMatchObject({ status: 'pending', orders: [waiting.code], paid_at: null })
    expect((await list({ status: 'paid' })).payments.every(({ paid_at: at }) => at !== null)).toBe(true)
    expect((await list({ type: 'baba_cod' })).payments).toEqual([])
    const by = async (keyword: string) =>
      (await list({ keyword, from: today(), to: today() })).payments.map(({ orders }) => orders)
    expect(await by(order.code.toLowerCase())).toEqual([[order.code]])
    expect(await by(all[0]!.number!)).toEqual([[waiting.code]])
    expect(await by('8')).toEqual([])
  })

  it('come in pages without gap or repetition, and their sums are those of the list', async () => {
    const ids = []
    for (let next: number | null | undefined; next !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list({
        per_page: 2,
        ...(next && { before: next })
      })
      ids.push(...page.payments.map(({ id }) => id))
      next = page.next
    }
    const all = (await list({ per_page: 200 })).payments
    expect(ids).toEqual(all.map(({ id }) => id))
    const sums = value(await world().ops.call('GET /ops/payment/sum', { from: daysAgo(12), to: today() }))
    for (const { status, count, amount } of sums) {
      const own = all.filter(one => one.status === status)
      expect([count, amount]).toEqual([own.length, own.reduce((sum, one) => sum + one.amount, 0)])
    }
    expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
  })

  it('[ops-321] begin with the oldest where that is asked for, and one is found whenever it was begun', async () => {
    const all = (await list({ per_page: 200 })).payments.map(({ id }) => id)
    const oldest = all.toReversed()
    expect((await list({ order: 'asc', per_page: 200 })).payments.map(({ id }) => id)).toEqual(oldest)
    const first = await list({ order: 'asc', per_page: 2 })
    expect(first.next).toBe(oldest[1])
    const rest = await list({ order: 'asc', per_page: 200, before: first.next! })
    expect(rest.payments.map(({ id }) => id)).toEqual(oldest.slice(2))
    const one = await list({ id: oldest[0]!, from: daysAgo(0), to: today() })
    expect(one.payments.map(({ id }) => id)).toEqual([oldest[0]])
    expect((await list({ id: 999_999 })).payments).toEqual([])
  })
})

describe('[ops-149] the file of fees and promotions', () => {
  it('has every movement that touched them, and its columns are the sums of the ledger', async () => {
    await completeOrder(80_000)
    const {
      csv,
      count,
      file_name: name,
      next
    } = value(await world().ops.call('GET /ops/fee/file', { from: daysAgo(12), to: today() }))
    expect([next, name]).toEqual([null, `biaya-${daysAgo(12)}-${today()}.csv`])
    const [heads, ...lines] = csv
      .trim()
      .split('\r\n')
      .map(line => line.replaceAll('"', '').split(';'))
    expect(lines).toHaveLength(count)
    const { accounts } = await listDays(daysAgo(12), today())
    const columnOf = (account: LedgerAccount) => heads!.indexOf(ledgerAccountLabels[account])
    const sumOf = (account: LedgerAccount) =>
      lines.reduce((sum, line) => sum + Number(line[columnOf(account)]), 0)
    for (const { account, incoming, outgoing } of accounts) {
      if (account !== 'fee_income' && account !== 'promo_expense') continue
      expect([account, sumOf(account)]).toEqual([account, incoming - outgoing])
      expect([account, incoming - outgoing === 0]).toEqual([account, account === 'promo_expense'])
    }
    const { tax } = value(await world().ops.call('GET /ops/fee/tax', { from: daysAgo(12), to: today() }))
    const taxes = lines.map(line => Number(line[heads!.indexOf('PPN dalam pendapatan biaya')]))
    expect(taxes).toEqual(lines.map(line => Math.round((Number(line[columnOf('fee_income')]) * 11) / 111)))
    expect([tax, tax > 0]).toEqual([taxes.reduce((sum, one) => sum + one, 0), true])
    for (const line of lines) {
      expect(ledgerAccountNames.reduce((sum, account) => sum + Number(line[columnOf(account)]), 0)).toBe(0)
    }
  })
})

describe('[ops-400] tax inside fees', () => {
  const day = '2031-05-10'
  const movement = (n: number, code: MovementCode, fee: number) => ({
    code,
    trxId: `TAX-${n}`,
    refId: 'TAX',
    remark: 'Biaya',
    entries: [
      { account: 'escrow' as const, amount: -fee },
      { account: 'fee_income' as const, amount: fee }
    ]
  })

  it('is rounded by movement, and not counted in Saldo that was given up', async () => {
    const { db } = world().services
    await db.transaction(async tx => {
      const at = new Date(`${day}T05:00:00Z`)
      await postMovements(tx, [movement(1, 'TF', 6), movement(2, 'TF', 11_000)], at)
      await postMovements(tx, [movement(3, 'EX', 11_000)], at)
    })
    const steps = readFeeTax('10')
    expect(await sumFeeTax(db, { from: day, to: day }, steps)).toBe(1_001)
  })

  it('holds from its day in Jakarta, and before the first day there is none', async () => {
    const { db } = world().services
    const midnight = new Date('2032-01-01T00:00:00+07:00')
    await db.transaction(async tx => {
      await postMovements(tx, [movement(4, 'TF', 11_200)], new Date(midnight.getTime() - 1))
      await postMovements(tx, [movement(5, 'TF', 11_200)], midnight)
    })
    const period = { from: '2031-12-31', to: '2032-01-01' }
    const taxBy = (text: string) => sumFeeTax(db, period, readFeeTax(text))
    expect(await taxBy('2032-01-01:12')).toBe(1_200)
    expect(await taxBy('2031-01-01:12')).toBe(2_400)
    expect(await taxBy('2031-01-01:0,2032-01-01:12')).toBe(1_200)
    expect(await taxBy('2032-01-02:12')).toBe(0)
  })
})

describe('[ops-400] a marketplace that has named no tax', () => {
  const plain = useWorld({ DEMO: 'on' })

  it('says so, and counts none', async () => {
    const period = { from: '2026-01-01', to: '2026-01-02' }
    expect(value(await plain().ops.call('GET /ops/fee/tax', period))).toEqual({ is_taxed: false, tax: 0 })
    expect(codeOf(await plain().ops.call('GET /ops/fee/tax', { from: '2026-01-02', to: '2026-01-01' }))).toBe(
      'period_invalid'
    )
  })
})
