import { paths } from '#lib/core/paths.ts'
import { toast } from '#lib/core/toasts.ts'
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

function tellAll(isList: boolean): void {
  const changes = waiting
  waiting = []
  for (const status of new Set(changes.map(change => change.status))) {
    // A status that a newer server tells of, and this page does not know.
    if (!isOrderStatus(status)) continue
    const same = changes.filter(change => change.status === status)
    const text = changeText(
      status,
      same.map(({ code }) => code)
    )
    const href = same.length > 1 ? `${paths.orders}?tab=${statuses[status].tab}` : paths.order(same[0]!.id)
    const tone = statuses[status].end === 'cancelled' ? 'info' : 'success'
    toast(text, tone, undefined, isList ? { text: 'Lihat', href } : undefined)
  }
}

const isOrderStatus = (status: string): status is OrderStatus =>
  (orderStatuses as readonly string[]).includes(status)
