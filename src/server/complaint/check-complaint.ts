import { max } from 'date-fns/max'

import { complaintErrors } from '#lib/complaint/errors.ts'
import {
  type ComplaintKind,
  type ComplaintProblem,
  type ComplaintSolution,
  namesProblems,
  paysMoney,
  solutionsOf
} from '#lib/complaint/kinds.ts'
import { maxNominal, paidFreight } from '#lib/complaint/nominal.ts'
import { kindOptions, lostFrom, unavailableText } from '#lib/complaint/options.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { isComplainable } from '#lib/order/complainable.ts'
import { countPieces, isUnderWay, piecesIn } from '#lib/order/parts.ts'
import { type ApiErrorKind, fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { Order } from '#server/order/postings.ts'
import type { Shipment } from '#server/order/read-shipments.ts'
import type { OrderLine } from './complaint-rows.ts'

export type Wish = {
  kind: ComplaintKind
  lines: readonly { id: number; qty: number; problem?: ComplaintProblem | undefined }[]
  /** Parts of the order that have not arrived, by their ids; of an order that travels as one none. */
  shipments: readonly number[]
  solution: ComplaintSolution
  nominal?: number | undefined
}

/** What was ordered, and the parts in which it travels. */
export type Goods = { lines: readonly OrderLine[]; parts: readonly Shipment[] }

export type Named = { line: OrderLine; qty: number; problem: ComplaintProblem }

/**
 * Checks a complaint against its order: whether its kind is possible now, its lines or shipments, its solution and its
 * nominal. Answers the named pieces, the parts that they are where they have not arrived, and the nominal, null where no
 * money is wanted.
 */
export function checkComplaint(
  order: Order,
  { lines: all, parts }: Goods,
  wish: Wish,
  now: Date
): Result<{ named: Named[]; lost: readonly Shipment[]; nominal: number | null }> {
  if (!isComplainable(order)) {
    const { complaint_cash, complaint_unavailable } = complaintErrors
    const kind = order.paymentType === 'baba_cod' ? complaint_cash : complaint_unavailable
    return fail(kind, { message: unavailableText(order) })
  }
  const option = optionsOf(order, { lines: all, parts }, now).find(({ kind }) => kind === wish.kind)
  if (!option?.isPossible) {
    return fail(complaintErrors.complaint_too_early, option?.note ? { message: option.note } : {})
  }
  const lost = nameShipments(order, parts, wish, now)
  if (!lost.ok) return lost
  const named = lost.value.length > 0 ? ok(piecesOf(lost.value, all)) : nameLines(order, all, wish)
  if (!named.ok) return named
  const problems = named.value.map(({ problem }) => problem)
  if (!solutionsOf(wish.kind, problems).includes(wish.solution)) {
    return fail(complaintErrors.complaint_solution, {
      fields: { solution: complaintErrors.complaint_solution.message }
    })
  }
  const nominal = checkNominal(wish.solution, wish.nominal, limitOf(order, wish.kind, named.value, all))
  return nominal.ok ? ok({ named: named.value, lost: lost.value, nominal: nominal.value }) : nominal
}

const failLines = (kind: ApiErrorKind) => fail(kind, { fields: { lines: kind.message } })

/** Which kinds of complaint an order allows now: of one that travels in parts, those about what has arrived too. */
export const optionsOf = (order: Order, { lines, parts }: Goods, now: Date) =>
  kindOptions(
    {
      ...order,
      freight: paidFreight(order),
      hasPartArrived: lines.some(({ arrivedQty }) => arrivedQty > 0),
      parts: nameableParts(parts)
    },
    now
  )

/**
 * Pieces of a line that a kind of complaint may name: those that have arrived, or may have been lost, without those that
 * an earlier complaint refunded (complaint-27). What was not shipped has a deadline of its own (order-105).
 */
export function nameableQty(order: Order, kind: ComplaintKind, line: OrderLine): number {
  const open = line.shippedQty - line.compensatedQty
  if (!namesProblems(kind) || order.deliveredAt) return open
  return Math.min(line.arrivedQty - line.compensatedArrivedQty, open)
}

/** The parts of an order that a complaint may call lost: what was refunded so is over. */
export const nameableParts = <T extends Pick<Shipment, 'lostAt'>>(parts: readonly T[]): T[] =>
  parts.filter(({ lostAt }) => !lostAt)

/**
 * The parts that did not arrive; without a choice all that are under way and overdue, or else all that the courier
 * reported. None of an order that travels as one, and of other kinds. Rejects `complaint_shipments` for others, and for
 * lines beside them, and `complaint_too_early` for those whose estimate is not over.
 */
function nameShipments(
  order: Order,
  parts: readonly Shipment[],
  { kind, lines, shipments }: Wish,
  now: Date
): Result<Shipment[]> {
  const isByPart = kind === 'not_arrived' && parts.length > 0
  const reject = () =>
    fail(complaintErrors.complaint_shipments, {
      fields: { shipments: complaintErrors.complaint_shipments.message }
    })
  if (!isByPart) return shipments.length > 0 ? reject() : ok([])
  if (lines.length > 0) return reject()
  const nameable = nameableParts(parts)
  if (shipments.length === 0) {
    const overdue = nameable.filter(part => lostFrom(part, order, now) === null)
    const underWay = overdue.filter(isUnderWay)
    return overdue.length > 0 ? ok(underWay.length > 0 ? underWay : overdue) : reject()
  }
  const chosen = nameable.filter(({ id }) => shipments.includes(id))
  if (chosen.length < new Set(shipments).size) return reject()
  const early = chosen.flatMap(part => lostFrom(part, order, now) ?? [])
  if (early.length === 0) return ok(chosen)
  const message = complaintTexts.afterEstimate(max(early))
  return fail(complaintErrors.complaint_too_early, { message, fields: { shipments: message } })
}

/** The pieces of parts that did not arrive. */
const piecesOf = (parts: readonly Shipment[], all: readonly OrderLine[]): Named[] =>
  all.flatMap(line => {
    const qty = piecesIn(parts, line.id)
    return qty > 0 ? [{ line, qty, problem: 'missing' }] : []
  })

/** The named pieces: of a line some may be broken and others missing, each problem once (complaint-2). */
function nameLines(order: Order, all: readonly OrderLine[], { kind, lines }: Wish): Result<Named[]> {
  if (kind === 'shipping_difference') return ok([])
  const problem = namesProblems(kind) ? undefined : 'missing'
  if (lines.length === 0) {
    const open = all.map(line => ({ line, qty: nameableQty(order, kind, line) }))
    return problem
      ? ok(open.flatMap(one => (one.qty > 0 ? { ...one, problem } : [])))
      : failLines(complaintErrors.complaint_lines)
  }
  const named: Named[] = []
  for (const given of lines) {
    const line = all.find(({ id }) => id === given.id)
    const said = problem ?? given.problem
    const same = named.filter(one => one.line === line)
    if (!line || same.some(one => one.problem === said)) return failLines(complaintErrors.complaint_lines)
    if (given.qty + countPieces(same) > nameableQty(order, kind, line)) {
      return failLines(complaintErrors.complaint_qty)
    }
    if (!said) return failLines(complaintErrors.complaint_problem)
    named.push({ line, qty: given.qty, problem: said })
  }
  return ok(named)
}

/** The most that may be refunded for these pieces, in whole rupiah. */
export const limitOf = (
  order: Order,
  kind: ComplaintKind,
  named: readonly { line: OrderLine; qty: number }[],
  all: readonly OrderLine[]
): number =>
  maxNominal(
    order,
    kind,
    named.map(({ line, qty }) => ({ price: line.price, qty })),
    all
  )

/** A nominal of a solution that pays money, within its limit; null for one that pays none. */
export function checkNominal(
  solution: Parameters<typeof paysMoney>[0],
  nominal: number | undefined,
  limit: number
): Result<number | null> {
  if (!paysMoney(solution)) return ok(null)
  if (!nominal) {
    const { message } = complaintErrors.complaint_nominal_required
    return fail(complaintErrors.complaint_nominal_required, { fields: { nominal: message } })
  }
  if (nominal <= limit) return ok(nominal)
  const message = `Maksimal ${rupiah(limit)} untuk barang yang dipilih.`
  return fail(complaintErrors.complaint_nominal, {
    message,
    fields: { nominal: message },
    details: { max_nominal: limit }
  })
}
