import { asc, inArray } from 'drizzle-orm'
import { expect } from 'vitest'

import { complaints } from '#server/complaint/schema.ts'

import { answer, deliverAgain, reason, receiveBack, rule, shipAgain, update } from './complaining.ts'
import { photoFor } from './complaint-races.ts'
import {
  type About,
  type ComplaintState,
  type ComplaintStep,
  changeOfSentAgain,
  complaintSteps,
  hoursOf,
  lapsed,
  type Move,
  moved,
  paysMoney,
  possibleOrders,
  solutionsFor,
  type Terms
} from './model-complaint-stages.ts'
import type { Draw, Operation } from './model-operation.ts'
import type { ModelOrder, ModelPart } from './model-order.ts'
import {
  deliverParts,
  isOnTheWay,
  isUnderWay,
  lostOf,
  paidOf,
  piecesOf,
  restShare,
  shippedOf
} from './model-parts.ts'
import { shipmentIds } from './model-shipping.ts'
import { codeOf } from './person.ts'
import { modelFigures, type ShopModel, wayDays } from './shop-model.ts'
import type { Saver } from './withdrawing.ts'
import type { World } from './world.ts'

type Complaint = About & {
  id: number
  order: ModelOrder
  pieces: number
  /** The parts of the order that it calls lost. */
  lost: readonly ModelPart[]
  /** The parts that had arrived when it was opened. */
  arrivedBefore: ReadonlySet<ModelPart>
  state: ComplaintState
  /** Acknowledged steps whose order is not known yet. */
  moves: Move[]
  /** The hour in which its stage began, and that in which it was opened. */
  since: number
  openedAt: number
  /** The hours that its order had left then. */
  left: number
  refunded: number
}

/** Results of these operations with an effect. */
export const complaintResults = ['complained', 'step']
/** Results without one; `complaint_shipments` where a part is sent at the same time. */
export const rejectedComplaints = [
  'complaint_cash',
  'complaint_unavailable',
  'complaint_open',
  'complaint_limit',
  'complaint_too_early',
  'complaint_shipments',
  'complaint_qty',
  'complaint_solution',
  'complaint_nominal_required',
  'complaint_nominal',
  'complaint_moved'
]

const kinds = ['not_arrived', 'problem', 'problem', 'shipping_difference'] as const
const solutions = ['refund', 'send_missing', 'exchange', 'return_refund'] as const

type Named = Pick<Complaint, 'pieces' | 'lost'>

/** Complaints in memory, beside the model's orders, stock and Saldo. */
export class ComplaintModel {
  readonly all: Complaint[] = []
  readonly #world: () => World
  readonly #buyers: readonly Saver[]
  readonly #shop: ShopModel

  constructor(world: () => World, buyers: readonly Saver[], shop: ShopModel) {
    this.#world = world
    this.#buyers = buyers
    this.#shop = shop
  }

  openOf = (order: ModelOrder): Complaint | undefined =>
    this.all.find(one => one.order === order && one.state.stage !== 'closed')

  /** Whether an order on its way, or a part of it, should have arrived. */
  isLate = ({ arrival }: ModelOrder, { shippedAt }: { shippedAt?: number | undefined }): boolean =>
    shippedAt !== undefined && this.#shop.hour >= shippedAt + wayDays(arrival) * 24

  /** Whether goods may be said not to have come: each part that is named has arrived, as is said, or should have. */
  #mayBeLost = (order: ModelOrder, lost: readonly ModelPart[]): boolean =>
    order.parts.length > 0
      ? lost.every(part => part.hasArrived || this.isLate(order, part))
      : this.isLate(order, order)

  /** A complaint that mostly makes sense. */
  open(order: ModelOrder, { below, pick, next }: Draw): Operation {
    const isOut = order.status === 'sent' && order.parts.length === 0 && next() < 0.8
    const about = { kind: isOut ? kinds[0] : pick(kinds), problem: pick(['missing', 'broken'] as const) }
    const most = Math.max(1, this.#nameable(about, order))
    const lost = about.kind === 'not_arrived' ? order.parts.filter(() => next() < 0.5) : []
    // About what has not come an order in parts names whole parts.
    if (about.kind === 'not_arrived' && order.parts.length > 0 && lost.length === 0)
      lost.push(order.parts.at(-1)!)
    const some = next() < 0.05 ? most + 1 : 1 + below(most)
    const pieces = lost.length > 0 ? piecesOf(lost) : some
    const named = { pieces, lost }
    return this.#opening(order, about, named, this.#terms(about, order, pieces, { pick, next, below }))
  }

  /** A step of somebody that mostly makes sense. */
  choose(complaint: Complaint, draw: Draw): Operation {
    const { pick, next } = draw
    const { state, order, pieces } = complaint
    const fitting = complaintSteps.filter(step => moved(state, { step, terms: state.wish }))
    const likely = fitting.filter(step => step !== 'cancel' || next() < 0.15)
    const step = next() < 0.9 && likely.length > 0 ? pick(likely) : pick(complaintSteps)
    if (step === 'takeBack') return this.#stepping(complaint, { step, restock: next() < 0.5 })
    if (step !== 'answer' && step !== 'rule') return this.#stepping(complaint, { step })
    const kind = next()
    const granted = kind < 0.35 ? state.wish : undefined
    const offered = this.#terms(complaint, order, pieces, draw)
    const terms = kind < 0.55 && !granted ? { solution: 'reject' as const } : (granted ?? offered)
    return this.#stepping(complaint, { step, terms })
  }

  /**
   * The most that these pieces are worth, of what was paid without what is refunded for the rest, and for pieces that
   * had a refund before.
   */
  #limitOf({ kind }: About, order: ModelOrder, pieces: number): number {
    const rest = restShare(order)
    const left = paidOf(order) - order.refunded - (order.restDue === undefined ? 0 : rest)
    if (kind === 'shipping_difference') {
      const others = shippedOf(order) - this.#compensated(order) - lostOf(order)
      return Math.min(Math.floor(((order.negotiation ? modelFigures.freight : 0) * others) / order.qty), left)
    }
    const paid = paidOf(order) - rest
    const shipped = shippedOf(order)
    const compensated = this.#compensated(order) + lostOf(order)
    const open = paid - Math.floor((paid * compensated) / shipped)
    return Math.min(left, Math.floor((open * pieces) / Math.max(1, shipped - compensated)))
  }

  /** Pieces that had arrived, and were refunded by complaints. */
  #compensated = (order: ModelOrder): number =>
    this.all
      .filter(one => one.order === order && one.state.outcome === 'refunded' && one.kind === 'problem')
      .reduce((sum, { pieces }) => sum + pieces, 0)

  #terms(about: About, order: ModelOrder, pieces: number, { pick, next }: Draw): Terms {
    const solution = next() < 0.92 ? pick(solutionsFor(about)) : pick(solutions)
    if (!paysMoney(solution)) return { solution }
    const limit = order.shippedAt === undefined ? 1 : this.#limitOf(about, order, pieces)
    const nominal = next() < 0.05 ? limit + 1 : pick([limit, limit, Math.floor(limit / 3), 1])
    return { solution, nominal: Math.max(1, nominal) }
  }

  /** Pieces of a complaint: those that were shipped, of a problem those that have arrived. */
  #nameable({ kind }: About, order: ModelOrder): number {
    const arrived = piecesOf(order.parts.filter(({ hasArrived, isLost }) => hasArrived && !isLost))
    const compensated = this.#compensated(order)
    const open = shippedOf(order) - compensated - lostOf(order)
    return kind === 'problem' && isOnTheWay(order) ? Math.min(arrived - compensated, open) : open
  }

  #mayOpen(order: ModelOrder, about: About, { pieces, lost }: Named, wish: Terms): boolean {
    const earlier = this.all.filter(one => one.order === order)
    if (order.status !== 'sent' && order.status !== 'delivered') return false
    if (order.method === 'cash' || earlier.length >= 3) return false
    const isPossible =
      order.status === 'delivered' ||
      (about.kind === 'not_arrived'
        ? this.#mayBeLost(order, lost)
        : about.kind === 'problem' && order.parts.some(({ hasArrived }) => hasArrived))
    const isNamed =
      about.kind === 'shipping_difference' ||
      (lost.length > 0 ? !lost.some(({ isLost }) => isLost) : pieces <= this.#nameable(about, order))
    return isPossible && isNamed && this.#fits(about, order, pieces, wish)
  }

  #fits(about: About, order: ModelOrder, pieces: number, { solution, nominal }: Terms): boolean {
    if (solution === 'reject') return true
    if (!solutionsFor(about).includes(solution)) return false
    return !paysMoney(solution) || nominal! <= this.#limitOf(about, order, pieces)
  }

  #opening(order: ModelOrder, about: About, named: Named, wish: Terms): Operation {
    const { kind, problem } = about
    const { pieces, lost } = named
    const { person } = this.#buyers[order.buyer]!
    const line = { id: order.line, qty: pieces, ...(kind === 'problem' && { problem }) }
    return {
      expected: () => (this.#mayOpen(order, about, named, wish) ? 'complained' : 'rejected'),
      run: async () => {
        const made = await person.call('POST /buyer/transaction/complain', {
          transaction_id: order.id,
          kind,
          lines: kind === 'shipping_difference' || lost.length > 0 ? [] : [line],
          shipments: await shipmentIds(this.#world(), order, lost),
          reason,
          solution: wish.solution as (typeof solutions)[number],
          nominal: wish.nominal,
          photo_ids: kind === 'not_arrived' ? [] : [await photoFor(this.#world(), order.id)]
        })
        if (!made.ok) return { code: codeOf(made), effects: [] }
        const { id } = made.value
        const apply = () => this.#opened({ ...about, id, order, ...named }, wish)
        return { code: 'complained', effects: [{ rank: 3, apply }] }
      }
    }
  }

  #opened(facts: About & Named & Pick<Complaint, 'id' | 'order'>, wish: Terms): void {
    const { order } = facts
    const { hour } = this.#shop
    expect(['sent', 'delivered']).toContain(order.status)
    const left = order.since + (this.#shop.limitOf(order) ?? 0) - hour
    order.before = order.status as 'sent' | 'delivered'
    order.status = 'complain'
    const state = {
      stage: 'open',
      isAppealed: false,
      hasSent: false,
      areBack: false,
      hasGoods: false,
      wish
    } as const
    const arrivedBefore = new Set(order.parts.filter(({ hasArrived }) => hasArrived))
    this.all.push({
      ...facts,
      arrivedBefore,
      state,
      moves: [],
      since: hour,
      openedAt: hour,
      left,
      refunded: 0
    })
  }

  #stepping(complaint: Complaint, move: Move): Operation {
    const { step, terms = { solution: 'reject' } } = move
    return {
      expected: () =>
        moved(complaint.state, move) && this.#fits(complaint, complaint.order, complaint.pieces, terms)
          ? 'step'
          : 'rejected',
      run: async () => {
        const code = codeOf(await this.#calls(complaint, move)[step]())
        if (code !== 'ok') return { code, effects: [] }
        return { code: 'step', effects: [{ rank: 3, apply: () => void complaint.moves.push(move) }] }
      }
    }
  }

  #calls({ id, order }: Complaint, { terms, restock }: Move) {
    const world = this.#world()
    const buyer = this.#buyers[order.buyer]!
    const { solution, nominal } = terms ?? { solution: 'reject' }
    return {
      answer: () => answer(world, id, solution, nominal),
      rule: () => rule(world, id, solution, nominal),
      accept: () => update(buyer, id, 'accept'),
      cancel: () => update(buyer, id, 'cancel'),
      help: () => update(buyer, id, 'help'),
      appeal: () => update(buyer, id, 'appeal'),
      sendBack: () => update(buyer, id, 'returned'),
      receive: () => update(buyer, id, 'received'),
      sendAgain: () => shipAgain(world, id),
      arrive: () => deliverAgain(world, id),
      takeBack: () => receiveBack(world, id, restock),
      dispute: () => world.ops.call('POST /ops/complain/{id}/help', { id, message: 'Tidak rusak.' })
    } satisfies Record<ComplaintStep, unknown>
  }

  /** Brings what was acknowledged at the same time into an order in which each step was possible. */
  settle(): void {
    for (const complaint of this.all.filter(({ moves }) => moves.length > 0)) {
      const [order] = possibleOrders(complaint.state, complaint.moves)
      expect([complaint.id, complaint.state, complaint.moves, order]).not.toContain(undefined)
      complaint.moves = []
      for (const move of order!) {
        if (move.restock && complaint.problem !== 'missing') {
          this.#shop.stock[complaint.order.product]! += complaint.pieces
        }
        complaint.order.sentAgain += changeOfSentAgain(complaint.state, move)
        this.#become(complaint, moved(complaint.state, move)!)
      }
    }
  }

  /** The deadlines of complaints, once those of orders are done. */
  pass(): void {
    for (const complaint of this.all) {
      const limit = hoursOf(complaint.state)
      if (limit === undefined || this.#shop.hour - complaint.since < limit) continue
      this.#become(complaint, lapsed(complaint.state))
    }
  }

  #become(complaint: Complaint, state: ComplaintState): void {
    const isDone = complaint.state.outcome !== undefined
    Object.assign(complaint, { state, since: this.#shop.hour })
    // The goods came back after the refund.
    if (isDone) return
    if (state.outcome === 'refunded') this.#refund(complaint)
    else if (state.outcome) this.#resume(complaint)
  }

  /**
   * All that is left cancels the order, with the payment's fee; a part of it completes the order, unless others than
   * the lost ones are on their way.
   */
  #refund(complaint: Complaint): void {
    const { order, state } = complaint
    const nominal = state.offer!.nominal!
    const isGoingOn = this.#goesOn(complaint, nominal)
    for (const part of complaint.lost) part.isLost = true
    if (isGoingOn) {
      this.#shop.saldo[order.buyer]! += nominal
      order.refunded += nominal
      complaint.refunded = nominal
      return this.#resume(complaint)
    }
    order.before = undefined
    this.#shop.refundRest(order)
    const isWhole = nominal >= paidOf(order) - order.refunded
    complaint.refunded = isWhole ? order.total - order.refunded : nominal
    if (isWhole) return this.#shop.annul(order)
    this.#shop.saldo[order.buyer]! += nominal
    order.status = 'success'
  }

  /** Other goods are under way, or came since the complaint was opened, and some of the money is left. */
  #goesOn({ order, lost, arrivedBefore }: Complaint, nominal: number): boolean {
    const rest = order.restDue === undefined ? 0 : restShare(order)
    const others = order.parts.filter(
      part => !part.isLost && !lost.includes(part) && !arrivedBefore.has(part)
    )
    return others.length > 0 && nominal < paidOf(order) - order.refunded - rest
  }

  /** The order goes on where it was, with the time that was left, or a new one for goods that came meanwhile. */
  #resume(complaint: Complaint): void {
    const { order, openedAt, left, state } = complaint
    const { hour } = this.#shop
    // What was sent again stands for the parts that did not come.
    if (state.outcome === 'replaced') deliverParts(order, hour, complaint.lost.filter(isUnderWay))
    order.status = order.before!
    order.before = undefined
    const isReplaced = state.outcome === 'replaced' && order.deliveredAt !== undefined
    const isNew =
      isReplaced || (order.deliveredAt ?? -1) >= openedAt || (order.parts.at(-1)?.shippedAt ?? -1) >= openedAt
    order.since = isNew ? hour : hour + left - (this.#shop.limitOf(order) ?? 0)
  }

  /** Every complaint, as the database has it. */
  async expectAgreement(): Promise<void> {
    const rows = await this.#world()
      .services.db.select({
        id: complaints.id,
        stage: complaints.stage,
        outcome: complaints.outcome,
        refunded: complaints.refunded
      })
      .from(complaints)
      .where(inArray(complaints.transactionId, [0, ...this.all.map(({ order }) => order.id)]))
      .orderBy(asc(complaints.id))
    const told = this.all
      .map(({ id, state, refunded }) => ({
        id,
        stage: state.stage,
        outcome: state.outcome ?? null,
        refunded
      }))
      .toSorted((a, b) => a.id - b.id)
    expect(rows).toEqual(told)
  }

  /** How complaints ended, and where the others stand. */
  told(): string {
    const counted = Object.groupBy(this.all, ({ state }) => state.outcome ?? state.stage)
    return Object.entries(counted)
      .map(([name, found]) => `${name} ${found.length}`)
      .join(', ')
  }
}
