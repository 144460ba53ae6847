import { useStore } from '@nanostores/react'
import { MessageCircle, Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

import { serverNow } from '#lib/core/api/server-time.ts'
import { reached } from '#lib/core/browser/reached.ts'
import { $conversations, loadMoreConversations, reloadConversations } from '#lib/chat/store/conversations.ts'
import { screenTexts } from '#lib/chat/texts.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { ConversationSearch } from './ConversationSearch.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { ConversationTabs, panelId, tabId } from './ConversationTabs.tsx'

/** The conversations with search and tabs, in their four states. */
export function ConversationList({ selected }: { selected: number | undefined }) {
  const { filter } = useStore($conversations)
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <>
      <ConversationSearch />
      <ConversationTabs />
      <div
        ref={scroller}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(filter)}
        className="min-h-0 grow md:overflow-y-auto md:overscroll-contain"
      >
        <Rows selected={selected} />
      </div>
    </>
  )
}

function Rows({ selected }: { selected: number | undefined }): ReactNode {
  const { status, items, keyword, error, hasMore, isLoadingMore, filter } = useStore($conversations)
  if (status === 'loading') return <ConversationSkeleton />
  if (status === 'failed') return <LoadError message={error?.message ?? ''} onRetry={reloadConversations} />
  if (items.length === 0) return <NoConversations keyword={keyword} filter={filter} />
  const now = serverNow()
  return (
    <>
      <ul>
        {items.map(item => (
          <li key={item.id}>
            <ConversationRow
              conversation={item}
              now={now}
              isSelected={item.id === selected}
              keyword={keyword}
            />
          </li>
        ))}
      </ul>
      {isLoadingMore && (
        <p role="status" className="grid place-items-center py-4">
          <span className="loading text-primary" aria-hidden="true" />
          <span className="sr-only">{screenTexts.loadingMore}</span>
        </p>
      )}
      {error && <LoadError message={error.message} onRetry={reloadConversations} />}
      {/* Remounts the observer with each answer, even one without new items. */}
      {hasMore && <NextPage key={`${items.length} ${isLoadingMore}`} />}
    </>
  )
}

function NextPage() {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return undefined
    const watcher = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && loadMoreConversations(),
      reached(200)
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])
  return <div ref={end} className="h-px" />
}

function NoConversations({ keyword, filter }: { keyword: string; filter: 'all' | 'unread' }) {
  const isSearch = keyword !== ''
  const Icon = isSearch ? Search : MessageCircle
  const [title, text] = isSearch
    ? [screenTexts.notFound, screenTexts.notFoundText]
    : filter === 'unread'
      ? [screenTexts.noUnread, '']
      : [screenTexts.noConversations, screenTexts.noConversationsText]
  return (
    <div role="status" className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-base-200">
        <Icon className="size-7 text-primary" aria-hidden="true" />
      </span>
      <p className="font-bold">{title}</p>
      <p className="text-sm text-muted">{text}</p>
    </div>
  )
}
