import { paths } from '#lib/core/paths.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { changeText } from '#lib/order/change-texts.ts'
import { type OrderStatus, orderStatuses, statuses } from '#lib/order/status.ts'

import { $orderBusy } from './busy.ts'

/** Milliseconds within which changes are told as one: the orders of a payment change one after the other. */
const togetherMs = 300

type Change = { id: number; code: string; status: string }

/** What the buyer did on this page is told by what they pressed. */
const own = new Set<string>()
const nameOf = ({ id, status }: Change) => `${id}:${status}`

export const noteOwnChange = (id: number, status: string): void => void own.add(`${id}:${status}`)

let waiting: Change[] = []
/** Among what waits: others changed too, and were not asked for. */
let mayBeMore = false

/** The changes that are told next are not all of them. */
export const noteMoreChanges = (): void => void (mayBeMore = true)

/**
 * Says and shows that an order which this page shows has another status now, by whom and wherever that was done: a live
 * update would else take it from the list without a word. `shown`: the status in which it is shown, undefined where it is
 * not; `isList`: with a way to where it stands now.
 */
export function tellChange(change: Change, shown: OrderStatus | undefined, isList: boolean): void {
  const isOwn = own.has(nameOf(change)) || $orderBusy.get()?.endsWith(`:${change.id}`)
  if (shown === undefined || shown === change.status || isOwn) return
  if (waiting.some(one => nameOf(one) === nameOf(change))) return
  waiting.push(change)
  if (waiting.length === 1) setTimeout(() => tellAll(isList), togetherMs)
}

/** One message, because a newer one takes the place of the one before. */
function tellAll(isList: boolean): void {
  // A status that a newer server tells of, and this page does not know, is left out.
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
