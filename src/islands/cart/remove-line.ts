import type { CartDetail } from '#lib/cart/contract.ts'
import { removeLine } from '#lib/cart/store/cart-lines.ts'
import { isDisplayed } from '#lib/core/browser/is-displayed.ts'
import { toast } from '#lib/core/browser/toasts.ts'

/** Of each line the button that removes it, or on a phone the one that it stands behind. */
const buttons = () => {
  const seen = new Map<string | undefined, HTMLElement>()
  for (const button of document.querySelectorAll<HTMLElement>('[data-remove-line]')) {
    const line = button.dataset['removeLine']
    if (!seen.has(line) && isDisplayed(button)) seen.set(line, button)
  }
  return [...seen.values()]
}

/**
 * Takes a line out and says so. The focus goes on to the button of the next line, else of the one before, else to the
 * page's own beginning.
 */
export async function removeAndGoOn(detail: CartDetail): Promise<void> {
  const place = buttons().findIndex(button => button.dataset['removeLine'] === String(detail.id))
  if (!(await removeLine(detail))) return
  toast(`${detail.product.name} dihapus dari keranjang`, 'success')
  // Once the line has left the page.
  requestAnimationFrame(() => {
    const left = buttons()
    const next = left[place] ?? left.at(-1) ?? document.querySelector('main')
    next?.focus()
  })
}
