import { type OrderTab, orderTabs } from '#lib/order/tabs.ts'
import { keptText } from '#lib/core/browser/kept.ts'

const $lastTab = keptText('transactionTab')

export const isOrderTab = (text: string | null | undefined): text is OrderTab =>
  orderTabs.some(tab => tab === text)

/** The last open tab; negotiations by default. */
export function lastTab(): OrderTab {
  const kept = $lastTab.get()
  return isOrderTab(kept) ? kept : 'nego'
}

export const keepTab = (tab: OrderTab): void => $lastTab.set(tab)
