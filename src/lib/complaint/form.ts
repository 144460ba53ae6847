import { countPieces } from '#lib/order/parts.ts'
import { endingOf } from './ending.ts'
import { complaintErrors } from './errors.ts'
import {
  type ComplaintKind,
  type ComplaintProblem,
  type ComplaintSolution,
  namesProblems,
  paysMoney,
  solutionsOf
} from './kinds.ts'
import { maxPhotos, reasonLimits } from './limits.ts'
import { maxNominal } from './nominal.ts'
import type { ComplaintOptions } from './shapes.ts'
import { complaintFormTexts, complaintTexts } from './texts.ts'

/** Pieces of an order's line that are chosen in the form; a line is there once for each problem (complaint-2). */
export type ChosenLine = { id: number; qty: number; problem: ComplaintProblem | null }
/** A photo that the server has. */
export type StoredPhoto = { clientId: string; id: number; address: string }

/** What a buyer has entered. */
export type ComplaintForm = {
  kind: ComplaintKind | null
  lines: readonly ChosenLine[]
  solution: ComplaintSolution | null
  /** Ids of the parts of an order that have not arrived. */
  shipments: readonly number[]
  /** Whole rupiah; 0 while nothing is typed. */
  nominal: number
  reason: string
  photos: readonly StoredPhoto[]
  /** The complaint's own number: sent again with it, it is the same complaint. */
  clientId: string
  /** It was sent, and its answer was lost: the server may have it. */
  wasSent: boolean
}

export type FormField = 'kind' | 'lines' | 'shipments' | 'solution' | 'nominal' | 'reason' | 'photos'
export type FormProblems = Partial<Record<FormField, string>>

type Order = Pick<ComplaintOptions, 'paid' | 'freight' | 'lines' | 'shipments'>
type Refundable = Pick<ComplaintOptions, 'left' | 'ends_order' | 'shipments'>

/** Whether a kind is about whole parts of an order that travels in parts: those that have not arrived. */
export const hasShipments = (
  kind: ComplaintKind,
  { shipments }: Pick<ComplaintOptions, 'shipments'>
): boolean => kind === 'not_arrived' && shipments.length > 0

/** Whether a kind is about pieces of the order, or of its parts. */
export const hasGoods = (kind: ComplaintKind): boolean => kind !== 'shipping_difference'

/** Pieces of a line that a kind of complaint may name: about a problem only those that have arrived (order-105). */
export const nameableQty = (
  kind: ComplaintKind,
  line: Pick<ComplaintOptions['lines'][number], 'qty' | 'arrived_qty'>
): number => (namesProblems(kind) ? line.arrived_qty : line.qty)

/** The chosen pieces without those that a kind may not name; a choice of which none is left is left out. */
export function fitLines(
  lines: readonly ChosenLine[],
  kind: ComplaintKind,
  all: ComplaintOptions['lines']
): ChosenLine[] {
  const left = new Map(all.map(line => [line.id, nameableQty(kind, line)]))
  return lines.flatMap(line => {
    const qty = Math.min(line.qty, left.get(line.id) ?? 0)
    left.set(line.id, (left.get(line.id) ?? 0) - qty)
    return qty > 0 ? [{ ...line, qty }] : []
  })
}

/** Each line once, with all its chosen pieces: where problems are not named (complaint-2). */
const mergeLines = (lines: readonly ChosenLine[]): ChosenLine[] =>
  lines.reduce<ChosenLine[]>((merged, line) => {
    const place = merged.findIndex(({ id }) => id === line.id)
    return place < 0
      ? [...merged, line]
      : merged.map((one, at) => (at === place ? { ...one, qty: one.qty + line.qty } : one))
  }, [])

/**
 * The chosen pieces as the complaint names them. The form itself keeps them by problem, so that another kind and back
 * loses nothing (complaint-18).
 */
export const namedLines = ({ kind, lines }: Pick<ComplaintForm, 'kind' | 'lines'>): readonly ChosenLine[] =>
  kind && !namesProblems(kind) ? mergeLines(lines) : lines

/** The form's lines with a change of the one at a place of `namedLines`; a merged one replaces those it consists of. */
export function changedLines(
  form: Pick<ComplaintForm, 'kind' | 'lines'>,
  at: number,
  change: Partial<Omit<ChosenLine, 'id'>>
): readonly ChosenLine[] {
  const { lines } = form
  const named = namedLines(form)[at]
  if (!named) return lines
  const own = named === lines[at] ? [named] : lines.filter(({ id }) => id === named.id)
  if (own.length > 1 && change.qty === named.qty) return lines
  const changed = { ...named, ...(own.length > 1 && { problem: null }), ...change }
  return lines.flatMap(line => (line === own[0] ? [changed] : own.includes(line) ? [] : [line]))
}

/** Solutions that the chosen kind and problems allow; none while a problem is missing. */
export function solutionsNow({ kind, lines }: ComplaintForm): readonly ComplaintSolution[] {
  if (!kind) return []
  const problems = lines.flatMap(({ problem }) => problem ?? [])
  if (namesProblems(kind) && (lines.length === 0 || problems.length < lines.length)) return []
  return solutionsOf(kind, namesProblems(kind) ? problems : [])
}

/** Whether pieces that never came are named beside others: then the exchange sends them too (complaint-3). */
export const mixesMissing = ({ kind, lines }: Pick<ComplaintForm, 'kind' | 'lines'>): boolean =>
  kind !== null &&
  namesProblems(kind) &&
  lines.some(({ problem }) => problem === 'missing') &&
  lines.some(({ problem }) => problem !== null && problem !== 'missing')

/** The chosen solution, if it is still allowed; the only allowed one needs no choice. */
export function solutionNow(form: ComplaintForm): ComplaintSolution | undefined {
  const allowed = solutionsNow(form)
  if (allowed.length === 1) return allowed[0]
  return allowed.find(solution => solution === form.solution)
}

/** The chosen parts of the order, of those that may be named. */
export const chosenShipments = (
  { shipments }: Pick<ComplaintForm, 'shipments'>,
  { shipments: all }: Pick<ComplaintOptions, 'shipments'>
): ComplaintOptions['shipments'] => all.filter(({ id }) => shipments.includes(id))

/** Whether an amount is asked for: what is refunded is the money of chosen parts, so they come first. */
export function asksNominal(form: ComplaintForm, options: Pick<ComplaintOptions, 'shipments'>): boolean {
  const { kind } = form
  const solution = solutionNow(form)
  if (!kind || !solution || !paysMoney(solution)) return false
  return !hasShipments(kind, options) || chosenShipments(form, options).length > 0
}

/** The most that can be asked for, in whole rupiah; 'Belum sampai' without lines is the whole order. */
export function maxNow(form: ComplaintForm, options: Order): number {
  const { kind } = form
  const { paid, freight, lines: all } = options
  if (!kind) return 0
  const figures = { shippingCost: freight, shippingDiscount: 0, extraCost: 0, refunded: 0, restDueAt: null }
  const order = { ...figures, grandTotal: paid, feePayment: 0 }
  const pieces = hasShipments(kind, options)
    ? chosenShipments(form, options).flatMap(({ lines }) => lines)
    : form.lines
  const named = pieces.flatMap(({ id, qty }) => {
    const line = all.find(one => one.id === id)
    return line ? [{ price: line.price, qty }] : []
  })
  const isWhole = kind === 'not_arrived' && !hasShipments(kind, options) && named.length === 0
  // The options name only pieces that were shipped and not refunded, and what was paid for them.
  const open = all.map(line => ({ ...line, shippedQty: line.qty, compensatedQty: 0 }))
  return maxNominal(order, kind, isWhole ? all : named, open)
}

/** What the wanted refund does to the order, if it ends it (complaint-26). */
export function endingNow(form: ComplaintForm, options: Order & Refundable): string | null {
  const { kind, nominal } = form
  if (nominal === 0 || !asksNominal(form, options) || nominal > maxNow(form, options)) return null
  const underWay = options.shipments.filter(({ delivered_at }) => !delivered_at).length
  const lost = kind === 'not_arrived' ? chosenShipments(form, options) : []
  const others = underWay - lost.filter(({ delivered_at }) => !delivered_at).length
  const ending = endingOf(nominal >= options.left, others > 0)
  if (ending === 'cancelled') return complaintTexts.cancelsOrder
  return ending === 'completed' ? options.ends_order : null
}

/** Why a nominal above `max` rupiah is wrong: a difference of freight has no goods. */
export const nominalAbove = (kind: ComplaintKind | null, max: number): string =>
  kind && hasGoods(kind) ? complaintFormTexts.aboveMax(max) : complaintFormTexts.max(max)

/** What is missing or wrong, by field; empty if the complaint can be sent. */
export function formProblems(form: ComplaintForm, order: Order): FormProblems {
  const { kind } = form
  if (!kind) return { kind: complaintFormTexts.noKind }
  const problems: FormProblems = {}
  const { length } = form.reason.trim()
  if (hasShipments(kind, order)) {
    if (chosenShipments(form, order).length === 0)
      problems.shipments = complaintErrors.complaint_shipments.message
  } else if (
    hasGoods(kind) &&
    countPieces(fitLines(form.lines, kind, order.lines)) < countPieces(form.lines)
  ) {
    problems.lines = complaintErrors.complaint_qty.message
  } else if (namesProblems(kind)) {
    if (form.lines.length === 0) problems.lines = complaintErrors.complaint_lines.message
    else if (form.lines.some(({ problem }) => !problem))
      problems.lines = complaintErrors.complaint_problem.message
  }
  const solution = solutionNow(form)
  // Without its pieces there is no solution to choose from.
  if (!solution && !problems.lines && !problems.shipments) problems.solution = complaintFormTexts.noSolution
  if (asksNominal(form, order)) {
    const max = maxNow(form, order)
    if (form.nominal === 0) problems.nominal = complaintErrors.complaint_nominal_required.message
    else if (form.nominal > max) problems.nominal = nominalAbove(kind, max)
  }
  if (length < reasonLimits.min || length > reasonLimits.max)
    problems.reason = complaintErrors.complaint_reason.message
  if (form.photos.length === 0 && kind !== 'not_arrived')
    problems.photos = complaintErrors.complaint_photos_required.message
  if (form.photos.length > maxPhotos) problems.photos = complaintErrors.complaint_photos.message
  return problems
}

/** A complete form as the call takes it. */
export function toComplaint(
  form: ComplaintForm,
  order: Pick<ComplaintOptions, 'transaction_id' | 'shipments'>
) {
  const kind = form.kind!
  const byShipment = hasShipments(kind, order)
  const solution = solutionNow(form)!
  return {
    transaction_id: order.transaction_id,
    kind,
    ...(byShipment && { shipments: chosenShipments(form, order).map(({ id }) => id) }),
    lines:
      hasGoods(kind) && !byShipment
        ? namedLines(form).map(({ id, qty, problem }) => ({
            id,
            qty,
            ...(namesProblems(kind) && problem && { problem })
          }))
        : [],
    reason: form.reason.trim(),
    solution,
    ...(paysMoney(solution) && { nominal: form.nominal }),
    photo_ids: form.photos.map(({ id }) => id),
    client_id: form.clientId
  }
}
