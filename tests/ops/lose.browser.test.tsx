import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { orders } from '#ops/order-store.ts'
import { $session } from '#ops/console-store.ts'

import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { ListedOrders } from '../support/listed-orders.tsx'
import { orderDetail } from '../support/order-data.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const losing = 'POST /ops/transaction/{id}/lost'
const order = {
  ...orderDetail(5, 'sent'),
  buyer: { id: 1, name: 'Budi', phone: null },
  is_accepted: true,
  may_split: false,
  steps: ['lose']
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  $session.set('in')
  orders.forget()
  answerBy(vi.mocked(call), {
    'GET /ops/transaction': () => answered([order]),
    [losing]: () => answered({ id: order.id, code: order.code, status: 'cancel' })
  })
  await renderFresh(<ListedOrders />)
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

it('[order-116] the console asks before goods are called lost, and says what that does', async () => {
  await press('Barang hilang')
  expect(sentTo(vi.mocked(call), losing)).toEqual([])
  await expect
    .element(page.getByText(/Pembeli tidak ditagih, dan barang tidak kembali ke stok\./))
    .toBeVisible()
  await press('Ya, barang hilang')
  expect(sentTo(vi.mocked(call), losing).map(({ input }) => input)).toEqual([{ id: order.code }])
})

it('[order-116] the question takes the focus and gives it back; one that came too late shows the order anew', async () => {
  await press('Barang hilang')
  await expect.element(page.getByRole('button', { name: 'Kembali', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Barang hilang', exact: true })).toHaveFocus()
  answerBy(vi.mocked(call), {
    'GET /ops/transaction': () => answered([{ ...order, steps: ['collect'] }]),
    [losing]: () => rejected('status_refused')
  })
  await press('Barang hilang')
  await press('Ya, barang hilang')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Barang hilang', exact: true }))
    .not.toBeInTheDocument()
})

it('[order-116] nothing is lost by going back', async () => {
  await press('Barang hilang')
  await press('Kembali')
  await expect.element(page.getByRole('button', { name: 'Barang hilang', exact: true })).toBeVisible()
  expect(sentTo(vi.mocked(call), losing)).toEqual([])
})
