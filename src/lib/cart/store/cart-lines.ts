import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { always, fetched } from '#lib/core/browser/fetched.ts'
import type { CartDetail, CartGroup } from '#lib/cart/contract.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { Later } from '#lib/core/browser/later.ts'
import { toast } from '#lib/core/browser/toasts.ts'

type Change = { qty?: number; note?: string }

const cart = fetched('GET /buyer/cart', always({}))
/** What lines show ahead of the server until it is sent; what the server says lies below it. */
const $ahead = atom<Readonly<Record<number, Change>>>({})

/** The cart by shop, as it is shown. */
export const $cart = computed([cart.$state, $ahead], ({ value = [], ...state }, ahead) => ({
  ...state,
  groups: eachLine(value, detail => ({ ...detail, ...ahead[detail.id] }))
}))
export const loadCart = cart.refresh
/** A quantity is shown that the server does not know yet. */
export const $isSending = computed($ahead, ahead => Object.values(ahead).some(({ qty }) => qty !== undefined))

/** Milliseconds of silence after a change of quantity, and of a note, before it is sent. */
const quantityPause = 300
const notePause = 600

const later = new Later()
later.flushOnLeaving()
/** A quantity was rejected since the buyer last asked for the checkout. */
let isRejected = false

/** Shows the new quantity at once and sends it after a pause; an error brings the old one back. */
export function setQuantity(detail: CartDetail, qty: number): void {
  show(detail.id, { qty })
  later.set(`qty:${detail.id}`, quantityPause, async () => {
    const answer = await send(detail, { qty })
    settle(detail.id, { qty }, answer.ok)
    if (answer.ok) return
    isRejected = true
    toast(answer.error.message, 'error')
    // The stock may have changed meanwhile: show what is true now.
    await loadCart()
  })
}

/** Shows the note at once and saves it after a pause; one that could not be sent stays, and goes once there is a way. */
export function setNote(detail: CartDetail, note: string): void {
  show(detail.id, { note })
  later.set(`note:${detail.id}`, notePause, async () => {
    const answer = await send(detail, { note })
    if (answer.ok) return settle(detail.id, { note }, true)
    toast(answer.error.message, 'error')
    if (answer.error.status > 0) return settle(detail.id, { note }, false)
    globalThis.addEventListener('online', () => setNote(detail, $ahead.get()[detail.id]?.note ?? note), {
      once: true
    })
  })
}

/** Lines that are on their way out: a second tap asks for nothing. */
const leaving = new Set<number>()

/** Takes a line out; the last one of a shop takes the shop's group with it. False where it was rejected, or is asked already. */
export async function removeLine(detail: CartDetail): Promise<boolean> {
  if (leaving.has(detail.id)) return false
  leaving.add(detail.id)
  const answer = await send(detail, { qty: 0 }).finally(() => leaving.delete(detail.id))
  if (!answer.ok && answer.error.code !== 'line_not_found') {
    toast(answer.error.message, 'error')
    return false
  }
  change(groups =>
    groups
      .map(group => ({ ...group, details: group.details.filter(({ id }) => id !== detail.id) }))
      .filter(group => group.details.length > 0)
  )
  return true
}

/** Sends what waits: a quantity that was typed a moment ago is part of the order. False where one is rejected. */
export async function sendChanges(): Promise<boolean> {
  isRejected = false
  await later.flush()
  return !isRejected
}

function show(id: number, fields: Change): void {
  $ahead.set({ ...$ahead.get(), [id]: { ...$ahead.get()[id], ...fields } })
}

/** What was sent is the server's now, or was rejected; what was typed after it still waits. */
function settle(id: number, sent: Change, isTaken: boolean): void {
  if (isTaken) {
    change(groups => eachLine(groups, detail => (detail.id === id ? { ...detail, ...sent } : detail)))
  }
  const waiting = Object.entries($ahead.get()[id] ?? {}).filter(
    ([field, value]) => sent[field as keyof Change] !== value
  )
  $ahead.set({ ...$ahead.get(), [id]: Object.fromEntries(waiting) })
}

/** Changes what is known of the cart, as far as something is. */
function change(make: (groups: readonly CartGroup[]) => CartGroup[]): void {
  const { value } = cart.$state.get()
  if (value) cart.put(make(value))
}

const eachLine = (groups: readonly CartGroup[], make: (detail: CartDetail) => CartDetail): CartGroup[] =>
  groups.map(group => ({ ...group, details: group.details.map(make) }))

async function send(detail: CartDetail, fields: Change) {
  const answer = await call(
    'POST /buyer/cart/update/{id}',
    {
      id: detail.id,
      product_id: detail.product.id,
      product_detail_id: detail.product.detail_id,
      ...fields
    },
    { keepalive: signatureHeaders }
  )
  if (answer.ok) setCounters(answer.value.counters)
  return answer
}
