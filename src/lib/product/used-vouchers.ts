import { atom } from 'nanostores'

import { usedVoucher } from './texts.ts'

/** Codes of vouchers that the buyer has used; the cached page, the same for everybody, still offers them. */
export const $usedVouchers = atom<readonly string[]>([])

/**
 * Corrects the cached page for vouchers that this buyer has used: updates the list, and the price even if it was never
 * touched (product-26).
 */
export function takeBackVouchers(codes: readonly string[]): void {
  if (codes.length === 0) return
  const rows = [...document.querySelectorAll<HTMLElement>('[data-voucher]')]
  const used = rows.filter(({ dataset }) => codes.includes(dataset['voucher'] ?? ''))
  if (used.length === 0) return
  for (const row of used) {
    const left = row.querySelector('[data-uses-left]')
    if (left) left.textContent = usedVoucher
  }
  $usedVouchers.set(codes)
  document.querySelector('[data-price]')?.dispatchEvent(new Event('wake', { bubbles: true }))
}
