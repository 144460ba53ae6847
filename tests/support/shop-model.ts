/** What the model test orders with: whole rupiah. */
export const modelFigures = { price: 60_000, accountFee: 4_000, discount: 5_000 } as const

type Method = 'account' | 'saldo' | 'cash'
/** An order's statuses as the model tells them apart: accepting is a step of its own here. */
export type ModelStatus =
  'pending' | 'paid' | 'accepted' | 'process' | 'sent' | 'delivered' | 'success' | 'cancel'
const progress: ModelStatus[] = ['pending', 'paid', 'accepted', 'process', 'sent', 'delivered', 'success']

export type ModelOrder = {
  id: number
  code: string
  buyer: number
  product: number
  qty: number
  method: Method
  total: number
  number: string
  etd: string
  hasVoucher: boolean
  status: ModelStatus
  /** Its account was paid, in time or late: what comes afterwards is money once more. */
  isSettled: boolean
  /** The model's hour in which the clock of its status began. */
  since: number
}

export type Wish = { buyer: number; product: number; qty: number; method: Method; hasVoucher: boolean }

/** Each step, who it leads to, and from where. */
export const modelSteps = {
  accept: { from: ['paid'], to: 'accepted' },
  pack: { from: ['accepted'], to: 'process' },
  ship: { from: ['process'], to: 'sent' },
  deliver: { from: ['sent'], to: 'delivered' },
  confirm: { from: ['delivered'], to: 'success' },
  cancel: { from: ['pending', 'paid', 'accepted'], to: 'cancel' },
  reject: { from: ['paid', 'accepted', 'process'], to: 'cancel' }
} as const satisfies Record<string, { from: readonly ModelStatus[]; to: ModelStatus }>
export type StepName = keyof typeof modelSteps

export type SettleOutcome = 'paid' | 'late' | 'again' | 'mismatch'

/** A marketplace in memory, told in a page: what the real one must agree with after any operations. */
export class ShopModel {
  readonly orders: ModelOrder[] = []
  readonly stock: number[]
  readonly saldo: number[]
  quota: number
  hour = 0

  constructor(stock: number[], buyers: number, quota: number) {
    this.stock = [...stock]
    this.saldo = Array.from({ length: buyers }, () => 0)
    this.quota = quota
  }

  totalOf({ qty, method, hasVoucher }: Wish): number {
    const fee = method === 'account' ? modelFigures.accountFee : 0
    return qty * modelFigures.price - (hasVoucher ? modelFigures.discount : 0) + fee
  }

  mayOrder(wish: Wish): boolean {
    const own = this.orders.filter(order => order.buyer === wish.buyer && order.status !== 'cancel')
    const unpaid = own.filter(order => order.status === 'pending').length
    const cash = own.filter(order => order.method === 'cash' && progress.indexOf(order.status) < 5).length
    return (
      this.stock[wish.product]! >= wish.qty &&
      (wish.method !== 'saldo' || this.saldo[wish.buyer]! >= this.totalOf(wish)) &&
      (wish.method !== 'account' || unpaid < 10) &&
      (wish.method !== 'cash' || cash < 3) &&
      (!wish.hasVoucher || (this.quota > 0 && !own.some(order => order.hasVoucher)))
    )
  }

  ordered(wish: Wish, made: { id: number; code: string; number: string; etd: string }): void {
    const status = wish.method === 'account' ? 'pending' : 'paid'
    const total = this.totalOf(wish)
    this.orders.push({ ...wish, ...made, total, status, isSettled: false, since: this.hour })
    this.stock[wish.product]! -= wish.qty
    if (wish.method === 'saldo') this.saldo[wish.buyer]! -= total
    if (wish.hasVoucher) this.quota -= 1
  }

  settleOutcome(order: ModelOrder, amount: number): SettleOutcome {
    if (amount !== order.total) return 'mismatch'
    if (order.isSettled) return 'again'
    return order.status === 'pending' ? 'paid' : 'late'
  }

  settled(order: ModelOrder, outcome: SettleOutcome): void {
    if (outcome === 'mismatch') return
    order.isSettled = true
    if (outcome === 'paid') this.#advance(order, 'paid')
    else this.saldo[order.buyer]! += order.total
  }

  may(order: ModelOrder, step: StepName): boolean {
    return (modelSteps[step].from as readonly ModelStatus[]).includes(order.status)
  }

  /** What a step that was acknowledged did. Ends come after everything else that was acknowledged beside them. */
  stepped(order: ModelOrder, step: StepName): void {
    if (step === 'cancel' || step === 'reject') this.#end(order, step === 'cancel')
    else this.#advance(order, modelSteps[step].to)
  }

  toppedUp(buyer: number, amount: number): void {
    this.saldo[buyer]! += amount
  }

  /** Hours pass, and with them what nobody did in time. */
  pass(hours: number): void {
    this.hour += hours
    for (const order of this.orders) {
      const limit = this.#limitOf(order)
      if (limit === undefined || this.hour - order.since < limit) continue
      if (order.status === 'sent') this.#advance(order, 'delivered')
      else if (order.status === 'delivered') this.#advance(order, 'success')
      else this.#end(order, false)
    }
  }

  /** Hours that a status may last. */
  #limitOf({ status, method, etd }: ModelOrder): number | undefined {
    if (status === 'sent') return method === 'cash' ? undefined : (wayDays(etd) + 14) * 24
    return {
      pending: 24,
      paid: 48,
      accepted: 120,
      process: 120,
      delivered: 72,
      success: undefined,
      cancel: undefined
    }[status]
  }

  #advance(order: ModelOrder, to: ModelStatus): void {
    if (progress.indexOf(to) <= progress.indexOf(order.status)) return
    // Packing goes on inside the time to ship.
    if (to !== 'process') order.since = this.hour
    order.status = to
  }

  #end(order: ModelOrder, isByBuyer: boolean): void {
    const wasPaid = order.method === 'saldo' || (order.method === 'account' && order.status !== 'pending')
    const kept = isByBuyer && order.method === 'account' ? modelFigures.accountFee : 0
    if (wasPaid) this.saldo[order.buyer]! += order.total - kept
    this.stock[order.product]! += order.qty
    if (order.hasVoucher) this.quota += 1
    order.status = 'cancel'
  }
}

/** '2-4 hari' // => 4 */
const wayDays = (etd: string): number => Number(/(\d+) hari$/.exec(etd)?.[1])
