import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsPayoutFiles } from '#ops/payouts/OpsPayoutFiles.tsx'
import { OpsPayouts } from '#ops/payouts/OpsPayouts.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn(), saveFile: vi.fn() }))

const make = 'POST /ops/payout/file'
const back = 'POST /ops/payout/file/{id}/return'
const calls = ['GET /ops/payout', 'GET /ops/payout/file', make, back]
const row = (id: number, balance: number) => ({
  id,
  name: `Toko ${id}`,
  closed_at: null,
  balance,
  account: 'BCA •••• 7821',
  last_payout: null
})
const unpaid = { more: { count: 0, total: 0 }, without_account: { count: 0, total: 0, shops: [] } }
const file = (id: number, more: object = {}) => ({
  id,
  date: '2026-11-20T03:00:00.000Z',
  by: 'ani',
  count: 2,
  total: 60_000,
  returned: 0,
  returned_total: 0,
  ...more
})
const bytes = { file_name: 'bayar-toko-12-20261120-1000.csv', csv: 'isi' }
const meta = { page: 1, per_page: 30, total: 2, total_pages: 1 }
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/payout': () => answered([row(7, 40_000), row(8, 20_000)], 'OK', meta),
    'GET /ops/payout/due': () => answered({ count: 2, total: 60_000, ...unpaid }),
    [make]: () => answered({ ...file(12), ...bytes, ...unpaid }),
    'GET /ops/payout/file': () => answered({ files: [file(12)], next: null }),
    'GET /ops/payout/file/{id}': () => answered({ ...file(12), ...bytes }),
    [back]: () => answered({ count: 2, total: 60_000 }),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const dialog = page.getByRole('dialog')
const panel = page.getByRole('complementary')
const fileRow = (id: number) => page.getByRole('row', { name: new RegExp(`^Berkas bank ${id} `) })
const openFile = (id: number) => userEvent.click(fileRow(id))
const yes = 'Ya, buat berkas Rp60.000'

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  forgetDrafts()
  replies()
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'finance', shop: null, calls })
  showPart('finance', { view: 'shops' })
})
afterEach(() => {
  forgetDrafts()
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

it('[ops-205] a file is made after a question with count and sum, saved, and told with its number', async () => {
  showPart('finance', { view: 'shops', q: 'toko', state: 'owes' })
  await renderFresh(<OpsPayouts />)
  await press('Buat berkas bank')
  await expect
    .element(
      dialog.getByText(
        /^Buat berkas berisi 2 transfer ke toko dengan nama 'toko', Rp60\.000 \(enam puluh ribu rupiah\)\?/
      )
    )
    .toBeVisible()
  await expectAccessible('the question of a file')
  expect(sent('GET /ops/payout/due').at(-1)?.input).toEqual({ keyword: 'toko' })
  expect(sent(make)).toEqual([])
  await userEvent.dblClick(page.getByRole('button', { name: yes }))
  await vi.waitFor(() =>
    expect($notice.get()?.text).toBe('Berkas bank 12: 2 transfer, Rp60.000, dicatat dan disimpan.')
  )
  expect(sent(make).map(({ input }) => input)).toEqual([{ keyword: 'toko' }])
  expect(vi.mocked(saveCsv).mock.calls).toEqual([[bytes.file_name, bytes.csv]])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[ops-205] the selected shops are a file of their own', async () => {
  await renderFresh(<OpsPayouts />)
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih Toko 8' }))
  await press('Buat berkas bank dari yang dipilih')
  await press(yes)
  await vi.waitFor(() => expect(sent(make).map(({ input }) => input)).toEqual([{ shops: [8] }]))
  expect(sent('GET /ops/payout/due').at(-1)?.input).toEqual({ shops: [8] })
  await expect.element(page.getByRole('region', { name: 'Yang dipilih' })).not.toBeInTheDocument()
})

it('[ops-205] a question that is asked anew is a new request, also after a lost answer', async () => {
  replies({ [make]: () => lost })
  await renderFresh(<OpsPayouts />)
  for (const times of [1, 2, 3]) {
    if (times === 3) replies()
    await press('Buat berkas bank')
    await press(yes)
    await vi.waitFor(() => expect(sent(make)).toHaveLength(times))
    await expect.element(dialog).not.toBeInTheDocument()
  }
  const keys = sent(make).map(({ options }) => options.key)
  expect(keys.every(Boolean)).toBe(true)
  expect(new Set(keys).size).toBe(3)
})

it('[ops-208] question and notice name what a file does not pay', async () => {
  const left = {
    more: { count: 3, total: 9_000 },
    without_account: { count: 2, total: 70_000, shops: [{ id: 9, name: 'Toko Baja', balance: 40_000 }] }
  }
  replies({
    'GET /ops/payout/due': () => answered({ count: 2, total: 60_000, ...left }),
    [make]: () => answered({ ...file(12), ...bytes, ...left })
  })
  await renderFresh(<OpsPayouts />)
  const words =
    '3 toko lain, Rp9.000, tidak muat dan masuk berkas berikutnya. 2 toko belum punya rekening dan tidak ikut, Rp70.000: Toko Baja (Rp40.000), dan 1 lainnya.'
  await press('Buat berkas bank')
  await expect.element(dialog).toMatchTextContent(words)
  await press(yes)
  await vi.waitFor(() => expect($notice.get()?.text).toContain(words))
  replies({ 'GET /ops/payout/due': () => answered({ count: 0, total: 0, ...unpaid }) })
  await press('Buat berkas bank')
  await expect.element(dialog.getByText('Tidak ada toko dengan saldo dan rekening yang cocok.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Ya/ })).not.toBeInTheDocument()
})

it('[ops-210, ops-403] files are a table, and the open one is saved again and says what was returned', async () => {
  const files = [
    file(12),
    file(11, { returned: 1, returned_total: 20_000 }),
    file(10, { returned: 2, returned_total: 60_000 })
  ]
  replies({
    'GET /ops/payout/file': (({ before = 99, per_page: count }: { before?: number; per_page: number }) =>
      answered({
        files: files.filter(({ id }) => id < before).slice(0, count),
        next: count === 1 ? null : 10
      })) as never
  })
  showPart('finance', { view: 'files' })
  await renderFresh(<OpsPayoutFiles />)
  await expect.element(fileRow(12)).toMatchTextContent(/^Berkas bank 12Rp60\.0002.*ani$/)
  await expect.element(fileRow(11)).toMatchTextContent(/Rp60\.00021Rp20\.000/)
  await expectAccessible('the files for the bank')
  await openFile(11)
  await expect.element(panel).toMatchTextContent(/1 dari 2 transfer, Rp20\.000, .*jangan kirim lagi/)
  await openFile(10)
  await expect.element(panel).toMatchTextContent(/Semua transfernya sudah dikembalikan/)
  await expect
    .element(page.getByRole('button', { name: 'Unduh lagi berkas bank 10' }))
    .not.toBeInTheDocument()
  await openFile(12)
  await expectAccessible('a file for the bank beside the table')
  await press('Unduh lagi berkas bank 12')
  await vi.waitFor(() => expect(vi.mocked(saveCsv).mock.calls).toEqual([[bytes.file_name, bytes.csv]]))
  await press('Lebih lama')
  await vi.waitFor(() =>
    expect(sent('GET /ops/payout/file').map(({ input }) => input)).toContainEqual({
      before: 10,
      per_page: 50
    })
  )
  expect($place.get().query).toEqual({ view: 'files', open: '12', page: '10' })
  // What is open stays, whichever page lists it.
  await expect.element(page.getByRole('button', { name: 'Unduh lagi berkas bank 12' })).toBeVisible()
})

it('[ops-403] the list of files is a file with what was returned in cells of its own', async () => {
  replies({
    'GET /ops/payout/file': () =>
      answered({ files: [file(11, { returned: 1, returned_total: 20_000 })], next: null })
  })
  showPart('finance', { view: 'files' })
  await renderFresh(<OpsPayoutFiles />)
  await press('CSV')
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  expect(name).toMatch(/^berkas-bank-/)
  expect(csv.trim().split('\r\n').slice(1)).toEqual(['11;60000;2;1;"2026-11-20 10:00";20000;"ani"'])
})

it('[ops-213] a file is taken back after a question with the reason; what was typed survives an error', async () => {
  replies({
    [back]: () => rejected('unavailable'),
    'GET /ops/payout/file': () =>
      answered({ files: [file(12, { returned: 1, returned_total: 20_000 })], next: null })
  })
  showPart('finance', { view: 'files' })
  await renderFresh(<OpsPayoutFiles />)
  await openFile(12)
  const undo = 'Kembalikan seluruh berkas bank 12'
  await press(undo)
  await expect.element(dialog.getByText(/^Kembalikan 1 transfer berkas bank 12, Rp40\.000\?/)).toBeVisible()
  await expectAccessible('the question of a returned file')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Alasan' }), 'Salah hari')
  await press('Ya, kembalikan Rp40.000')
  await expect.element(dialog).not.toBeInTheDocument()
  replies({
    [back]: () => answered({ count: 1, total: 40_000 }),
    'GET /ops/payout/file': () =>
      answered({ files: [file(12, { returned: 2, returned_total: 60_000 })], next: null })
  })
  await press(undo)
  await press('Ya, kembalikan Rp40.000')
  await vi.waitFor(() =>
    expect($notice.get()?.text).toBe('Berkas bank 12: 1 transfer, Rp40.000, dikembalikan')
  )
  expect(sent(back).map(({ input }) => input)).toEqual([1, 2].map(() => ({ id: 12, reason: 'Salah hari' })))
  await expect.element(page.getByText(/Semua transfernya sudah dikembalikan/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: undo })).not.toBeInTheDocument()
})
