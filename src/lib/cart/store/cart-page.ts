import { atom, computed } from 'nanostores'

import { browserErrors } from '#lib/core/api/browser-errors.ts'
import type { CartDetail, CartGroup } from '#lib/cart/contract.ts'
import { quantityText } from '#lib/product/quantity.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { goToCheckout, hasAddress } from './add-item.ts'
import { takeBoughtAgain } from './bought-again.ts'
import { $cart, loadCart, sendChanges } from './cart-lines.ts'
import { storeDraft } from './checkout-draft.ts'
import { storeSelected, leftSelected } from './stored-selection.ts'
import { laterWork } from '#lib/core/browser/later.ts'
import { toast } from '#lib/core/browser/toasts.ts'

const detailsOf = (groups: readonly CartGroup[]) => groups.flatMap(group => group.details)

/** Lines to buy, of one shop or several (D29). */
export const $selected = atom<readonly number[]>([])
/**
 * What the checkout button warns of: nothing selected, a line that cannot be bought, too many shops, a shop that is
 * paid alone, no address.
 */
type Notice = 'nothing_selected' | 'line_problem' | 'too_many_shops' | 'paid_alone' | 'no_address'
export const $cartNotice = atom<Notice | undefined>(undefined)
/** Message of the first selected line that cannot be bought in its quantity; undefined if all can. */
export const $lineProblem = computed([$cart, $selected], ({ groups }, selected) => {
  for (const { id, qty, product } of detailsOf(groups)) {
    const problem = selected.includes(id) && quantityText(qty, product, product.sale_unit)
    if (problem) return `${product.name}: ${problem}`
  }
  return undefined
})

/** Milliseconds that a notice stays. */
const noticeTime = 5000

const notices = laterWork()
const isBuyable = (detail: CartDetail) => detail.unavailable === null

/** Keeps the selection consistent with the cart, also when another tab changed it. Returns the unsubscribe function. */
export function watchCart(): () => void {
  let isOpened = false
  let told: ApiError | undefined
  // Another tab may have changed it meanwhile; unsent input stays on top of the server's values.
  const onShown = () => document.visibilityState === 'visible' && isOpened && void loadCart()
  document.addEventListener('visibilitychange', onShown)
  const stop = $cart.subscribe(({ status, error }) => {
    if (status !== 'ready') return
    if (isOpened) dropUnbuyable()
    else selectFirst()
    isOpened = true
    // The shown cart stays; a failure is reported once.
    if (error && error !== told) toast(error.message, 'error')
    told = error
  })
  const stopStoring = $selected.listen(storeSelected)
  return () => {
    document.removeEventListener('visibilitychange', onShown)
    stop()
    stopStoring()
  }
}

/**
 * Restores the selection on a return. Otherwise selects what was added last, which the server lists first (D26): one
 * line, or all that were bought again.
 */
function selectFirst(): void {
  const buyable = detailsOf($cart.get().groups).filter(isBuyable)
  const left = leftSelected()
  const still = buyable.map(({ id }) => id).filter(id => left?.includes(id))
  // Lines that were bought meanwhile are dropped; an empty selection is a choice too.
  if (left && (still.length > 0 || left.length === 0)) return $selected.set(still)
  const [newest] = buyable
  const again = takeBoughtAgain()
  const isAgain = newest !== undefined && again.includes(newest.id)
  const chosen = isAgain ? buyable.filter(({ id }) => again.includes(id)) : buyable.slice(0, 1)
  $selected.set(chosen.map(({ id }) => id))
}

/** Deselects lines that are gone or can no longer be bought. */
function dropUnbuyable(): void {
  const buyable = new Set(
    detailsOf($cart.get().groups)
      .filter(isBuyable)
      .map(detail => detail.id)
  )
  $selected.set($selected.get().filter(id => buyable.has(id)))
}

/** Selects or deselects lines. */
export function select(lineIds: readonly number[], isOn: boolean): void {
  const others = $selected.get().filter(id => !lineIds.includes(id))
  $selected.set(isOn ? [...others, ...lineIds] : others)
}

/**
 * Goes to the checkout with the selected lines, or shows what is missing. `paidAlone`: selected shops that cannot be
 * paid with others (D29); `isTooMany`: more shops than one payment allows.
 */
export async function checkOut(paidAlone: readonly number[] = [], isTooMany = false): Promise<void> {
  // A rejected quantity is shown before it is bought.
  if (!(await sendChanges())) return
  // Offline, the navigation would end on the browser's own error page.
  if (globalThis.navigator?.onLine === false) return toast(browserErrors.offline.message, 'error')
  const lineIds = [...$selected.get()]
  if (lineIds.length === 0) {
    $cartNotice.set('nothing_selected')
    return notices.set('notice', noticeTime, async () => {
      // Another notice may be shown meanwhile, such as the dialog in which an address is being typed.
      if ($cartNotice.get() === 'nothing_selected') $cartNotice.set(undefined)
    })
  }
  if ($lineProblem.get()) return $cartNotice.set('line_problem')
  if (isTooMany) return $cartNotice.set('too_many_shops')
  if (paidAlone.length > 0) return $cartNotice.set('paid_alone')
  $cartNotice.set(undefined)
  storeDraft({ lineIds, isBuyNow: false })
  if (hasAddress()) goToCheckout()
  else $cartNotice.set('no_address')
}
