import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { type OrderTab, orderTabs, tabLabels } from '#lib/order/tabs.ts'
import { $orderCounts } from '#lib/order/store/order-counts.ts'
import { showTab } from '#lib/order/store/order-list.ts'

import { moveFocus } from '#islands/ui/move-focus.ts'

export const tabId = (tab: OrderTab): string => `order-tab-${tab}`
export const panelId = 'order-panel'

/** One tab per status, after the WAI-ARIA pattern: arrows move the focus, Enter or Space opens. */
export function OrderTabs({ selected }: { selected: OrderTab }) {
  const counts = useStore($orderCounts)
  const list = useRef<HTMLDivElement>(null)
  // On phones the open tab may be scrolled out of view, and badges widen the bar when they load.
  useEffect(() => reveal(list.current, selected, counts), [selected, counts])
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Status transaksi"
      className="relative flex overflow-x-auto rounded-box border border-base-300 bg-base-100 px-1"
    >
      {orderTabs.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          className={`flex h-12 shrink-0 grow cursor-pointer items-center justify-center gap-1.5 border-b-2 px-2.5 text-sm -outline-offset-2 sm:px-3 ${
            tab === selected
              ? 'border-primary font-bold text-primary'
              : 'border-transparent font-medium text-muted hover:text-base-content'
          }`}
          onClick={() => showTab(tab)}
          onKeyDown={moveFocus}
        >
          {tabLabels[tab]}
          <Count count={counts[tab] ?? 0} />
        </button>
      ))}
    </div>
  )
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="badge badge-sm font-semibold tabular badge-primary">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> transaksi</span>
    </span>
  )
}

/** Scrolls only the bar, never the page; once per update of the badges. */
function reveal(bar: HTMLElement | null, tab: OrderTab, _badges: object): void {
  const button = bar?.querySelector<HTMLElement>(`#${tabId(tab)}`)
  if (!bar || !button) return
  bar.scrollTo({ left: button.offsetLeft - (bar.clientWidth - button.clientWidth) / 2 })
}
