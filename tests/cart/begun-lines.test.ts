import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { storeBegunLines, readBegunLines, takeBegunLines } from '#lib/cart/store/begun-lines.ts'
import { signInReason } from '#lib/cart/store/sign-in-reason.ts'

class FakeStorage {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

const minute = 60_000
const line = (product_id: number, name: string) => ({
  key: `pilih ${product_id}`,
  name,
  unit: 'sak',
  photo: '',
  product_id,
  product_detail_id: product_id * 10,
  qty: 16
})
const lines = [line(1, 'Semen'), line(2, 'Mortar'), line(3, 'Pasir')]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('localStorage', new FakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[estimator-18] lines that a guest chose in a calculator', () => {
  test('are returned once, and only on the page where they were chosen', async () => {
    storeBegunLines('/kalkulator/cat', lines)
    expect(readBegunLines('/kalkulator/besi')).toBeUndefined()
    expect(await takeBegunLines('/kalkulator/besi')).toBeUndefined()
    expect(await takeBegunLines('/kalkulator/cat?area=20')).toBeUndefined()
    expect(await takeBegunLines('/kalkulator/cat')).toMatchObject({ lines })
    expect(await takeBegunLines('/kalkulator/cat')).toBeUndefined()
  })

  test('expire after half an hour', () => {
    storeBegunLines('/kalkulator/cat', lines)
    vi.advanceTimersByTime(30 * minute - 1)
    expect(readBegunLines('/kalkulator/cat')).toMatchObject({ lines })
    vi.advanceTimersByTime(1)
    expect(readBegunLines('/kalkulator/cat')).toBeUndefined()
  })

  test('are named on the sign-in page that leads back to it', () => {
    const next = '/kalkulator/cat?by=sizes'
    expect(signInReason(next)).toBeUndefined()
    storeBegunLines(next, lines)
    expect(signInReason('/kalkulator/cat?by=area')).toBeUndefined()
    expect(signInReason(next)).toBe(
      'Masuk untuk menambahkan produk ke keranjang. 16 sak Semen dan 2 produk lain menunggu Anda.'
    )
    storeBegunLines(next, lines.slice(0, 1))
    expect(signInReason(next)).toBe(
      'Masuk untuk menambahkan produk ke keranjang. 16 sak Semen menunggu Anda.'
    )
  })

  test('are ignored if the stored value is something else', () => {
    for (const stored of ['{}', '[]', '{"id":"a","address":"/kalkulator/cat","at":0,"lines":[{}]}', 'x']) {
      sessionStorage.setItem('begunLines', stored)
      expect(readBegunLines('/kalkulator/cat')).toBeUndefined()
    }
  })
})
