import { useStore } from '@nanostores/react'
import { BellOff } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

import { serverNow } from '#lib/core/api/server-time.ts'
import { $notifications, loadFirst, loadMore } from '#lib/notification/store/list.ts'
import { notificationTexts } from '#lib/notification/texts.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'

import { NotificationItem } from './NotificationItem.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'
import { panelId, tabId } from './NotificationTabs.tsx'
import { watchEnd } from './watch-end.ts'

/** Interval at which 'N menit lalu' is updated, in ms. */
const minuteMs = 60_000

type Props = {
  /** The scroll container, if it is not the page. */
  scroller?: RefObject<HTMLElement | null>
  onLeave?: () => void
}

/** The notifications of the open tab in their four states. */
export function NotificationList({ scroller, onLeave }: Props) {
  const { tab } = useStore($notifications)
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
      <Items scroller={scroller} onLeave={onLeave} />
    </div>
  )
}

function Items({ scroller, onLeave }: { [Name in keyof Props]: Props[Name] | undefined }): ReactNode {
  const { status, items, error, hasMore, isLoadingMore } = useStore($notifications)
  const now = useNow()
  if (status === 'loading') return <NotificationSkeleton />
  if (status === 'error') return <LoadError message={error?.message ?? ''} onRetry={() => void loadFirst()} />
  return (
    <>
      {items.length === 0 && !hasMore && <NoNotifications />}
      <ul>
        {items.map(item => (
          <NotificationItem key={item.id} item={item} now={now} onLeave={onLeave} />
        ))}
      </ul>
      {isLoadingMore && (
        <p role="status" className="grid place-items-center py-4">
          <span className="loading text-primary" aria-hidden="true" />
          <span className="sr-only">{notificationTexts.loadingMore}</span>
        </p>
      )}
      {error && <LoadError message={error.message} onRetry={() => void loadFirst()} />}
      {/* Remounts the observer with each answer, even one without new items. */}
      {hasMore && <NextPage key={`${items.length} ${isLoadingMore}`} scroller={scroller} />}
    </>
  )
}

function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

function NextPage({ scroller }: { scroller: Props['scroller'] | undefined }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(
    () => (end.current ? watchEnd(end.current, scroller?.current ?? null, () => void loadMore()) : undefined),
    [scroller]
  )
  return <div ref={end} />
}

function NoNotifications() {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-base-200">
        <BellOff className="size-7 text-primary" aria-hidden="true" />
      </span>
      <p className="font-bold">{notificationTexts.empty}</p>
      <p className="text-sm text-muted">{notificationTexts.emptyText}</p>
    </div>
  )
}
