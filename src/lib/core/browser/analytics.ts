import { $consent, findConsent } from './consent.ts'

/** What is counted, in figures of goods: no person, no order, no address. */
type Counted = {
  /** Lines that came into the cart; of one product also which and how many pieces. */
  add_to_cart: {
    way: 'cart' | 'now' | 'again'
    products: number
    product_id?: number
    product_detail_id?: number
    qty?: number
  }
  /** An order that was placed, in rupiah, products and pieces. */
  purchase: { total: number; products: number; pieces: number }
}

/** What goes out, whatever else its caller has at hand. */
const told: { [N in keyof Counted]: readonly (keyof Counted[N])[] } = {
  add_to_cart: ['way', 'products', 'product_id', 'product_detail_id', 'qty'],
  purchase: ['total', 'products', 'pieces']
}

/** Events of one page: more are nobody's doing. */
const maxOfPage = 100
let sent = 0

/**
 * Counts what somebody did, where they agreed and the marketplace has somewhere to send it; nothing is sent or stored
 * otherwise. It waits for no answer, outlives the page and never fails.
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
 * A request without cookies and without the page's address: a beacon would bring both, and tell who it is. It is plain
 * text, which other sites take unasked. A browser that knows no keepalive may lose it with its page.
 */
function send(address: string, body: string): void {
  const how = { method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  fetch(address, { ...how, keepalive: true, body }).catch(() => undefined)
}
