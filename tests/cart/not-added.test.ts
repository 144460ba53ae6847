import { afterEach, expect, test, vi } from 'vitest'

import { notAddedText } from '#lib/cart/store/not-added.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'

import { errorByCode } from '../support/errors.ts'

afterEach(() => void vi.unstubAllGlobals())

test('[cart-20] distinguishes a broken connection from an error and from a browser that is offline', () => {
  const { offline, timeout } = browserErrors
  expect(notAddedText(errorByCode.out_of_stock)).toBe('Stok produk tidak mencukupi.')
  expect(notAddedText({ ...errorByCode.out_of_stock, message: '' })).toBe(
    'Gagal menambahkan produk ke keranjang'
  )
  vi.stubGlobal('navigator', { onLine: true })
  expect([offline, timeout].map(notAddedText)).toEqual(
    Array(2).fill('Terjadi kesalahan saat menambahkan ke keranjang')
  )
  vi.stubGlobal('navigator', { onLine: false })
  expect(notAddedText(offline)).toBe(offline.message)
  // A bug of ours is not a network error, whatever the browser says.
  expect(notAddedText(errorByCode.our_fault)).toBe('Terjadi kesalahan saat menambahkan ke keranjang')
})
