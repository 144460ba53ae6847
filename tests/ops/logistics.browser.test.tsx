import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { couriers, reach, trucks, warehouses } from '#ops/logistics/logistics-store.ts'
import { OpsCouriers } from '#ops/logistics/OpsCouriers.tsx'
import { OpsReach } from '#ops/logistics/OpsReach.tsx'
import { OpsTrucks } from '#ops/logistics/OpsTrucks.tsx'
import { OpsWarehouses } from '#ops/logistics/OpsWarehouses.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { errorByCode } from '../support/errors.ts'
import { regionAnswers } from '../support/ops-goods.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const at = '2026-11-20T03:00:00.000Z'
const state = { is_active: true, is_edited: true, is_delivered: true, updated_at: at }
const rate = { first: 9_000, next: 7_500, min_days: 1, max_days: 2 }
const courier = {
  id: 1,
  courier: 'JNE',
  service: 'REG',
  is_cargo: false,
  min_kg: 1,
  max_kg: 70,
  max_length: 1_500,
  rates: { city: rate, province: null, island: null, other: null },
  sort: 2,
  ...state
}
const truck = {
  id: 3,
  name: 'Pickup',
  max_kg: 1_000,
  max_m3: 3,
  max_length: 3_400,
  base: 75_000,
  per_km: 4_000,
  sort: 1,
  ...state
}
const warehouse = {
  id: 5,
  name: 'Gudang Bandung',
  phone: '6281234567890',
  province_id: 32,
  city_id: 3273,
  district_id: 327301,
  subdistrict_id: 32730101,
  city: 'Kota Bandung',
  address_detail: 'Jl. Setiabudi 1',
  lat: '-6.86',
  lng: '107.58',
  is_active: true,
  is_edited: false,
  updated_at: at
}
const districts = [
  { district_id: 327301, name: 'Sukasari', point_cost: 35_000 },
  { district_id: 327302, name: 'Coblong', point_cost: null }
]
const city = { city_id: 3273, city: 'Kota Bandung', districts, updated_at: at }

const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/courier': () => answered([courier]),
    'GET /ops/truck': () => answered([truck]),
    'GET /ops/warehouse': () => answered([warehouse]),
    'GET /ops/reach/{id}': () => answered(city),
    ...Object.fromEntries(Object.entries(regionAnswers).map(([name, list]) => [name, () => answered(list)])),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const field = (name: string) => page.getByLabelText(name, { exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  sessionStore.remove(draftsKey)
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: [] })
  for (const one of [couriers, trucks, warehouses, reach]) one.forget()
  showPart('settings', {})
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

it('[ops-135] a zone of a courier is served or not, and its rates have their problems at their fields', async () => {
  const fields = { 'rates.province.first': 'Tarif antara Rp0 dan Rp100.000.000' }
  replies({ 'PUT /ops/courier/{id}': () => ({ ok: false, error: { ...errorByCode.invalid_input, fields } }) })
  await renderFresh(<OpsCouriers />)
  await userEvent.click(page.getByRole('row', { name: /JNE REG/ }))
  await expectAccessible('the editor of a courier')
  await userEvent.click(page.getByRole('checkbox', { name: 'Dilayani (dalam kota)' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Dilayani (dalam provinsi)' }))
  await press('Simpan')
  await expect.element(field('Tarif kg pertama')).toHaveAccessibleDescription(fields['rates.province.first'])
  expect(sent('PUT /ops/courier/{id}')).toEqual([
    expect.objectContaining({
      id: 1,
      updated_at: at,
      rates: {
        city: null,
        province: { first: '', next: '', min_days: '', max_days: '' },
        island: null,
        other: null
      }
    })
  ])
})

it('[ops-135] what was delivered is restored after a question, where it was changed', async () => {
  replies({ 'POST /ops/courier/{id}/reset': () => answered({ ...courier, is_edited: false }) })
  showPart('settings', { open: '1' })
  const shown = await renderFresh(<OpsCouriers />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Kurir', exact: true }), 'JNE Baru')
  await press('Kembalikan ke bawaan')
  const dialog = page.getByRole('dialog', { name: 'Kembalikan JNE REG ke bawaan?' })
  expect(sent('POST /ops/courier/{id}/reset')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }))
  // What was typed is dropped with it.
  await expect.element(page.getByRole('textbox', { name: 'Kurir', exact: true })).toHaveValue('JNE')
  await shown.unmount()
  couriers.forget()
  replies({ 'GET /ops/courier': () => answered([{ ...courier, is_delivered: false }]) })
  await renderFresh(<OpsCouriers />)
  await expect.element(page.getByRole('textbox', { name: 'Kurir', exact: true })).toHaveValue('JNE')
  await expect.element(page.getByRole('button', { name: 'Kembalikan ke bawaan' })).not.toBeInTheDocument()
})

it('[goods-63] what another owner changed meanwhile is not reset, and what was typed stays', async () => {
  replies({ 'POST /ops/courier/{id}/reset': () => rejected('changed_meanwhile') })
  showPart('settings', { open: '1' })
  await renderFresh(<OpsCouriers />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Kurir', exact: true }), 'JNE Baru')
  await press('Kembalikan ke bawaan')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('POST /ops/courier/{id}/reset')).toEqual([{ id: 1, updated_at: at }])
  expect($notice.get()).toMatchObject({ isError: true })
  await expect.element(page.getByRole('textbox', { name: 'Kurir', exact: true })).toHaveValue('JNE Baru')
})

it('[ops-135] a truck is added with a volume in decimals', async () => {
  replies({ 'POST /ops/truck': () => answered({ ...truck, id: 9, name: 'Tronton' }) })
  await renderFresh(<OpsTrucks />)
  await press('Truk baru')
  await userEvent.fill(field('Nama truk'), 'Tronton')
  await userEvent.fill(field('Volume paling besar, m³'), '35,5')
  await userEvent.fill(field('Tarif sekali jalan'), '900.000')
  await expect.element(field('Volume paling besar, m³')).toHaveValue('35,5')
  await press('Tambah truk')
  await vi.waitFor(() =>
    expect(sent('POST /ops/truck')[0]).toMatchObject({ name: 'Tronton', max_m3: 35.5, base: '900000' })
  )
})

it('[ops-136] a warehouse is saved with its point, and without one in another region', async () => {
  replies({ 'PUT /ops/warehouse/{id}': () => answered(warehouse) })
  showPart('settings', { open: '5' })
  await renderFresh(<OpsWarehouses />)
  await expect.element(field('Lintang')).toHaveValue('-6.86')
  await expectAccessible('the editor of a warehouse')
  await userEvent.click(page.getByRole('checkbox', { name: /^Aktif/ }))
  await press('Simpan')
  await vi.waitFor(() =>
    expect(sent('PUT /ops/warehouse/{id}')[0]).toMatchObject({
      id: 5,
      lat: '-6.86',
      is_active: false,
      subdistrict_id: 32730101
    })
  )
})

it('[ops-137] only the districts of a city that were changed are sent', async () => {
  replies({ 'PUT /ops/reach/{id}': () => answered(city) })
  showPart('settings', { view: 'reach', province: '32', city: '3273' })
  await renderFresh(<OpsReach />)
  await expect.element(page.getByText(/1 dari 2 kecamatan/)).toBeVisible()
  await expectAccessible('the reach of a city')
  await userEvent.click(page.getByRole('checkbox', { name: 'Coblong' }))
  await userEvent.fill(field('Biaya titik antar di Coblong'), '40000')
  await press('Simpan')
  await vi.waitFor(() =>
    expect(sent('PUT /ops/reach/{id}')).toEqual([
      { id: 3273, updated_at: at, districts: [{ district_id: 327302, point_cost: '40000' }] }
    ])
  )
})

it('[goods-55] a reach that somebody else saved meanwhile is shown below what was typed, which can go on', async () => {
  const newer = { ...city, updated_at: '2026-11-20T04:00:00.000Z' }
  const stale = { ok: false, error: errorByCode.changed_meanwhile } as const
  replies({ 'PUT /ops/reach/{id}': () => stale })
  showPart('settings', { view: 'reach', province: '32', city: '3273' })
  await renderFresh(<OpsReach />)
  await userEvent.click(page.getByRole('checkbox', { name: 'Coblong' }))
  await press('Simpan')
  await expect.element(page.getByText(errorByCode.changed_meanwhile.message)).toBeVisible()
  replies({ 'GET /ops/reach/{id}': () => answered(newer), 'PUT /ops/reach/{id}': () => answered(newer) })
  await press('Muat yang terbaru')
  await press('Lanjut dengan isian saya')
  await press('Simpan')
  await vi.waitFor(() =>
    expect(sent('PUT /ops/reach/{id}')).toEqual([
      expect.objectContaining({ updated_at: at }),
      expect.objectContaining({ updated_at: newer.updated_at })
    ])
  )
})
