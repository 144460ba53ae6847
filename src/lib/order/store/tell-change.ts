import { paths } from '#lib/core/paths.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { changeText } from '#lib/order/change-texts.ts'
import { type OrderStatus, orderStatuses, statuses } from '#lib/order/status.ts'

import { $orderBusy } from './busy.ts'

/** Milliseconds within which changes share one message: the orders of a payment change in sequence. */
const togetherMs = 300

type Change = { id: number; code: string; status: string }

/** Changes that the buyer made on this page, which already shows them. */
const own = new Set<string>()
const nameOf = ({ id, status }: Change) => `${id}:${status}`

export const noteOwnChange = (id: number, status: string): void => void own.add(`${id}:${status}`)

let waiting: Change[] = []
/** Whether others changed too, without being requested. */
let mayBeMore = false

/** Marks the next message as incomplete. */
export const noteMoreChanges = (): void => void (mayBeMore = true)

/**
 * Shows a message that an order on this page has a new status, also after a change by others: otherwise a live update
 * would silently remove it from the list. `shown`: its shown status, undefined if it is not shown; `isList`: adds a
 * link to where it is now.
 */
export function tellChange(change: Change, shown: OrderStatus | undefined, isList: boolean): void {
  const isOwn = own.has(nameOf(change)) || $orderBusy.get()?.endsWith(`:${change.id}`)
  if (shown === undefined || shown === change.status || isOwn) return
  if (waiting.some(one => nameOf(one) === nameOf(change))) return
  waiting.push(change)
  if (waiting.length === 1) setTimeout(() => tellAll(isList), togetherMs)
}

/** One message for all, because a newer message replaces the previous one. */
function tellAll(isList: boolean): void {
  // Ignores a status that a newer server sends and this page does not know.
  const changes = waiting.flatMap(({ status, ...one }) => (isOrderStatus(status) ? [{ ...one, status }] : []))
  const isPart = mayBeMore
  waiting = []
  mayBeMore = false
  const [first] = changes
  if (!first) return
  const reached = [...new Set(changes.map(({ status }) => status))]
  const text = reached.map(status =>
    changeText(
      status,
      changes.flatMap(change => (change.status === status ? [change.code] : [])),
      isPart
    )
  )
  const tab = reached.length === 1 ? `?tab=${statuses[first.status].tab}` : ''
  const href = changes.length === 1 ? paths.order(first.id) : paths.orders + tab
  const isOver = reached.every(status => statuses[status].end === 'cancelled')
  toast(text.join(' '), isOver ? 'info' : 'success', undefined, isList ? { text: 'Lihat', href } : undefined)
}

const isOrderStatus = (status: string): status is OrderStatus =>
  (orderStatuses as readonly string[]).includes(status)
