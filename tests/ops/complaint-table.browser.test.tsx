import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { openFound } from '#ops/find-store.ts'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'
import { $hidden } from '#ops/table/shown-columns.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', async original => ({
  ...(await original<object>()),
  saveCsv: vi.fn()
}))

const list = 'GET /ops/complain'
const wish = opsComplaint().wish
const first = opsComplaint({ id: 1, code: 'BB261127AAAAA1' })
const second = opsComplaint({ id: 2, code: 'BB261127AAAAA2', wish: { ...wish, nominal: null } })
const elsewhere = opsComplaint({ id: 9, code: 'BB261127AAAAA9', stage_label: 'Dana dikembalikan', steps: [] })
const all = [first, second, elsewhere]

const asked = () => sentTo(vi.mocked(call), list).map(({ input }) => input)
const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
const panel = (code: string) => page.getByRole('article', { name: `Komplain ${code}` })
const head = (name: string) => page.getByRole('columnheader', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  answerBy(vi.mocked(call), {
    [list]: () => answered([first, second]),
    'GET /ops/complain/{id}': (({ id }: { id: number }) =>
      answered(all.find(known => known.id === id))) as never,
    'GET /ops/complain/discussion/{id}': () => answered([])
  })
  $notice.set(undefined)
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [] })
})
afterEach(() => {
  $caller.set(undefined)
  $hidden.set({})
  clearPlace()
})

describe('[ops-300] complaints', () => {
  it('are sorted by their heads both ways, closed ones by date alone, and hide columns', async () => {
    showPart('complaints', {})
    await renderFresh(<OpsComplaints />)
    await expect.element(row(first.code)).toBeVisible()
    expect(asked().at(-1)).toEqual({ open: true, page: 1, per_page: 20 })
    await userEvent.click(button('Nominal'))
    await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'nominal' }))
    await expect.element(head('Nominal')).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(button('Nominal'))
    await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'nominal', order: 'asc' }))
    expect($place.get().query).toEqual({ sort: 'nominal', order: 'asc' })
    await userEvent.click(button('Batas waktu'))
    await expect.element(head('Batas waktu')).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Komplain' }), 'Selesai')
    await expect.element(button('Dibuka')).toBeVisible()
    await expect.element(button('Batas waktu')).not.toBeInTheDocument()
    await expect.element(button('Nominal')).not.toBeInTheDocument()
    await userEvent.click(page.getByText('Kolom', { exact: true }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Toko' }))
    await expect.element(head('Toko')).not.toBeInTheDocument()
    expect($hidden.get()).toEqual({ complaints: ['shop'] })
  })

  it('open beside the table by keys and by an address of before, and closing keeps the view', async () => {
    showPart('complaints', { list: 'due', complaint: '9' })
    await renderFresh(<OpsComplaints />)
    await expect.element(panel(elsewhere.code)).toBeVisible()
    $notice.set({ text: `${elsewhere.code}: dijawab`, isError: false })
    await userEvent.keyboard('j{ArrowDown}{Enter}')
    await expect.element(panel(second.code)).toBeVisible()
    // What was done to one entry is not told over another.
    expect($notice.get()).toBeUndefined()
    expect($place.get().query).toEqual({ list: 'due', open: '2' })
    await expect.element(row(second.code)).toHaveAttribute('aria-current', 'true')
    await expectAccessible('a complaint beside the table')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel(second.code)).not.toBeInTheDocument()
    expect($place.get().query).toEqual({ list: 'due' })
    await expect.element(row(second.code)).toHaveFocus()
    const thing = { kind: 'complaint', id: 9, title: '', detail: '', role: null, contact: null } as const
    openFound({ ...thing, is_exact: true })
    expect($place.get().query).toEqual({ list: 'due', open: '9' })
  })

  it('take the table’s place at 768 px, where nothing sticks out', async () => {
    await page.viewport(768, 1024)
    showPart('complaints', { open: '1' })
    await renderFresh(<OpsComplaints />)
    await expect.element(panel(first.code)).toBeVisible()
    await expect.element(row(first.code)).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
    await userEvent.click(button('Kembali'))
    await expect.element(row(first.code)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
  })
})

it('[ops-305] the table of complaints fits what the navigation leaves of 768 and of 1,280 px', async () => {
  showPart('complaints', {})
  for (const width of [672, 1024]) {
    await page.viewport(width, 900)
    const shown = await renderFresh(<OpsComplaints />)
    await expect.element(row(first.code)).toBeVisible()
    const box = page.getByRole('table').element().parentElement!
    expect(box.scrollWidth, `${width} px`).toBeLessThanOrEqual(box.clientWidth)
    await expect.element(head('Nominal')).toBeVisible()
    await shown.unmount()
  }
})

it('[ops-303] the selected complaints are saved as they are in the file of all', async () => {
  showPart('complaints', {})
  await renderFresh(<OpsComplaints />)
  await expect.element(row(first.code)).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: `Pilih ${second.code}` }))
  const before = asked().length
  await userEvent.click(button('CSV yang dipilih (1)'))
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  expect(name).toMatch(/^komplain-pilihan-\d{4}-\d\d-\d\d\.csv$/)
  expect(csv.slice(1).trim().split('\r\n')).toEqual([
    '"Kode";"Tahap";"Batas waktu";"Pembeli";"Toko";"Masalah";"Permintaan";"Nominal";"Dibuka"',
    `"${second.code}";"Menunggu jawaban penjual";"2099-11-30 10:00";"Dewi";"Toko Maju";"Barang bermasalah";"Pengembalian dana";"";"2026-11-27 10:00"`
  ])
  // Nothing is requested for it.
  expect(asked()).toHaveLength(before)
})
