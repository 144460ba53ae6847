import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $place, clearPlace, followAddress } from '#ops/console-place.ts'
import { $caller } from '#ops/console-store.ts'
import { lastDays, periodOf } from '#ops/period.ts'
import { OpsActs } from '#ops/OpsActs.tsx'
import { OpsLedger } from '#ops/OpsLedger.tsx'
import { OpsProducts } from '#ops/goods/OpsProducts.tsx'
import { unknownText } from '#ops/act-store.ts'
import { isNamedBy } from '#ops/order-store.ts'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const act = {
  id: 7,
  date: '2026-11-28T03:00:00.000Z',
  name: 'toko-maju',
  role: 'seller',
  shop_id: 3,
  call: 'POST /ops/review/{id}/reply',
  kind: 'review',
  object_id: 5,
  object: null,
  input: '{}',
  before: JSON.stringify({ reply: '2026-99-99T1Z' }),
  after: JSON.stringify({ reply: '2026-11-28T99:99:99Z' }),
  request_id: 'a'
}
const arrive = (search: string) => window.history.replaceState(null, '', window.location.pathname + search)
const sum = { opening: 0, incoming: 1, outgoing: 1, closing: 0, entries: 2 }

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    'GET /ops/product': () => answered([]),
    'GET /ops/category': () => answered([]),
    'GET /ops/act': () => answered({ acts: [act], next: null, is_unknown: false }),
    'GET /ops/ledger/day': () => answered({ accounts: [{ account: 'escrow', ...sum }], days: [] })
  })
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: ['GET /ops/act'] })
})
afterEach(() => {
  $caller.set(undefined)
  clearPlace()
})

describe('[ops-430] an address that nobody but a stranger writes', () => {
  it('names no part by words that every object has', () => {
    for (const part of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      arrive(`?part=${part}&view=${part}&open=abc`)
      const stop = followAddress()
      expect($place.get()).toEqual({ part, query: { view: part, open: 'abc' } })
      stop()
    }
  })

  it('opens no day that the calendar has not, and has no such period', async () => {
    for (const day of ['2026-99-99', '2026-02-31', '0000-01-01']) {
      expect(periodOf({ from: day, to: day }), day).toEqual(lastDays(7))
      $place.set({ part: 'finance', query: { view: 'ledger', open: `escrow/${day}` } })
      const shown = await renderFresh(<OpsLedger />)
      await expect.element(page.getByRole('heading', { name: 'Semua akun' })).toBeVisible()
      await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
      await shown.unmount()
    }
    expect(sentTo(vi.mocked(call), 'GET /ops/ledger/entry')).toEqual([])
  })

  it('opens nothing where it names no row by a number, nor a new one of what nobody adds', async () => {
    for (const open of ['abc', '-1', '07', '1e3', '99999999999', 'new']) {
      $place.set({ part: 'acts', query: { open } })
      const shown = await renderFresh(<OpsActs />)
      await expect.element(page.getByRole('table', { name: 'Catatan' })).toBeVisible()
      await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
      await shown.unmount()
      $place.set({ part: 'products', query: { open } })
      const products = await renderFresh(<OpsProducts />)
      await expect.element(page.getByText(/^(Tidak|Belum) ada produk/)).toBeVisible()
      await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
      await products.unmount()
    }
  })

  it('names an order by its code or its number, and no kind of an act by a word that every object has', () => {
    const order = { id: 7, code: 'BB261127ABC123' }
    const named = ['7', '07', ' 7 ', 'BB261127ABC123', 'bb261127abc123', ' bb261127abc123 ']
    expect(named.filter(open => !isNamedBy(order, open))).toEqual([])
    const others = ['8', 'BB26', '0x7', '7.0', '7e0', '', ' ', undefined]
    expect(others.filter(open => isNamedBy(order, open))).toEqual([])
    expect(unknownText('9', 'constructor')).toBe(
      "Pesanan, produk, toko, atau lainnya dengan kode atau nomor '9' tidak ditemukan."
    )
  })
})

it('[ops-431] an act opens whose texts look like times and are none', async () => {
  $place.set({ part: 'acts', query: { open: '7' } })
  await renderFresh(<OpsActs />)
  await expect
    .element(page.getByRole('row', { name: /^Balasan/ }))
    .toMatchTextContent(/2026-99-99T1Z.*2026-11-28T99:99:99Z/)
})
