import { randomUUID } from 'node:crypto'

import { desc, eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'

import { runClosings } from '#server/closing/closing-job.ts'
import { accountClosings } from '#server/identity/personal-data-schema.ts'
import { users } from '#server/identity/schema.ts'
import { hashSecret } from '#server/identity/password-hash.ts'

import { closeAccount, ownersPassword } from './account-owner.ts'
import type { Draw, Operation } from './model-operation.ts'
import type { ModelOrder } from './model-order.ts'
import type { WithdrawalModel } from './model-withdrawals.ts'
import { codeOf } from './person.ts'
import type { ShopModel, StepName } from './shop-model.ts'
import { type Saver, withdraw } from './withdrawing.ts'
import type { World } from './world.ts'

/** Signed in, asked to be closed, kept by the job and signed out, or closed. */
type State = 'in' | 'waiting' | 'stopped' | 'closed'
type Account = { state: State; isLeaving: boolean; phone: string; givenUp: number; dueAt: number }

/** Results of these operations with an effect. */
export const closingSteps = ['leaves', 'kept', 'ran']
/** Results without one. */
export const rejectedClosings = [
  'unauthorized',
  'account_not_found',
  'closing_orders_open',
  'closing_withdrawals_open',
  'closing_saldo_left',
  'closing_saldo_changed'
]

/** The step that brings an order of somebody who leaves nearer to its end. */
const endingOf = {
  nego: 'cancel',
  pending: 'cancel',
  paid: 'cancel',
  accepted: 'cancel',
  process: 'reject',
  sent: 'deliver',
  delivered: 'confirm',
  complain: 'confirm'
} as const satisfies Record<Exclude<ModelOrder['status'], 'success' | 'cancel'>, StepName>

const hoursUntilClosed = 14 * 24
let passwordHash: string | undefined

/** Accounts in memory, beside the model's orders, Saldo and withdrawals: who is signed in, and who is gone. */
export class ClosingModel {
  readonly accounts: Account[] = []
  readonly #world: () => World
  readonly #buyers: readonly Saver[]
  readonly #shop: ShopModel
  readonly #withdrawals: WithdrawalModel

  constructor(world: () => World, buyers: readonly Saver[], shop: ShopModel, withdrawals: WithdrawalModel) {
    this.#world = world
    this.#buyers = buyers
    this.#shop = shop
    this.#withdrawals = withdrawals
  }

  /** Gives a buyer, the next one of the model, a phone and a password to sign in with. */
  async join({ id }: Saver): Promise<void> {
    passwordHash ??= await hashSecret(ownersPassword)
    const phone = `62857${String(10_000_000 + id)}`
    const { db, clock } = this.#world().services
    await db.update(users).set({ phone, phoneVerifiedAt: clock.now(), passwordHash }).where(eq(users.id, id))
    this.accounts.push({ state: 'in', isLeaving: false, phone, givenUp: 0, dueAt: 0 })
  }

  isIn = (buyer: number): boolean => this.accounts[buyer]!.state === 'in'
  isClosed = (buyer: number): boolean => this.accounts[buyer]!.state === 'closed'
  #saldoOf = (buyer: number): number => this.#shop.saldo[buyer]!
  #openOrders = (buyer: number) =>
    this.#shop.orders.filter(
      order => order.buyer === buyer && order.status !== 'success' && order.status !== 'cancel'
    )
  #isBusy = (buyer: number) =>
    this.#openOrders(buyer).length > 0 || this.#withdrawals.openOf(buyer).length > 0
  #mayClose = (buyer: number, givenUp: number) =>
    !this.#isBusy(buyer) && this.#saldoOf(buyer) <= givenUp && givenUp < 50_000
  #isDue = ({ state, dueAt }: Account) => state === 'waiting' && dueAt <= this.#shop.hour

  /** What somebody who leaves does next: ends orders and withdrawals, takes out the Saldo, and asks to be closed. */
  leave(
    buyer: number,
    { pick, next }: Draw,
    step: (order: ModelOrder, name: StepName) => Operation
  ): Operation {
    const orders = this.#openOrders(buyer)
    if (orders.length > 0 && next() < 0.95) {
      const order = pick(orders)
      return step(order, endingOf[order.status as keyof typeof endingOf])
    }
    const open = this.#withdrawals.openOf(buyer)
    if (open.length > 0 && next() < 0.9) return this.#withdrawals.end(pick(open), pick)
    const saldo = this.#saldoOf(buyer)
    if (saldo >= 50_000 && next() < 0.95) {
      const leaves = saldo > 80_000 && next() < 0.5 ? 20_000 : 0
      return this.#withdrawals.request(buyer, saldo - leaves)
    }
    if (saldo > 0 && saldo < 50_000 && next() < 0.3) return this.#withdrawals.request(buyer, saldo, true)
    return this.#asking(buyer, next() < 0.9 ? saldo : 0)
  }

  #asking(buyer: number, givenUp: number): Operation {
    return {
      expected: () =>
        this.isIn(buyer) &&
        this.#mayClose(buyer, givenUp) &&
        (givenUp === 0 || givenUp === this.#saldoOf(buyer))
          ? 'leaves'
          : 'rejected',
      run: async () => {
        const code = codeOf(await closeAccount(this.#buyers[buyer]!, Math.min(givenUp, 49_999)))
        if (code !== 'ok') return { code, effects: [] }
        const apply = () => {
          // Money may have come since; an order or withdrawal cannot.
          expect(this.#isBusy(buyer)).toBe(false)
          const dueAt = this.#shop.hour + hoursUntilClosed
          Object.assign(this.accounts[buyer]!, { state: 'waiting', isLeaving: false, givenUp, dueAt })
        }
        return { code: 'leaves', effects: [{ rank: 4, apply }] }
      }
    }
  }

  /** Signing in keeps an account that waits, and finds none that was closed. */
  signingIn(buyer: number): Operation {
    const account = this.accounts[buyer]!
    return {
      expected: () => ({ in: 'ok', stopped: 'ok', waiting: 'kept', closed: 'rejected' })[account.state],
      run: async () => {
        const { person } = this.#buyers[buyer]!
        const signed = await person.call('POST /auth/login', {
          auth: account.phone,
          password: ownersPassword
        })
        if (!signed.ok) return { code: codeOf(signed), effects: [] }
        const apply = () => void (account.state = 'in')
        return { code: signed.value.closing_revoked ? 'kept' : 'ok', effects: [{ rank: 3, apply }] }
      }
    }
  }

  /** What cookies of a session that the request has ended are good for: nothing. */
  trying(buyer: number, { pick }: Draw): Operation {
    const { person } = this.#buyers[buyer]!
    const own = this.#shop.orders.filter(order => order.buyer === buyer)
    const calls = [
      () => person.call('GET /buyer/profile', {}),
      () => withdraw(this.#buyers[buyer]!, 50_000),
      () => closeAccount(this.#buyers[buyer]!),
      () => person.call('POST /buyer/transaction/cancel/{id}', { id: own[0]?.id ?? 1, reason: 'Batal' })
    ]
    const call = pick(calls)
    return {
      expected: () => 'rejected',
      run: async () => {
        const code = codeOf(await call())
        expect(code).toBe('unauthorized')
        return { code, effects: [] }
      }
    }
  }

  hasDue = (): boolean => this.accounts.some(account => this.#isDue(account))

  /** The job closes what is due, or keeps it where the model has something that stands in the way. */
  running(): Operation {
    return {
      expected: () => 'ran',
      run: async () => {
        await runClosings(this.#world().services)
        const waiting = this.accounts.flatMap((account, at) => (account.state === 'waiting' ? [at] : []))
        const found = await this.#closingsOf(waiting)
        const apply = () => waiting.forEach(buyer => this.#decided(buyer, found.get(this.#buyers[buyer]!.id)))
        return { code: 'ran', effects: [{ rank: 4, apply }] }
      }
    }
  }

  #decided(buyer: number, closing: { closedAt: Date | null; revokedAt: Date | null } | undefined): void {
    const account = this.accounts[buyer]!
    // A sign-in, or another run, came first.
    if (account.state !== 'waiting' || (!closing?.closedAt && !closing?.revokedAt)) return
    const mayClose = this.#isDue(account) && this.#mayClose(buyer, account.givenUp)
    expect([buyer, closing.closedAt !== null]).toEqual([buyer, mayClose])
    account.state = mayClose ? 'closed' : 'stopped'
    // What was given up is the marketplace's.
    if (mayClose) this.#shop.saldo[buyer] = 0
  }

  /** The newest closing of each of these buyers, by the id of the person. */
  async #closingsOf(buyers: readonly number[]) {
    const ids = buyers.map(at => this.#buyers[at]!.id)
    const found = await this.#world()
      .services.db.select()
      .from(accountClosings)
      .where(inArray(accountClosings.userId, [0, ...ids]))
      .orderBy(desc(accountClosings.id))
    return new Map(found.toReversed().map(one => [one.userId, one]))
  }

  /** Every account, as the database and its owner's cookies have it. */
  async expectAgreement(): Promise<void> {
    const closings = await this.#closingsOf([...this.accounts.keys()])
    const names = await this.#world().services.db.select({ id: users.id, name: users.name }).from(users)
    for (const [at, { state }] of this.accounts.entries()) {
      const { id, person } = this.#buyers[at]!
      const closing = closings.get(id)
      const waits = closing !== undefined && !closing.closedAt && !closing.revokedAt
      const isRemoved = names.find(one => one.id === id)?.name === 'Akun dihapus'
      const profile = state === 'in' ? codeOf(await person.call('GET /buyer/profile', {})) : ''
      expect([at, waits, Boolean(closing?.closedAt), isRemoved, profile]).toEqual([
        at,
        state === 'waiting',
        state === 'closed',
        state === 'closed',
        state === 'in' ? 'ok' : ''
      ])
    }
  }

  /** A top-up by an operator, which a closed account does not get. */
  topUp = async (buyer: number, amount: number): Promise<string> =>
    codeOf(
      await this.#world().ops.call(
        'POST /ops/balance/topup',
        { user: String(this.#buyers[buyer]!.id), amount },
        { key: randomUUID() }
      )
    )

  /** How many accounts are in each state. */
  told = (): string =>
    (['in', 'waiting', 'stopped', 'closed'] as const)
      .map(state => `${state} ${this.accounts.filter(one => one.state === state).length}`)
      .join(', ')
}
