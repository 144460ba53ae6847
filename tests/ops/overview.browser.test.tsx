import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $passed } from '#ops/act-store.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsActs } from '#ops/OpsActs.tsx'
import { OpsOverview } from '#ops/OpsOverview.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const period = (from: string, to: string, goods: number) => ({
  from,
  to,
  orders: 2,
  goods,
  days: [
    { day: from, orders: 1, goods: goods / 2 },
    { day: to, orders: 1, goods: goods / 2 }
  ]
})
const told = {
  now: '2026-11-28T03:00:00.000Z',
  sales: {
    period: period('2026-11-27', '2026-11-28', 300_000),
    before: period('2026-11-25', '2026-11-26', 200_000)
  },
  open_orders: [{ status: 'paid', label: 'Dibayar', count: 4 }],
  late: { accept: 2, ship: 3, complaints: 0 },
  missed_searches: [{ keyword: 'genteng kaca', count: 5 }]
}
const act = (id: number) => ({
  id,
  date: '2026-11-28T03:00:00.000Z',
  name: 'ani',
  role: 'clerk',
  shop_id: null,
  call: 'PUT /ops/product/{id}/offer',
  kind: 'product',
  object_id: 5,
  input: JSON.stringify({ price: 9_000 }),
  before: JSON.stringify({ price: 8_000 }),
  after: JSON.stringify({ price: 9_000 }),
  request_id: 'r1'
})
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  answerBy(vi.mocked(call), {
    'GET /ops/overview': () => answered(told),
    'GET /ops/act': (({ before }: { before?: number }) =>
      answered({ acts: [act(before ? 7 : 9)], next: before ? null : 8 })) as never,
    'GET /ops/act/file': (({ before }: { before?: number }) =>
      answered({
        file_name: 'x',
        count: 1,
        csv: before ? 'kepala\ndua\n' : 'kepala\nsatu\n',
        next: before ? null : 8
      })) as never
  })
  $session.set('in')
  $caller.set({
    name: 'Ani',
    role: 'owner',
    shop: null,
    calls: ['GET /ops/overview', 'GET /ops/transaction']
  })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  $passed.set([])
  clearPlace()
})

it('[ops-105] figures of a period beside those before, each late one with the way to its list', async () => {
  showPart('overview', { from: '2026-11-27', to: '2026-11-28' })
  await renderFresh(<OpsOverview />)
  await expect.element(page.getByText('+50%')).toBeVisible()
  expect(sent('GET /ops/overview')).toEqual([{ from: '2026-11-27', to: '2026-11-28' }])
  await userEvent.click(page.getByText('Angka per hari'))
  await expect.element(page.getByRole('table', { name: 'Penjualan per hari' })).toBeVisible()
  await expectAccessible('the overview')
  // This caller may not read complaints.
  await expect.element(page.getByRole('button', { name: /Komplain/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /Pesanan harus diterima/ }))
  expect($place.get()).toEqual({ part: 'orders', query: { late: 'day', status: 'paid' } })
})

it('[ops-106] acts are filtered, shown with before and after, and saved as one file', async () => {
  showPart('acts', {})
  await renderFresh(<OpsActs />)
  await userEvent.fill(page.getByLabelText('Petugas'), 'ani')
  await userEvent.click(page.getByRole('button', { name: 'Saring' }))
  await vi.waitFor(() => expect(sent('GET /ops/act').at(-1)).toEqual({ name: 'ani', per_page: 50 }))
  await userEvent.selectOptions(page.getByLabelText('Jenis'), 'Produk')
  await userEvent.click(page.getByRole('button', { name: 'Saring' }))
  await vi.waitFor(() =>
    expect(sent('GET /ops/act').at(-1)).toEqual({ name: 'ani', kind: 'product', per_page: 50 })
  )
  await userEvent.click(page.getByText('Ubah harga dan stok'))
  await expect.element(page.getByRole('row', { name: 'price 8000 9000' })).toBeVisible()
  await expectAccessible('acts')
  await userEvent.click(page.getByRole('button', { name: 'Lebih lama' }))
  await vi.waitFor(() => expect(sent('GET /ops/act').at(-1)).toMatchObject({ before: 8 }))
  await userEvent.click(page.getByRole('button', { name: 'CSV' }))
  await vi.waitFor(() => expect(vi.mocked(saveCsv).mock.calls[0]?.[1]).toBe('kepala\nsatu\ndua\n'))
})
