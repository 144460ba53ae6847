import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { always, fetched } from '#lib/core/browser/fetched.ts'
import type { CartDetail, CartGroup } from '#lib/cart/contract.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { laterWork } from '#lib/core/browser/later.ts'
import { toast } from '#lib/core/browser/toasts.ts'

type Change = { qty?: number; note?: string }

const cart = fetched('GET /buyer/cart', always({}))
/** Optimistic changes of lines, shown over the server's values until they are sent. */
const $pending = atom<Readonly<Record<number, Change>>>({})

/** The cart by shop, as shown. */
export const $cart = computed([cart.$state, $pending], ({ value = [], ...state }, pending) => ({
  ...state,
  groups: eachLine(value, detail => ({ ...detail, ...pending[detail.id] }))
}))
export const loadCart = cart.refresh
/** Whether a shown quantity is not yet known to the server. */
export const $isSending = computed($pending, pending =>
  Object.values(pending).some(({ qty }) => qty !== undefined)
)

/** Debounce in milliseconds before a changed quantity or note is sent. */
const quantityPause = 300
const notePause = 600

const later = laterWork()
later.flushOnLeaving()
/** Whether a quantity was rejected since the buyer last tried to check out. */
let isRejected = false

/** Shows the new quantity and sends it after a pause; an error restores the old one. */
export function setQuantity(detail: CartDetail, qty: number): void {
  show(detail.id, { qty })
  later.set(`qty:${detail.id}`, quantityPause, async () => {
    const answer = await send(detail, { qty })
    settle(detail.id, { qty }, answer.ok)
    if (answer.ok) return
    isRejected = true
    toast(answer.error.message, 'error')
    // The stock may have changed meanwhile: show the current state.
    await loadCart()
  })
}

/** Shows the note and saves it after a pause; a note that could not be sent stays and is sent later. */
export function setNote(detail: CartDetail, note: string): void {
  show(detail.id, { note })
  later.set(`note:${detail.id}`, notePause, async () => {
    const answer = await send(detail, { note })
    if (answer.ok) return settle(detail.id, { note }, true)
    toast(answer.error.message, 'error')
    if (answer.error.status > 0) return settle(detail.id, { note }, false)
    globalThis.addEventListener('online', () => setNote(detail, $pending.get()[detail.id]?.note ?? note), {
      once: true
    })
  })
}

/** Ids of lines that are being removed, so that a second tap sends nothing. */
const leaving = new Set<number>()

/** Removes a line, and the shop's group with its last one. False if rejected or already being removed. */
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

/** Sends pending changes, so that a just typed quantity is part of the order. False if one is rejected. */
export async function sendChanges(): Promise<boolean> {
  isRejected = false
  await later.flush()
  return !isRejected
}

function show(id: number, fields: Change): void {
  $pending.set({ ...$pending.get(), [id]: { ...$pending.get()[id], ...fields } })
}

/** Applies a sent change if it was accepted, and clears it; later input still waits. */
function settle(id: number, sent: Change, isTaken: boolean): void {
  if (isTaken) {
    change(groups => eachLine(groups, detail => (detail.id === id ? { ...detail, ...sent } : detail)))
  }
  const waiting = Object.entries($pending.get()[id] ?? {}).filter(
    ([field, value]) => sent[field as keyof Change] !== value
  )
  $pending.set({ ...$pending.get(), [id]: Object.fromEntries(waiting) })
}

/** Changes the loaded cart, if there is one. */
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
