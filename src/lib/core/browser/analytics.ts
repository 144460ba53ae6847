import { $consent, findConsent } from './consent.ts'

/** Events and their figures; they contain no person, order or address. */
type Counted = {
  /** Lines added to the cart; for a single product also its id and quantity. */
  add_to_cart: {
    way: 'cart' | 'now' | 'again'
    products: number
    product_id?: number
    product_detail_id?: number
    qty?: number
  }
  /** A placed order: total in rupiah, number of products and pieces. */
  purchase: { total: number; products: number; pieces: number }
  /** A buyer turned to a seller: the page it began on, and the product if it was one's. */
  chat_to_seller: { from: string; product_id?: number }
}

/** The only properties that are sent, whatever else the caller passes. */
const told: { [N in keyof Counted]: readonly (keyof Counted[N])[] } = {
  add_to_cart: ['way', 'products', 'product_id', 'product_detail_id', 'qty'],
  purchase: ['total', 'products', 'pieces'],
  chat_to_seller: ['from', 'product_id']
}

/** Maximum of events per page; no person causes more. */
const maxOfPage = 100
let sent = 0

/**
 * Sends an event if the visitor agreed and an analytics address is configured; otherwise sends and stores nothing. It
 * does not wait, outlives the page and never fails.
 */
export function track<N extends keyof Counted>(event: N, figures: Counted[N]): void {
  if ($consent.get() !== 'yes' || sent >= maxOfPage) return
  const address = findConsent()?.dataset['consent']
  if (!address) return
  sent += 1
  const own = told[event].map(name => [name, figures[name]])
  send(address, JSON.stringify({ event, ...Object.fromEntries(own) }))
}

/**
 * Sends without cookies and without the page's address, both of which a beacon would include. Plain text needs no CORS
 * preflight. A browser without keepalive may lose the event with its page.
 */
function send(address: string, body: string): void {
  const how = { method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  fetch(address, { ...how, keepalive: true, body }).catch(() => undefined)
}
