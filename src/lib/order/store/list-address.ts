import { stepTo } from '#lib/core/browser/address-step.ts'
import { filterFields, type OrderFilter, readFilter } from '#lib/order/filter.ts'
import type { OrderTab } from '#lib/order/tabs.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { isOrderTab, lastTab } from './last-tab.ts'

export type ListPlace = {
  tab: OrderTab
  filter: OrderFilter
  /** How many pages were open, so that walking back finds the same place. */
  pages: number
}

type Kept = { pages?: number } | null

/** Where the list stands, from the address; without a tab there, the one that was open last. */
export function readPlace(): ListPlace {
  const query = new URLSearchParams(window.location.search)
  const tab = query.get('tab')
  return {
    tab: isOrderTab(tab) ? tab : lastTab(),
    filter: readFilter(query, jakartaDay(serverNow())),
    pages: (window.history.state as Kept)?.pages ?? 1
  }
}

/** Writes it into the address: a changed tab or choice is a step that 'back' undoes, typing is not. */
export function writePlace(place: ListPlace, isStep: boolean): void {
  const query = new URLSearchParams({ tab: place.tab, ...filterFields(place.filter) })
  const address = `${window.location.pathname}?${query.toString()}`
  const state = { ...(window.history.state as Kept), pages: place.pages }
  if (isStep) stepTo(address, { pages: place.pages })
  else window.history.replaceState(state, '', address)
}
