import { type OrderTab, orderTabs } from '#lib/order/tabs.ts'
import { persistentText } from '#lib/core/browser/persistent.ts'

const $lastTab = persistentText('transactionTab')

export const isOrderTab = (text: string | null | undefined): text is OrderTab =>
  orderTabs.some(tab => tab === text)

/** The last open tab; negotiations by default. */
export function lastTab(): OrderTab {
  const stored = $lastTab.get()
  return isOrderTab(stored) ? stored : 'nego'
}

export const storeTab = (tab: OrderTab): void => $lastTab.set(tab)
