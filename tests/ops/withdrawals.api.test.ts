import { randomUUID } from 'node:crypto'

import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { withdrawalCode } from '#lib/withdrawal/status.ts'
import { users } from '#server/identity/schema.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { tally } from '../support/crowd.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { type Saver, saver, withdraw, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const otherToken = 'token-of-another-operator'
const world = useWorld({ OPS_TOKENS: `sari:finance:${otherToken}` })
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const rich = () => saver(world(), market, 1_000_000)
const ops = () => world().ops
const sari = () => new Person(world().app, world().services.config.signatureKey, otherToken)
const statusOf = async ({ person }: Saver, id: number) =>
  value(await person.call('GET /buyer/withdraw/{id}', { id })).status
const makeBatch = (key: string = randomUUID(), who = ops()) =>
  who.call('POST /ops/withdraw/batch', {}, { key })
const importFile = async (csv: string) => value(await ops().call('POST /ops/withdraw/results', { csv }))
/** Closes whatever earlier tests left waiting, so that a batch holds only a test's own. */
async function emptyQueue() {
  const { db } = world().services
  const open = await db.select().from(withdrawals).where(eq(withdrawals.status, 'pending'))
  for (const { id } of open) value(await ops().call('POST /ops/withdraw/{id}/fail', { id, reason: 'Uji' }))
}

describe('[withdrawal-30] the list at the counter', () => {
  it('shows open ones with the oldest first, closed ones with the newest first', async () => {
    await emptyQueue()
    const buyer = await rich()
    const [first, second, third] = [await withdrawn(buyer), await withdrawn(buyer), await withdrawn(buyer)]
    const list = async (status?: 'pending' | 'success') =>
      value(await ops().call('GET /ops/withdraw', status ? { status } : {})).map(({ id }) => id)
    expect(await list('pending')).toEqual([first, second, third])
    for (const id of [first, second])
      value(await ops().call('POST /ops/withdraw/{id}/settle', { id, reference: 'R' }))
    expect((await list('success')).slice(0, 2)).toEqual([second, first])
    expect((await list()).slice(0, 3)).toEqual([third, second, first])
  })

  it('finds one by its number, whatever its state, and nothing by another text', async () => {
    const id = await withdrawn(await rich())
    const find = async (code: string) =>
      value(await ops().call('GET /ops/withdraw', { code })).map(one => one.id)
    const code = withdrawalCode(id)
    expect([await find(code), await find(code.toLowerCase())]).toEqual([[id], [id]])
    value(await ops().call('POST /ops/withdraw/{id}/fail', { id, reason: 'Uji' }))
    expect(await find(code)).toEqual([id])
    for (const other of [withdrawalCode(id + 1_000), String(id), 'WD-', `${code} or 1`])
      expect(await find(other), other).toEqual([])
  })

  it('finds those that have waited longer than a day', async () => {
    await emptyQueue()
    const buyer = await rich()
    const [old, fresh] = [await withdrawn(buyer), await withdrawn(buyer)]
    const { db, clock } = world().services
    const movedTo = (createdAt: Date) =>
      db.update(withdrawals).set({ createdAt }).where(eq(withdrawals.id, old))
    await movedTo(subHours(clock.now(), 25))
    const late = value(await ops().call('GET /ops/withdraw', { is_late: true })).map(({ id }) => id)
    // Back among what the sums of today count.
    await movedTo(clock.now())
    expect(late).toEqual([old])
    expect(late).not.toContain(fresh)
  })
})

describe('[ops-291] the list at the counter', () => {
  const list = async (input: Sent<'GET /ops/withdraw'>) =>
    value(await ops().call('GET /ops/withdraw', input)).map(({ id }) => id)

  it('finds by number, account, contact and names, among those that the other filters name', async () => {
    const buyer = await rich()
    const { db } = world().services
    const contact = { name: 'Larasati_Dewi', phone: '6281355500022', email: 'laras@contoh.id' }
    await db.update(users).set(contact).where(eq(users.id, buyer.id))
    const [first, second] = [await withdrawn(buyer, 90_000), await withdrawn(buyer, 60_000)]
    const [row] = value(await ops().call('GET /ops/withdraw', { code: withdrawalCode(first) }))
    value(await ops().call('POST /ops/withdraw/{id}/settle', { id: second, reference: 'R' }))
    const account = row!.account_number
    for (const keyword of [
      account,
      `${account.slice(0, 4)}-${account.slice(4)}`,
      '0813 5550 0022',
      'laras@contoh.id',
      'SATI_dewi'
    ])
      expect(await list({ keyword, sort: 'date' }), keyword).toEqual([second, first])
    expect(await list({ keyword: withdrawalCode(second) })).toEqual([second])
    expect(await list({ keyword: 'larasati', status: 'pending' })).toEqual([first])
    expect(await list({ keyword: row!.account_holder.slice(1), status: 'pending' })).toContain(first)
    for (const keyword of [account.slice(1), 'larasatiXdewi', `${account} or 1=1`])
      expect(await list({ keyword }), keyword).toEqual([])
  })

  it('sorts by date and nominal both ways, and knows the days of Jakarta', async () => {
    await emptyQueue()
    const buyer = await rich()
    const [small, large, middle] = [
      await withdrawn(buyer, 50_000),
      await withdrawn(buyer, 90_000),
      await withdrawn(buyer, 70_000)
    ]
    const sorted = (sort: 'date' | 'nominal', order?: 'asc') =>
      list({ status: 'pending', sort, ...(order && { order }) })
    expect(await sorted('nominal')).toEqual([large, middle, small])
    expect(await sorted('nominal', 'asc')).toEqual([small, middle, large])
    expect(await sorted('date')).toEqual([middle, large, small])
    expect(await sorted('date', 'asc')).toEqual([small, large, middle])
    const { db } = world().services
    const before = value(await ops().call('GET /ops/withdraw', { code: withdrawalCode(small) }))[0]!.date
    // Half past midnight in Jakarta is the day before in UTC.
    await db
      .update(withdrawals)
      .set({ createdAt: new Date('2026-11-02T17:30:00Z') })
      .where(eq(withdrawals.id, small))
    const of = (day: string) => list({ start_date: day, end_date: day })
    const found = [await of('2026-11-02'), await of('2026-11-03')]
    await db
      .update(withdrawals)
      .set({ createdAt: new Date(before) })
      .where(eq(withdrawals.id, small))
    expect(found).toEqual([[], [small]])
  })
})

describe('[withdrawal-31] an operator', () => {
  it('takes a withdrawal once, and another one reads who has it', async () => {
    const id = await withdrawn(await rich())
    const claim = (who: Person) => who.call('POST /ops/withdraw/{id}/claim', { id })
    expect(value(await claim(ops()))).toMatchObject({ id, claimed_by: 'console', is_cancellable: false })
    expect(codeOf(await claim(ops()))).toBe('ok')
    const second = await claim(sari())
    expect(second).toMatchObject({ ok: false, error: { code: 'withdrawal_claimed' } })
    expect(!second.ok && second.error.message).toBe('Sudah diambil oleh console.')
    // Another operator may still close it: the first one went home.
    expect(codeOf(await sari().call('POST /ops/withdraw/{id}/settle', { id, reference: 'R' }))).toBe('ok')
  })

  it('pays nothing whose owner has locked withdrawals, and may return it', async () => {
    await emptyQueue()
    const buyer = await rich()
    const id = await withdrawn(buyer)
    const { db, clock } = world().services
    await db
      .update(users)
      .set({ withdrawalsLockedUntil: addHours(clock.now(), 1) })
      .where(eq(users.id, buyer.id))
    expect(codeOf(await ops().call('POST /ops/withdraw/{id}/claim', { id }))).toBe('withdrawals_locked')
    expect(codeOf(await ops().call('POST /ops/withdraw/{id}/settle', { id, reference: 'R' }))).toBe(
      'withdrawals_locked'
    )
    expect(codeOf(await makeBatch())).toBe('nothing_waits')
    expect(codeOf(await ops().call('POST /ops/withdraw/{id}/fail', { id, reason: 'Dikunci' }))).toBe('ok')
  })

  it('needs a reference, a reason, and a withdrawal that is there', async () => {
    const id = await withdrawn(await rich())
    expect(codeOf(await ops().call('POST /ops/withdraw/{id}/settle', { id, reference: ' ' }))).toBe(
      'invalid_input'
    )
    expect(codeOf(await ops().call('POST /ops/withdraw/{id}/fail', { id, reason: '' }))).toBe('invalid_input')
    for (const endpoint of ['claim', 'settle', 'fail'] as const) {
      const answered = await ops().send(`POST /ops/withdraw/{id}/${endpoint}`, {
        id: 999_999,
        reference: 'R',
        reason: 'R'
      })
      expect(await answered.json()).toMatchObject({ error: { code: 'withdrawal_not_found' } })
    }
  })
})

describe('[withdrawal-32] a bulk transfer', () => {
  it('takes what waits as a file, once, and gives the same file again', async () => {
    await emptyQueue()
    const buyer = await rich()
    const ids = [await withdrawn(buyer, 100_000), await withdrawn(buyer, 75_000)]
    const key = randomUUID()
    const file = value(await makeBatch(key))
    const [head, ...lines] = file.csv.trimEnd().split('\r\n')
    expect(head).toBe('"id";"bank_code";"bank_name";"account_number";"account_holder";"amount"')
    expect(lines.map(line => line.split(';')[0])).toEqual(ids.map(id => `"${withdrawalCode(id)}"`))
    expect(lines[0]).toMatch(/^"WD-\d{6}";"bca";"Bank Central Asia \(BCA\)";"\d{10,20}";"[^"]+";97500$/)
    expect(file).toMatchObject({ count: 2, total: 97_500 + 72_500 })
    expect(file.file_name).toMatch(/^penarikan-\d{8}-\d{4}-[\w-]{4}\.csv$/)
    // The answer was lost: the same request, and the batch by its name.
    expect(value(await makeBatch(key))).toEqual(file)
    expect(value(await ops().call('GET /ops/withdraw/batch/{batch}', { batch: file.batch }))).toEqual(file)
    expect(codeOf(await makeBatch())).toBe('nothing_waits')
    expect(codeOf(await buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id: ids[0]! }))).toBe(
      'withdrawal_claimed'
    )
    // What was closed since is not paid by a file that is made again.
    value(await ops().call('POST /ops/withdraw/{id}/fail', { id: ids[0]!, reason: 'R' }))
    const again = value(await makeBatch(key))
    expect(again).toMatchObject({ count: 1, total: 72_500 })
    expect(again.csv).not.toContain(withdrawalCode(ids[0]!))
    expect(codeOf(await ops().call('GET /ops/withdraw/batch/{batch}', { batch: 'nothing' }))).toBe(
      'batch_not_found'
    )
  })

  it('gives no withdrawal to two of ten concurrent requests', async () => {
    await emptyQueue()
    const buyers = [await rich(), await rich(), await rich()]
    for (const buyer of buyers)
      for (const nominal of [50_000, 60_000, 70_000]) await withdrawn(buyer, nominal)
    const answers = await Promise.all(Array.from({ length: 10 }, () => makeBatch()))
    const lines = answers.flatMap(one => (one.ok ? one.value.csv.trimEnd().split('\r\n').slice(1) : []))
    expect(lines).toHaveLength(9)
    expect(new Set(lines).size).toBe(9)
    const one = randomUUID()
    const more = await withdrawn(await rich())
    const repeated = await Promise.all(Array.from({ length: 5 }, () => makeBatch(one)))
    expect(new Set(repeated.map(answer => answer.ok && answer.value.csv)).size).toBe(1)
    expect(repeated[0]).toMatchObject({ ok: true, value: { count: 1 } })
    expect(repeated[0]!.ok && repeated[0]!.value.csv).toContain(withdrawalCode(more))
  })
})

describe("[withdrawal-33] a bank's result file", () => {
  it('settles and fails line by line, says what it left out, and may be sent again', async () => {
    await emptyQueue()
    const [buyer, other] = [await rich(), await rich()]
    const paid = await withdrawn(buyer, 100_000)
    const failed = await withdrawn(buyer, 60_000)
    const differs = await withdrawn(buyer, 80_000)
    value(await makeBatch())
    const waiting = await withdrawn(other)
    const csv = [
      '\uFEFFID;Amount;Status;Reference;Reason',
      `${withdrawalCode(paid)};Rp97.500;BERHASIL;BCA-1;`,
      `"${withdrawalCode(failed).toLowerCase()}";57500;gagal;;"Rekening; ditutup"`,
      `${withdrawalCode(differs)};80000;berhasil;BCA-2;`,
      `${withdrawalCode(differs)};77500;selesai;BCA-2;`,
      `${withdrawalCode(differs)};77500;berhasil;;`,
      `${withdrawalCode(waiting)};47500;berhasil;BCA-3;`,
      'WD-999999;1;berhasil;BCA-4;',
      'INV-1;1;berhasil;BCA-5;'
    ].join('\r\n')
    const first = await importFile(csv)
    expect(first).toMatchObject({ settled: 1, failed: 1, repeated: 0 })
    expect(first.rejected.map(({ line, message }) => [line, message])).toEqual([
      [4, 'Jumlah berbeda dari yang harus ditransfer.'],
      [5, 'Status tidak dikenal. Tulis berhasil atau gagal.'],
      [6, 'Nomor referensi kosong.'],
      [7, 'Belum diambil untuk dibayar.'],
      [8, 'Penarikan tidak ditemukan.'],
      [9, 'Penarikan tidak ditemukan.']
    ])
    expect(value(await buyer.person.call('GET /buyer/withdraw/{id}', { id: failed }))).toMatchObject({
      status: 'failed',
      reason: 'Rekening; ditutup'
    })
    expect(await importFile(csv)).toMatchObject({ settled: 0, failed: 0, repeated: 2 })
    // Another reference is another transfer: the bank may have paid twice.
    const twice = await importFile(`id,status,reference\n${withdrawalCode(paid)},paid,BCA-8\n`)
    expect(twice.rejected).toMatchObject([
      { message: 'Penarikan ini sudah selesai diproses. (Berhasil, BCA-1)' }
    ])
    // The bank says the opposite afterwards: nothing moves, and the operator reads it.
    const opposite = await importFile(`id,status,reference\n${withdrawalCode(failed)},paid,BCA-9\n`)
    expect(opposite.rejected).toMatchObject([{ message: 'Penarikan ini sudah selesai diproses. (Gagal)' }])
    expect(await statusOf(buyer, failed)).toBe('failed')
  })

  it.each([
    ['without its columns', 'nomor;hasil\nWD-000001;berhasil'],
    ['without lines', 'id;status'],
    ['with a quotation mark that does not end', 'id;status\n"WD-000001;berhasil'],
    ['of another kind', 'PK\u0003\u0004 xl/worksheets'],
    ['too long', `id;status\n${'WD-000001;berhasil\n'.repeat(501)}`]
  ])('%s is rejected', async (_name, csv) => {
    expect(codeOf(await ops().call('POST /ops/withdraw/results', { csv }))).toBe('results_unreadable')
  })

  it('imported twice at the same time closes each once', async () => {
    await emptyQueue()
    const buyer = await rich()
    const ids = [await withdrawn(buyer), await withdrawn(buyer), await withdrawn(buyer)]
    value(await makeBatch())
    const csv = ['id;status;reference', ...ids.map(id => `${withdrawalCode(id)};berhasil;R-${id}`)].join('\n')
    const sums = await Promise.all([importFile(csv), importFile(csv), importFile(csv)])
    expect(sums.reduce((sum, { settled }) => sum + settled, 0)).toBe(3)
  })
})

it('[withdrawal-34] the sums of a day agree with the ledger, and a difference is seen', async () => {
  await emptyQueue()
  const [today] = value(await ops().call('GET /ops/withdraw/days', {}))
  const buyer = await rich()
  const [paid, failed] = [await withdrawn(buyer, 100_000), await withdrawn(buyer, 60_000)]
  value(await ops().call('POST /ops/withdraw/{id}/settle', { id: paid, reference: 'R' }))
  value(await ops().call('POST /ops/withdraw/{id}/fail', { id: failed, reason: 'R' }))
  const sums = async () => value(await ops().call('GET /ops/withdraw/days', {}))[0]!
  const after = await sums()
  expect({
    requested: after.requested - (today?.requested ?? 0),
    paid: after.paid - (today?.paid ?? 0),
    returned: after.returned - (today?.returned ?? 0),
    fees: after.fees - (today?.fees ?? 0),
    difference: after.difference
  }).toEqual({ requested: 160_000, paid: 97_500, returned: 60_000, fees: 2_500, difference: 0 })
  const { db } = world().services
  await db.update(withdrawals).set({ nominal: 100_001 }).where(eq(withdrawals.id, paid))
  // The request and the payment are both off by one.
  expect((await sums()).difference).toBe(2)
  await db.update(withdrawals).set({ nominal: 100_000 }).where(eq(withdrawals.id, paid))
})

it('[withdrawal-22] of concurrent claims, cancellations, payments and failures one wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    const buyer = await rich()
    const id = await withdrawn(buyer, 100_000)
    const answers = await Promise.all([
      ops().call('POST /ops/withdraw/{id}/settle', { id, reference: 'R' }),
      ops().call('POST /ops/withdraw/{id}/fail', { id, reason: 'R' }),
      buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id }),
      sari().call('POST /ops/withdraw/{id}/settle', { id, reference: 'S' }),
      buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id })
    ])
    expect(tally(answers.map(codeOf))['ok']).toBe(1)
    const isPaid = (await statusOf(buyer, id)) === 'success'
    const { balance } = value(await buyer.person.call('GET /buyer/profile', {}))
    expect(balance).toBe(isPaid ? 900_000 : 1_000_000)
    expect(codeOf(await withdraw(buyer, 50_000))).toBe('ok')
  }
})
