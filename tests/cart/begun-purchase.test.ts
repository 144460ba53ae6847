import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storeBegunLines, takeBegunLines } from '#lib/cart/store/begun-lines.ts'
import { dropBegun, storeBegun, readBegun, begunFor, takeBegun } from '#lib/cart/store/begun-purchase.ts'
import { signInReason } from '#lib/cart/store/sign-in-reason.ts'

class FakeStorage {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

const minute = 60_000
const item = { product_id: 7, product_detail_id: 71, qty: 5 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('localStorage', new FakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("[cart-17] returns a guest's pending purchase once", async () => {
  storeBegun(item, 'now')
  expect(begunFor(7)).toMatchObject({ item, way: 'now' })
  expect(await takeBegun(7)).toMatchObject({ item, way: 'now' })
  expect(await takeBegun(7)).toBeUndefined()
  expect(readBegun()).toBeUndefined()
})

test("[cart-17] another product's page neither sees nor takes it", async () => {
  storeBegun(item, 'cart')
  expect(begunFor(8)).toBeUndefined()
  expect(await takeBegun(8)).toBeUndefined()
  expect(await takeBegun(7)).toMatchObject({ item })
})

test('[cart-17] a duplicated tab with the same purchase does not finish it again', async () => {
  storeBegun(item, 'cart')
  const copy = new FakeStorage()
  for (const [key, value] of (sessionStorage as unknown as FakeStorage).values) copy.setItem(key, value)
  expect(await takeBegun(7)).toMatchObject({ item })
  vi.stubGlobal('sessionStorage', copy)
  expect(await takeBegun(7)).toBeUndefined()
})

test("[cart-17] nor after a calculator's lines were finished in between", async () => {
  storeBegun(item, 'cart')
  const copy = new FakeStorage()
  for (const [key, value] of (sessionStorage as unknown as FakeStorage).values) copy.setItem(key, value)
  expect(await takeBegun(7)).toMatchObject({ item })
  storeBegunLines('/kalkulator/cat', [{ ...item, key: 'cat', name: 'Cat', unit: 'pail', photo: '' }])
  expect(await takeBegunLines('/kalkulator/cat')).toBeDefined()
  vi.stubGlobal('sessionStorage', copy)
  expect(await takeBegun(7)).toBeUndefined()
})

test('[cart-17] two concurrent reads get it once', async () => {
  storeBegun(item, 'cart')
  const taken = await Promise.all([takeBegun(7), takeBegun(7)])
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('[cart-17] expires after half an hour', async () => {
  storeBegun(item, 'cart')
  vi.advanceTimersByTime(30 * minute - 1)
  expect(readBegun()).toMatchObject({ item })
  vi.advanceTimersByTime(1)
  expect(await takeBegun(7)).toBeUndefined()
})

test('ignores a dropped or unreadable purchase', async () => {
  storeBegun(item, 'cart')
  dropBegun()
  expect(await takeBegun(7)).toBeUndefined()
  const nameless = `{"id":"x","item":${JSON.stringify(item)},"way":"cart","at":${Date.now()},"goods":{"name":7}}`
  for (const broken of ['{', '7', '{"id":"x","item":{"product_id":7},"way":"cart","at":1e15}', nameless]) {
    sessionStorage.setItem('begunPurchase', broken)
    expect(await takeBegun(7)).toBeUndefined()
  }
})

test('[cart-17] the sign-in page says why the buyer is there', () => {
  expect(signInReason('/cart')).toBe('Masuk untuk melihat keranjang Anda.')
  expect(signInReason('/order/12?x=1')).toBe('Masuk untuk melihat pesanan Anda.')
  expect(signInReason('/checkout')).toBe('Masuk untuk melanjutkan pembelian.')
  expect(signInReason('/')).toBeUndefined()
  expect(signInReason('/product/semen-7')).toBeUndefined()
  storeBegun(item, 'cart')
  expect(signInReason('/product/semen-7?x=1')).toMatch(/^Masuk untuk menambahkan produk ke keranjang/)
  expect(signInReason('/product/semen-7')).toMatch(/ Pilihan Anda tetap tersimpan\.$/)
  storeBegun(item, 'now', { name: 'Keramik Asia Tile', unit: 'dus', photo: '/x.webp' })
  expect(signInReason('/product/semen-7')).toBe(
    'Masuk untuk membeli produk ini. 5 dus Keramik Asia Tile menunggu Anda.'
  )
})
