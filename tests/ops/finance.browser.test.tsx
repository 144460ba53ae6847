import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace } from '#ops/console-place.ts'
import { $caller, $notice } from '#ops/console-store.ts'
import { entryFile } from '#ops/entry-columns.tsx'
import { lastDays } from '#ops/period.ts'
import { OpsFeeFile } from '#ops/OpsFeeFile.tsx'
import { OpsLedger } from '#ops/OpsLedger.tsx'
import { firstOnly } from '#ops/table/table-csv.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const called = vi.mocked(call)
const period = { from: '2026-11-22', to: '2026-11-28' }
const sum = { opening: 10_000, incoming: 96_000, outgoing: 100_000, closing: 6_000, entries: 3 }
const books = {
  accounts: [
    { account: 'escrow', ...sum },
    { account: 'fee_income', opening: 0, incoming: 8_000, outgoing: 0, closing: 8_000, entries: 2 },
    { account: 'promo_expense', opening: 0, incoming: 0, outgoing: 3_000, closing: -3_000, entries: 1 }
  ],
  days: [{ day: '2026-11-28', account: 'escrow', ...sum }]
}
const entry = (id: number) => ({
  id,
  trx_id: `TR-${id}`,
  ref_id: 'BB1',
  remark: `Pembayaran pesanan ${id}`,
  amount: id === 2 ? -4_000 : 96_000,
  date: '2026-11-28T03:00:00.000Z',
  order_code: 'BB1',
  withdrawal_id: null
})
/** What the marketplace says of tax in its fees. */
let tax = { is_taxed: true, tax: 793 }
const day = { account: 'escrow', date: '2026-11-28' }
const asked = () => sentTo(called, 'GET /ops/ledger/entry').map(({ input }) => input)
const entryRow = (id: number) => page.getByRole('row', { name: new RegExp(`TR-${id}`) })
const at = (query: object) => $place.set({ part: 'finance', query: { ...period, ...query } })

beforeEach(async () => {
  tax = { is_taxed: true, tax: 793 }
  await page.viewport(1280, 900)
  called.mockReset()
  vi.mocked(saveCsv).mockReset()
  $caller.set({ name: 'Budi', role: 'finance', shop: null, calls: ['GET /ops/transaction'] })
  answerBy(called, {
    'GET /ops/ledger/day': () => answered(books),
    'GET /ops/ledger/entry': (input: { before?: number }) =>
      answered(
        input.before ? { entries: [entry(2)], next: null } : { entries: [entry(5), entry(4)], next: 4 }
      ),
    'GET /ops/fee/tax': () => answered(tax),
    'GET /ops/fee/file': () => answered({ file_name: 'x', count: 2, csv: 'a\r\nb\r\n', next: null })
  })
})
afterEach(() => {
  $caller.set(undefined)
  clearPlace()
})

describe('[ops-150, ops-322] the ledger', () => {
  it('shows accounts and days of the period, and the entries of one day as a table, page by page', async () => {
    at({ view: 'ledger' })
    await renderFresh(<OpsLedger />)
    await expect
      .element(page.getByRole('row', { name: /^Dana pesanan berjalan.*Rp6\.000/ }).first())
      .toBeVisible()
    expect(sentTo(called, 'GET /ops/ledger/day').at(-1)?.input).toEqual(period)
    await userEvent.click(page.getByRole('button', { name: /^Dana pesanan berjalan ?, 28/ }))
    await expect
      .element(entryRow(5))
      .toMatchTextContent(/10:00Pembayaran pesanan 5TR-5Lihat pesananRp96\.000/)
    expect($place.get().query['open']).toBe('escrow/2026-11-28')
    await userEvent.click(page.getByRole('button', { name: 'Lebih lama' }))
    await expect.element(entryRow(2)).toMatchTextContent(/Rp4\.000/)
    expect($place.get().query).toMatchObject({ open: 'escrow/2026-11-28', page: '4' })
    await expectAccessible('the ledger')
    await userEvent.click(page.getByRole('button', { name: 'Lebih baru' }))
    await expect.element(entryRow(5)).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Lihat pesanan' }).first())
    expect($place.get()).toEqual({ part: 'orders', query: { q: 'BB1', open: 'BB1' } })
  })

  it('opens nothing by a row, and the panel closes to its day without order and page', async () => {
    at({ view: 'ledger', open: 'escrow/2026-11-28', page: '4', sort: 'date', order: 'asc' })
    await renderFresh(<OpsLedger />)
    await expect.element(entryRow(2)).toBeVisible()
    expect(asked().at(-1)).toEqual({ ...day, order: 'asc', before: 4, per_page: 50 })
    const before = $place.get()
    await userEvent.keyboard('j')
    await expect.element(entryRow(2)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect($place.get()).toEqual(before)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Dana pesanan berjalan ?, 28/ })).toHaveFocus()
    expect($place.get().query).toEqual({ ...period, view: 'ledger' })
  })

  it('saves the entries of the day as a file, with each number in a cell of its own', async () => {
    at({ view: 'ledger', open: 'escrow/2026-11-28', sort: 'date', order: 'asc' })
    await renderFresh(<OpsLedger />)
    await expect.element(entryRow(5)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'CSV', exact: true }))
    await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
    const whole = { ...day, order: 'asc', per_page: 1_000 }
    expect(asked().slice(-2)).toEqual([whole, { ...whole, before: 4 }])
    const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
    expect(name).toBe('mutasi-escrow-2026-11-28.csv')
    const lines = csv.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[3]).toBe('"2026-11-28 10:00";"Pembayaran pesanan 2";-4000;"TR-2";"BB1";"BB1";""')
  })

  /** A day of so many entries, the newest first. */
  const longDay = (count: number) =>
    answerBy(called, {
      'GET /ops/ledger/day': () => answered(books),
      'GET /ops/ledger/entry': ({
        before = count + 1,
        per_page: limit
      }: {
        before?: number
        per_page: number
      }) => {
        const shown = Math.min(limit, before - 1)
        const entries = Array.from({ length: shown }, (_, n) => entry(before - 1 - n))
        return answered({ entries, next: before - shown > 1 ? before - shown : null })
      }
    })

  it('[ops-377] saves all entries of a day, also where they are more than other files take', async () => {
    longDay(7_001)
    at({ view: 'ledger', open: 'escrow/2026-11-28' })
    await renderFresh(<OpsLedger />)
    await expect.element(entryRow(7_001)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'CSV', exact: true }))
    await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
    const lines = vi.mocked(saveCsv).mock.calls[0]![1].trim().split('\r\n').slice(1)
    expect([lines.length, new Set(lines).size]).toEqual([7_001, 7_001])
    expect($notice.get()).toBeUndefined()
  })

  it('[ops-377] says where the rest of a day is that is too long for a file', () => {
    expect(entryFile({}).maxRows).toBe(100_000)
    expect(firstOnly(100_000, entryFile({}).others)).toBe(
      'Berkas hanya berisi 100.000 baris pertama. Urutkan dari yang terlama untuk yang lain.'
    )
    expect(entryFile({ order: 'asc' }).others).toBe('Urutkan dari yang terbaru untuk yang lain.')
  })

  it.each([
    ['CSV semua akun', 'buku-besar-akun', '"Dana pesanan berjalan";10000;96000;100000;6000;3', 4],
    ['CSV per hari', 'buku-besar-harian', '"2026-11-28";"Dana pesanan berjalan";10000;96000;100000;6000;3', 2]
  ])(
    '[ops-416] saves the sums of the period by %s, each in a cell of its own',
    async (button, file, line, count) => {
      at({ view: 'ledger' })
      await renderFresh(<OpsLedger />)
      await userEvent.click(page.getByRole('button', { name: button }))
      await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
      const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
      expect(name).toBe(`${file}-2026-11-22-2026-11-28.csv`)
      const lines = csv.trim().split('\r\n')
      expect([lines[1], lines.length]).toEqual([line, count])
      expect(lines[0]!.split(';')).toHaveLength(line.split(';').length)
    }
  )

  it('[ops-324] fits its entries beside the days, on a tablet and on a phone', async () => {
    at({ view: 'ledger', open: 'escrow/2026-11-28' })
    for (const width of [328, 672, 1024, 1280]) {
      await page.viewport(width, 900)
      const shown = await renderFresh(<OpsLedger />)
      await expect.element(entryRow(5)).toBeVisible()
      const box = page.getByRole('table', { name: 'Mutasi' }).element().parentElement!
      expect(box.scrollWidth, `${width} px`).toBeLessThanOrEqual(box.clientWidth)
      await shown.unmount()
    }
  })
})

it('[ops-150] asks for another period by a button, and has no days without movements', async () => {
  answerBy(called, {
    'GET /ops/ledger/day': () => answered({ ...books, days: [] }),
    'GET /ops/ledger/entry': () => answered({ entries: [], next: null })
  })
  at({ view: 'ledger' })
  await renderFresh(<OpsLedger />)
  await expect.element(page.getByText('Tidak ada mutasi pada periode ini.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '30 hari' }))
  await vi.waitFor(() => expect(sentTo(called, 'GET /ops/ledger/day').at(-1)?.input).toEqual(lastDays(30)))
})

it('[ops-152] shows what fees earned and promotions cost, and asks for the file of the period', async () => {
  at({ view: 'fees' })
  await renderFresh(<OpsFeeFile />)
  await expect.element(page.getByText('Rp5.000')).toBeVisible()
  await expect.element(page.getByText('PPN di dalam pendapatan biaya: Rp793')).toBeVisible()
  await expectAccessible('fees')
  await userEvent.click(page.getByRole('button', { name: 'Unduh CSV' }))
  await vi.waitFor(() => expect(sentTo(called, 'GET /ops/fee/file')[0]?.input).toEqual(period))
})

it('[ops-400] says where no tax is named', async () => {
  tax = { is_taxed: false, tax: 0 }
  at({ view: 'fees' })
  await renderFresh(<OpsFeeFile />)
  await expect
    .element(page.getByText(/PPN tidak dihitung: tarifnya belum diatur di server \(FEE_TAX\)\./))
    .toBeVisible()
})
