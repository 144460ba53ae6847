import { shareOut } from '#lib/checkout/share-out.ts'

import type { Method, ModelOrder, ModelStatus } from './model-order.ts'
import {
  deliverAll,
  deliverParts,
  expectedOf,
  leftOf,
  mayDeliver,
  mayShip,
  restShare,
  shipPieces
} from './model-parts.ts'

/** The figures of the model test's orders: whole rupiah. */
export const modelFigures = { price: 60_000, accountFee: 4_000, discount: 5_000, freight: 50_000 } as const

const progress: ModelStatus[] = ['pending', 'paid', 'accepted', 'process', 'sent', 'delivered', 'success']

export type OrderCommand = {
  buyer: number
  product: number
  qty: number
  method: Method
  hasVoucher: boolean
}

/** Each step with its allowed statuses and its next one. */
export const modelSteps = {
  accept: { from: ['paid'], to: 'accepted' },
  pack: { from: ['accepted'], to: 'process' },
  ship: { from: ['process'], to: 'sent' },
  deliver: { from: ['sent'], to: 'delivered' },
  refuse: { from: ['sent'], to: 'cancel' },
  lose: { from: ['sent'], to: 'cancel' },
  confirm: { from: ['delivered'], to: 'success' },
  cancel: { from: ['nego', 'pending', 'paid', 'accepted'], to: 'cancel' },
  reject: { from: ['paid', 'accepted', 'process'], to: 'cancel' }
} as const satisfies Record<string, { from: readonly ModelStatus[]; to: ModelStatus }>
export type StepName = keyof typeof modelSteps

/** The actions of a negotiation, when they are allowed, and its state afterwards. */
export const modelAnswers = {
  approve: { from: 'asked', to: 'approved' },
  decline: { from: 'asked', to: 'declined' },
  offer: { from: 'declined', to: 'asked' }
} as const
export type AnswerName = keyof typeof modelAnswers
/** Maximum offers of one negotiation, and open negotiations of one buyer. */
const max = { offers: 3, negotiations: 10 }

/** What the product says of an order when it is made. */
type Made = { id: number; code: string; line: number; arrival: string }
const untouched = () => ({ parts: [], sentAgain: 0, refunded: 0, isSettled: false })

/** 'closed': late, or again, for an account that is closed. */
export type SettleOutcome = 'paid' | 'late' | 'again' | 'mismatch' | 'closed'

/** A marketplace in memory in one page of code: the real one must agree with it after any operations. */
export class ShopModel {
  readonly orders: ModelOrder[] = []
  readonly stock: number[]
  readonly saldo: number[]
  quota: number
  hour = 0
  /** The hours in which buyers refused cash orders, by buyer. */
  readonly refused: number[][] = []

  constructor(stock: number[], buyers: number, quota: number) {
    this.stock = [...stock]
    this.saldo = Array.from({ length: buyers }, () => 0)
    this.quota = quota
  }

  /** The cost of each order of a payment: the first has the fee, and all share the voucher. */
  totalsOf(commands: readonly OrderCommand[]): { fee: number; total: number }[] {
    const goods = commands.map(({ qty }) => qty * modelFigures.price)
    const shares = shareOut(commands[0]!.hasVoucher ? modelFigures.discount : 0, goods)
    return commands.map(({ method }, at) => {
      const fee = method === 'account' && at === 0 ? modelFigures.accountFee : 0
      return { fee, total: goods[at]! - shares[at]! + fee }
    })
  }

  /** Whether orders of one buyer, of different products, can be paid at once. */
  mayOrder(commands: readonly [OrderCommand, ...OrderCommand[]]): boolean {
    const [{ buyer, method, hasVoucher }] = commands
    const total = this.totalsOf(commands).reduce((sum, one) => sum + one.total, 0)
    return (
      commands.every(command => this.stock[command.product]! >= command.qty) &&
      this.#mayPay({ buyer, method, total, orders: commands.length }) &&
      (!hasVoucher || (this.quota > 0 && !this.#openOf(buyer).some(order => order.hasVoucher)))
    )
  }

  #openOf = (buyer: number) => this.orders.filter(order => order.buyer === buyer && order.status !== 'cancel')

  /** Whether a buyer has the money, and the room for one more payment of this kind. */
  #mayPay({
    buyer,
    method,
    total,
    orders
  }: {
    buyer: number
    method: Method
    total: number
    orders: number
  }) {
    const own = this.#openOf(buyer).filter(order => order.status !== 'nego')
    const unpaid = new Set(own.filter(order => order.status === 'pending').map(order => order.payment)).size
    const cash = own.filter(order => order.method === 'cash' && progress.indexOf(order.status) < 5).length
    return (
      (method !== 'saldo' || this.saldo[buyer]! >= total) &&
      (method !== 'account' || unpaid < 10) &&
      (method !== 'cash' || (cash + orders <= 3 && !this.#isBanned(buyer)))
    )
  }

  /** No cash for 90 days from the earlier of the last two refusals. */
  #isBanned(buyer: number): boolean {
    const earlier = this.refused[buyer]?.at(-2)
    return earlier !== undefined && this.hour - earlier < 90 * 24
  }

  /** Whether a buyer may begin a negotiation: the goods must be in stock, and are not reserved. */
  mayNegotiate({ buyer, product, qty }: OrderCommand): boolean {
    const open = this.#openOf(buyer).filter(order => order.status === 'nego').length
    return this.stock[product]! >= qty && open < max.negotiations
  }

  negotiated(command: OrderCommand, made: Made): void {
    const terms = { fee: 0, total: command.qty * modelFigures.price, number: '', payment: made.id }
    const negotiation = { state: 'asked', offers: 1 } as const
    this.orders.push({
      ...command,
      ...made,
      ...terms,
      ...untouched(),
      negotiation,
      status: 'nego',
      since: this.hour
    })
  }

  mayAnswer(order: ModelOrder, name: AnswerName): boolean {
    const { status, negotiation } = order
    const isTurn = status === 'nego' && negotiation?.state === modelAnswers[name].from
    return isTurn && (name !== 'offer' || negotiation.offers < max.offers)
  }

  /** The clock restarts with each of them. */
  answered(order: ModelOrder, name: AnswerName): void {
    const offers = order.negotiation!.offers + (name === 'offer' ? 1 : 0)
    order.negotiation = { state: modelAnswers[name].to, offers }
    order.since = this.hour
  }

  #negoBill({ qty }: ModelOrder, method: Method) {
    const fee = method === 'account' ? modelFigures.accountFee : 0
    return { fee, total: qty * modelFigures.price + modelFigures.freight + fee }
  }

  mayPayNegotiation(order: ModelOrder, method: Method): boolean {
    const { buyer, product, qty, status, negotiation } = order
    const { total } = this.#negoBill(order, method)
    const isAgreed = status === 'nego' && negotiation?.state === 'approved'
    return isAgreed && this.stock[product]! >= qty && this.#mayPay({ buyer, method, total, orders: 1 })
  }

  /** Only now are its goods taken. */
  negotiationPaid(order: ModelOrder, method: Method, number: string): void {
    Object.assign(order, this.#negoBill(order, method), { method, number, since: this.hour })
    order.status = method === 'account' ? 'pending' : 'paid'
    this.stock[order.product]! -= order.qty
    if (method === 'saldo') this.saldo[order.buyer]! -= order.total
  }

  ordered(
    commands: readonly [OrderCommand, ...OrderCommand[]],
    made: readonly (Made & { number: string })[]
  ): void {
    const status = commands[0].method === 'account' ? 'pending' : 'paid'
    const costs = this.totalsOf(commands)
    for (const [at, command] of commands.entries()) {
      const { fee, total } = costs[at]!
      const facts = { ...made[at]!, payment: made[0]!.id, fee, total }
      this.orders.push({ ...command, ...facts, ...untouched(), status, since: this.hour })
      this.stock[command.product]! -= command.qty
      if (command.method === 'saldo') this.saldo[command.buyer]! -= total
    }
    if (commands[0].hasVoucher) this.quota -= 1
  }

  #paidWith = ({ payment }: ModelOrder) => this.orders.filter(order => order.payment === payment)

  /** The amount of an order's payment. */
  amountOf = (order: ModelOrder): number => this.#paidWith(order).reduce((sum, one) => sum + one.total, 0)

  settleOutcome(order: ModelOrder, amount: number, isClosed = false): SettleOutcome {
    if (amount !== this.amountOf(order)) return 'mismatch'
    if (isClosed) return 'closed'
    if (order.isSettled) return 'again'
    return order.status === 'pending' ? 'paid' : 'late'
  }

  settled(order: ModelOrder, outcome: SettleOutcome): void {
    if (outcome === 'mismatch' || outcome === 'closed') return
    for (const one of this.#paidWith(order)) {
      one.isSettled = true
      if (outcome === 'paid') this.#advance(one, 'paid')
    }
    if (outcome !== 'paid') this.saldo[order.buyer]! += this.amountOf(order)
  }

  may(order: ModelOrder, step: StepName): boolean {
    if ((step === 'refuse' || step === 'lose') && order.method !== 'cash') return false
    if (step === 'ship') return mayShip(order)
    if (step === 'deliver') return mayDeliver(order)
    return (modelSteps[step].from as readonly ModelStatus[]).includes(order.status)
  }

  /** The effect of an acknowledged step. Ends come after everything else that was acknowledged at the same time. */
  stepped(order: ModelOrder, step: StepName): void {
    if (step === 'refuse') (this.refused[order.buyer] ??= []).push(this.hour)
    // Nobody had paid, and its goods do not return.
    if (step === 'lose') return this.#cancel(order)
    if (step === 'deliver') return deliverAll(order, this.hour)
    if (step === 'ship' && order.parts.length > 0) return shipPieces(order, this.hour)
    if (step === 'ship') order.shippedAt = this.hour
    if (modelSteps[step].to !== 'cancel') return this.#advance(order, modelSteps[step].to)
    // Orders that wait for one payment end together.
    const ending = order.status === 'pending' ? this.#paidWith(order) : [order]
    for (const one of ending) this.#end(one, step === 'cancel')
  }

  toppedUp(buyer: number, amount: number): void {
    this.saldo[buyer]! += amount
  }

  /** Hours pass, and deadlines end what nobody did in time. */
  pass(hours: number): void {
    this.hour += hours
    for (const order of this.orders) while (this.#isDue(order)) this.#act(order)
  }

  #isDue(order: ModelOrder): boolean {
    if (order.status === 'sent' && order.restDue !== undefined) return order.restDue <= this.hour
    const limit = this.limitOf(order)
    return limit !== undefined && this.hour - order.since >= limit
  }

  /** What the clock does at the end of a status. */
  #act(order: ModelOrder): void {
    if (order.status === 'delivered') return this.#advance(order, 'success')
    if (order.status !== 'sent') return this.#end(order, false)
    const arriving = order.restDue === undefined ? expectedOf(order) : []
    this.refundRest(order)
    deliverParts(order, this.hour, arriving)
  }

  /** What was not shipped goes back to the shelf and to Saldo; the last part then has its own time to arrive. */
  refundRest(order: ModelOrder): void {
    const rest = leftOf(order)
    if (rest === 0) return
    const amount = restShare(order)
    this.stock[order.product]! += rest
    this.saldo[order.buyer]! += amount
    Object.assign(order, {
      restDue: undefined,
      refunded: order.refunded + amount,
      since: order.parts.at(-1)!.shippedAt
    })
  }

  /** Pays back what is left of an order that a complaint cancels: its goods do not return by that. */
  annul(order: ModelOrder): void {
    this.saldo[order.buyer]! += order.total - order.refunded
    this.#cancel(order)
  }

  /** Money that the marketplace holds until its order ends. */
  escrow(): number {
    const isHeld = ({ status, method }: ModelOrder) =>
      method === 'cash'
        ? status === 'delivered'
        : ['paid', 'accepted', 'process', 'sent', 'delivered', 'complain'].includes(status)
    return this.orders
      .filter(order => isHeld(order))
      .reduce((sum, { total, refunded }) => sum + total - refunded, 0)
  }

  /** The maximum hours of a status. */
  limitOf({
    status,
    method,
    arrival
  }: Pick<ModelOrder, 'status' | 'method' | 'arrival'>): number | undefined {
    if (status === 'sent') return method === 'cash' ? undefined : (wayDays(arrival) + 14) * 24
    return {
      nego: 24,
      pending: 24,
      paid: 48,
      accepted: 120,
      process: 120,
      delivered: 72,
      complain: undefined,
      success: undefined,
      cancel: undefined
    }[status]
  }

  #advance(order: ModelOrder, to: ModelStatus): void {
    if (progress.indexOf(to) <= progress.indexOf(order.status)) return
    // Packing does not restart the time to ship.
    if (to !== 'process') order.since = this.hour
    order.status = to
  }

  #end(order: ModelOrder, isByBuyer: boolean): void {
    if (order.status === 'nego') {
      // It had reserved nothing.
      order.status = 'cancel'
      return
    }
    const wasPaid = order.method === 'saldo' || (order.method === 'account' && order.status !== 'pending')
    const withheld = isByBuyer ? order.fee : 0
    if (wasPaid) this.saldo[order.buyer]! += order.total - withheld
    this.stock[order.product]! += order.qty
    this.#cancel(order)
  }

  #cancel(order: ModelOrder): void {
    order.status = 'cancel'
    // A shared voucher is returned with the last of its orders.
    const isLast = this.#paidWith(order).every(one => one.status === 'cancel')
    if (order.hasVoucher && isLast) this.quota += 1
  }
}

/** '2-4 hari' // => 4 */
export const wayDays = (arrival: string): number => Number(/(\d+) hari$/.exec(arrival)?.[1] ?? 7)
