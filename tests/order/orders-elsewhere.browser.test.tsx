import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { $orderCounts, refreshOrderCounts } from '#lib/order/store/order-counts.ts'
import { $orderList, openOrders } from '#lib/order/store/order-list.ts'

import { OrderPanel } from '#islands/order/OrderPanel.tsx'
import { tabId } from '#islands/order/OrderTabs.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops) stop()
})

it('[core-294] an empty tab names the tabs that have orders, and opens them', async () => {
  localStorage.removeItem('transactionTab')
  signInMember()
  answerBy(vi.mocked(call), {
    'GET /buyer/transaction': () => answered([], 'OK', { page: 1, per_page: 12, total: 0, total_pages: 1 }),
    'GET /buyer/transaction/count': () => answered({ nego: 0, pending: 2, paid: 0, sent: 1 })
  })
  stops = [$orderList.listen(() => {}), $orderCounts.listen(() => {})]
  await openOrders()
  await refreshOrderCounts()
  await render(
    <>
      <button type="button" id={tabId('pending')}>
        Tab
      </button>
      <OrderPanel tab="nego" />
    </>
  )
  await expect.element(page.getByText('Tidak ada transaksi di Negosiasi')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dikirim (1)' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Diproses/ })).not.toBeInTheDocument()
  await expectAccessible('orders elsewhere')
  await page.getByRole('button', { name: 'Pending (2)' }).click()
  expect($orderList.get().tab).toBe('pending')
  await expect.element(page.getByRole('button', { name: 'Tab' })).toHaveFocus()
})
