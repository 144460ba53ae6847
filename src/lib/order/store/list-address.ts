import { stepTo } from '#lib/core/browser/address-step.ts'
import { filterFields, type OrderFilter, readFilter } from '#lib/order/filter.ts'
import type { OrderTab } from '#lib/order/tabs.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { isOrderTab, lastTab } from './last-tab.ts'

export type ListPlace = {
  tab: OrderTab
  filter: OrderFilter
  /** Number of open pages, so that going back restores the position. */
  pages: number
}

type EntryState = { pages?: number } | null

/** The list's state in the address; without a tab there, the last open one. */
export function readPlace(): ListPlace {
  const query = new URLSearchParams(window.location.search)
  const tab = query.get('tab')
  return {
    tab: isOrderTab(tab) ? tab : lastTab(),
    filter: readFilter(query, jakartaDay(serverNow())),
    pages: (window.history.state as EntryState)?.pages ?? 1
  }
}

/** Writes the state into the address: a change of tab or filter is a step that 'back' undoes, typing is not. */
export function writePlace(place: ListPlace, isStep: boolean): void {
  const query = new URLSearchParams({ tab: place.tab, ...filterFields(place.filter) })
  const address = `${window.location.pathname}?${query.toString()}`
  const state = { ...(window.history.state as EntryState), pages: place.pages }
  if (isStep) stepTo(address, { pages: place.pages })
  else window.history.replaceState(state, '', address)
}
