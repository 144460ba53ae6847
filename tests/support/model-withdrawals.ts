import { codeOf, value } from './person.ts'
import { type Saver, withdraw } from './withdrawing.ts'
import type { World } from './world.ts'

type Status = 'pending' | 'success' | 'failed' | 'cancelled'
type ModelWithdrawal = { id: number; buyer: number; nominal: number; status: Status; isClaimed: boolean }

const actions = ['claim', 'settle', 'fail', 'cancel'] as const
type Action = (typeof actions)[number]
const ends = { settle: 'success', fail: 'failed', cancel: 'cancelled' } as const
const nominals = [49_999, 50_000, 75_000, 200_000] as const

/** The effect of an operation for the model, in the possible order of concurrent effects. */
type Effect = { rank: 0 | 1 | 2; apply: () => void }
type Operation = { expected: () => string; run: () => Promise<{ code: string; effects: Effect[] }> }

/** Results of these operations with an effect. */
export const withdrawalSteps = ['withdrawn', ...actions]
/** Results without one. */
export const rejectedWithdrawals = [
  'withdrawal_too_small',
  'withdrawal_above_balance',
  'withdrawal_limit',
  'withdrawal_closed',
  'withdrawal_claimed'
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
  choose(buyer: number, { pick, next }: { pick: <T>(of: readonly T[]) => T; next: () => number }): Operation {
    const open = this.all.filter(({ status }) => status === 'pending')
    if (open.length === 0 || next() < 0.5) return this.#requesting(buyer, pick(nominals))
    const one = next() < 0.85 ? pick(open) : pick(this.all.slice(-30))
    return this.#stepping(one, pick(actions))
  }

  #openOf = (buyer: number) => this.all.filter(one => one.buyer === buyer && one.status === 'pending').length

  #requesting(buyer: number, nominal: number): Operation {
    return {
      expected: () =>
        nominal >= 50_000 && this.#saldo[buyer]! >= nominal && this.#openOf(buyer) < 3
          ? 'withdrawn'
          : 'rejected',
      run: async () => {
        const made = await withdraw(this.#savers[buyer]!, nominal)
        if (!made.ok) return { code: codeOf(made), effects: [] }
        const { id } = made.value.withdrawal
        const apply = () => {
          this.all.push({ id, buyer, nominal, status: 'pending', isClaimed: false })
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

  /** Every withdrawal of the model as its owner reads it. */
  async readAll(): Promise<{ id: number; status: Status }[]> {
    const lists = await Promise.all(
      this.#savers.map(async ({ person }) => {
        const found: { id: number; status: Status }[] = []
        for (let page = 1; ; page += 1) {
          const list = value(await person.call('GET /buyer/withdraw', { page, per_page: 100 }))
          found.push(...list.map(({ id, status }) => ({ id, status })))
          if (list.length < 100) return found
        }
      })
    )
    return lists.flat().toSorted((a, b) => a.id - b.id)
  }

  /** The same as the model has it. */
  expected = (): { id: number; status: Status }[] =>
    this.all.map(({ id, status }) => ({ id, status })).toSorted((a, b) => a.id - b.id)
}
