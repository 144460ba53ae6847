import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { jakartaDay } from '#lib/format/dates.ts'

import { BalancePage } from '#islands/money/BalancePage.tsx'
import { OrdersPage } from '#islands/order/OrdersPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { expectAccessibleInDark } from '../support/dark.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { answeredPage } from '../support/paged-answer.ts'
import { dialogNamed, expectCloses, expectOpens } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The Saldo page alone: history, filters, detail, file, and the calendar that the orders use too.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const history = 'GET /buyer/balance/history'
const file = 'GET /buyer/balance/export'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const rows = page.getByRole('region', { name: 'Riwayat Transaksi' }).getByRole('listitem').getByRole('button')

const date = '2026-11-02T03:00:00.000Z'
const entries = [
  { id: 3, code: 'TU', type: 'credit', amount: 13_000, remark: 'Isi ke-3', date },
  { id: 2, code: 'TR', type: 'debit', amount: 120_000, remark: 'Pesanan BB1', date },
  { id: 1, code: 'TU', type: 'credit', amount: 1_000, remark: 'Isi ke-1', date }
]
type HistoryQuery = { type?: string; start_date?: string; page: number; per_page: number }
/** There are no movements on the chosen days. */
const told = ({ type, start_date }: HistoryQuery) =>
  answered(start_date ? [] : entries.filter(entry => !type || entry.type === type))

async function openBalance(answers: Parameters<typeof answerBy>[1] = {}): Promise<void> {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    [history]: told,
    'GET /buyer/balance/history/{id}': ({ id }: { id: number }) =>
      answered({
        ...entries.find(entry => entry.id === Number(id)),
        trx_id: 'TRX-0002',
        ref_id: 'REF-0002',
        balance_before: 370_000,
        balance_after: 250_000,
        transaction_id: 81,
        withdraw_id: null
      }),
    ...answers
  })
  await renderFresh(<BalancePage />)
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
  window.history.replaceState(null, '', window.location.pathname)
})

it('[money-10] filters the history by incoming and outgoing', async () => {
  await openBalance()
  await expect
    .element(page.getByRole('region', { name: 'Saldo Baba' }).getByRole('status'))
    .toHaveTextContent('Rp250.000')
  await expect.element(rows.first()).toMatchTextContent(/\+Rp13\.000/)
  await expectAccessible('balance')
  await expectAccessibleInDark('balance')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.click(button('Pengeluaran'))
  await expect.element(button('Pengeluaran')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(rows.first()).toMatchTextContent(/−Rp120\.000/)
  expect(sent(history).at(-1)).toEqual({ type: 'debit', page: 1, per_page: 12 })
  expect(window.location.search).toBe('?type=debit')
})

it('[money-10] the second page loads by scrolling, and a failed one is retried', async () => {
  const all = Array.from({ length: 14 }, (_, n) => ({
    ...entries[0]!,
    id: 100 - n,
    remark: `Isi ke-${14 - n}`
  }))
  let isAway = true
  await openBalance({
    [history]: (query: HistoryQuery) => (query.page > 1 && isAway ? lost : answeredPage(all, query))
  })
  await expect.poll(() => rows.elements().length).toBe(12)
  rows.last().element().scrollIntoView()
  await expect.element(button('Coba lagi')).toBeVisible()
  await expectAccessible('a page that did not come')
  isAway = false
  await userEvent.click(button('Coba lagi'))
  await expect.poll(() => rows.elements().length).toBe(14)
  await expect.element(rows.last()).toMatchTextContent(/Isi ke-1/)
})

it('[money-10] without movements says so, and links back to all', async () => {
  window.history.replaceState(null, '', '?start_date=2020-01-01&end_date=2020-01-02')
  await openBalance()
  await expect.element(page.getByRole('heading', { name: 'Tidak ada transaksi' })).toBeVisible()
  await expectAccessible('balance without movements')
  await userEvent.click(button('Hapus semua filter'))
  await expect.element(rows.first()).toBeVisible()
})

it('[money-10] a failed page can be retried', async () => {
  await openBalance({ [history]: () => lost })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
  await expectAccessible('balance offline')
  answerBy(vi.mocked(call), { [history]: told })
  await userEvent.click(button('Coba lagi'))
  await expect.element(rows.first()).toBeVisible()
})

it('[money-14] the detail has both numbers to copy, the Saldo before and after, and its order', async () => {
  const copied: string[] = []
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async text => void copied.push(text))
  onTestFinished(() => write.mockRestore())
  await openBalance()
  const row = rows.nth(1)
  const detail = dialogNamed('Detail Transaksi')
  await expectOpens(row, detail)
  await expectAccessibleInDark('movement of Saldo')
  await expect.element(detail.getByText('Rp370.000')).toBeVisible()
  await expect.element(detail.getByText('Rp250.000')).toBeVisible()
  await userEvent.click(detail.getByRole('button', { name: 'Salin ID Transaksi' }))
  await expect.poll(() => $toast.get()).toMatchObject({ text: 'Berhasil menyalin ID Transaksi' })
  await userEvent.click(detail.getByRole('button', { name: 'Salin Reference ID' }))
  await expect.poll(() => $toast.get()).toMatchObject({ text: 'Berhasil menyalin Reference ID' })
  expect(copied).toEqual(['TRX-0002', 'REF-0002'])
  await expect
    .element(detail.getByRole('link', { name: 'Lihat Pesanan' }))
    .toHaveAttribute('href', '/order/81')
  await expectCloses(row, detail)
})

it('[money-14, money-16] the page leads to withdrawing, and a withdrawal’s movement to it', async () => {
  await openBalance({
    'GET /buyer/balance/history/{id}': () =>
      answered({
        ...entries[1],
        code: 'WD',
        trx_id: 'WD-000012',
        ref_id: 'WD-000012',
        balance_before: 370_000,
        balance_after: 250_000,
        transaction_id: null,
        withdraw_id: 12
      })
  })
  await expect.element(page.getByRole('link', { name: 'Tarik Saldo' })).toHaveAttribute('href', '/withdraw')
  await userEvent.click(rows.nth(1))
  const detail = dialogNamed('Detail Transaksi')
  await expect
    .element(detail.getByRole('link', { name: 'Lihat Penarikan' }))
    .toHaveAttribute('href', '/withdraw?id=12')
  await expectCloses(rows.nth(1), detail)
})

it('[money-15] a month is saved as a file once, and an error is shown in its dialog', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  await openBalance({ [file]: () => rejected('month_too_long') })
  const dialog = dialogNamed('Unduh Riwayat')
  await expectOpens(button('Unduh CSV'), dialog)
  const save = dialog.getByRole('button', { name: 'Unduh CSV' })
  await userEvent.click(save)
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(saved).toEqual([])
  const { answer, give } = held()
  answerBy(vi.mocked(call), { [file]: () => answer })
  await userEvent.dblClick(save)
  give(answered({ file_name: 'saldo-baba-2026-11.csv', csv: '"Tanggal"' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(saved).toEqual(['saldo-baba-2026-11.csv'])
  expect(sent(file)).toHaveLength(2)
})

/** The day this many days ago, in Jakarta: '2026-11-25'. */
const dayBack = (days: number) => jakartaDay(new Date(Date.now() - days * 86_400_000))
const picker = dialogNamed('Pilih tanggal')

it('[money-17] a range of days is chosen by keyboard only', async () => {
  await page.viewport(1280, 800)
  await openBalance()
  const field = button('Tanggal: Semua tanggal')
  const focusField = () => (field.element() as HTMLElement).focus()
  focusField()
  await userEvent.keyboard('{Enter}')
  const grid = picker.getByRole('grid')
  await expect.element(grid).toBeVisible()
  expect([...grid.element().querySelectorAll('thead th')].map(day => day.textContent)).toEqual([
    'MIN',
    'SEN',
    'SEL',
    'RAB',
    'KAM',
    'JUM',
    'SAB'
  ])
  await expect
    .element(picker.getByRole('button', { name: 'Ke bulan berikutnya' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expectAccessible('date picker')
  await expectAccessibleInDark('date picker')
  await expect.element(picker.getByRole('button', { name: /^Hari ini/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  ;(picker.getByRole('button', { name: 'Terapkan' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(button(/^Tanggal: \d/)).toHaveFocus()
  const range = { start_date: dayBack(7), end_date: dayBack(0) }
  await expect.poll(() => sent(history).at(-1)).toEqual({ ...range, page: 1, per_page: 12 })
  expect(window.location.search).toBe(`?${new URLSearchParams(range).toString()}`)
})

it('[money-17] the orders have the same calendar', async () => {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction': () => answered([]),
    'GET /buyer/transaction/count': () => answered({})
  })
  window.history.replaceState(null, '', '?tab=success')
  await renderFresh(<OrdersPage />)
  await userEvent.click(button('Filter'))
  await userEvent.click(button('Tanggal: Semua tanggal'))
  await userEvent.click(picker.getByRole('button', { name: /^Hari ini/ }))
  await userEvent.click(picker.getByRole('button', { name: 'Terapkan' }))
  const today = { start_date: dayBack(0), end_date: dayBack(0) }
  await expect
    .poll(() => sent('GET /buyer/transaction').at(-1))
    .toEqual({ status: 'success', ...today, page: 1, per_page: 12 })
  expect(window.location.search).toBe(`?tab=success&${new URLSearchParams(today).toString()}`)
})
