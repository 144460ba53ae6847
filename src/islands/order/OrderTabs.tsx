import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { type OrderTab, orderTabs, tabLabels } from '#lib/order/tabs.ts'
import { $orderCounts } from '#lib/order/store/order-counts.ts'
import { showTab } from '#lib/order/store/order-list.ts'

import { Tabs } from '#islands/ui/Tabs.tsx'

export const tabId = (tab: OrderTab): string => `order-tab-${tab}`
export const panelId = 'order-panel'

/** One tab per status with its count. */
export function OrderTabs({ selected }: { selected: OrderTab }) {
  const counts = useStore($orderCounts)
  const bar = useRef<HTMLDivElement>(null)
  // On phones the open tab may be scrolled out of view, and badges widen the bar when they load.
  useEffect(() => reveal(bar.current, selected, counts), [selected, counts])
  return (
    <Tabs
      bar={bar}
      label="Status transaksi"
      tabs={orderTabs}
      selected={selected}
      idOf={tabId}
      panelId={panelId}
      look={{
        bar: 'relative rounded-box border border-base-300 bg-base-100 px-1',
        tab: 'h-12 shrink-0 grow gap-1.5 px-2.5 sm:px-3'
      }}
      onSelect={showTab}
    >
      {tab => (
        <>
          {tabLabels[tab]}
          <Count count={counts[tab] ?? 0} />
        </>
      )}
    </Tabs>
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
