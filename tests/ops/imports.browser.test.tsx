import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { importErrors } from '#lib/import/errors.ts'
import type { ImportShown } from '#lib/import/shapes.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { importRows, imports, importShops, shownImport } from '#ops/import/import-store.ts'
import { OpsImports } from '#ops/import/OpsImports.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn(), saveFile: vi.fn() }))
vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const noResults = {
  created: 0,
  changed: 0,
  same: 0,
  rejected: 0,
  deleted: 0,
  archived: 0,
  restored: 0,
  kept: 0
}
const shop = { created: 0, same: 0, rejected: 0, deleted: 0, closed: 0, kept: 0 }
const shown: ImportShown = {
  id: 7,
  file_name: 'barang.xlsx',
  name: 'Ani',
  state: 'checked',
  format: 'own',
  problem: null,
  rows: 4,
  products: 3,
  verdicts: { create: 1, change: 1, same: 0, reject: 1, waiting: 0 },
  results: noResults,
  shops: { verdicts: { create: 1, same: 0, reject: 0, waiting: 0 }, results: shop },
  pictures: 2,
  new_categories: ['Cat > Tembok'],
  created_at: '2026-11-28T03:00:00.000Z',
  started_at: null,
  finished_at: null,
  undone_at: null,
  undo_until: null
}
const running: ImportShown = { ...shown, state: 'running', results: { ...noResults, created: 1 } }
const done: ImportShown = {
  ...shown,
  state: 'done',
  results: { ...noResults, created: 1, changed: 1, rejected: 1 },
  shops: { verdicts: shown.shops.verdicts, results: { ...shop, created: 1 } },
  finished_at: '2026-11-28T03:10:00.000Z',
  undo_until: '2026-11-29T03:10:00.000Z'
}
const row = {
  id: 1,
  row: 2,
  rows: [2, 3],
  name: 'Cat Tembok',
  shop: 'Toko Jaya',
  verdict: 'change' as const,
  result: null,
  reason: null,
  changes: [{ field: 'Harga (Putih)', before: 'Rp10.000', after: 'Rp12.000' }],
  product_id: 9
}
const wrong = {
  ...row,
  id: 2,
  row: 4,
  rows: [4],
  name: 'Kuas',
  verdict: 'reject' as const,
  reason: 'Foto wajib diisi.',
  changes: []
}
const shopRow = {
  id: 1,
  row: 2,
  name: 'Toko Jaya',
  verdict: 'create' as const,
  result: null,
  reason: null,
  changes: [{ field: 'Alamat', before: '', after: 'Jl. Raya 1, Tebet' }],
  shop_id: null
}

const one = 'GET /ops/import/{id}'
const run = 'POST /ops/import/{id}/run'
const undo = 'POST /ops/import/{id}/undo'
const stop = 'DELETE /ops/import/{id}'
const start = 'POST /ops/import'
const pictures = 'PUT /ops/import/{id}/pictures'
const meta = { page: 1, per_page: 50, total: 2, total_pages: 1 }
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/import': () => answered([shown]),
    [one]: () => answered(shown),
    'GET /ops/import/{id}/row': () => answered([row, wrong], 'OK', meta as never),
    'GET /ops/import/{id}/shop': () => answered([shopRow]),
    'GET /ops/shop': () => answered([{ id: 3, name: 'Toko Jaya', seller: { name: 'Budi' } }]),
    'GET /ops/category': () => answered([{ id: 1, name: 'Cat', children: [{ id: 2, name: 'Tembok' }] }]),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name, exact: true }))
const dialog = page.getByRole('dialog')
const file = (name: string) => new File(['x'], name)

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  replies()
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: [] })
  for (const store of [imports, shownImport, importRows, importShops]) store.forget()
  showPart('products', { view: 'import' })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  sessionStorage.clear()
  clearPlace()
})
const open = () => showPart('products', { view: 'import', import: '7' })

it('[ops-120, import-38] a table is sent with its defaults, and opens; what was typed stays after an error', async () => {
  replies({ [start]: () => rejected('too_many_imports') })
  await renderFresh(<OpsImports />)
  await expect.element(page.getByText('barang.xlsx')).toBeVisible()
  await expectAccessible('imports')
  await press('Kirim dan periksa')
  await expect.element(page.getByText('Pilih berkas CSV atau XLSX')).toBeVisible()
  expect(sent(start)).toHaveLength(0)
  await userEvent.upload(page.getByLabelText('Tabel produk (CSV atau XLSX)'), file('barang.xlsx'))
  await userEvent.upload(page.getByLabelText(/^Tabel toko/), file('toko.csv'))
  await userEvent.click(page.getByText('Isian bawaan untuk baris yang kosong'))
  const shop = page.getByRole('combobox', { name: 'Toko', exact: true })
  const category = page.getByRole('combobox', { name: 'Kategori' })
  // Both are chosen, not typed: what is in no list is no shop.
  await userEvent.fill(shop, 'Bukan Toko')
  await userEvent.fill(category, 'tembok')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(category).toHaveValue('Cat › Tembok')
  await expect.element(shop).toHaveValue('')
  await userEvent.fill(shop, 'jaya')
  await vi.waitFor(() =>
    expect(sent('GET /ops/shop').map(({ input }) => input)).toContainEqual({ per_page: 20, keyword: 'jaya' })
  )
  await userEvent.click(page.getByRole('option', { name: /Toko Jaya/ }))
  await userEvent.fill(page.getByLabelText('Berat (g)'), 'seribu')
  await press('Kirim dan periksa')
  await expect.element(page.getByText('Isi angka, misalnya 1.000')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Berat (g)'), '1.500')
  await press('Kirim dan periksa')
  await expect.element(page.getByText(importErrors.too_many_imports.message)).toBeVisible()
  await expect.element(page.getByLabelText('Berat (g)')).toHaveValue('1.500')
  await expect.element(shop).toHaveValue('Toko Jaya')
  await expect.element(category).toHaveValue('Cat › Tembok')
  replies({ [start]: () => answered(shown) })
  await press('Kirim dan periksa')
  await expect.element(page.getByRole('heading', { name: 'barang.xlsx' })).toBeVisible()
  expect(sent(start).at(-1)?.input).toMatchObject({ shop_id: 3, category_id: 2, weight: 1500 })
  expect(new URLSearchParams(window.location.search).get('import')).toBe('7')
})

it('[ops-120] pictures are sent as the body, once, and what was skipped is named', async () => {
  const taken = answered({ pictures: 12, skipped: ['catatan.txt'], import: shown })
  replies({ [pictures]: () => taken })
  open()
  await renderFresh(<OpsImports />)
  await userEvent.upload(page.getByLabelText(/^Foto sebagai ZIP/), file('foto.zip'))
  await expect.element(page.getByText('12 foto diterima, tabel diperiksa lagi.')).toBeVisible()
  expect(sent(pictures)).toHaveLength(1)
  await userEvent.click(page.getByText(/1 berkas dilewati/))
  await expect.element(page.getByText('catatan.txt')).toBeVisible()
  replies({ [pictures]: () => rejected('zip_unreadable') })
  await userEvent.upload(page.getByLabelText(/^Foto sebagai ZIP/), file('foto.zip'))
  await vi.waitFor(() => expect($notice.get()?.text).toBe(importErrors.zip_unreadable.message))
})

it('[ops-121] shops and products are shown with reasons and changes, filtered by what would happen', async () => {
  open()
  await renderFresh(<OpsImports />)
  await expect.element(page.getByText('Foto wajib diisi.')).toBeVisible()
  await expect.element(page.getByText('Harga (Putih): Rp10.000 menjadi Rp12.000')).toBeVisible()
  await expectAccessible('an import')
  await userEvent.click(page.getByText('Isi toko Toko Jaya'))
  await expect.element(page.getByText('Jl. Raya 1, Tebet')).toBeVisible()
  await userEvent.click(page.getByRole('row', { name: /Cat Tembok/ }))
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByText('Rp10.000', { exact: true })).toBeVisible()
  await expect.element(panel.getByText(/baris 2–3, toko Toko Jaya/)).toBeVisible()
  await expectAccessible('a product of an import')
  await page.getByRole('combobox', { name: 'Yang akan terjadi' }).selectOptions('Ditolak')
  await vi.waitFor(() =>
    expect(sent('GET /ops/import/{id}/row').at(-1)?.input).toMatchObject({ verdict: 'reject' })
  )
  expect(window.location.search).toContain('verdict=reject')
})

it('[ops-417] shops are filtered in the address, page by page, and saved as one file with every rejected one', async () => {
  const count = 501
  const rejectedShop = (id: number) => ({
    ...shopRow,
    id,
    row: id + 1,
    name: `Toko ${id}`,
    verdict: 'reject',
    reason: 'Kontak wajib diisi.',
    changes: []
  })
  replies({
    'GET /ops/import/{id}/shop': ({
      beyond,
      page: at = 1,
      per_page: limit
    }: Record<'page' | 'per_page', number> & { beyond?: number }) => {
      const from = beyond ?? (at - 1) * limit
      const items = Array.from({ length: Math.min(limit, count - from) }, (_, n) =>
        rejectedShop(from + n + 1)
      )
      return answered(items, 'OK', { page: at, per_page: limit, total: count, total_pages: 11 })
    }
  })
  const shops = () => sent('GET /ops/import/{id}/shop').map(({ input }) => input)
  showPart('products', { view: 'import', import: '7', shop_verdict: 'reject', shop_page: '2' })
  await renderFresh(<OpsImports />)
  await expect.element(page.getByText('Toko 51', { exact: true })).toBeVisible()
  const filter = { id: 7, verdict: 'reject' }
  expect(shops().at(-1)).toEqual({ ...filter, page: 2, per_page: 50 })
  await expectAccessible('the shops of an import')
  await press('CSV toko')
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  expect(name).toMatch(/^impor-7-toko-/)
  const lines = csv.trim().split('\r\n')
  expect([new Set(lines).size, lines[1]]).toEqual([count + 1, '2;"Toko 1";"Ditolak";"Kontak wajib diisi."'])
  expect(shops().filter(({ per_page: limit }) => limit === 500)).toEqual([
    { ...filter, per_page: 500 },
    { ...filter, per_page: 500, beyond: 500 }
  ])
  await page.getByRole('combobox', { name: 'Saring toko' }).selectOptions('Semua toko')
  await expect.element(page.getByText('Toko 1', { exact: true })).toBeVisible()
  expect(shops().at(-1)).toEqual({ id: 7, page: 1, per_page: 50 })
  const pages = page.getByRole('navigation', { name: 'Halaman toko' })
  await userEvent.click(pages.getByRole('button', { name: 'Berikutnya' }))
  await vi.waitFor(() => expect($place.get().query).toMatchObject({ import: '7', shop_page: '2' }))
})

it('[ops-122] running asks with its counts and is sent once; a step that comes too late shows the import as it is', async () => {
  replies({ [run]: () => answered(running), [one]: () => answered(shown) })
  open()
  await renderFresh(<OpsImports />)
  await press('Jalankan')
  await expect
    .element(
      dialog.getByText('Menambah 1 toko dan 1 produk. Mengubah 1 produk. Ditolak dan dilewati: 1 produk.')
    )
    .toBeVisible()
  replies({ [run]: () => answered(running), [one]: () => answered(running) })
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Jalankan' }))
  await expect.element(page.getByText('Sedang berjalan', { exact: true })).toBeVisible()
  expect(sent(run)).toHaveLength(1)
  await press('Hentikan')
  replies({ [stop]: () => rejected('import_not_ready'), [one]: () => answered(done) })
  await dialog.getByRole('button', { name: 'Hentikan' }).click()
  await expect.element(page.getByText('Selesai', { exact: true })).toBeVisible()
  expect($notice.get()?.text).toBe(importErrors.import_not_ready.message)
})

it('[ops-122] undoing says until when and what it takes back', async () => {
  const undone: ImportShown = { ...done, state: 'undone', undo_until: null }
  replies({ [one]: () => answered(done) })
  open()
  await renderFresh(<OpsImports />)
  await press('Urungkan')
  await expect
    .element(dialog.getByText(/Menghapus 1 toko dan 1 produk.*sampai 29 November 2026/))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Batal' }).click()
  expect(sent(undo)).toHaveLength(0)
  await press('Urungkan')
  replies({ [undo]: () => answered(undone), [one]: () => answered(undone) })
  await dialog.getByRole('button', { name: 'Urungkan' }).click()
  await expect.element(page.getByText('Diurungkan', { exact: true })).toBeVisible()
})

it('[ops-123] an import on which a worker is follows it, and drops the filter of what would happen when it is done', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    replies({ [one]: () => answered(running) })
    const filters = { verdict: 'reject', page: '2', shop_verdict: 'same', shop_page: '2' }
    showPart('products', { view: 'import', import: '7', ...filters })
    await renderFresh(<OpsImports />)
    await expect.element(page.getByText('1 dari 3')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '1')
    replies({ [one]: () => answered(done) })
    vi.advanceTimersByTime(1_000)
    await expect.element(page.getByText('Selesai', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    await vi.waitFor(() => expect($place.get().query).toEqual({ view: 'import', import: '7' }))
    const looks = sent(one).length
    vi.advanceTimersByTime(10_000)
    expect(sent(one)).toHaveLength(looks)
  } finally {
    vi.useRealTimers()
  }
})

it('[ops-121] a table that cannot be read says why, and an import that is gone too', async () => {
  replies({ [one]: () => answered({ ...shown, state: 'failed', problem: 'Berkas ini kosong.' }) })
  open()
  await renderFresh(<OpsImports />)
  await expect.element(page.getByText('Berkas ini kosong.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Jalankan' })).not.toBeInTheDocument()
  replies({ [one]: () => rejected('import_not_found') })
  showPart('products', { view: 'import', import: '8' })
  await expect.element(page.getByText(importErrors.import_not_found.message)).toBeVisible()
})

it('[import-64] an import that was ended by an error says so, and can be undone again', async () => {
  const problem = 'Impor ini belum terurungkan seluruhnya karena kesalahan pada sistem.'
  const shops = { ...shown.shops, results: { ...shop, created: 1 } }
  const done = { ...shown, shops, state: 'done' as const, problem, undo_until: '2026-11-29T03:00:00.000Z' }
  replies({
    [one]: () => answered(done),
    [undo]: () => answered({ ...done, state: 'undoing', problem: null })
  })
  open()
  await renderFresh(<OpsImports />)
  await expect.element(page.getByRole('alert').filter({ hasText: problem })).toBeVisible()
  await press('Urungkan')
  await expect.element(dialog.getByText(/Kategori baru yang menjadi kosong ikut dihapus\./)).toBeVisible()
  await expect.element(dialog.getByText(/Akun penjual baru .* ikut dihapus\./)).toBeVisible()
  await expectAccessible('the question whether to undo')
  await userEvent.click(dialog.getByRole('button', { name: 'Urungkan' }))
  expect(sent(undo)).toHaveLength(1)
})

it('[ops-378] earlier imports are a table with its file, from which one is opened by keys', async () => {
  replies({
    'GET /ops/import': () => answered([{ ...done, id: 9, file_name: '' }, shown], 'OK', meta as never)
  })
  await renderFresh(<OpsImports />)
  const line = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect.element(line('barang.xlsx')).toMatchTextContent(/Menunggu dijalankan31/)
  await expect.element(line('Impor 9')).toMatchTextContent(/Selesai31/)
  await expectAccessible('the table of imports')
  await press('CSV')
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  expect(name).toMatch(/^impor-/)
  expect(csv.split('\r\n')[1]).toBe(
    '"Impor 9";"Selesai";3;1;1;"2026-11-28 10:00";"Ani";1;1;0;"2026-11-28 10:10";"";""'
  )
  expect(sent('GET /ops/import').at(-1)?.input).toEqual({ page: 1, per_page: 100 })
  await userEvent.keyboard('j{ArrowDown}{Enter}')
  await expect.element(page.getByRole('heading', { name: 'barang.xlsx' })).toBeVisible()
  await press('Semua impor')
  await expect.element(line('barang.xlsx')).toBeVisible()
})

it('[ops-378] the table of imports fits what the navigation and the form leave', async () => {
  for (const width of [328, 672, 1024, 1280]) {
    await page.viewport(width, 900)
    const drawn = await renderFresh(<OpsImports />)
    await expect.element(page.getByRole('row', { name: /barang\.xlsx/ })).toBeVisible()
    const box = page.getByRole('table', { name: 'Impor' }).element().parentElement!
    expect(box.scrollWidth, `${width} px`).toBeLessThanOrEqual(box.clientWidth)
    await drawn.unmount()
  }
})
