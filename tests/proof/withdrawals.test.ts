import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { type ApiProcess, at, startApi } from '../support/api-process.ts'
import { expectTrueBooks } from '../support/buying.ts'
import { copyMarket } from '../support/copied-market.ts'
import { tally } from '../support/crowd.ts'
import { seedOf, sized, timeout } from '../support/long.ts'
import { codeOf, value } from '../support/person.ts'
import { type Saver, saver, withdraw, withdrawn } from '../support/withdrawing.ts'

const saldo = 100_000_000
const kills = sized(2, 50)
const rounds = sized(6, 200)
const crowd = sized(30, 200)

/** A request that was sent, and what was acknowledged of it. */
type Attempt = {
  saver: number
  key: string
  nominal: number
  id?: number
  end?: 'success' | 'failed' | 'cancelled'
}

let copied: Awaited<ReturnType<typeof copyMarket>>
const savers: Saver[] = []

beforeAll(async () => {
  copied = await copyMarket(async (market, world) => {
    for (let n = 0; n < 4; n += 1) savers.push(await saver(world, market, saldo))
  })
}, timeout)
afterAll(() => copied.drop())

const here = (api: ApiProcess, one: Saver): Saver => ({ ...one, person: at(api, one.person) })
const balanceOf = async ({ person }: Saver) => value(await person.call('GET /buyer/profile', {})).balance

/** Closes whatever is open, so that the limit of three is not the subject. */
async function closeOpen(api: ApiProcess): Promise<void> {
  for (;;) {
    const open = value(await api.ops.call('GET /ops/withdraw', { status: 'pending', per_page: 100 }))
    if (open.length === 0) return
    for (const { id } of open)
      value(await api.ops.call('POST /ops/withdraw/{id}/fail', { id, reason: 'Uji' }))
  }
}

describe('withdrawals', () => {
  const attempts: Attempt[] = []

  /** Requests and ends withdrawals in turns, until the process is gone. */
  async function goOn(api: ApiProcess, index: number, onAcknowledged: () => void): Promise<void> {
    const buyer = here(api, savers[index]!)
    const ends = ['settle', 'cancel', 'fail'] as const
    for (let turn = 0; ; turn += 1) {
      try {
        const attempt: Attempt = { saver: index, key: randomUUID(), nominal: 50_000 + turn }
        attempts.push(attempt)
        attempt.id = value(await withdraw(buyer, attempt.nominal, { key: attempt.key })).withdrawal.id
        onAcknowledged()
        const { id } = attempt
        const end = ends[turn % 3]!
        if (end === 'cancel') {
          value(await buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id }))
          attempt.end = 'cancelled'
        } else if (end === 'settle') {
          value(await api.ops.call('POST /ops/withdraw/{id}/settle', { id, reference: 'R' }))
          attempt.end = 'success'
        } else {
          value(await api.ops.call('POST /ops/withdraw/{id}/fail', { id, reason: 'R' }))
          attempt.end = 'failed'
        }
        onAcknowledged()
      } catch {
        return
      }
    }
  }

  it(
    `[withdrawal-16, withdrawal-22] ${kills} kills lose nothing acknowledged and take nothing twice`,
    async () => {
      const waits = fc.sample(fc.integer({ min: 2, max: 20 }), {
        seed: seedOf('withdrawals'),
        numRuns: kills
      })
      for (const wait of waits) {
        const api = await startApi(copied.config)
        await closeOpen(api)
        let acknowledged = 0
        const enough = new Promise<void>(resolve => {
          const hear = () => {
            acknowledged += 1
            if (acknowledged === wait) resolve()
          }
          void Promise.all(savers.map((_, index) => goOn(api, index, hear))).then(() => resolve())
        })
        await enough
        await api.kill()
        expect(acknowledged).toBeGreaterThanOrEqual(wait)
      }
      const api = await startApi(copied.config)
      await closeOpen(api)
      const gone = savers.map(() => 0)
      for (const { saver: index, key, nominal, id, end } of attempts) {
        const buyer = here(api, savers[index]!)
        // The lost answer is fetched by sending the request again; it may also be the first to arrive.
        const again = value(await withdraw(buyer, nominal, { key })).withdrawal.id
        if (id !== undefined) expect(again).toBe(id)
        const now = value(await buyer.person.call('GET /buyer/withdraw/{id}', { id: again }))
        if (end) expect([again, now.status]).toEqual([again, end])
        if (now.status === 'pending')
          value(await api.ops.call('POST /ops/withdraw/{id}/fail', { id: again, reason: 'R' }))
        if (now.status === 'success') gone[index]! += nominal
      }
      const made = new Set(attempts.map(({ key }) => key)).size
      let listed = 0
      for (const [index, one] of savers.entries()) {
        const buyer = here(api, one)
        const list = await buyer.person.call('GET /buyer/withdraw', { per_page: 1 })
        listed += list.ok ? (list.meta?.total ?? 0) : 0
        expect(await balanceOf(buyer)).toBe(saldo - gone[index]!)
      }
      expect(listed).toBe(made)
      await expectTrueBooks(api)
      process.stdout.write(
        `withdrawals: ${kills} kills, ${attempts.filter(({ id }) => id).length} acknowledged of ${made}\n`
      )
      await api.stop()
    },
    timeout * 2
  )
})

const isOnPostgres = inject('template').databaseUrl !== undefined

describe(isOnPostgres ? 'two processes on one PostgreSQL' : 'one process on the embedded database', () => {
  let apis: ApiProcess[] = []
  beforeAll(async () => {
    apis = [await startApi(copied.config)]
    if (isOnPostgres) apis.push(await startApi(copied.config))
  }, timeout)
  afterAll(() => Promise.all(apis.map(api => api.stop())))
  const any = (turn: number) => apis[turn % apis.length]!

  it(
    `[withdrawal-1, withdrawal-4] of ${crowd} requests against one Saldo as many succeed as it holds`,
    async () => {
      const api = any(0)
      await closeOpen(api)
      const buyer = here(api, savers[0]!)
      const before = await balanceOf(buyer)
      // A Saldo that reaches for two of three.
      const nominal = Math.floor(before / 2)
      const codes = await Promise.all(
        Array.from({ length: crowd }, async (_, turn) =>
          codeOf(await withdraw(here(any(turn), savers[0]!), nominal))
        )
      )
      const { ok, busy: _busy, withdrawal_above_balance: _above, ...others } = tally(codes)
      // Those that must wait too long for the PIN's turn are told so.
      expect([ok, others]).toEqual([2, {}])
      expect(await balanceOf(buyer)).toBe(before - 2 * nominal)
      await closeOpen(api)
      expect(await balanceOf(buyer)).toBe(before)
      await expectTrueBooks(api)
    },
    timeout
  )

  it(
    `[withdrawal-22, withdrawal-23] ${rounds} races of cancel, claim, settle and fail have one end each`,
    async () => {
      const ends: string[] = []
      let paid = 0
      const before = await balanceOf(here(any(0), savers[1]!))
      for (let round = 0; round < rounds; round += 1) {
        const [one, two] = [any(round), any(round + 1)]
        const buyer = here(two, savers[1]!)
        const id = await withdrawn(here(one, savers[1]!), 60_000)
        const close = { id, reference: 'R', reason: 'R' }
        const work = {
          settle: () => one.ops.call('POST /ops/withdraw/{id}/settle', close),
          cancel: () => buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id }),
          again: () => two.ops.call('POST /ops/withdraw/{id}/settle', close),
          fail: () => two.ops.call('POST /ops/withdraw/{id}/fail', close),
          claim: () => one.ops.call('POST /ops/withdraw/{id}/claim', { id })
        }
        // Another order in each round: who is sent first often wins.
        const names = Object.keys(work) as (keyof typeof work)[]
        const turned = names.map((_, index) => names[(index + round) % names.length]!)
        const answers = await Promise.all(
          turned.map(async name => [name, codeOf(await work[name]())] as const)
        )
        const winners = answers
          .filter(([name, code]) => code === 'ok' && name !== 'claim')
          .map(([name]) => name)
        expect(winners).toHaveLength(1)
        const { status } = value(await buyer.person.call('GET /buyer/withdraw/{id}', { id }))
        if (status === 'success') paid += 60_000
        ends.push(status)
      }
      const after = await balanceOf(here(any(0), savers[1]!))
      expect(after).toBe(before - paid)
      await expectTrueBooks(any(0))
      process.stdout.write(`races: ${JSON.stringify(tally(ends))}\n`)
    },
    timeout * 2
  )
})
