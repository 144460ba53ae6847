import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { requestWithdrawal } from '#lib/withdrawal/contract.ts'
import { ApiException } from '#server/core/api-exception.ts'
import type { BuyerContext } from '#server/core/http/context.ts'
import type { Db } from '#server/core/db/connect.ts'
import { transactor } from '#server/core/transact.ts'
import { openGrant } from '#server/identity/grants.ts'
import { hashSecret } from '#server/identity/password-hash.ts'
import { sessions, users } from '#server/identity/schema.ts'
import { lockBalance, postMovement } from '#server/money/ledger.ts'
import { removeBankAccount } from '#server/withdrawal/bank-accounts.ts'
import { openWithdrawal, prepareWithdrawal } from '#server/withdrawal/request-withdrawal.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { type Market, openMarket, pin } from '../support/market.ts'
import { noBrowser } from '../support/no-browser.ts'
import { codeOf } from '../support/person.ts'
import { whileWaiting } from '../support/waiting.ts'
import { type Saver, saver, withdraw, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

type Asked = BuyerContext<InputOf<typeof requestWithdrawal>>

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const rich = () => saver(world(), market, 300_000)
const db = () => world().services.db
const verifiedEmail = async ({ id }: Saver) => {
  const email = `lagi-${id}@example.com`
  await db().update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, id))
  return email
}

/** A request of a buyer for Rp100.000, as its handler gets it. */
async function asked({ id, bankAccountId }: Saver, input: Partial<Asked['input']> = {}): Promise<Asked> {
  const { services } = world()
  const newest = db().select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.id))
  const [session] = await newest.limit(1)
  const me = { id, role: 'buyer', sessionId: session!.id } as const
  return {
    input: {
      nominal: 100_000,
      bank_account_id: bankAccountId,
      verification_type: 'pin',
      pin,
      ...input
    },
    services,
    db: services.db,
    now: services.clock.now(),
    requestContext: noBrowser(),
    viewer: () => Promise.resolve(me),
    transact: transactor(services),
    buyerId: id,
    me
  }
}

/** Carries out a request, between whose two decisions something happens; returns the code of its outcome. */
async function requestAround(context: Asked, happens: () => Promise<unknown>): Promise<string> {
  const prepared = await prepareWithdrawal(context)
  if (!prepared.ok) return `at first: ${prepared.error.code}`
  await happens()
  try {
    const opened = await context.transact((tx, after) => openWithdrawal(context, tx, after, prepared.value))
    return opened.ok ? 'ok' : opened.error.code
  } catch (error) {
    if (error instanceof ApiException) return error.error.code
    throw error
  }
}

describe('[withdrawal-19] a request is decided again in its transaction', () => {
  it.each([
    ['nothing', 'ok', async () => {}],
    ['its Saldo is spent', 'withdrawal_above_balance', (buyer: Saver) => withdrawn(buyer, 250_000)],
    [
      'three others are opened',
      'withdrawal_limit',
      async (buyer: Saver) => {
        for (let n = 0; n < 3; n += 1) await withdrawn(buyer)
      }
    ],
    [
      'its bank account is deleted',
      'bank_account_not_found',
      (buyer: Saver) =>
        db().transaction(tx => removeBankAccount(tx, buyer.id, buyer.bankAccountId, new Date()))
    ],
    [
      'its owner locks withdrawals',
      'withdrawals_locked',
      ({ id }: Saver) =>
        db()
          .update(users)
          .set({ withdrawalsLockedUntil: new Date(world().services.clock.now().getTime() + 60_000) })
          .where(eq(users.id, id))
    ],
    [
      'its PIN is changed',
      'pin_wrong',
      async ({ id }: Saver) =>
        db()
          .update(users)
          .set({ pinHash: await hashSecret('918273') })
          .where(eq(users.id, id))
    ]
  ])('after %s: %s', async (_name, code, happens) => {
    const buyer = await rich()
    expect(await requestAround(await asked(buyer), () => happens(buyer))).toBe(code)
  })

  it('a code that passed is of no use once its grant was used', async () => {
    const buyer = await rich()
    const identifier = await verifiedEmail(buyer)
    const token = await openGrant(db(), { identifier, purpose: 'withdraw' }, new Date())
    const context = await asked(buyer, { verification_type: 'email', pin: undefined })
    context.requestContext.cookies = { grants: token }
    const second = { ...context }
    const codes = await requestAround(context, async () => {
      expect(await requestAround(second, async () => {})).toBe('ok')
    })
    expect(codes).toBe('grant_required')
  })
})

/** Requests a withdrawal of Rp60.000, which waits for what a transaction does; returns the code of its outcome. */
const requestDuring = async (buyer: Saver, work: (tx: Db) => Promise<unknown>): Promise<string> =>
  codeOf(
    await whileWaiting(db(), async tx => {
      await work(tx)
      return { begun: withdraw(buyer, 60_000) }
    })
  )

// The embedded database has one connection: its transactions follow one another.
if (inject('template').databaseUrl) {
  describe('[withdrawal-1] a request waits for what changes its result', () => {
    it('such as an order that takes the Saldo', async () => {
      const buyer = await saver(world(), market, 100_000)
      const spend = async (tx: Db) => {
        await lockBalance(tx, buyer.id)
        const entries = [
          { account: 'buyer_saldo', userId: buyer.id, amount: -50_000 },
          { account: 'fee_income', amount: 50_000 }
        ] as const
        const movement = {
          code: 'EX',
          trxId: `uji-${buyer.id}`,
          refId: 'uji',
          remark: 'Uji',
          entries
        } as const
        await postMovement(tx, movement, new Date())
      }
      expect(await requestDuring(buyer, spend)).toBe('withdrawal_above_balance')
    })

    it('such as the deletion of its bank account', async () => {
      const buyer = await saver(world(), market, 100_000)
      const remove = (tx: Db) => removeBankAccount(tx, buyer.id, buyer.bankAccountId, new Date())
      expect(await requestDuring(buyer, remove)).toBe('bank_account_not_found')
    })
  })
}
