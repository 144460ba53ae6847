import { Chart } from 'chart.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsChat } from '#ops/OpsChat.tsx'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'
import { OpsNegotiations } from '#ops/OpsNegotiations.tsx'
import { OpsOverview } from '#ops/OpsOverview.tsx'
import { OpsPayments } from '#ops/OpsPayments.tsx'
import { OpsWithdrawals } from '#ops/OpsWithdrawals.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const period = (from: string, to: string, goods: number, orders: number) => ({
  from,
  to,
  orders,
  goods,
  days: [
    { day: from, orders: orders / 2, goods: goods / 2 },
    { day: to, orders: orders / 2, goods: goods / 2 }
  ]
})
const told = {
  now: '2026-11-28T03:00:00.000Z',
  sales: {
    period: period('2026-11-27', '2026-11-28', 300_000, 2),
    before: period('2026-11-25', '2026-11-26', 200_000, 4)
  },
  open_orders: [{ status: 'paid', label: 'Dibayar', count: 4 }],
  begun_orders: [
    { status: 'paid', label: 'Dibayar', count: 12, before: 9 },
    { status: 'success', label: 'Selesai', count: 30, before: 41 }
  ],
  late: { accept: 2, ship: 3, report: 1, complaints: 4, negotiations: 5, chats: 6, withdrawals: 7 },
  rejected_payments: 8,
  owed_shops: { count: 6, total: 250_000 },
  low_stock: {
    count: 9,
    first: [
      { product_id: 5, name: 'Keramik', variant: null, sku: 'KR-1', shop: 'Toko Jaya', stock: 8, min: 10 }
    ]
  },
  missed_searches: [{ keyword: 'genteng kaca', count: 5 }]
}
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), { 'GET /ops/overview': () => answered(told) })
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
  clearPlace()
})

it('[ops-105] figures of a period beside those before, each late one with the way to its list', async () => {
  showPart('overview', { from: '2026-11-27', to: '2026-11-28' })
  await renderFresh(<OpsOverview />)
  await expect.element(page.getByText('+50%')).toBeVisible()
  expect(sent('GET /ops/overview')).toEqual([{ from: '2026-11-27', to: '2026-11-28' }])
  await userEvent.click(page.getByText('Angka per hari'))
  const table = page.getByRole('table', { name: 'Penjualan per hari' })
  await expect.element(table.getByRole('row').last()).toMatchTextContent(/1Rp150\.0002Rp100\.000$/)
  const drawn = () =>
    [...document.querySelectorAll('figure')].map(figure => {
      const chart = Chart.getChart(figure.querySelector('canvas')!)
      const days = chart?.data.datasets.map(({ data }) => data)
      return { title: figure.textContent, days, scale: chart?.scales['y']?.ticks.map(({ label }) => label) }
    })
  await expect.poll(drawn).toEqual([
    {
      title: 'Nilai barang per hari',
      days: [
        [150_000, 150_000],
        [100_000, 100_000]
      ],
      scale: ['Rp0', 'Rp50.000', 'Rp100.000', 'Rp150.000']
    },
    {
      title: 'Pesanan per hari',
      days: [
        [1, 1],
        [2, 2]
      ],
      scale: ['0', '1', '2']
    }
  ])
  await expectAccessible('the overview')
  // This caller may not read complaints.
  await expect.element(page.getByRole('button', { name: /Komplain/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /Pesanan harus diterima/ }))
  expect($place.get()).toEqual({ part: 'orders', query: { late: 'day', awaits: 'accept' } })
})

it('[ops-360] orders of the period by their status, beside the period before, each with the way to its list', async () => {
  showPart('overview', { from: '2026-11-27', to: '2026-11-28' })
  await renderFresh(<OpsOverview />)
  const table = page.getByRole('table', { name: 'Pesanan dibuat' })
  await expect.element(table.getByRole('row', { name: 'Selesai 30 41' })).toBeVisible()
  await userEvent.click(table.getByRole('button', { name: 'Selesai' }))
  const query = { status: 'success', from: '2026-11-27', to: '2026-11-28' }
  expect($place.get()).toEqual({ part: 'orders', query })
})

it('[ops-360] a period without orders, and one before it without any, says so', async () => {
  answerBy(vi.mocked(call), { 'GET /ops/overview': () => answered({ ...told, begun_orders: [] }) })
  await renderFresh(<OpsOverview />)
  await expect.element(page.getByText('Tidak ada pesanan dalam periode ini dan sebelumnya.')).toBeVisible()
})

it('[ops-270, ops-215] each figure leads to the list that counts by its condition', async () => {
  $caller.set({
    name: 'Ani',
    role: 'owner',
    shop: null,
    calls: [
      'GET /ops/overview',
      'GET /ops/transaction',
      'GET /ops/complain',
      'GET /ops/nego',
      'GET /ops/conversation',
      'GET /ops/withdraw',
      'GET /ops/payment/notification',
      'GET /ops/payout',
      'GET /ops/product',
      'GET /ops/synonym'
    ]
  })
  const days = { from: '2026-11-27', to: '2026-11-28' }
  for (const [name, part, query] of [
    [/^3\s*Pesanan harus dikirim/, 'orders', { late: 'day', awaits: 'ship' }],
    [/^1\s*Bayar di tempat tanpa kabar/, 'orders', { awaits: 'report' }],
    [/^5\s*Negosiasi menunggu jawaban/, 'negos', { list: 'waiting' }],
    [/^4\s*Komplain menunggu jawaban/, 'complaints', { list: 'due' }],
    [/^6\s*Chat belum dijawab/, 'chat', { list: 'late' }],
    [/^7\s*Penarikan lebih dari sehari/, 'withdrawals', { list: 'late' }],
    [/^8\s*Pembayaran tidak dibukukan/, 'finance', { view: 'payments', ...days }],
    [/^6\s*Toko belum dibayar, Rp250\.000/, 'finance', { view: 'shops', state: 'owed' }],
    [/^Lihat semua produk yang menipis/, 'products', { state: 'low' }],
    [/^Keramik Toko Jaya\s*minimal pembelian 10/, 'products', { state: 'low', open: '5' }],
    [/^genteng kaca/, 'content', { view: 'synonyms', q: 'genteng kaca' }]
  ] as const) {
    showPart('overview', days)
    const { unmount } = await renderFresh(<OpsOverview />)
    await userEvent.click(page.getByRole('button', { name }))
    expect($place.get()).toEqual({ part, query })
    await unmount()
  }
  showPart('overview', days)
  await renderFresh(<OpsOverview />)
  await expect.element(page.getByText('Stok menipis (9 produk)')).toBeVisible()
  await expectAccessible('the overview with its ways')
})

it('[ops-270] the lists take from the address what the figures name', async () => {
  answerBy(vi.mocked(call), {
    'GET /ops/nego': () => answered([]),
    'GET /ops/complain': () => answered([]),
    'GET /ops/conversation': () => answered([]),
    'GET /ops/withdraw': () => answered([]),
    'GET /ops/withdraw/days': () => answered([]),
    'GET /ops/payment/notification': () => answered([])
  })
  for (const [part, query, screen, endpoint, input] of [
    ['negos', { list: 'waiting' }, <OpsNegotiations key="1" />, 'GET /ops/nego', { is_waiting: true }],
    [
      'complaints',
      { list: 'due' },
      <OpsComplaints key="2" />,
      'GET /ops/complain',
      { open: true, is_due: true }
    ],
    ['chat', { list: 'late' }, <OpsChat key="3" />, 'GET /ops/conversation', { filter: 'late' }],
    ['withdrawals', { list: 'late' }, <OpsWithdrawals key="4" />, 'GET /ops/withdraw', { is_late: true }],
    [
      'finance',
      { view: 'payments', from: '2026-11-27', to: '2026-11-28' },
      <OpsPayments key="5" />,
      'GET /ops/payment/notification',
      { is_rejected: true, start_date: '2026-11-27', end_date: '2026-11-28' }
    ]
  ] as const) {
    showPart(part, query)
    const { unmount } = await renderFresh(screen)
    await vi.waitFor(() => expect(sent(endpoint).at(-1)).toMatchObject(input))
    await expectAccessible(part)
    await unmount()
  }
})

it('[ops-270] what is chosen in such a list stands in the address, and in the request', async () => {
  answerBy(vi.mocked(call), {
    'GET /ops/complain': () => answered([]),
    'GET /ops/nego': () => answered([]),
    'GET /ops/payment/notification': () => answered([])
  })
  showPart('complaints', { list: 'due' })
  const complaints = await renderFresh(<OpsComplaints />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Komplain' }), 'Selesai')
  await vi.waitFor(() => expect(sent('GET /ops/complain').at(-1)).toMatchObject({ open: false }))
  expect($place.get().query).toEqual({ list: 'closed' })
  await complaints.unmount()
  showPart('negos', { list: 'waiting' })
  const negotiations = await renderFresh(<OpsNegotiations />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Negosiasi' }), 'Semua')
  await vi.waitFor(() => expect(sent('GET /ops/nego').at(-1)).toEqual({ page: 1, per_page: 20 }))
  await negotiations.unmount()
  showPart('finance', { view: 'payments', from: '2026-11-27', to: '2026-11-28' })
  await renderFresh(<OpsPayments />)
  await userEvent.fill(page.getByLabelText('Dari tanggal'), '')
  await userEvent.fill(page.getByLabelText('Sampai tanggal'), '')
  expect($place.get().query).toEqual({ view: 'payments' })
  await userEvent.selectOptions(page.getByLabelText('Laporan gateway'), 'Jumlah berbeda')
  await vi.waitFor(() =>
    expect(sent('GET /ops/payment/notification').at(-1)).toEqual({
      outcome: 'mismatch',
      page: 1,
      per_page: 50
    })
  )
})

it('[ops-278] says what comes first in a marketplace without a product, and leads to it', async () => {
  answerBy(vi.mocked(call), { 'GET /ops/overview': () => answered({ ...told, has_products: false }) })
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: ['GET /ops/overview', 'GET /ops/import'] })
  await renderFresh(<OpsOverview />)
  await expect.element(page.getByRole('region', { name: 'Belum ada produk' })).toBeVisible()
  // Only what the caller may read.
  expect(page.getByRole('button', { name: 'Buka Toko' }).query()).toBeNull()
  await expectAccessible('the overview of an empty marketplace')
  await userEvent.click(page.getByRole('button', { name: 'Buka Impor' }))
  expect($place.get()).toMatchObject({ part: 'products', query: { view: 'import' } })
})

it('[ops-278] says nothing of it where there are products', async () => {
  answerBy(vi.mocked(call), { 'GET /ops/overview': () => answered({ ...told, has_products: true }) })
  await renderFresh(<OpsOverview />)
  await expect.element(page.getByRole('heading', { name: 'Perlu ditangani' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Belum ada produk' }).query()).toBeNull()
})
