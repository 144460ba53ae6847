import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { lastDays } from '#ops/period.ts'
import { OpsPaymentList } from '#ops/OpsPaymentList.tsx'
import { OpsPayments } from '#ops/OpsPayments.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const called = vi.mocked(call)
const period = { from: '2026-11-22', to: '2026-11-28' }
const payment = (id: number, more: object = {}) => ({
  id,
  name: 'BCA Virtual Account',
  type: 'virtual_account',
  number: `8808${id}`,
  amount: 100_000,
  fee: 4_000,
  status: 'paid',
  buyer: 'Rina',
  orders: [`BB${id}1`, `BB${id}2`],
  created_at: '2026-11-28T03:00:00.000Z',
  expires_at: '2026-11-29T03:00:00.000Z',
  paid_at: '2026-11-28T04:00:00.000Z',
  ...more
})
const other = payment(5, { status: 'pending', paid_at: null, fee: 0 })
const report = (id: number) => ({
  id,
  gateway: 'sandbox',
  event_id: `ev-${id}`,
  number: `8808${id}`,
  amount: 90_000,
  expected: 100_000,
  outcome: 'mismatch',
  orders: [`BB${id}1`],
  date: '2026-11-28T03:00:00.000Z'
})
type Asked = { id?: number; before?: number; beyond?: number; per_page?: number }

const sent = (endpoint: string) => sentTo(called, endpoint as never).map(({ input }) => input)
/** What a table asked for; what is open is asked for by itself. */
const listed = (endpoint = 'GET /ops/payment') => sent(endpoint).filter(input => input['per_page'] === 50)
const row = (id: number) => page.getByRole('row', { name: new RegExp(`BB${id}1`) })
const panel = () => page.getByRole('complementary')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const at = (query: object) => $place.set({ part: 'finance', query: { ...period, ...query } })
const fileLines = () => vi.mocked(saveCsv).mock.calls[0]![1].trim().split('\r\n')

beforeEach(async () => {
  await page.viewport(1280, 900)
  called.mockReset()
  vi.mocked(saveCsv).mockReset()
  answerBy(called, {
    'GET /ops/payment': (({ id, before }: Asked) => {
      if (id !== undefined) return answered({ payments: id === 7 ? [payment(7)] : [], next: null })
      return answered(before ? { payments: [other], next: null } : { payments: [payment(7)], next: 7 })
    }) as never,
    'GET /ops/payment/sum': () =>
      answered([
        { status: 'paid', count: 1, amount: 100_000 },
        { status: 'pending', count: 2, amount: 50_000 }
      ]),
    'GET /ops/payment/notification': (({ beyond }: Asked) =>
      answered(beyond === undefined ? [report(3), report(2)] : [report(beyond - 1)])) as never
  })
  $session.set('in')
  $caller.set({ name: 'Budi', role: 'finance', shop: null, calls: ['GET /ops/transaction'] })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

describe('[ops-151, ops-321] payments', () => {
  it('are filtered by state and found by number, below the sums, and lead to their orders', async () => {
    at({ view: 'paid' })
    await renderFresh(<OpsPaymentList />)
    await expect.element(page.getByRole('cell', { name: /88087/ })).toBeVisible()
    await expect.element(row(7)).toMatchTextContent(/Rp100\.000biaya Rp4\.000Dibayar/)
    await expect.element(button(/^Semua 3/)).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible('payments')
    await userEvent.click(button(/^Menunggu pembayaran 2/))
    await vi.waitFor(() => expect(listed().at(-1)).toEqual({ ...period, status: 'pending', per_page: 50 }))
    const search = page.getByRole('textbox', { name: /^Nomor rekening virtual/ })
    await userEvent.fill(search, '88087')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(listed().at(-1)).toMatchObject({ keyword: '88087' }))
    await expect.element(search).toHaveFocus()
    expect(page.getByRole('checkbox', { name: /^Pilih/ }).query()).toBeNull()
    await userEvent.click(page.getByRole('link', { name: 'BB72' }))
    expect($place.get()).toEqual({ part: 'orders', query: { q: 'BB72', open: 'BB72' } })
  })

  it('go on by pages and begin with the oldest, from the first page where period or state is another', async () => {
    at({ view: 'paid' })
    await renderFresh(<OpsPaymentList />)
    await userEvent.click(button('Lebih lama'))
    await expect.element(row(5)).toBeVisible()
    expect($place.get().query).toEqual({ ...period, view: 'paid', page: '7' })
    await userEvent.click(button(/^Dibayar 1/))
    await vi.waitFor(() => expect(listed().at(-1)).toEqual({ ...period, status: 'paid', per_page: 50 }))
    await userEvent.click(button('Lebih lama'))
    await userEvent.click(button('30 hari'))
    await vi.waitFor(() => expect(listed().at(-1)).toEqual({ ...lastDays(30), status: 'paid', per_page: 50 }))
    await userEvent.click(button('Dimulai'))
    await userEvent.click(button('Dimulai'))
    await vi.waitFor(() => expect(listed().at(-1)).toMatchObject({ order: 'asc' }))
    await expect.element(button('Lebih baru')).toBeVisible()
  })

  it('are opened beside the table, whatever the table lists', async () => {
    at({ view: 'paid', page: '7', open: '7' })
    await renderFresh(<OpsPaymentList />)
    await expect.element(row(5)).toBeVisible()
    await expect.element(panel()).toMatchTextContent(/88087.*Rina.*Berlaku sampai29 November 2026/)
    await expectAccessible('a payment beside the table')
    expect(sent('GET /ops/payment').find(({ id }) => id === 7)).toEqual({
      ...lastDays(1),
      id: 7,
      per_page: 1
    })
    await userEvent.click(button('Tutup rincian'))
    await expect.element(panel()).not.toBeInTheDocument()
    await userEvent.click(page.getByText('Rina'))
    await expect.element(page.getByText('Pembayaran 5 tidak ditemukan.')).toBeVisible()
  })

  it('are requested again with their sums', async () => {
    at({ view: 'paid', open: '7' })
    await renderFresh(<OpsPaymentList />)
    await expect.element(panel()).toMatchTextContent(/88087/)
    called.mockClear()
    await userEvent.click(button('Muat ulang'))
    await vi.waitFor(() => expect(sent('GET /ops/payment/sum')).toEqual([period]))
    await vi.waitFor(() => expect(sent('GET /ops/payment').map(({ id }) => id)).toEqual([undefined, 7]))
  })
})

describe('[ops-325] the file of payments', () => {
  it('has all filtered ones, page by page, with fee, number and times of their own', async () => {
    at({ view: 'paid', status: 'paid', page: '7', open: '7', sort: 'date', order: 'asc' })
    await renderFresh(<OpsPaymentList />)
    await userEvent.click(button('CSV'))
    await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
    const asked = { ...period, status: 'paid', order: 'asc', per_page: 200 }
    expect(sent('GET /ops/payment').filter(input => input['per_page'] === 200)).toEqual([
      asked,
      { ...asked, before: 7 }
    ])
    expect(vi.mocked(saveCsv).mock.calls[0]![0]).toMatch(/^pembayaran-/)
    const [heads, ...lines] = fileLines()
    expect(heads).toMatch(/"Biaya";"Nomor rekening";"Dibayar pada";"Berlaku sampai"$/)
    expect(lines[0]).toBe(
      '"BB71, BB72";100000;"Dibayar";"BCA Virtual Account";"Rina";"2026-11-28 10:00";4000;"88087";"2026-11-28 11:00";"2026-11-29 10:00"'
    )
    expect(lines).toHaveLength(2)
    expect($notice.get()).toBeUndefined()
  })

  it('says that it has only the beginning, and is none where a page fails', async () => {
    const many = Array.from({ length: 200 }, () => other)
    const shown = { payments: [payment(7)], next: null }
    const part = { payments: many, next: 5 }
    answerBy(called, {
      'GET /ops/payment': (({ per_page: count }: Asked) => answered(count === 50 ? shown : part)) as never,
      'GET /ops/payment/sum': () => answered([])
    })
    at({ view: 'paid' })
    await renderFresh(<OpsPaymentList />)
    await expect.element(row(7)).toBeVisible()
    await userEvent.click(button('CSV'))
    await vi.waitFor(() => expect($notice.get()?.text).toMatch(/^Berkas hanya berisi 5\.000 baris pertama\./))
    expect(fileLines()).toHaveLength(5_001)
    vi.mocked(saveCsv).mockClear()
    answerBy(called, {
      'GET /ops/payment': (({ before }: Asked) => (before ? lost : answered(part))) as never,
      'GET /ops/payment/sum': () => answered([])
    })
    await userEvent.click(button('CSV'))
    await vi.waitFor(() => expect($notice.get()?.text).toMatch(/^Tidak ada koneksi/))
    expect(saveCsv).not.toHaveBeenCalled()
  })
})

it('[ops-321, ops-325] reports of the gateway are a table with their file, and open beside it', async () => {
  at({ view: 'payments', open: '9' })
  await renderFresh(<OpsPayments />)
  await expect.element(row(3)).toMatchTextContent(/88083Rp90\.000tagihan Rp100\.000Jumlah berbeda/)
  await expect.element(panel()).toMatchTextContent(/88089.*sandbox ev-9/)
  await expectAccessible('reports of the gateway')
  await userEvent.keyboard('j{ArrowDown}{Enter}')
  await expect.element(panel()).toMatchTextContent(/sandbox ev-2/)
  expect(sent('GET /ops/payment/notification').at(-1)).toEqual({ beyond: 3, per_page: 1 })
  await userEvent.click(button('CSV'))
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  expect(sent('GET /ops/payment/notification').at(-1)).toEqual({
    is_rejected: true,
    start_date: period.from,
    end_date: period.to,
    per_page: 100
  })
  expect(fileLines()[1]).toBe(
    '"88083";90000;"Jumlah berbeda";"BB31";"sandbox ev-3";"2026-11-28 10:00";100000'
  )
})

it('[ops-375] the file of reports goes on behind its last row: one that comes meanwhile repeats none', async () => {
  const all = Array.from({ length: 150 }, (_, n) => report(200 - n))
  // A report that comes between two parts moves all others a place further down.
  const read = ({ beyond = 1_000, page: number = 1 }: Asked & { page?: number }) =>
    answered(
      (number === 1 ? all : [report(999), ...all])
        .filter(({ id }) => id < beyond)
        .slice((number - 1) * 100, number * 100),
      'OK',
      {
        page: number,
        per_page: 100,
        total: 150,
        total_pages: 2
      }
    )
  answerBy(called, {
    'GET /ops/payment': () => answered({ payments: [], next: null }),
    'GET /ops/payment/sum': () => answered([]),
    'GET /ops/payment/notification': read as never
  })
  at({ view: 'payments' })
  await renderFresh(<OpsPayments />)
  await userEvent.click(button('CSV'))
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const lines = fileLines().slice(1)
  expect([lines.length, new Set(lines).size]).toEqual([150, 150])
  expect($notice.get()).toBeUndefined()
})

it('[ops-324] the tables of payments and reports fit what the navigation leaves of 768 and of 1,280 px', async () => {
  at({})
  for (const [screen, shownId] of [
    [<OpsPaymentList key="1" />, 7],
    [<OpsPayments key="2" />, 3]
  ] as const)
    for (const width of [672, 1024]) {
      await page.viewport(width, 900)
      const shown = await renderFresh(screen)
      await expect.element(row(shownId)).toBeVisible()
      const box = page.getByRole('table').element().parentElement!
      expect(box.scrollWidth, `${width} px`).toBeLessThanOrEqual(box.clientWidth)
      await expect.element(page.getByRole('columnheader', { name: /^Dimulai|^Diterima/ })).toBeVisible()
      await shown.unmount()
    }
})
