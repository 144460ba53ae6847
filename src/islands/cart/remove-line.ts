import type { CartDetail } from '#lib/cart/contract.ts'
import { removeLine } from '#lib/cart/store/cart-lines.ts'
import { isDisplayed } from '#lib/core/browser/is-displayed.ts'
import { toast } from '#lib/core/browser/toasts.ts'

/** Each line's visible removal button, or on a phone the one that leads to it. */
const buttons = () => {
  const seen = new Map<string | undefined, HTMLElement>()
  for (const button of document.querySelectorAll<HTMLElement>('[data-remove-line]')) {
    const line = button.dataset['removeLine']
    if (!seen.has(line) && isDisplayed(button)) seen.set(line, button)
  }
  return [...seen.values()]
}

/**
 * Removes a line, with a toast. The focus moves to the button of the next line, else of the previous one, else to the
 * page's main content.
 */
export async function removeAndGoOn(detail: CartDetail): Promise<void> {
  const place = buttons().findIndex(button => button.dataset['removeLine'] === String(detail.id))
  if (!(await removeLine(detail))) return
  toast(`${detail.product.name} dihapus dari keranjang`, 'success')
  // After the line has left the page.
  requestAnimationFrame(() => {
    const left = buttons()
    const next = left[place] ?? left.at(-1) ?? document.querySelector('main')
    next?.focus()
  })
}
