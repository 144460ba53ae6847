import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsActs } from '#ops/OpsActs.tsx'
import { beforeIn, passedIn, showPage } from '#ops/table/keyset.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const act = (id: number) => ({
  id,
  date: '2026-11-28T03:00:00.000Z',
  name: `ani${id}`,
  role: 'clerk',
  shop_id: null,
  call: 'PUT /ops/product/{id}/offer',
  kind: 'product',
  object_id: 5,
  object: `Keramik (${id})`,
  input: JSON.stringify({ price: 9_000 }),
  before: JSON.stringify({ price: 8_000, stock: 3 }),
  after: JSON.stringify({ price: 9_000, stock: 4 }),
  request_id: `r${id}`
})
type Asked = { before?: number; per_page: number; order?: string }
/** Nine acts, two a page. */
const list = ({ before = 10, per_page: limit, order }: Asked) => {
  const behind = order === 'asc' ? [7, 8, 9] : [9, 8, 7].filter(id => id < before)
  const shown = behind.slice(0, Math.min(limit, 2))
  return answered({
    acts: shown.map(act),
    next: behind.length > shown.length ? shown.at(-1)! : null,
    is_unknown: false
  })
}
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint as never).map(({ input }) => input)
/** What the table asked for; what is open is asked for by itself. */
const listed = () => sent('GET /ops/act').filter(input => input['per_page'] === 50)
const row = (id: number) => page.getByRole('row', { name: new RegExp(`ani${id}`) })
const detail = (id: number) => page.getByRole('article', { name: `Catatan ${id}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  answerBy(vi.mocked(call), {
    'GET /ops/act': list as never,
    'GET /ops/act/file': (({ before }: { before?: number }) =>
      answered({
        file_name: 'x',
        count: 1,
        csv: before ? 'kepala\ndua\n' : 'kepala\nsatu\n',
        next: before ? null : 8
      })) as never
  })
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: [] })
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

it('[ops-106, ops-320] acts are filtered in the address, and saved as one file', async () => {
  showPart('acts', {})
  await renderFresh(<OpsActs />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Petugas' }), 'ani')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(listed().at(-1)).toEqual({ name: 'ani', per_page: 50 }))
  await expect.element(page.getByRole('textbox', { name: 'Petugas' })).toHaveFocus()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Jenis' }), 'Produk')
  await userEvent.fill(page.getByLabelText('Dari tanggal'), '2026-11-01')
  const filter = { name: 'ani', kind: 'product' }
  await vi.waitFor(() =>
    expect(listed().at(-1)).toEqual({ ...filter, start_date: '2026-11-01', per_page: 50 })
  )
  expect($place.get().query).toEqual({ ...filter, from: '2026-11-01' })
  await expect.element(row(9)).toMatchTextContent(/Ubah harga dan stok.*Produk Keramik \(9\).*Harga, Stok/)
  // Nothing can be done with several of them.
  await expect.element(page.getByRole('checkbox', { name: /^Pilih/ })).not.toBeInTheDocument()
  await userEvent.click(button('CSV'))
  await vi.waitFor(() => expect(vi.mocked(saveCsv).mock.calls[0]?.[1]).toBe('\uFEFFkepala\nsatu\ndua\n'))
  expect(sent('GET /ops/act/file')).toEqual([
    { ...filter, start_date: '2026-11-01' },
    { ...filter, start_date: '2026-11-01', before: 8 }
  ])
})

it('[ops-106, ops-320] an act is opened by keys beside the table, with each field before and after', async () => {
  showPart('acts', {})
  await renderFresh(<OpsActs />)
  await expect.element(row(9)).toBeVisible()
  await userEvent.keyboard('j{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(detail(8)).toBeVisible()
  await expect.element(detail(8).getByRole('row', { name: 'Harga 8000 9000' })).toBeVisible()
  await expect.element(detail(8)).toMatchTextContent(/Produk Keramik \(8\).*permintaan r8/)
  expect($place.get().query).toEqual({ open: '8' })
  await expectAccessible('an act beside the table')
  await userEvent.keyboard('{Escape}')
  await expect.element(detail(8)).not.toBeInTheDocument()
  await expect.element(row(8)).toHaveFocus()
})

it('[ops-320, ops-323] the address names the page and the open act, also of another page', async () => {
  showPart('acts', { page: '8', open: '9' })
  await renderFresh(<OpsActs />)
  await expect.element(row(7)).toBeVisible()
  await expect.element(detail(9)).toBeVisible()
  expect(listed().at(-1)).toEqual({ before: 8, per_page: 50 })
  await userEvent.click(button('Lebih baru'))
  await expect.element(row(9)).toBeVisible()
  expect($place.get().query).toEqual({ open: '9' })
  await userEvent.click(button('Lebih lama'))
  await expect.element(row(7)).toBeVisible()
  expect($place.get().query).toEqual({ open: '9', page: '8' })
  // Another filter begins again at the first page.
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Jenis' }), 'Produk')
  await vi.waitFor(() => expect(listed().at(-1)).toEqual({ kind: 'product', per_page: 50 }))
  showPart('acts', { open: '99' })
  await expect.element(page.getByText('Catatan 99 tidak ditemukan.')).toBeVisible()
})

it('[ops-320, ops-323] the head of the time turns the list round, and with it the ways to its pages', async () => {
  showPart('acts', { page: '8' })
  await renderFresh(<OpsActs />)
  await expect.element(row(7)).toBeVisible()
  await userEvent.click(button('Waktu'))
  await userEvent.click(button('Waktu'))
  await vi.waitFor(() => expect(listed().at(-1)).toEqual({ order: 'asc', per_page: 50 }))
  await expect.element(button('Lebih baru')).toBeVisible()
  await expect.element(button('Lebih lama')).not.toBeInTheDocument()
  await userEvent.click(button('Lebih baru'))
  await vi.waitFor(() => expect(listed().at(-1)).toEqual({ order: 'asc', before: 8, per_page: 50 }))
  await expect.element(button('Lebih lama')).toBeVisible()
  await userEvent.click(button('Waktu'))
  await vi.waitFor(() => expect($place.get().query).toEqual({}))
})

it('[ops-273] acts are asked by what the screen shows, and an unknown one is said', async () => {
  answerBy(vi.mocked(call), {
    'GET /ops/act': () => answered({ acts: [], next: null, is_unknown: true }),
    'GET /ops/act/file': () => answered({ file_name: 'x', count: 0, csv: 'kepala\n', next: null })
  })
  showPart('acts', {})
  await renderFresh(<OpsActs />)
  const field = page.getByRole('textbox', { name: 'Kode atau nomor' })
  await userEvent.fill(field, 'BB26X')
  await userEvent.click(button('Cari kode atau nomor'))
  await vi.waitFor(() => expect(listed().at(-1)).toEqual({ number: 'BB26X', per_page: 50 }))
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent("Pesanan, produk, toko, atau lainnya dengan kode atau nomor 'BB26X' tidak ditemukan.")
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Jenis' }), 'Pesanan')
  await expect
    .element(page.getByText("Pesanan dengan kode atau nomor 'BB26X' tidak ditemukan."))
    .toBeVisible()
  await expect.element(field).toHaveValue('BB26X')
  await userEvent.click(button('CSV'))
  await vi.waitFor(() => expect($notice.get()?.isError).toBe(true))
  expect(saveCsv).not.toHaveBeenCalled()
})

it('[ops-320] an ended session asks for the token, and what was known stays', async () => {
  showPart('acts', {})
  await renderFresh(<OpsActs />)
  await expect.element(row(9)).toBeVisible()
  answerBy(vi.mocked(call), { 'GET /ops/act': () => rejected('unauthorized') })
  await userEvent.click(button('Muat ulang'))
  await vi.waitFor(() => expect($session.get()).toBe('out'))
  await expect.element(row(9)).toBeVisible()
})

it('[ops-324] the table of acts fits what the navigation leaves of 768 and of 1,280 px', async () => {
  showPart('acts', {})
  for (const width of [672, 1024]) {
    await page.viewport(width, 900)
    const shown = await renderFresh(<OpsActs />)
    await expect.element(row(9)).toBeVisible()
    const box = page.getByRole('table').element().parentElement!
    expect(box.scrollWidth, `${width} px`).toBeLessThanOrEqual(box.clientWidth)
    await expect.element(page.getByRole('columnheader', { name: 'Objek' })).toBeVisible()
    await shown.unmount()
  }
})

it('[ops-323] the address has room for the pages that were passed last', () => {
  const ids = Array.from({ length: 30 }, (_, index) => 9_999_999_999 - index)
  showPart('acts', { kind: 'product' })
  showPage(ids)
  const { page: named = '' } = $place.get().query
  expect(named.length).toBeLessThanOrEqual(200)
  expect(passedIn({ page: named })).toEqual(ids.slice(12))
  expect(beforeIn({ page: named })).toEqual({ before: ids.at(-1) })
  showPage([])
  expect($place.get().query).toEqual({ kind: 'product' })
  expect(beforeIn({ page: 'x.-1' })).toEqual({})
})
