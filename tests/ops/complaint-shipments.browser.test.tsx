import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $typed } from '#ops/complaint-steps.ts'
import { clearPlace } from '#ops/console-place.ts'
import { $session } from '#ops/console-store.ts'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const delivering = 'POST /ops/complain/{id}/deliver'
const at = '2026-11-24T03:00:00.000Z'
const line = (qty: number) => ({ id: 1, name: 'Semen', qty, sale_unit: 'sak' as const })
const shipment = (
  id: number,
  kind: 'part' | 'replacement' | 'buyer_goods',
  qty: number,
  arrived: string | null = null
) => ({
  id,
  kind,
  courier: 'JNE',
  resi: `RESI-${id}`,
  shipped_at: at,
  delivered_at: arrived,
  lost_at: null,
  lines: [line(qty)]
})

type Replies = Parameters<typeof answerBy>[1]
const replies = (shown: ReturnType<typeof opsComplaint>, more: Replies = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/complain': () =>
      answered([shown], 'OK', { page: 1, per_page: 12, total: 1, total_pages: 1 } as never),
    'GET /ops/complain/{id}': () => answered(shown),
    'GET /ops/complain/discussion/{id}': () => answered([]),
    ...more
  })

async function opened(change: Parameters<typeof opsComplaint>[0], more: Replies = {}) {
  const shown = opsComplaint(change)
  replies(shown, more)
  await renderFresh(<OpsComplaints />)
  await userEvent.click(page.getByRole('row', { name: /BB261127ABC123/ }))
  await expect.element(page.getByRole('heading', { name: 'BB261127ABC123' })).toBeVisible()
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  clearPlace()
  $typed.set({})
  $session.set('in')
})

it('[ops-48] an entry shows every shipment, what is left, and what the courier reported', async () => {
  await opened({
    shipments: [
      shipment(71, 'part', 30, at),
      shipment(72, 'part', 8),
      shipment(73, 'replacement', 1),
      shipment(74, 'buyer_goods', 1),
      // Reported by the courier, and refunded as lost.
      { ...shipment(75, 'part', 1, at), lost_at: at }
    ],
    rest: { pieces: '2 sak', until: '2026-12-03T03:00:00.000Z', lines: [line(2)] },
    trace: [
      {
        status: 'complain',
        actor: 'expedition',
        actor_label: 'Ekspedisi',
        detail: 'Tiba di gudang',
        place: 'Cikarang',
        photo: '/files/proof',
        shipment_id: 72,
        date: at
      }
    ]
  })
  const items = page.getByRole('list', { name: 'Kiriman', exact: true }).getByRole('listitem')
  const rows = items.elements().map(item => item.textContent?.replaceAll('\u00A0', ' '))
  expect(rows).toEqual([
    'Kiriman 1: 30 sak SemenJNE · resi RESI-71 · dikirim 24 November 2026 10:00 · Sampai 24 November 2026 10:00 WIB',
    'Kiriman 2: 8 sak SemenJNE · resi RESI-72 · dikirim 24 November 2026 10:00 · Dalam perjalanan',
    'Kiriman barang pengganti: 1 sak SemenJNE · resi RESI-73 · dikirim 24 November 2026 10:00 · Dalam perjalanan',
    'Barang pembeli yang dikirim kembali: 1 sak SemenJNE · resi RESI-74 · dikirim 24 November 2026 10:00 · Dalam perjalanan',
    'Kiriman 3: 1 sak SemenJNE · resi RESI-75 · dikirim 24 November 2026 10:00 · Tidak sampai'
  ])
  const entry = page.getByRole('article')
  await expect
    .element(entry)
    .toMatchTextContent(/2 sak menyusul, paling lambat 03 Desember 2026 10:00 WIB: 2 sak Semen/)
  await expect.element(entry).toMatchTextContent(/10:00 · Kiriman 2 · Cikarang/)
  await expect.element(page.getByRole('link', { name: /Foto 1 kurir: Tiba di gudang/ })).toBeVisible()
  // The numbers of its shipments are enough.
  await expect.element(entry).not.toMatchTextContent(/RESI-1 /)
  await expectAccessible('shipments beside a complaint')
})

it('[ops-48] an entry of an order that travels as one shows its number and dates', async () => {
  await opened({})
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(/Kurir Toko Truk · resi RESI-1 · dikirim 25 November .+ · sampai 26 November/)
})

it('[order-115] a delivery takes its picture along, which stays after an error', async () => {
  await opened({ stage: 'shipping', steps: ['deliver'] }, { [delivering]: () => lost })
  const photo = new File(['x'], 'bukti.jpg', { type: 'image/jpeg' })
  await userEvent.upload(page.getByLabelText(/^Foto bukti/), photo)
  const press = () => userEvent.click(page.getByRole('button', { name: 'Barang sampai' }))
  await press()
  await expect.element(page.getByRole('alert').getByText(/Tidak ada koneksi internet/)).toBeVisible()
  const moved = opsComplaint({ stage: 'shipping', steps: [] })
  replies(moved, { [delivering]: () => answered(moved) })
  await press()
  await expect.element(page.getByRole('button', { name: 'Barang sampai' })).not.toBeInTheDocument()
  expect(
    sentTo(vi.mocked(call), delivering).map(({ input }) => [input['id'], (input['photo'] as File).name])
  ).toEqual([
    [7, 'bukti.jpg'],
    [7, 'bukti.jpg']
  ])
})
