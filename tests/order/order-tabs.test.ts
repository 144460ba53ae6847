import { afterEach, expect, test, vi } from 'vitest'

import { statuses } from '#lib/order/status.ts'
import { tabLabels } from '#lib/order/tabs.ts'
import { actionsOf, timelineLabels } from '#lib/order/timeline.ts'
import { progressSteps } from '#lib/order/progress.ts'

import { openSite } from '../support/fake-site.ts'

afterEach(() => void vi.unstubAllGlobals())

test('[order-11] the tabs are in order, and delivered orders have their own badge', () => {
  expect(Object.values(tabLabels)).toEqual([
    'Negosiasi',
    'Pending',
    'Diproses',
    'Dikemas',
    'Dikirim',
    'Komplain',
    'Selesai',
    'Pembatalan'
  ])
  expect(statuses.delivered.label).toBe('Barang Sampai')
})

test('[order-12] the list opens with negotiations until a tab was chosen', async () => {
  const site = openSite({})
  /** A reopened page finds the stored tab. */
  const openPage = async () => {
    vi.resetModules()
    return import('#lib/order/store/last-tab.ts')
  }
  expect((await openPage()).lastTab()).toBe('nego')
  site.local.values.set('transactionTab', 'unknown')
  const page = await openPage()
  expect(page.lastTab()).toBe('nego')
  page.storeTab('success')
  expect((await openPage()).lastTab()).toBe('success')
})

test('[order-15] sent orders may be complained about but not with cash, completed ones bought again', () => {
  const none = { count: 0, isOpen: false }
  const may = (status: 'nego' | 'sent' | 'cancel', paymentType: 'baba_cod' | 'virtual_account') =>
    Object.entries(actionsOf({ status, paymentType, isNegotiated: false }, none)).flatMap(([name, is]) =>
      is ? name : []
    )
  expect(may('nego', 'virtual_account')).toEqual(['cancel'])
  expect(may('sent', 'virtual_account')).toEqual(['complain', 'invoice'])
  expect(may('sent', 'baba_cod')).toEqual(['invoice'])
  expect(may('cancel', 'virtual_account')).toEqual(['buy_again', 'invoice'])
})

test('[order-16, order-17] steps and strip have their names', () => {
  const { made, paid, shipped, finished, cancelled } = timelineLabels
  expect([made, paid, shipped, finished]).toEqual(['Pesanan Dibuat', 'Pesanan Dibayar', 'Dikirim', 'Selesai'])
  expect(cancelled).toBe('Pesanan Dibatalkan')
  expect(progressSteps).toEqual(['Diproses', 'Dikemas', 'Dikirim', 'Barang Sampai', 'Selesai'])
})
