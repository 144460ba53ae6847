import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { ComplaintCard } from '#lib/complaint/shapes.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'

import { OrderPage } from '#islands/order/OrderPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { orderDetail } from '../support/order-data.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { theCard } from './complaint-data.ts'

// What the page of an order offers of complaints and of the count of its goods.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const count = page.getByRole('link', { name: 'Hitung Barang' })
const receive = page.getByRole('button', { name: 'Pesanan Diterima' })

async function openOrder(change: Partial<OrderDetail> = {}, complaints: readonly ComplaintCard[] = []) {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/{id}': () => answered(orderDetail(6, 'delivered', change)),
    'GET /buyer/transaction/complain': () => answered(complaints),
    'GET /buyer/transaction/count': () => answered({}),
    'POST /buyer/transaction/tracking/{id}': () => answered({ resi: null, trace: [] })
  })
  return renderFresh(<OrderPage id="6" />)
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it.each([360, 1280])('[complaint-21] the count is offered once on the page, %i px wide', async width => {
  await page.viewport(width, 740)
  await openOrder()
  await expect.element(receive).toBeVisible()
  await expect.element(count).toHaveAttribute('href', '/complaint/options/6?hitung=1')
  expect(count.elements()).toHaveLength(1)
  expect(count.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expectAccessible('order whose goods may be counted')
})

it('[complaint-21] the count is not on the page where the server does not allow it', async () => {
  await openOrder({ may_count: false })
  await expect.element(receive).toBeVisible()
  await expect.element(count).not.toBeInTheDocument()
})

it('[complaint-20] after three complaints the page says that there are no more, not before', async () => {
  const shipped = [{ step: 'shipped' as const, label: 'Dikirim', is_done: true, date: null }]
  const three = [41, 42, 43].map(id => theCard({ id, stage: 'closed', outcome: 'cancelled', turn: null }))
  const limit = page.getByText('Maksimal 3 komplain untuk satu pesanan.')
  const { unmount } = await openOrder({ timeline: shipped }, three.slice(1))
  await expect.element(page.getByRole('region', { name: 'Komplain' })).toBeVisible()
  await expect.element(limit).not.toBeInTheDocument()
  await unmount()
  await openOrder({ timeline: shipped, may_count: false }, three)
  await expect.element(limit).toBeVisible()
})
