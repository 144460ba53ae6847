import { atom, computed, map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { CartDetail, CartGroup } from '#lib/cart/contract.ts'
import { quantityText } from '#lib/product/quantity.ts'
import type { Refusal } from '#lib/core/refusals.ts'
import { goToCheckout, hasAddress } from './add-item.ts'
import { keepDraft } from './checkout-draft.ts'
import { setCounters } from '#lib/notification/store.ts'
import { Later } from '#lib/core/later.ts'
import { toast } from '#lib/core/toasts.ts'

export type CartPage = {
  status: 'loading' | 'ready' | 'error'
  groups: readonly CartGroup[]
  error?: Refusal
}

const detailsOf = (groups: readonly CartGroup[]) => groups.flatMap(group => group.details)

export const $cart = map<CartPage>({ status: 'loading', groups: [] })
/** Lines to buy; always of one shop (D7). */
export const $selected = atom<readonly number[]>([])
/** What the checkout button has to say: nothing selected, a line that cannot be bought, no address yet. */
export const $cartNotice = atom<'nothing_selected' | 'line_problem' | 'no_address' | undefined>(undefined)
/** The first selected line that cannot be bought in its quantity, in words; undefined where all can. */
export const $lineProblem = computed([$cart, $selected], ({ groups }, selected) => {
  for (const { id, qty, product } of detailsOf(groups)) {
    const problem = selected.includes(id) && quantityText(qty, product)
    if (problem) return `${product.name}: ${problem}`
  }
  return undefined
})

/** Milliseconds of silence after a change of quantity, and of a note, before it is sent. */
const quantityPause = 300
const notePause = 600
/** Milliseconds that a notice stays. */
const noticeTime = 5000

const later = new Later()
later.flushOnLeaving()
const notices = new Later()
/** A quantity was refused since the buyer last asked for the checkout. */
let isRefused = false
/** The quantity that the server knows, for lines whose shown one is ahead of it. */
const confirmed = new Map<number, number>()

const isBuyable = (detail: CartDetail) => detail.unavailable === null

export async function loadCart(): Promise<void> {
  const isOpening = $cart.get().status !== 'ready'
  const answer = await call('GET /buyer/cart', {})
  if (!answer.ok) {
    // What is shown stays, when there is something.
    if ($cart.get().status === 'ready') return toast(answer.error.message, 'error')
    return $cart.set({ ...$cart.get(), status: 'error', error: answer.error })
  }
  $cart.set({ status: 'ready', groups: answer.value })
  if (isOpening) selectNewest()
  else keepSelection()
}

/** The line that was added last, which the server puts first, is what the buyer came for (D26). */
function selectNewest(): void {
  const newest = detailsOf($cart.get().groups).find(isBuyable)
  $selected.set(newest ? [newest.id] : [])
}

/** Forgets selected lines that are gone or cannot be bought any more. */
function keepSelection(): void {
  const buyable = new Set(
    detailsOf($cart.get().groups)
      .filter(isBuyable)
      .map(detail => detail.id)
  )
  $selected.set($selected.get().filter(id => buyable.has(id)))
}

const shopOf = (lineId: number) =>
  $cart.get().groups.find(group => group.details.some(detail => detail.id === lineId))?.id

/** Selects lines of a shop; lines of another shop are left, because one checkout is one shop. */
export function select(lineIds: readonly number[], isOn: boolean): void {
  const kept = $selected.get().filter(id => !lineIds.includes(id))
  if (!isOn) return $selected.set(kept)
  const shop = shopOf(lineIds[0] ?? 0)
  const sameShop = kept.filter(id => shopOf(id) === shop)
  if (sameShop.length < kept.length) {
    toast('Satu pembayaran untuk satu toko. Pilihan Anda dipindahkan ke toko ini.')
  }
  $selected.set([...sameShop, ...lineIds])
}

/** Shows the new quantity at once and sends it after a pause; a refusal brings the old one back. */
export function setQuantity(detail: CartDetail, qty: number): void {
  if (!confirmed.has(detail.id)) confirmed.set(detail.id, detail.qty)
  change(detail.id, { qty })
  later.set(`qty:${detail.id}`, quantityPause, async () => {
    const answer = await send(detail, { qty })
    const before = confirmed.get(detail.id) ?? detail.qty
    confirmed.delete(detail.id)
    if (answer.ok) return
    isRefused = true
    change(detail.id, { qty: before })
    toast(answer.error.message, 'error')
    // The stock may have changed meanwhile: show what is true now.
    await loadCart()
  })
}

/** Shows the note at once and saves it after a pause. */
export function setNote(detail: CartDetail, note: string): void {
  change(detail.id, { note })
  later.set(`note:${detail.id}`, notePause, async () => {
    const answer = await send(detail, { note })
    if (!answer.ok) toast(answer.error.message, 'error')
  })
}

/** Takes a line out; the last one of a shop takes the shop's group with it. False where it was refused. */
export async function removeLine(detail: CartDetail): Promise<boolean> {
  const answer = await send(detail, { qty: 0 })
  if (!answer.ok && answer.error.code !== 'line_not_found') {
    toast(answer.error.message, 'error')
    return false
  }
  const groups = $cart
    .get()
    .groups.map(group => ({ ...group, details: group.details.filter(d => d.id !== detail.id) }))
    .filter(group => group.details.length > 0)
  $cart.setKey('groups', groups)
  keepSelection()
  return true
}

async function send(detail: CartDetail, fields: { qty?: number; note?: string }) {
  const answer = await call(
    'POST /buyer/cart/update/{id}',
    {
      id: detail.id,
      product_id: detail.product.id,
      product_detail_id: detail.product.detail_id,
      ...fields
    },
    { keepalive: true }
  )
  if (answer.ok) setCounters(answer.value.counters)
  return answer
}

function change(lineId: number, fields: Partial<CartDetail>): void {
  const groups = $cart.get().groups.map(group => ({
    ...group,
    details: group.details.map(detail => (detail.id === lineId ? { ...detail, ...fields } : detail))
  }))
  $cart.setKey('groups', groups)
}

/** Goes to the checkout with the selected lines, or says what is missing. */
export async function checkOut(): Promise<void> {
  // A quantity that was typed a moment ago is part of the order; a refused one is shown before it is bought.
  isRefused = false
  await later.flush()
  if (isRefused) return
  const lineIds = [...$selected.get()]
  if (lineIds.length === 0) {
    $cartNotice.set('nothing_selected')
    return notices.set('notice', noticeTime, async () => {
      // Meanwhile another notice may stand there: the dialog in which an address is being typed.
      if ($cartNotice.get() === 'nothing_selected') $cartNotice.set(undefined)
    })
  }
  if ($lineProblem.get()) return $cartNotice.set('line_problem')
  $cartNotice.set(undefined)
  keepDraft({ lineIds, isBuyNow: false })
  if (hasAddress()) goToCheckout()
  else $cartNotice.set('no_address')
}
