import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { goLive } from '#lib/identity/store/live.ts'
import { $notifications, watchNotifications } from '#lib/notification/store/list.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'

import { NotificationHead, UndoBar } from './NotificationHead.tsx'
import { NotificationList } from './NotificationList.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'
import { NotificationTabs } from './NotificationTabs.tsx'
import { PushSwitch } from './PushSwitch.tsx'

/** A person's notifications as a page. */
export function NotificationsPage() {
  return (
    <Guarded skeleton={<NotificationSkeleton />}>
      <Notifications />
    </Guarded>
  )
}

function Notifications() {
  const { tab } = useStore($notifications)
  useEffect(() => {
    goLive()
    return watchNotifications()
  }, [])
  return (
    <div className="grid grid-cols-1 gap-3">
      <PushSwitch />
      <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
        <div className="flex items-center justify-end gap-1 p-1">
          <NotificationHead />
        </div>
        {/* On phones the count is below the label, so that four tabs fit side by side. */}
        <NotificationTabs
          selected={tab}
          look="max-md:h-14 max-md:flex-col max-md:justify-start max-md:gap-0.5 max-md:pt-2"
        />
        <NotificationList />
      </div>
      <div className="sticky bottom-0 z-10 overflow-hidden rounded-box max-md:bottom-16">
        <UndoBar />
      </div>
    </div>
  )
}
