import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { runClosings } from '#server/closing/closing-job.ts'
import { accountClosings } from '#server/identity/personal-data-schema.ts'
import { users } from '#server/identity/schema.ts'
import { readBalance } from '#server/money/ledger.ts'
import { areOpen, withdrawals } from '#server/withdrawal/schema.ts'

import { closeAccount, openOwner, type Owner } from '../support/account-owner.ts'
import { addBanks } from '../support/banks.ts'
import { expectTrueBooks, topUp } from '../support/buying.ts'
import { openMarket } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { addBankAccount, type Saver, withdraw, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const rounds = 5
/** A Saldo that may be withdrawn as the rest of an account, or given up. */
const rest = 30_000

type Leaver = Owner & Saver

beforeAll(async () => {
  await openMarket(world())
  await addBanks(world())
})
afterEach(() => expectTrueBooks(world()))

/** A buyer with a password, a PIN, a bank account and the rest of a Saldo. */
async function leaver(saldo = rest): Promise<Leaver> {
  const owner = await openOwner(world())
  await topUp(world(), owner, saldo)
  return { ...owner, bankAccountId: await addBankAccount(owner) }
}

/** Runs both at once; who is sent first changes with each round. */
async function together<A, B>(round: number, one: () => Promise<A>, two: () => Promise<B>): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([one(), two()])
  const [second, first] = await Promise.all([two(), one()])
  return [first, second]
}

/** What became of an account: whether it waits for its end or has ended, and its money. */
async function stateOf({ id }: Leaver) {
  const { db } = world().services
  const [closing] = await db.select().from(accountClosings).where(eq(accountClosings.userId, id))
  const [user] = await db.select().from(users).where(eq(users.id, id))
  const open = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, id), areOpen))
  const closed = closing?.closedAt ? 'closed' : closing?.revokedAt ? 'revoked' : 'waits'
  return {
    closing: closing ? closed : 'none',
    saldo: await readBalance(db, id),
    open: open.length,
    isRemoved: user?.name === 'Akun dihapus'
  }
}

/** A closing that is due, of an account that is still signed in: the job meets whatever its owner sends. */
async function becomeDue({ id }: Leaver, givenUp: number): Promise<void> {
  const now = world().services.clock.now()
  await world()
    .services.db.insert(accountClosings)
    .values({ userId: id, requestedAt: now, closesAt: now, givenUp })
}

const withdrawRest = async (owner: Leaver) => codeOf(await withdraw(owner, rest, { is_rest: true }))
const ask = async (owner: Leaver, givenUp?: number) => codeOf(await closeAccount(owner, givenUp))
const endings = {
  fail: (_: Leaver, id: number) => world().ops.call('POST /ops/withdraw/{id}/fail', { id, reason: 'Uji' }),
  cancel: ({ person }: Leaver, id: number) => person.call('POST /buyer/withdraw/cancel/{id}', { id }),
  settle: (_: Leaver, id: number) =>
    world().ops.call('POST /ops/withdraw/{id}/settle', { id, reference: 'Uji' })
}

describe('a request to close the account, at the same time as', () => {
  it('[closing-5] a request of a withdrawal of its rest: one of them succeeds', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await leaver()
      const codes = await together(
        round,
        () => withdrawRest(owner),
        () => ask(owner, rest)
      )
      const state = await stateOf(owner)
      if (codes[0] === 'ok') {
        // The Saldo is compared first, so either may be told.
        expect(['closing_withdrawals_open', 'closing_saldo_changed']).toContain(codes[1])
        expect(state).toEqual({ closing: 'none', saldo: 0, open: 1, isRemoved: false })
      } else {
        expect(codes).toEqual(['unauthorized', 'ok'])
        expect(state).toEqual({ closing: 'waits', saldo: rest, open: 0, isRemoved: false })
      }
    }
  })

  it('[closing-1, closing-2] a request of a part is rejected, whichever comes first', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await leaver(50_000 + rest)
      const codes = await together(
        round,
        async () => codeOf(await withdraw(owner, 50_000)),
        () => ask(owner, rest)
      )
      expect(codes[0]).toBe('ok')
      expect(['closing_withdrawals_open', 'closing_saldo_changed']).toContain(codes[1])
      expect(await stateOf(owner)).toEqual({ closing: 'none', saldo: rest, open: 1, isRemoved: false })
    }
  })

  it.each(['fail', 'cancel', 'settle'] as const)(
    '[closing-1, closing-5] the end of a withdrawal: %s',
    async ending => {
      for (let round = 0; round < rounds; round += 1) {
        const owner = await leaver(50_000)
        const id = await withdrawn(owner)
        const codes = await together(
          round,
          async () => codeOf(await endings[ending](owner, id)),
          () => ask(owner)
        )
        expect(codes[0]).toBe('ok')
        const state = await stateOf(owner)
        const saldo = ending === 'settle' ? 0 : 50_000
        if (codes[1] === 'ok') {
          expect([ending, state]).toEqual(['settle', { closing: 'waits', saldo, open: 0, isRemoved: false }])
        } else {
          expect(['closing_withdrawals_open', 'closing_saldo_left']).toContain(codes[1])
          expect(state).toEqual({ closing: 'none', saldo, open: 0, isRemoved: false })
        }
      }
    }
  )
})

describe('the job that closes accounts, at the same time as', () => {
  const close = () => runClosings(world().services)
  /** The job leaves an account that something else holds to its next run. */
  const closedAfter = async (closed: number) => closed + (await close())

  it('[closing-5, closing-8] a request of a withdrawal: it is paid, or the Saldo was given up', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const owner = await leaver()
      await becomeDue(owner, rest)
      const [code, closed] = await together(round, () => withdrawRest(owner), close)
      expect(await closedAfter(closed)).toBe(1)
      const state = await stateOf(owner)
      if (code === 'ok') expect(state).toEqual({ closing: 'revoked', saldo: 0, open: 1, isRemoved: false })
      else {
        // It may find the session, the PIN or the Saldo gone.
        expect(['unauthorized', 'pin_missing', 'withdrawal_no_rest']).toContain(code)
        expect(state).toEqual({ closing: 'closed', saldo: 0, open: 0, isRemoved: true })
      }
    }
  })

  it.each(['fail', 'cancel', 'settle'] as const)(
    '[closing-1, closing-8] the end of a withdrawal: %s',
    async ending => {
      for (let round = 0; round < rounds; round += 1) {
        const owner = await leaver(50_000)
        const id = await withdrawn(owner)
        await becomeDue(owner, 0)
        const [code, closed] = await together(
          round,
          async () => codeOf(await endings[ending](owner, id)),
          close
        )
        expect([code, await closedAfter(closed)]).toEqual(['ok', 1])
        const state = await stateOf(owner)
        const saldo = ending === 'settle' ? 0 : 50_000
        // Nothing is closed while the withdrawal is open, nor with the money that it returned.
        if (state.closing === 'closed')
          expect([ending, state]).toEqual([
            'settle',
            { closing: 'closed', saldo: 0, open: 0, isRemoved: true }
          ])
        else expect(state).toEqual({ closing: 'revoked', saldo, open: 0, isRemoved: false })
      }
    }
  )
})
