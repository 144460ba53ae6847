import { randomUUID } from 'node:crypto'

import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { withdrawalCode } from '#lib/withdrawal/status.ts'
import { acts } from '#server/core/acts/schema.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { saver, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const tokens = {
  sari: 'token-of-another-operator',
  ani: 'token-of-a-clerk-at-it',
  tia: 'token-of-the-support'
}
const world = useWorld({
  OPS_TOKENS: `sari:finance:${tokens.sari},ani:clerk:${tokens.ani},tia:support:${tokens.tia}`
})
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const path = 'POST /ops/withdraw/batch/selected'
const someone = (name: keyof typeof tokens) =>
  new Person(world().app, world().services.config.signatureKey, tokens[name])
const ops = () => world().ops
const make = (ids: number[], key: string = randomUUID(), who = ops()) => who.call(path, { ids }, { key })
const take = async (id: number, who = ops()) => value(await who.call('POST /ops/withdraw/{id}/claim', { id }))
/** Three withdrawals of one buyer. */
async function three(): Promise<[number, number, number]> {
  const buyer = await saver(world(), market, 1_000_000)
  return [await withdrawn(buyer), await withdrawn(buyer, 75_000), await withdrawn(buyer, 60_000)]
}
const idsIn = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(';')[0])
const quoted = (...ids: number[]) => ids.map(id => `"${withdrawalCode(id)}"`)

describe('[ops-225] a file of selected withdrawals', () => {
  it('has those that the caller has taken, once; the others are named with their reason', async () => {
    const [mine, waiting, foreign] = await three()
    const [closed, filed, second] = await three()
    for (const id of [mine, closed, filed, second]) await take(id)
    await take(foreign, someone('sari'))
    value(await ops().call('POST /ops/withdraw/{id}/settle', { id: closed, reference: 'R' }))
    expect(codeOf(await make([closed]))).toBe('nothing_taken')
    value(await make([filed]))
    const file = value(await make([second, filed, closed, foreign, waiting, mine, mine]))
    expect(idsIn(file.csv)).toEqual(quoted(mine, second))
    expect(file).toMatchObject({ count: 2 })
    expect(file.left_out).toEqual([
      { code: withdrawalCode(waiting), message: 'Ambil penarikan ini dahulu untuk dibayar.' },
      { code: withdrawalCode(foreign), message: 'Sudah diambil oleh sari.' },
      { code: withdrawalCode(closed), message: 'Penarikan ini sudah selesai diproses.' },
      { code: withdrawalCode(filed), message: 'Sudah ada di berkas transfer lain.' }
    ])
    expect(codeOf(await make([second, filed, closed, foreign, waiting, mine]))).toBe('nothing_taken')
    expect(codeOf(await make([0x7fff_ffff]))).toBe('nothing_taken')
    // What waits still waits.
    const [row] = await world().services.db.select().from(withdrawals).where(eq(withdrawals.id, waiting))
    expect(row).toMatchObject({ claimedAt: null, batch: null })
  })

  it('is the same file for a repeated request, without what was closed meanwhile', async () => {
    const [one, other, third] = await three()
    for (const id of [one, other, third]) await take(id)
    const key = randomUUID()
    const file = value(await make([one, other], key))
    expect(value(await make([other, one], key))).toEqual(file)
    // The same key with others is another file, and never the first one's rows.
    expect(idsIn(value(await make([third, one], key)).csv)).toEqual(quoted(third))
    value(await ops().call('POST /ops/withdraw/{id}/settle', { id: one, reference: 'R' }))
    const again = value(await make([one, other], key))
    expect(idsIn(again.csv)).toEqual(quoted(other))
    expect(again.left_out).toMatchObject([{ code: withdrawalCode(one) }])
    const { batch } = file
    expect(idsIn(value(await ops().call('GET /ops/withdraw/batch/{batch}', { batch })).csv)).toEqual(
      quoted(other)
    )
  })

  it('shares no withdrawal with nine other files at once', async () => {
    const ids = [...(await three()), ...(await three())]
    for (const id of ids) await take(id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => make(at % 2 ? ids : ids.toReversed()))
    )
    const lines = answers.flatMap(one => (one.ok ? idsIn(one.value.csv) : []))
    expect(lines.toSorted()).toEqual(quoted(...ids).toSorted())
  })

  it('writes no formula of an account holder, and is an act of finance alone', async () => {
    const [id] = await three()
    const { db } = world().services
    await take(id)
    await db.update(withdrawals).set({ accountHolder: '=1+1' }).where(eq(withdrawals.id, id))
    for (const name of ['ani', 'tia'] as const)
      expect(codeOf(await make([id], randomUUID(), someone(name)))).toBe('forbidden')
    expect(codeOf(await ops().call(path, { ids: [id] }))).toBe('idempotency_key_required')
    expect(value(await make([id])).csv).toContain(`;"'=1+1";`)
    const [act] = await db.select().from(acts).where(eq(acts.call, path)).orderBy(desc(acts.id)).limit(1)
    expect(act).toMatchObject({ input: { ids: [id] } })
  })
})
