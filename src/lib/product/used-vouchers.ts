import { atom } from 'nanostores'

import { usedVoucher } from './texts.ts'

/** Codes of vouchers that the buyer used already: the page is the same for everybody, and promises them. */
export const $usedVouchers = atom<readonly string[]>([])

/**
 * Takes back what the kept page promises and this buyer cannot have any more: the list says so, and the price, which may
 * never have been touched, is told anew (product-26).
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
