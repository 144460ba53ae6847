import { afterEach, expect, test, vi } from 'vitest'

import { $usedVouchers, takeBackVouchers } from '#lib/product/used-vouchers.ts'

/** A row of the page's list of vouchers. */
const row = (code: string) => {
  const left = { textContent: 'Sisa 90' }
  return { dataset: { voucher: code }, left, querySelector: () => left }
}

afterEach(() => {
  $usedVouchers.set([])
  vi.unstubAllGlobals()
})

test('[product-26] the list marks a used voucher, and the price island loads to show the next one', () => {
  const rows = [row('HEMAT'), row('LAIN')]
  const wake = vi.fn()
  vi.stubGlobal('document', {
    querySelectorAll: () => rows,
    querySelector: () => ({ dispatchEvent: wake })
  })
  takeBackVouchers(['HEMAT', 'LAMA'])
  expect(rows.map(({ left }) => left.textContent)).toEqual(['Sudah Anda gunakan', 'Sisa 90'])
  expect($usedVouchers.get()).toEqual(['HEMAT', 'LAMA'])
  expect(wake).toHaveBeenCalledOnce()
})

test('[product-26] nothing changes if no voucher of the page was used', () => {
  const rows = [row('LAIN')]
  const wake = vi.fn()
  vi.stubGlobal('document', {
    querySelectorAll: () => rows,
    querySelector: () => ({ dispatchEvent: wake })
  })
  for (const used of [[], ['LAMA']]) takeBackVouchers(used)
  expect([rows[0]!.left.textContent, wake.mock.calls.length]).toEqual(['Sisa 90', 0])
})
