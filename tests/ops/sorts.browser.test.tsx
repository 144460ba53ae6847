import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace, type PlaceQuery, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsBrands } from '#ops/goods/OpsBrands.tsx'
import { OpsTrucks } from '#ops/logistics/OpsTrucks.tsx'
import { OpsShops } from '#ops/shops/OpsShops.tsx'
import { OpsKeywords } from '#ops/terms/OpsKeywords.tsx'
import { OpsSynonyms } from '#ops/terms/OpsSynonyms.tsx'
import { OpsVouchers } from '#ops/vouchers/OpsVouchers.tsx'
import { OpsWebhooks } from '#ops/webhooks/OpsWebhooks.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { opsShopRow, opsVoucherPage } from '../support/ops-goods.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const at = '2026-11-20T03:00:00.000Z'
const truck = (id: number, name: string, base: number, maxKg: number) => ({
  id,
  name,
  max_kg: maxKg,
  max_m3: 3,
  max_length: 3_400,
  base,
  per_km: 4_000,
  sort: id,
  is_active: true,
  is_edited: false,
  is_delivered: true,
  updated_at: at
})
const trucks = [
  truck(1, 'Truk 10', 75_000, 1_000),
  truck(2, 'truk 2', 900_000, 800),
  truck(3, 'Engkel', 90_000, 900)
]
const word = { id: 1, keyword: 'semen', word: 'semen', phrase: 'pc', sort: 1, is_own: true, updated_at: at }
const webhook = {
  id: 7,
  url: 'https://erp.example.com/baba',
  events: ['order'],
  is_active: true,
  switched_off: null,
  failing_since: null,
  waiting: 0,
  created_at: at,
  updated_at: at
}
const answers = {
  'GET /ops/shop': [opsShopRow(7)],
  'GET /ops/voucher': [opsVoucherPage(1)],
  'GET /ops/brand': [{ name: 'Avian', products: 9, updated_at: at }],
  'GET /ops/keyword': [word],
  'GET /ops/synonym': [word],
  'GET /ops/truck': trucks,
  'GET /ops/webhook': [webhook],
  'GET /ops/webhook/{id}/delivery': []
}

const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
const click = (name: string) => userEvent.click(head(name).getByRole('button'))

beforeEach(async () => {
  await page.viewport(1440, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  answerBy(
    vi.mocked(call),
    Object.fromEntries(Object.entries(answers).map(([name, rows]) => [name, () => answered(rows)]))
  )
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: [] })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

describe('[ops-420] the heads of a table that the server pages', () => {
  it.each([
    ['Nama', 'shops', '', 'GET /ops/shop', OpsShops, 'name', 'desc'],
    ['Ditambahkan', 'shops', '', 'GET /ops/shop', OpsShops, 'newest', 'asc'],
    ['Sampai', 'promo', '', 'GET /ops/voucher', OpsVouchers, 'ends', 'asc'],
    ['Nomor', 'promo', '', 'GET /ops/voucher', OpsVouchers, 'newest', 'asc'],
    ['Merek', 'products', 'brands', 'GET /ops/brand', OpsBrands, 'name', 'desc'],
    ['Produk', 'products', 'brands', 'GET /ops/brand', OpsBrands, 'products', 'asc'],
    ['Urutan', 'content', 'keywords', 'GET /ops/keyword', OpsKeywords, 'place', 'desc'],
    ['Kata', 'content', 'keywords', 'GET /ops/keyword', OpsKeywords, 'word', 'desc']
  ])(
    '%s of %s %s sort it, both ways, in the address',
    async (name, part, view, endpoint, Table, by, other) => {
      const place: PlaceQuery = view === '' ? {} : { view }
      showPart(part, { ...place, page: '3' })
      await renderFresh(<Table />)
      await click(name)
      await vi.waitFor(() => expect(sent(endpoint).at(-1)).toMatchObject({ sort: by, page: 1 }))
      expect(sent(endpoint).at(-1)).not.toHaveProperty('order')
      await click(name)
      await vi.waitFor(() => expect(sent(endpoint).at(-1)).toMatchObject({ sort: by, order: other, page: 1 }))
      expect($place.get().query).toEqual({ ...place, sort: by, order: other })
      await userEvent.click(page.getByRole('button', { name: 'CSV', exact: true }))
      await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
      expect(sent(endpoint).at(-1)).toMatchObject({ sort: by, order: other, per_page: 100 })
    }
  )

  it('sorts synonyms by their word alone', async () => {
    showPart('content', { view: 'synonyms' })
    await renderFresh(<OpsSynonyms />)
    await click('Kata')
    await expect.element(head('Kata')).toHaveAttribute('aria-sort', 'ascending')
    await click('Kata')
    await vi.waitFor(() =>
      expect(sent('GET /ops/synonym').at(-1)).toEqual({ order: 'desc', page: 1, per_page: 50 })
    )
    expect($place.get().query).toEqual({ view: 'synonyms', sort: 'word', order: 'desc' })
  })
})

describe('[ops-421] the heads of a table that arrives whole', () => {
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(element => element.textContent)

  it('sort it in the browser, both ways, then leave the order of the server; the page of a table beside it stays', async () => {
    showPart('settings', { view: 'trucks', page: '2' })
    await renderFresh(<OpsTrucks />)
    await expect.element(page.getByText('Truk 10')).toBeVisible()
    const requests = sent('GET /ops/truck').length
    await click('Truk')
    await expect.poll(names).toEqual(['Engkel', 'truk 2', 'Truk 10'])
    await expectAccessible('a table that is sorted in the browser')
    await click('Truk')
    await expect.poll(names).toEqual(['Truk 10', 'truk 2', 'Engkel'])
    await click('Truk')
    await expect.poll(names).toEqual(['Truk 10', 'truk 2', 'Engkel'])
    expect($place.get().query).toEqual({ view: 'trucks', page: '2' })
    await click('Sekali jalan')
    await expect.poll(names).toEqual(['Truk 10', 'Engkel', 'truk 2'])
    await click('Muatan')
    await expect.poll(names).toEqual(['Truk 10', 'Engkel', 'truk 2'])
    expect($place.get().query).toEqual({ view: 'trucks', page: '2', sort: 'load' })
    expect(sent('GET /ops/truck')).toHaveLength(requests)
  })

  it('leave the page of the log that is open beside it', async () => {
    const log = { view: 'webhooks', open: '7', page: '2' }
    showPart('settings', log)
    await renderFresh(<OpsWebhooks />)
    await click('Alamat')
    expect($place.get().query).toEqual({ ...log, sort: 'url' })
  })

  it('stand in the address, and its file has their order', async () => {
    showPart('settings', { view: 'trucks', sort: 'base', order: 'desc' })
    await renderFresh(<OpsTrucks />)
    await expect.element(page.getByText('Truk 10')).toBeVisible()
    await expect.poll(names).toEqual(['truk 2', 'Engkel', 'Truk 10'])
    await userEvent.click(page.getByRole('button', { name: 'CSV', exact: true }))
    await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
    const lines = vi.mocked(saveCsv).mock.calls[0]![1].trim().split('\r\n').slice(1)
    expect(lines.map(line => line.split(';')[0])).toEqual(['"truk 2"', '"Engkel"', '"Truk 10"'])
  })
})
