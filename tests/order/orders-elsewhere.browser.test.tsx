import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { $orderCounts, refreshOrderCounts } from '#lib/order/store/order-counts.ts'
import { $orderList, changeFilter, clearFilter, openOrders } from '#lib/order/store/order-list.ts'

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
  clearFilter()
  for (const stop of stops) stop()
})

const counts = { nego: 0, pending: 2, paid: 0, sent: 1 }

/** Opens the list without an order in it, with these counts of all tabs. */
async function openEmpty(all: typeof counts): Promise<void> {
  localStorage.removeItem('transactionTab')
  signInMember()
  answerBy(vi.mocked(call), {
    'GET /buyer/transaction': () => answered([], 'OK', { page: 1, per_page: 12, total: 0, total_pages: 1 }),
    'GET /buyer/transaction/count': () => answered(all)
  })
  stops = [$orderList.listen(() => {}), $orderCounts.listen(() => {})]
  await openOrders()
}

const shop = () => page.getByRole('link', { name: 'Mulai belanja' })
const elsewhere = () => page.getByRole('button', { name: /\(\d+\)$/ })

it('[core-294] a search without a result names no other tab, and does not say that there are no orders', async () => {
  await openEmpty(counts)
  await refreshOrderCounts()
  changeFilter({ keyword: 'semen' })
  await render(<OrderPanel tab="nego" />)
  await expect.element(page.getByText('Tidak ada transaksi yang sesuai dengan pencarian Anda')).toBeVisible()
  await expect.element(elsewhere()).not.toBeInTheDocument()
  await expect.element(shop()).not.toBeInTheDocument()
})

it('[core-294] who has no order at all is led to the shop', async () => {
  await openEmpty({ nego: 0, pending: 0, paid: 0, sent: 0 })
  await refreshOrderCounts()
  await render(<OrderPanel tab="nego" />)
  await expect.element(page.getByText('Belum ada transaksi untuk ditampilkan')).toBeVisible()
  await expect.element(shop()).toBeVisible()
  await expect.element(elsewhere()).not.toBeInTheDocument()
})

it('[core-294] an empty tab names the tabs that have orders, and opens them', async () => {
  await openEmpty(counts)
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
