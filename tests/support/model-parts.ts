import type { ModelOrder, ModelPart } from './model-order.ts'

/** Hours from the acceptance until what was left behind is refunded: five days to ship, and three more. */
const restHours = 120 + 72

/** Pieces of an order that was shipped, at once or in parts. */
export const shippedOf = ({ qty, parts }: ModelOrder): number =>
  parts.length === 0 ? qty : parts.reduce((sum, part) => sum + part.qty, 0)

/** Pieces that are left to ship. */
export function leftOf(order: ModelOrder): number {
  if (order.status === 'process') return order.qty
  return order.restDue === undefined ? 0 : order.qty - shippedOf(order)
}

/** What was paid for the goods, without the payment's fee. */
export const paidOf = ({ total, fee }: ModelOrder): number => total - fee

/** What is refunded for the pieces that were not shipped, each at the same price. */
export const restShare = (order: ModelOrder): number =>
  Math.floor((paidOf(order) * (order.qty - shippedOf(order))) / order.qty)

export const isUnderWay = ({ hasArrived, isLost }: ModelPart): boolean => !hasArrived && !isLost

export const isOnTheWay = ({ status, before }: ModelOrder): boolean => (before ?? status) === 'sent'

const haveAllArrived = ({ restDue, parts }: ModelOrder): boolean =>
  restDue === undefined && !parts.some(isUnderWay)

/** Whether these pieces may be shipped; without a number all that are left. */
export function mayShip(order: ModelOrder, pieces = leftOf(order)): boolean {
  const left = leftOf(order)
  return left > 0 && pieces <= left && (pieces === left || order.method !== 'cash')
}

/** Hands pieces to the courier: with the first ones the order is sent. */
export function shipPieces(order: ModelOrder, hour: number, pieces = leftOf(order)): void {
  const isFirst = order.restDue === undefined
  if (isFirst && pieces < order.qty) order.restDue = order.since + restHours
  if (isFirst) Object.assign(order, { status: 'sent', shippedAt: hour, since: hour })
  if (order.restDue === undefined) return
  order.parts.push({ qty: pieces, shippedAt: hour, hasArrived: false, isLost: false })
  if (leftOf(order) > 0) return
  order.restDue = undefined
  if (order.status === 'sent') order.since = hour
}

/** Whether goods may be delivered: all that are under way, or this part; also after a refund (order-114, order-115). */
export function mayDeliver(order: ModelOrder, part?: ModelPart): boolean {
  const isDone = order.status === 'success'
  if (!isOnTheWay(order) && !isDone) return false
  if (part) return isExpected(order, part)
  if (expectedOf(order).length > 0) return true
  return isDone ? order.sentAgain > 0 : order.parts.length === 0
}

/** What was lost may turn up once the order is done. */
const isExpected = ({ status }: ModelOrder, part: ModelPart): boolean =>
  status === 'success' ? !part.hasArrived : isUnderWay(part)

/** The parts that the courier may report. */
export const expectedOf = (order: ModelOrder): ModelPart[] =>
  order.parts.filter(part => isExpected(order, part))

/** All that the courier may report has arrived: of an order that is done also what complaints sent (order-115). */
export function deliverAll(order: ModelOrder, hour: number): void {
  deliverParts(order, hour, expectedOf(order))
  if (order.status === 'success') order.sentAgain = 0
}

/** These parts have arrived, and with the last of them the order. */
export function deliverParts(order: ModelOrder, hour: number, arriving: readonly ModelPart[]): void {
  if (!isOnTheWay(order) && order.status !== 'success') return
  for (const part of arriving) part.hasArrived = true
  if (order.status === 'success') return
  if (!haveAllArrived(order)) return
  order.deliveredAt = hour
  if (order.before) order.before = 'delivered'
  else Object.assign(order, { status: 'delivered', since: hour })
}

/** Pieces of these parts. */
export const piecesOf = (parts: readonly ModelPart[]): number => parts.reduce((sum, { qty }) => sum + qty, 0)

/** Pieces of an order that are refunded as lost. */
export const lostOf = ({ parts }: ModelOrder): number => piecesOf(parts.filter(({ isLost }) => isLost))
