import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { plainSpaces } from '#lib/format/no-break.ts'

import { answerOk, openSite } from '../support/fake-site.ts'

const counters = {
  cart: 1,
  conversation: 0,
  notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('[cart-20, product-31] the toast names the pieces with their unit, for six seconds, with a link to the cart', async () => {
  const budi = { id: 7, name: 'Budi', uid: 'sealed', counters, has_address: true }
  const site = openSite({
    'GET /buyer/profile': [() => answerOk(budi)],
    'POST /buyer/cart/add': [() => answerOk({ cart_detail_id: 5, counters })]
  })
  vi.stubGlobal('document', Object.assign(site.page, { querySelector: () => null }))
  const { addItem } = await import('#lib/cart/store/add-item.ts')
  const { $toast } = await import('#lib/core/browser/toasts.ts')
  const { messageMs } = await import('#lib/core/browser/toast-time.ts')
  const goods = { name: 'Semen Tiga Roda 40 kg', unit: 'dus', photo: '/x.webp' }
  expect(await addItem({ product_id: 7, product_detail_id: 71, qty: 12 }, goods)).toBeUndefined()
  const message = $toast.get()
  expect(plainSpaces(message?.text ?? '')).toBe('Produk berhasil ditambahkan ke keranjang: 12 dus')
  expect(message).toMatchObject({
    tone: 'success',
    link: { text: 'Lihat keranjang', href: '/cart' }
  })
  expect(message && messageMs(message, '/product/semen-1')).toBe(6_000)
})
