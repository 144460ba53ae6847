import type { BegunLine } from '#lib/cart/store/begun-lines.ts'
import { dropBegunLines } from '#lib/cart/store/begun-lines-key.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { buyOnce, type Buying } from './buy-once.ts'
import { lineKey, markLinesInCart, rememberLine } from './lines-in-cart.ts'
import { resumeWaiting, waitForSignIn } from './wait-for-sign-in.ts'

const button = () => document.querySelector<HTMLButtonElement>('[data-buy]')

/** Adds the selected offers to the cart, and lists the rejected ones under the button. */
export function buyChosen(isSettled: () => Promise<boolean>): Promise<void> {
  // Pressing the button replaces the purchase that waited for sign-in.
  dropBegunLines()
  return buy({ isSettled, chosen: readChosen })
}

/** Resumes the purchase that waited for sign-in after a page load. */
export const resumeBegun = (): Promise<void> => resumeWaiting(buyBegun)

/** Adds to the cart what a guest selected before signing in. */
const buyBegun = (lines: readonly BegunLine[]): Promise<void> =>
  buy({ isSettled: () => Promise.resolve(true), chosen: () => lines })

async function buy(what: Omit<Buying, 'wasAdded'>): Promise<void> {
  setBusy(true)
  const end = await buyOnce({ ...what, wasAdded })
  if (end === 'busy') return
  setBusy(false)
  if (typeof end === 'object' && 'waiting' in end) return waitForSignIn(end.waiting, buyBegun)
  if (document.activeElement === document.body) button()?.focus()
  if (end === 'changed')
    return tell(['Belum dimasukkan: hitungan di atas belum mengikuti isian Anda. Coba lagi.'])
  if (end.added === 0 && end.rejected.length === 0)
    return toast(
      button() ? 'Pilih produk yang mau dibeli dulu.' : 'Periksa isian yang ditandai dulu.',
      'info'
    )
  if (end.added > 0) toast(`${end.added} produk masuk keranjang`, 'success')
  tell(end.rejected)
}

/** The new answer renders a new button, which must be disabled like the pressed one. */
function setBusy(isBusy: boolean): void {
  const shown = button()
  if (shown) shown.disabled = isBusy
}

function readChosen(): BegunLine[] {
  setBusy(true)
  return [...document.querySelectorAll<HTMLInputElement>('[data-estimate] input[data-detail]:checked')].map(
    input => ({
      key: lineKey(input),
      name: input.dataset['name'] ?? '',
      unit: input.dataset['sale'] ?? '',
      photo: input.dataset['photo'] ?? '',
      product_id: Number(input.value),
      product_detail_id: Number(input.dataset['detail']),
      qty: Number(input.dataset['qty'])
    })
  )
}

function wasAdded({ key, qty }: BegunLine): void {
  rememberLine(key, qty)
  markLinesInCart()
}

function tell(texts: readonly string[]): void {
  const items = texts.map(text => {
    const item = document.createElement('li')
    item.textContent = text
    return item
  })
  const list = document.createElement('ul')
  list.append(...items)
  document.querySelector('[data-bought]')?.replaceChildren(...(items.length > 0 ? [list] : []))
}
