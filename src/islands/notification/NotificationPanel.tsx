import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { paths } from '#lib/core/paths.ts'
import { $notifications, watchNotifications } from '#lib/notification/store/list.ts'
import { notificationTexts } from '#lib/notification/texts.ts'

import { NotificationHead, UndoBar } from './NotificationHead.tsx'
import { NotificationList } from './NotificationList.tsx'
import { NotificationTabs } from './NotificationTabs.tsx'

/** The panel that the bell opens, 450 px wide. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { tab } = useStore($notifications)
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(watchNotifications, [])
  return (
    <section aria-labelledby="notification-title" className="flex max-h-[calc(100dvh-5rem)] flex-col">
      <div className="flex shrink-0 items-center gap-1 p-2 pl-4">
        <h2 id="notification-title" className="grow font-bold">
          {notificationTexts.title}
        </h2>
        <NotificationHead />
      </div>
      <NotificationTabs selected={tab} />
      <div ref={scroller} className="min-h-60 grow overflow-y-auto overscroll-contain">
        <NotificationList scroller={scroller} onLeave={onLeave} />
      </div>
      <UndoBar />
      <a
        href={paths.notifications}
        className="flex min-h-11 shrink-0 items-center justify-center border-t border-base-300 text-sm font-semibold text-primary -outline-offset-2 hover:underline"
      >
        {notificationTexts.openAll}
      </a>
    </section>
  )
}
