import { asc, inArray } from 'drizzle-orm'

import { withdrawals } from '#server/withdrawal/schema.ts'

import type { Draw, Operation } from './model-operation.ts'
import { codeOf, value } from './person.ts'
import { type Saver, withdraw } from './withdrawing.ts'
import type { World } from './world.ts'

type Status = 'pending' | 'success' | 'failed' | 'cancelled'
type ModelWithdrawal = {
  id: number
  buyer: number
  nominal: number
  status: Status
  isClaimed: boolean
  isRest: boolean
}

const actions = ['claim', 'settle', 'fail', 'cancel'] as const
type Action = (typeof actions)[number]
const ends = { settle: 'success', fail: 'failed', cancel: 'cancelled' } as const
const nominals = [49_999, 50_000, 75_000, 200_000] as const

/** Results of these operations with an effect. */
export const withdrawalSteps = ['withdrawn', ...actions]
/** Results without one. */
export const rejectedWithdrawals = [
  'withdrawal_too_small',
  'withdrawal_above_balance',
  'withdrawal_limit',
  'withdrawal_closed',
  'withdrawal_claimed',
  'withdrawal_no_rest'
]

/** Withdrawals in memory, beside the model's Saldo: the real ones must agree after any operations. */
export class WithdrawalModel {
  readonly all: ModelWithdrawal[] = []
  readonly #world: () => World
  readonly #savers: readonly Saver[]
  readonly #saldo: number[]

  constructor(world: () => World, savers: readonly Saver[], saldo: number[]) {
    this.#world = world
    this.#savers = savers
    this.#saldo = saldo
  }

  /** An operation on withdrawals that mostly makes sense: a request of this buyer, or a step of any. */
  choose(buyer: number, { pick, next }: Draw): Operation {
    const open = this.all.filter(({ status }) => status === 'pending')
    if (open.length === 0 || next() < 0.5) return this.request(buyer, pick(nominals))
    const one = next() < 0.85 ? pick(open) : pick(this.all.slice(-30))
    return this.#stepping(one, pick(actions))
  }

  openOf = (buyer: number): ModelWithdrawal[] =>
    this.all.filter(one => one.buyer === buyer && one.status === 'pending')

  /** The end of an open withdrawal. */
  end = (one: ModelWithdrawal, pick: Draw['pick']): Operation =>
    this.#stepping(one, pick(['settle', 'settle', 'fail', 'cancel'] as const))

  /** The whole rest of an account goes out once. */
  #mayRest = (buyer: number, nominal: number) =>
    nominal > 0 &&
    nominal < 50_000 &&
    nominal === this.#saldo[buyer]! &&
    !this.all.some(
      one => one.buyer === buyer && one.isRest && (one.status === 'pending' || one.status === 'success')
    )

  /** A request of a buyer who is signed in. */
  request(buyer: number, nominal: number, isRest = false): Operation {
    const mayTake = () =>
      isRest ? this.#mayRest(buyer, nominal) : nominal >= 50_000 && this.#saldo[buyer]! >= nominal
    return {
      expected: () => (mayTake() && this.openOf(buyer).length < 3 ? 'withdrawn' : 'rejected'),
      run: async () => {
        const made = await withdraw(this.#savers[buyer]!, nominal, { is_rest: isRest })
        if (!made.ok) return { code: codeOf(made), effects: [] }
        const { id } = made.value.withdrawal
        const apply = () => {
          this.all.push({ id, buyer, nominal, status: 'pending', isClaimed: false, isRest })
          this.#saldo[buyer]! -= nominal
        }
        return { code: 'withdrawn', effects: [{ rank: 0, apply }] }
      }
    }
  }

  #stepping(one: ModelWithdrawal, action: Action): Operation {
    const { ops } = this.#world()
    const close = { id: one.id, reference: 'R', reason: 'R' }
    const calls = {
      claim: () => ops.call('POST /ops/withdraw/{id}/claim', close),
      settle: () => ops.call('POST /ops/withdraw/{id}/settle', close),
      fail: () => ops.call('POST /ops/withdraw/{id}/fail', close),
      cancel: () => this.#savers[one.buyer]!.person.call('POST /buyer/withdraw/cancel/{id}', { id: one.id })
    }
    return {
      expected: () =>
        one.status === 'pending' && (action !== 'cancel' || !one.isClaimed) ? action : 'rejected',
      run: async () => {
        const code = codeOf(await calls[action]())
        if (code !== 'ok') return { code, effects: [] }
        return { code: action, effects: [{ rank: 1, apply: () => this.#apply(one, action) }] }
      }
    }
  }

  #apply(one: ModelWithdrawal, action: Action): void {
    if (action === 'claim') one.isClaimed = true
    else one.status = ends[action]
    if (action === 'fail' || action === 'cancel') this.#saldo[one.buyer]! += one.nominal
  }

  /** Every withdrawal: as its owner reads it, or where that one is not signed in, as it is stored. */
  async readAll(isIn: (buyer: number) => boolean): Promise<{ id: number; status: Status }[]> {
    const away = this.#savers.filter((_, at) => !isIn(at)).map(({ id }) => id)
    const stored = await this.#world()
      .services.db.select({ id: withdrawals.id, status: withdrawals.status })
      .from(withdrawals)
      .where(inArray(withdrawals.userId, [0, ...away]))
      .orderBy(asc(withdrawals.id))
    const lists = await Promise.all(
      this.#savers.filter((_, at) => isIn(at)).map(({ person }) => readOwn(person))
    )
    return [...stored, ...lists.flat()].toSorted((a, b) => a.id - b.id)
  }

  /** The same as the model has it. */
  expected = (): { id: number; status: Status }[] =>
    this.all.map(({ id, status }) => ({ id, status })).toSorted((a, b) => a.id - b.id)
}

/** All pages of somebody's withdrawals. */
async function readOwn(person: Saver['person']): Promise<{ id: number; status: Status }[]> {
  const found: { id: number; status: Status }[] = []
  for (let page = 1; ; page += 1) {
    const list = value(await person.call('GET /buyer/withdraw', { page, per_page: 100 }))
    found.push(...list.map(({ id, status }) => ({ id, status })))
    if (list.length < 100) return found
  }
}
