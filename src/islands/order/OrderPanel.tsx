import { useStore } from '@nanostores/react'
import { ReceiptText } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { isFiltered } from '#lib/order/filter.ts'
import { statuses } from '#lib/order/status.ts'
import { type OrderTab, orderTabs, tabLabels } from '#lib/order/tabs.ts'
import { paths } from '#lib/core/paths.ts'
import { reached } from '#lib/core/browser/reached.ts'
import { $orderCounts } from '#lib/order/store/order-counts.ts'
import { $orderList, loadFirst, loadMore, showTab } from '#lib/order/store/order-list.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { panelId, tabId } from './OrderTabs.tsx'
import { PendingCard } from './PendingCard.tsx'
import { StandardCard } from './StandardCard.tsx'

// Loaded on demand, because few orders are complained about.
const ComplaintPanel = lazy(() =>
  import('#islands/complaint/ComplaintPanel.tsx').then(module => ({ default: module.ComplaintPanel }))
)

/** The orders of the open tab in their four states; complaints have their own list (complaint-20). */
export function OrderPanel({ tab }: { tab: OrderTab }) {
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
      {tab === 'complain' ? (
        <Suspense fallback={<OrdersSkeleton />}>
          <ComplaintPanel />
        </Suspense>
      ) : (
        <Cards />
      )}
    </div>
  )
}

function Cards(): ReactNode {
  const { status, tab, cards, filter, error, hasMore, isLoadingMore } = useStore($orderList)
  if (status === 'loading') return <OrdersSkeleton />
  if (status === 'error') return <LoadError message={error?.message ?? ''} onRetry={() => void loadFirst()} />
  if (cards.length === 0) return <NoOrders tab={tab} isSearch={isFiltered(filter)} />
  return (
    <>
      <ul className="grid gap-3">
        {cards.map(card => (
          <li key={card.id}>
            {statuses[card.status].money === 'awaited' ? (
              <PendingCard order={card} />
            ) : (
              <StandardCard order={card} />
            )}
          </li>
        ))}
      </ul>
      {isLoadingMore && (
        <p role="status" className="grid place-items-center py-6">
          <span className="loading text-primary" aria-hidden="true" />
          <span className="sr-only">Memuat transaksi berikutnya</span>
        </p>
      )}
      {error && <LoadError message={error.message} onRetry={() => void loadFirst()} />}
      {/* Remounts the observer with each answer, even one without new orders. */}
      {hasMore && <NextPage key={`${cards.length} ${isLoadingMore}`} />}
    </>
  )
}

/** Loads the next page when the end of the list comes within 200 px of the screen, or was scrolled past. */
function NextPage() {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && void loadMore(),
      reached(200)
    )
    if (end.current) watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])
  return <div ref={end} className="h-px" />
}

/** The pressed button goes away with the note, so the tab takes the focus. */
function open(tab: OrderTab): void {
  showTab(tab)
  document.getElementById(tabId(tab))?.focus()
}

/** The list opens with negotiations, which few buyers have: their orders may lie in the other tabs (core-294). */
function NoOrders({ tab, isSearch }: { tab: OrderTab; isSearch: boolean }) {
  const counts = useStore($orderCounts)
  const others = isSearch ? [] : orderTabs.filter(one => one !== tab && (counts[one] ?? 0) > 0)
  const text = isSearch
    ? 'Tidak ada transaksi yang sesuai dengan pencarian Anda'
    : 'Belum ada transaksi untuk ditampilkan'
  if (others.length > 0) {
    return (
      <EmptyNote
        icon={ReceiptText}
        title={`Tidak ada transaksi di ${tabLabels[tab]}`}
        text="Transaksi Anda ada di:"
      >
        <ul className="flex flex-wrap justify-center gap-2">
          {others.map(one => (
            <li key={one}>
              <Button look="outline" onClick={() => open(one)}>
                {tabLabels[one]} ({counts[one]})
              </Button>
            </li>
          ))}
        </ul>
      </EmptyNote>
    )
  }
  return (
    <EmptyNote icon={ReceiptText} title="Belum ada transaksi" text={text}>
      {/* Not before it is known that there are none. */}
      {!isSearch && Object.keys(counts).length > 0 && (
        <Button href={paths.home} look="primary">
          Mulai belanja
        </Button>
      )}
    </EmptyNote>
  )
}
