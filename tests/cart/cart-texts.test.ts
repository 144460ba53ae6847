import { expect, test } from 'vitest'

import { unavailableLabels } from '#lib/cart/availability.ts'
import { addedText, cartTexts } from '#lib/cart/texts.ts'

import { errorByCode } from '../support/errors.ts'

test('[cart-3] unavailable goods are sold out, too few or no longer offered', () => {
  expect(unavailableLabels).toEqual({
    out_of_stock: 'Stok Habis',
    below_minimum: 'Stok di Bawah Minimal Pembelian',
    not_sold: 'Barang tidak tersedia'
  })
})

test('[cart-4, cart-8, cart-10, cart-20] the cart reports its actions and errors', () => {
  expect(cartTexts.added).toBe('Produk berhasil ditambahkan ke keranjang')
  expect(addedText(1_200, 'sak')).toBe('Produk berhasil ditambahkan ke keranjang: 1.200 sak')
  expect(errorByCode.below_minimum.message).toBe('Jumlah kurang dari minimum pembelian.')
  expect(errorByCode.out_of_stock.message).toBe('Stok produk tidak mencukupi.')
  expect(errorByCode.cart_full.message).toBe('Keranjang penuh. Hapus beberapa barang terlebih dahulu.')
  expect(errorByCode.own_product.message).toBe('Anda tidak dapat membeli produk toko sendiri.')
})
