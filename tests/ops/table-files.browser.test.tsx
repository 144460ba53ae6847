import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { importRows } from '#ops/import/import-store.ts'
import { ImportRows } from '#ops/import/ImportRows.tsx'
import { couriers, trucks, warehouses } from '#ops/logistics/logistics-store.ts'
import { OpsCouriers } from '#ops/logistics/OpsCouriers.tsx'
import { OpsTrucks } from '#ops/logistics/OpsTrucks.tsx'
import { OpsWarehouses } from '#ops/logistics/OpsWarehouses.tsx'
import { OpsWebhooks } from '#ops/webhooks/OpsWebhooks.tsx'
import { webhooks } from '#ops/webhooks/webhook-store.ts'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const at = '2026-11-20T03:00:00.000Z'
const state = { is_active: true, is_edited: false, is_delivered: true, sort: 2, updated_at: at }
const rates = {
  city: { first: 9_000, next: 7_500, min_days: 1, max_days: 2 },
  province: null,
  island: null,
  other: null
}
const lists = {
  'GET /ops/courier': {
    id: 1,
    courier: 'JNE',
    service: 'REG',
    is_cargo: false,
    min_kg: 1,
    max_kg: 70,
    max_length: 1_500,
    rates,
    ...state
  },
  'GET /ops/truck': {
    id: 3,
    name: 'Pickup',
    max_kg: 1_000,
    max_m3: 3.5,
    max_length: 3_400,
    base: 75_000,
    per_km: 4_000,
    ...state
  },
  'GET /ops/warehouse': {
    id: 5,
    name: 'Gudang Bandung',
    phone: '6281234567890',
    city: 'Kota Bandung',
    address_detail: 'Jl. Setiabudi 1',
    lat: '-6.86',
    lng: '107.58',
    ...state
  },
  'GET /ops/webhook': {
    id: 7,
    url: 'https://erp.example.com/baba',
    events: ['order', 'stock'],
    is_active: false,
    switched_off: { at, why: 'gone' },
    failing_since: null,
    waiting: 2,
    created_at: at,
    updated_at: at
  }
}

/** Tables of earlier tests may still ask for their rows. */
const empty = Object.fromEntries(Object.keys(lists).map(name => [name, () => answered([])]))

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  vi.mocked(saveCsv).mockReset()
  answerBy(
    vi.mocked(call),
    Object.fromEntries(Object.entries(lists).map(([name, row]) => [name, () => answered([row])]))
  )
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: [] })
  for (const one of [couriers, trucks, warehouses, webhooks, importRows]) one.forget()
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

/** The name and the lines of the file that the button saves. */
async function fileOf(): Promise<[string, string[]]> {
  await userEvent.click(page.getByRole('button', { name: 'CSV', exact: true }))
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
  const [name, csv] = vi.mocked(saveCsv).mock.calls[0]!
  return [name, csv.trim().split('\r\n')]
}

it('[ops-373] couriers are a file with each rate in a cell of its own', async () => {
  await renderFresh(<OpsCouriers />)
  const [name, [heads, line]] = await fileOf()
  expect(name).toMatch(/^kurir-/)
  expect(heads).toMatch(/"Dalam kota: kg pertama";"Dalam kota: kg berikutnya";"Dalam kota: hari tercepat"/)
  expect(line).toBe('"JNE REG";"Aktif";"Paket";1;70;1500;9000;7500;1;2;"";"";"";"";"";"";"";"";"";"";"";"";2')
  expect(heads!.split(';')).toHaveLength(line!.split(';').length)
})

it('[ops-373] trucks are a file with each figure in a cell of its own', async () => {
  await renderFresh(<OpsTrucks />)
  const [name, lines] = await fileOf()
  expect([name, lines[1]]).toEqual([
    expect.stringMatching(/^truk-/),
    '"Pickup";"Aktif";75000;4000;1000;"3,5";3400;2'
  ])
})

it('[ops-373, ops-376] warehouses are a file with address and place, the phone as its text', async () => {
  await renderFresh(<OpsWarehouses />)
  const [name, lines] = await fileOf()
  expect([name, lines[1]]).toEqual([
    expect.stringMatching(/^gudang-/),
    `"Gudang Bandung";"Aktif";"Kota Bandung";"=""081234567890""";"Jl. Setiabudi 1";"'-6.86";"107.58"`
  ])
})

it('[ops-373] webhooks are a file that says why one is off', async () => {
  await renderFresh(<OpsWebhooks />)
  const [name, lines] = await fileOf()
  expect(name).toMatch(/^webhook-/)
  expect(lines[1]).toMatch(
    /^"https:\/\/erp\.example\.com\/baba";"Nonaktif";"Pesanan, Stok";.*410.*;"2026-11-20 10:00"$/
  )
})

it('[ops-374, ops-375] rejected products of an import are one file, however many there are', async () => {
  const wrong = (id: number) => ({
    id,
    row: id * 2,
    rows: [id * 2, id * 2 + 1],
    name: `Kuas ${id}`,
    shop: 'Toko Jaya',
    verdict: 'reject',
    result: null,
    reason: 'Foto wajib diisi.',
    changes: [],
    product_id: null
  })
  const count = 6_001
  answerBy(vi.mocked(call), {
    ...empty,
    'GET /ops/import/{id}/row': ({ beyond = 0, per_page: limit }: { beyond?: number; per_page: number }) =>
      answered(
        Array.from({ length: Math.min(limit, count - beyond) }, (_, n) => wrong(beyond + n + 1)),
        'OK',
        { page: 1, per_page: limit, total: count, total_pages: 121 }
      )
  })
  showPart('products', { view: 'import', import: '7', verdict: 'reject' })
  await renderFresh(<ImportRows isRun={false} />)
  const [name, lines] = await fileOf()
  expect(name).toMatch(/^impor-7-/)
  expect(new Set(lines).size).toBe(count + 1)
  expect(lines[1]).toBe('2;"Kuas 1";"Toko Jaya";"Ditolak";"Foto wajib diisi.";"2, 3"')
  const asked = sentTo(vi.mocked(call), 'GET /ops/import/{id}/row').map(({ input }) => input)
  const filter = { id: 7, verdict: 'reject', per_page: 500 }
  expect(asked.filter(({ per_page: limit }) => limit === 500).slice(0, 2)).toEqual([
    filter,
    { ...filter, beyond: 500 }
  ])
  expect($notice.get()).toBeUndefined()
})
