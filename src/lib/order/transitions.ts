import type { OrderStatus } from './status.ts'
import type { Actor } from './actor.ts'

/** Events of an order. The courier's traces change no status and are not listed. */
export type OrderEvent =
  | 'pay'
  | 'bill'
  | 'offer'
  | 'approve'
  | 'decline'
  | 'accept'
  | 'pack'
  | 'ship'
  | 'ship_rest'
  | 'deliver'
  | 'refuse'
  | 'lose'
  | 'confirm'
  | 'cancel'
  | 'reject'
  | 'expire'
  | 'complain'
  | 'arrive'
  | 'resume'
  | 'resolve'
  | 'annul'

type Transition = { from: readonly OrderStatus[]; to: OrderStatus | 'before' | 'same'; by: readonly Actor[] }

/** All possible changes of status (order-1, D12). */
const transitions: Record<OrderEvent, Transition> = {
  pay: { from: ['pending', 'nego'], to: 'paid', by: ['buyer', 'system'] },
  // A negotiated order to be paid by virtual account waits for the payment like any other.
  bill: { from: ['nego'], to: 'pending', by: ['buyer'] },
  // Negotiation steps leave the status unchanged; the row holds their state.
  offer: { from: ['nego'], to: 'nego', by: ['buyer'] },
  approve: { from: ['nego'], to: 'nego', by: ['seller'] },
  decline: { from: ['nego'], to: 'nego', by: ['seller'] },
  // Accepting leaves the order in `paid`: the buyer may cancel until it is packed.
  accept: { from: ['paid'], to: 'paid', by: ['seller'] },
  pack: { from: ['paid'], to: 'process', by: ['seller'] },
  ship: { from: ['process'], to: 'sent', by: ['seller', 'expedition'] },
  // Further parts of an order (D49), also during a complaint about an earlier one.
  ship_rest: { from: ['sent', 'complain'], to: 'same', by: ['seller'] },
  deliver: { from: ['sent'], to: 'delivered', by: ['expedition', 'system'] },
  // The recipient refuses goods to be paid in cash; before that nothing was paid (D48, `may-refuse.ts`).
  refuse: { from: ['sent'], to: 'cancel', by: ['expedition'] },
  // The courier lost them on the way to the recipient: no refusal, and nothing comes back to the shelf.
  lose: { from: ['sent'], to: 'cancel', by: ['seller', 'admin'] },
  confirm: { from: ['delivered'], to: 'success', by: ['buyer', 'system'] },
  cancel: { from: ['pending', 'nego', 'paid'], to: 'cancel', by: ['buyer'] },
  // The seller cannot serve it, or the marketplace ends it for both (ops-64).
  reject: { from: ['paid', 'process'], to: 'cancel', by: ['seller', 'admin'] },
  expire: { from: ['pending', 'nego', 'paid', 'process'], to: 'cancel', by: ['system'] },
  complain: { from: ['sent', 'delivered'], to: 'complain', by: ['buyer'] },
  // The courier delivers during a complaint: the order stays in it, and later goes on as delivered.
  arrive: { from: ['complain'], to: 'complain', by: ['expedition'] },
  // How a complaint ends (D31): without a refund the order goes on where it was, with a part of the money it is done,
  // with all of it the order is as if it had not been. The actor is who offered or ruled it.
  resume: { from: ['complain'], to: 'before', by: ['buyer', 'seller', 'system', 'admin'] },
  resolve: { from: ['complain'], to: 'success', by: ['seller', 'admin'] },
  annul: { from: ['complain'], to: 'cancel', by: ['seller', 'admin'] }
}

/** All events of an order. */
export const orderEvents = Object.keys(transitions) as OrderEvent[]

/**
 * The status after an event, or undefined if this actor may not cause it now. `before` is the status before a
 * complaint.
 *
 * nextStatus('paid', 'pack', 'seller') // => 'process'; nextStatus('process', 'cancel', 'buyer') // => undefined
 */
export function nextStatus(
  from: OrderStatus,
  event: OrderEvent,
  actor: Actor,
  before: OrderStatus | null = null
): OrderStatus | undefined {
  const { from: starts, to, by } = transitions[event]
  if (!starts.includes(from) || !by.includes(actor)) return undefined
  if (to === 'same') return from
  return to === 'before' ? (before ?? undefined) : to
}
