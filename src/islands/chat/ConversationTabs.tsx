import { useStore } from '@nanostores/react'

import { $conversations, showFilter } from '#lib/chat/store/conversations.ts'
import { chatTexts, filterLabels } from '#lib/chat/texts.ts'

import { Tabs } from '#islands/ui/Tabs.tsx'

type Filter = 'all' | 'unread'
const filters = ['all', 'unread'] as const

export const tabId = (filter: Filter): string => `chat-tab-${filter}`
export const panelId = 'chat-panel'

/** 'Semua' and 'Belum Dibaca' with their counts. */
export function ConversationTabs() {
  const { filter, total, unread } = useStore($conversations)
  const counts = { all: total, unread }
  return (
    <Tabs
      label={chatTexts.title}
      tabs={filters}
      selected={filter}
      idOf={tabId}
      panelId={panelId}
      look={{ bar: 'shrink-0 border-b border-base-300', tab: 'h-11 grow basis-0 gap-1.5 px-2' }}
      onSelect={showFilter}
    >
      {tab => (
        <>
          {filterLabels[tab]}
          <Count count={counts[tab]} isUnread={tab === 'unread'} />
        </>
      )}
    </Tabs>
  )
}

function Count({ count, isUnread }: { count: number | undefined; isUnread: boolean }) {
  if (count === undefined) return null
  const look =
    isUnread && count > 0 ? 'badge badge-sm px-1.5 font-semibold badge-primary' : 'font-normal text-muted'
  return (
    <span className={`tabular ${look}`}>
      {count > 99 ? '99+' : count}
      <span className="sr-only"> percakapan</span>
    </span>
  )
}
