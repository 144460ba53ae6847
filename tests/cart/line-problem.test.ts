import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { LineProblem } from '#islands/cart/LineProblem.tsx'
import type { CartDetail } from '#lib/cart/contract.ts'
import { adjusted } from '#lib/product/quantity.ts'

/** The message about a line's quantity. */
const said = (qty: number, bounds: { min: number; stock: number }) => {
  const detail = { id: 1, qty, product: { name: 'Semen', sale_unit: 'sak', ...bounds } } as CartDetail
  return renderToStaticMarkup(createElement(LineProblem, { detail }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('[cart-26] a quantity out of its bounds', () => {
  it('is clamped, stepped or typed, with a message', () => {
    // One less than in the cart is still more than the stock.
    expect(adjusted(4, { min: 1, stock: 3 }, 'sak')).toEqual({
      qty: 3,
      said: 'Stok tersisa 3 sak. Jumlah disesuaikan.'
    })
    expect(adjusted(6, { min: 10, stock: 50 }, 'sak')).toEqual({
      qty: 10,
      said: 'Minimal pembelian 10 sak. Jumlah disesuaikan.'
    })
    expect(adjusted(3, { min: 1, stock: 3 }, 'sak')).toEqual({ qty: 3, said: undefined })
  })

  it('has a button that fixes it if another quantity can be bought', () => {
    expect(said(5, { min: 1, stock: 3 })).toBe(
      'Stok tersisa 3 sak, di keranjang 5 sak. Kurangi jumlahnya. Ubah jadi 3 sak'
    )
    expect(said(7, { min: 10, stock: 50 })).toContain('Ubah jadi 10 sak')
    expect(said(5, { min: 10, stock: 3 })).toBe('Stok tersisa 3, di bawah minimal pembelian 10.')
    expect(said(3, { min: 1, stock: 3 })).toBe('')
  })
})
