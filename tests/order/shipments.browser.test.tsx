import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'

import { OrderPage } from '#islands/order/OrderPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { orderCard, orderDetail } from '../support/order-data.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const at = '2026-11-24T03:00:00.000Z'
const line = (qty: number) => ({ id: 21, name: 'Semen', qty, sale_unit: 'sak' as const })
const shipment = (id: number, qty: number, more: Partial<OrderDetail['shipments'][number]> = {}) => ({
  id,
  kind: 'part' as const,
  courier: 'JNE',
  resi: `RESI-${id}`,
  shipped_at: at,
  delivered_at: null,
  lost_at: null,
  lines: [line(qty)],
  ...more
})
const report = {
  status: 'sent',
  actor: 'expedition' as const,
  actor_label: 'Ekspedisi',
  detail: 'Tiba di gudang',
  place: 'Cikarang',
  photo: null,
  date: at
}

async function openOrder(order: OrderDetail) {
  const trace = [
    { ...report, shipment_id: 72 },
    { ...report, detail: 'Dijemput', shipment_id: null },
    { ...report, detail: 'Barang sampai di tujuan', place: null, photo: '/files/proof', shipment_id: 73 }
  ]
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/{id}': () => answered(order),
    'POST /buyer/transaction/tracking/{id}': () => answered({ resi: 'RESI-71', trace })
  })
  await renderFresh(<OrderPage id={String(order.id)} />)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  signInMember()
})

it('[order-17] the strip shows how far the goods came, also during a complaint', async () => {
  await openOrder(orderDetail(5, 'complain', { goods_status: 'delivered' }))
  const now = page.getByRole('list', { name: 'Perjalanan pesanan' }).getByText('Barang Sampai')
  await expect.element(now).toBeVisible()
  expect(now.element().closest('[aria-current=step]')).not.toBeNull()
})

it('[order-116] an order in cash that ended before it was paid says that nothing is to be paid', async () => {
  const order = orderDetail(5, 'cancel', { cancel_by: 'admin', reason: 'Barang hilang dalam pengiriman' })
  await openOrder({ ...order, payment: { ...order.payment, type: 'baba_cod' } })
  await expect.element(page.getByText('Anda tidak perlu membayar.')).toBeVisible()
})

const panel = page.getByRole('region', { name: 'Lacak Pengiriman' })

it('[order-106, order-115, complaint-10] an order in parts lists its shipments, what follows, and the reports about each', async () => {
  const { shipping, products } = orderCard(5, 'sent')
  await openOrder(
    orderDetail(5, 'sent', {
      products: [{ ...products[0]!, qty: 40, sale_unit: 'sak' }],
      shipping: { ...shipping, resi: 'RESI-71' },
      shipments: [
        shipment(71, 30, { delivered_at: at }),
        shipment(72, 8, { courier: 'SiCepat' }),
        shipment(73, 1, { kind: 'replacement' }),
        shipment(74, 1, { kind: 'buyer_goods' })
      ],
      rest: { pieces: '2 sak', until: '2026-12-03T03:00:00.000Z', lines: [line(2)] }
    })
  )
  const items = panel.getByRole('listitem')
  await expect
    .element(items.filter({ hasText: 'Kiriman 1' }).first())
    .toMatchTextContent(/^Kiriman 1Sampai 24 November 2026 10:00 WIBJNE ?RESI-71 ?Salin30 sak Semen$/)
  await expect
    .element(items.filter({ hasText: 'RESI-72' }))
    .toMatchTextContent(/^Kiriman 2Dalam perjalananSiCepat ?RESI-72 ?Salin8 sak Semen$/)
  await expect.element(panel.getByText('Kiriman barang pengganti')).toBeVisible()
  await expect.element(panel.getByText('Barang Anda yang dikirim kembali')).toBeVisible()
  const soFar = '38 dari 40 sak dikirim, 2 sak menyusul, paling lambat 03 Desember 2026 10:00 WIB.'
  await expect.element(panel.getByText(soFar)).toBeVisible()
  // Once, above the shipments.
  await expect
    .element(panel)
    .toMatchTextContent(/^Lacak Pengiriman ?38 dari 40 sak dikirim(?!.*menyusul.*menyusul)/)
  await expect.element(panel.getByText(/^Kiriman 2 · Cikarang ·/)).toBeVisible()
  await expect.element(panel.getByText(/^Cikarang ·/)).toBeVisible()
  // The proof of what a complaint sent (order-115).
  await expect.element(panel.getByText(/^Kiriman barang pengganti · Ekspedisi ·/)).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Lihat foto' })).toBeVisible()
  // The number is in the panel, with its shipment, and not a second time above it.
  await expect
    .element(page.getByRole('button', { name: 'Salin nomor resi', exact: true }))
    .not.toBeInTheDocument()
  await expectAccessible('an order in parts')
})

it('[order-106] an order shipped at once has its tracking number above, and no list', async () => {
  const { shipping } = orderCard(5, 'sent')
  await openOrder(orderDetail(5, 'sent', { shipping: { ...shipping, resi: 'RESI-71' } }))
  await expect.element(page.getByRole('button', { name: 'Salin nomor resi', exact: true })).toBeVisible()
  await expect.element(panel.getByText('Kiriman 1')).not.toBeInTheDocument()
})

it('[order-106] a product says which pieces were refunded', async () => {
  const [product] = orderCard(5, 'delivered').products
  await openOrder(orderDetail(5, 'delivered', { products: [{ ...product!, qty: 40, refunded_qty: 2 }] }))
  await expect.element(page.getByText('2 sak tidak dikirim, dananya dikembalikan ke Saldo.')).toBeVisible()
})

it.each([
  ['baba_cod', 'sent', true],
  ['baba_cod', 'process', false],
  ['baba_cod', 'delivered', false],
  ['virtual_account', 'sent', false]
] as const)(
  '[complaint-11] an order by %s that is %s says how to refuse goods: %s',
  async (type, status, isSaid) => {
    const order = orderDetail(6, status)
    await openOrder({ ...order, payment: { ...order.payment, type } })
    await expect.element(page.getByRole('heading', { name: 'Info Pengiriman' })).toBeVisible()
    const said = page.getByText(
      /^Periksa barang sebelum membayar\. .+ Barang belum sampai\? .+ hubungi kami\. Jika dua pesanan ditolak seluruhnya .+\.$/
    )
    expect(said.elements()).toHaveLength(isSaid ? 1 : 0)
  }
)
