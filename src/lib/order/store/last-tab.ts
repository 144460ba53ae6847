import { type OrderTab, orderTabs } from '#lib/order/status.ts'
import { localKeys } from '#lib/core/local-keys.ts'
import { localStore } from '#lib/core/safe-storage.ts'

/** Where the last tab of the order list is kept (specification 3, section 2). */
const key = localKeys.orderTab

export const isOrderTab = (text: string | null): text is OrderTab => orderTabs.some(tab => tab === text)

/** The tab that was open last; negotiations for who never opened one. */
export function lastTab(): OrderTab {
  const kept = localStore.get(key)
  return isOrderTab(kept) ? kept : 'nego'
}

export const keepTab = (tab: OrderTab): void => localStore.set(key, tab)
