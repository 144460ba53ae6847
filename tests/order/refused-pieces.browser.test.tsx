import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'

import { OrderPage } from '#islands/order/OrderPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { orderDetail } from '../support/order-data.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(() => {
  vi.mocked(call).mockReset()
  signInMember()
})

async function openOrder(order: OrderDetail) {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/{id}': () => answered(order),
    'POST /buyer/transaction/tracking/{id}': () => answered({ resi: 'RESI-71', trace: [] })
  })
  await renderFresh(<OrderPage id={String(order.id)} />)
}

it('[order-112] a page shows the kept pieces of each line, the refused ones, and a total without them', async () => {
  const [product] = orderDetail(5, 'sent').products
  const products = [{ ...product!, price: 70_000, qty: 40, refused_qty: 2 }]
  await openOrder(orderDetail(5, 'sent', { products, subtotal: 2_660_000, grand_total: 2_680_000 }))
  const goods = page.getByRole('region', { name: 'Detail Produk' })
  await expect.element(goods.getByText('38 dari 40 sak × Rp70.000')).toBeVisible()
  await expect.element(goods.getByText('2 sak ditolak saat diantar, tidak ditagih.')).toBeVisible()
  await expect.element(goods.getByText('Rp2.660.000')).toBeInTheDocument()
  const money = page.getByRole('region', { name: 'Rincian Pembayaran' })
  await expect.element(money.getByText('Tanpa 2 sak yang ditolak saat diantar.')).toBeVisible()
  await expectAccessible('order')
})

it('[order-112] an order of which nothing was refused says nothing of it', async () => {
  await openOrder(orderDetail(5, 'sent'))
  await expect.element(page.getByText('1 sak × Rp100.000')).toBeVisible()
  await expect.element(page.getByText(/ditolak/)).not.toBeInTheDocument()
})
