import { useStore } from '@nanostores/react'

import { $counters } from '#lib/notification/counters.ts'
import { showTab } from '#lib/notification/store/list.ts'
import { type NotificationTab, notificationTabs } from '#lib/notification/tabs.ts'
import { notificationTexts, tabLabels } from '#lib/notification/texts.ts'

import { moveFocus } from '#islands/ui/move-focus.ts'

export const tabId = (tab: NotificationTab): string => `notification-tab-${tab}`
export const panelId = 'notification-panel'
const unreadLook = 'badge px-1.5 badge-sm font-semibold tabular badge-primary'

/**
 * One tab per type with its unread count, after the WAI-ARIA pattern: arrows move the focus, Enter or Space opens. Tabs
 * share the width, and scroll only if their labels are wider.
 */
export function NotificationTabs({ selected, look = '' }: { selected: NotificationTab; look?: string }) {
  const { notification: counts } = useStore($counters)
  return (
    <div
      role="tablist"
      aria-label={notificationTexts.title}
      className="flex shrink-0 overflow-x-auto border-b border-base-300"
    >
      {notificationTabs.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          className={`flex h-11 grow basis-0 cursor-pointer items-center justify-center gap-1 border-b-2 px-1 text-sm -outline-offset-2 ${look} ${
            tab === selected
              ? 'border-primary font-bold text-primary'
              : 'border-transparent font-medium text-muted hover:text-base-content'
          }`}
          onClick={() => showTab(tab)}
          onKeyDown={moveFocus}
        >
          {tabLabels[tab]}
          <span className={counts[tab] > 0 ? unreadLook : 'font-normal text-muted tabular'}>
            {counts[tab] > 99 ? '99+' : counts[tab]}
            <span className="sr-only"> belum dibaca</span>
          </span>
        </button>
      ))}
    </div>
  )
}
