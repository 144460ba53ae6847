import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'
import { OpsNegotiations } from '#ops/OpsNegotiations.tsx'
import { negotiations } from '#ops/negotiation-store.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, lost, sentTo } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'
import { opsOrder } from '../support/ops-order.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', async original => ({
  ...(await original<object>()),
  saveCsv: vi.fn()
}))

const complaints = 'GET /ops/complain'
const open = 'GET /ops/nego'
const negotiated = opsOrder(1, [], {
  nego: {
    standing: 'asked',
    address: '=cmd|1',
    load: { weight_kg: 50, volume_m3: 1, distance_km: 4 },
    estimate: null,
    offers: []
  } as never
})
const meta = (asked: { page: number; per_page: number }) =>
  ({
    page: asked.page,
    per_page: asked.per_page,
    total: 30,
    total_pages: Math.ceil(30 / asked.per_page)
  }) as never
type Asked = Parameters<typeof meta>[0]
const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint as never).map(({ input }) => input)

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  answerBy(vi.mocked(call), {
    [complaints]: ((asked: Asked) => answered([opsComplaint()], 'OK', meta(asked))) as never,
    [open]: ((asked: Asked) => answered([negotiated], 'OK', meta(asked))) as never,
    'GET /ops/shop': () => answered([]),
    'GET /ops/shop/{id}': () => answered({ id: 3, name: 'Toko Maju' })
  })
  $notice.set(undefined)
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: ['GET /ops/shop'] })
})
afterEach(() => {
  $caller.set(undefined)
  clearPlace()
})

it('[ops-294] complaints take keyword, shop, order and page from the address, and the file takes all of them', async () => {
  showPart('complaints', { q: 'dewi', shop: '3', sort: 'nominal', order: 'asc', page: '2' })
  await renderFresh(<OpsComplaints />)
  await expect.element(row('BB261127ABC123')).toBeVisible()
  const filter = { open: true, keyword: 'dewi', shop: 3, sort: 'nominal', order: 'asc' }
  expect(sent(complaints)[0]).toEqual({ ...filter, page: 2, per_page: 20 })
  await expect.element(page.getByRole('combobox', { name: 'Toko' })).toHaveValue('Toko Maju')
  await expectAccessible('complaints with their filters')
  await userEvent.click(page.getByRole('button', { name: 'CSV', exact: true }))
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  expect(sent(complaints).at(-1)).toEqual({ ...filter, page: 1, per_page: 100 })
  expect(vi.mocked(saveCsv).mock.calls[0]![1]).toContain(
    '"BB261127ABC123";"Menunggu jawaban penjual";"2099-11-30 10:00";"Dewi";"Toko Maju";"Barang bermasalah";"Pengembalian dana";60000;"2026-11-27 10:00"'
  )
  await userEvent.click(page.getByRole('button', { name: 'Sebelumnya' }))
  await vi.waitFor(() => expect(sent(complaints).at(-1)).toMatchObject({ ...filter, page: 1 }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Komplain' }), 'Selesai')
  await vi.waitFor(() =>
    expect(sent(complaints).at(-1)).toMatchObject({ open: false, keyword: 'dewi', page: 1 })
  )
  expect($place.get().query).toEqual({
    list: 'closed',
    q: 'dewi',
    shop: '3',
    sort: 'nominal',
    order: 'asc'
  })
  answerBy(vi.mocked(call), { [complaints]: () => answered([]) })
  await userEvent.fill(page.getByRole('textbox', { name: 'Cari komplain' }), 'tidak ada')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Tidak ada komplain yang cocok.')).toBeVisible()
})

it('[ops-295] negotiations take keyword, shop and page from the address, and the file takes all of them', async () => {
  const first = held()
  answerBy(vi.mocked(call), {
    [open]: () => first.answer,
    'GET /ops/shop': () => answered([]),
    'GET /ops/shop/{id}': () => lost
  })
  showPart('negos', { list: 'waiting', q: 'ratna', shop: '3', page: '2' })
  await renderFresh(<OpsNegotiations />)
  await expect.element(page.getByRole('status', { name: 'Memuat' })).toBeVisible()
  first.give(answered([negotiated], 'OK', meta({ page: 2, per_page: 20 })))
  await expect.element(row(negotiated.code)).toBeVisible()
  const filter = { is_waiting: true, keyword: 'ratna', shop: 3 }
  expect(sent(open)[0]).toEqual({ ...filter, page: 2, per_page: 20 })
  answerBy(vi.mocked(call), { [open]: (() => answered([negotiated])) as never })
  await userEvent.click(page.getByRole('button', { name: 'CSV', exact: true }))
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  expect(sent(open).at(-1)).toEqual({ ...filter, page: 1, per_page: 100 })
  expect(vi.mocked(saveCsv).mock.calls[0]![1]).toContain(`"'=cmd|1"`)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Negosiasi' }), 'Semua')
  await vi.waitFor(() =>
    expect(sent(open).at(-1)).toEqual({ keyword: 'ratna', shop: 3, page: 1, per_page: 20 })
  )
  expect($place.get().query).toEqual({ q: 'ratna', shop: '3' })
})

it('[ops-295] an error stands beside the last known negotiations', async () => {
  showPart('negos', {})
  await renderFresh(<OpsNegotiations />)
  await expect.element(row(negotiated.code)).toBeVisible()
  await expectAccessible('negotiations with their filters')
  answerBy(vi.mocked(call), { [open]: () => lost })
  await negotiations.refresh()
  await expect.element(page.getByText(new RegExp(lost.error.message))).toBeVisible()
  await expect.element(row(negotiated.code)).toBeVisible()
  expect($notice.get()).toBeUndefined()
})
