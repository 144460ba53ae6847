import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { buyAgainLine } from '#lib/cart/buy-again.ts'

import { answerOk, answerError, openSite } from '../support/fake-site.ts'

const bought = { qty: 10, price: 50_000, variant: 'Merah' }
const sold = {
  price: 50_000,
  stock: 100,
  min: 1,
  multiple: 1,
  saleUnit: 'sak' as const,
  isProductSold: true,
  isVariantSold: true
}

describe('[cart-18] a line that is bought again', () => {
  it.each([
    ['goes in as it was', {}, 0, 10, ''],
    ['names a price that rose', { price: 55_000 }, 0, 10, 'Harga naik dari Rp50.000 menjadi Rp55.000 /sak.'],
    ['names a price that fell', { price: 45_000 }, 0, 10, 'Harga turun dari Rp50.000 menjadi Rp45.000 /sak.'],
    ['takes what there is', { stock: 3 }, 0, 3, 'Stok tersisa 3 sak: 3 dari 10 dimasukkan.'],
    [
      'leaves room for what is in the cart',
      { stock: 12 },
      5,
      7,
      'Stok tersisa 12 sak: 7 dari 10 dimasukkan.'
    ],
    ['keeps to the minimum', { min: 15 }, 0, 15, 'Minimal pembelian 15 sak: 15 dimasukkan.'],
    ['goes by its multiple', { multiple: 4 }, 0, 12, 'Dijual per kelipatan 4 sak: 12 dimasukkan.'],
    ['makes the cart a multiple', { multiple: 4 }, 2, 10, ''],
    [
      'takes the multiples that are there',
      { multiple: 4, stock: 11 },
      0,
      8,
      'Stok tersisa 11 sak: 8 dari 10 dimasukkan.'
    ],
    ['counts the cart towards the minimum', { min: 15 }, 5, 10, ''],
    [
      'says both',
      { price: 1, stock: 2 },
      0,
      2,
      'Harga turun dari Rp50.000 menjadi Rp1 /sak. Stok tersisa 2 sak: 2 dari 10 dimasukkan.'
    ],
    ['is sold out', { stock: 0 }, 0, 0, 'Stok habis.'],
    [
      'is fewer than may be bought',
      { stock: 4, min: 5 },
      0,
      0,
      'Stok tersisa 4, di bawah minimal pembelian 5.'
    ],
    ['is in the cart already', { stock: 4 }, 4, 0, 'Stok tersisa 4 sak, semuanya sudah di keranjang.'],
    ['has lost its variant', { isVariantSold: false }, 0, 0, 'Varian Merah tidak dijual lagi.'],
    ['is not sold any more', { isProductSold: false, isVariantSold: false }, 0, 0, 'Tidak dijual lagi.']
  ])('%s', (_name, now, inCart, qty, message) =>
    expect(buyAgainLine(bought, { ...sold, ...now }, inCart)).toEqual({ qty, message })
  )

  it('is unavailable if nothing is known of it', () =>
    expect(buyAgainLine(bought, undefined, 0)).toEqual({ qty: 0, message: 'Tidak dijual lagi.' }))
})

describe("[cart-18] 'Beli Lagi'", () => {
  const counters = {
    cart: 2,
    conversation: 0,
    notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
  }
  const note = { name: 'Semen', message: 'Stok habis.' }
  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('addEventListener', () => undefined)
  })
  afterEach(() => vi.unstubAllGlobals())

  /** The shown state of the order's page, and its navigation. */
  async function press(told: object) {
    const site = openSite({
      'POST /buyer/cart/add-by-transaction/3': [
        () => answerOk({ changed: [], skipped: [], counters, ...told })
      ]
    })
    const { $boughtAgain, buyAgain } = await import('#lib/order/store/order-actions.ts')
    await buyAgain(3)
    return { shown: $boughtAgain.get(), gone: site.window.location.assign.mock.calls }
  }

  it('opens the cart if nothing changed', async () => {
    expect(await press({ cart_detail_id: [5] })).toEqual({ shown: undefined, gone: [['/cart']] })
  })

  it('shows the changes first', async () => {
    expect(await press({ cart_detail_id: [5], changed: [note] })).toEqual({
      shown: { changed: [note], skipped: [], isAdded: true },
      gone: []
    })
  })

  it('[cart-53] shows an error if nothing is available any more', async () => {
    const site = openSite({
      'POST /buyer/cart/add-by-transaction/3': [() => answerError('nothing_added', { skipped: [note] })]
    })
    const { $boughtAgain, buyAgain } = await import('#lib/order/store/order-actions.ts')
    const { $toast } = await import('#lib/core/browser/toasts.ts')
    await buyAgain(3)
    expect($boughtAgain.get()).toEqual({ changed: [], skipped: [note], isAdded: false })
    expect($toast.get()).toMatchObject({ text: 'Gagal menambahkan produk ke keranjang', tone: 'error' })
    expect(site.window.location.assign).not.toHaveBeenCalled()
  })
})
