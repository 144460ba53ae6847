import { useStore } from '@nanostores/react'

import { $counters } from '#lib/notification/counters.ts'
import { showTab } from '#lib/notification/store/list.ts'
import { type NotificationTab, notificationTabs } from '#lib/notification/tabs.ts'
import { notificationTexts, tabLabels } from '#lib/notification/texts.ts'

import { Tabs } from '#islands/ui/Tabs.tsx'

export const tabId = (tab: NotificationTab): string => `notification-tab-${tab}`
export const panelId = 'notification-panel'
const unreadLook = 'badge px-1.5 badge-sm font-semibold tabular badge-primary'

/** One tab per type with its unread count. Tabs share the width, and scroll only if their labels are wider. */
export function NotificationTabs({ selected, look = '' }: { selected: NotificationTab; look?: string }) {
  const { notification: counts } = useStore($counters)
  return (
    <Tabs
      label={notificationTexts.title}
      tabs={notificationTabs}
      selected={selected}
      idOf={tabId}
      panelId={panelId}
      look={{ bar: 'shrink-0 border-b border-base-300', tab: `h-11 grow basis-0 gap-1 px-1 ${look}` }}
      onSelect={showTab}
    >
      {tab => (
        <>
          {tabLabels[tab]}
          <span className={counts[tab] > 0 ? unreadLook : 'font-normal text-muted tabular'}>
            {counts[tab] > 99 ? '99+' : counts[tab]}
            <span className="sr-only"> belum dibaca</span>
          </span>
        </>
      )}
    </Tabs>
  )
}
