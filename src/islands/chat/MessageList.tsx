import { useStore } from '@nanostores/react'
import { ChevronDown } from 'lucide-react'
import { memo, type ReactElement, useMemo, useState } from 'react'
import { Virtualizer } from 'virtua'

import { Button } from '#components/ui/Button.tsx'
import { serverNow } from '#lib/core/api/server-time.ts'
import { $thread, type Pending, retryOlder } from '#lib/chat/store/thread.ts'
import { firstUnreadOf } from '#lib/chat/thread-messages.ts'
import { type ThreadRow, threadRows } from '#lib/chat/thread-rows.ts'
import { screenTexts } from '#lib/chat/texts.ts'

import { RetryButton } from '#islands/ui/RetryButton.tsx'
import { historyEnd } from './history-end.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { PendingBubble } from './PendingBubble.tsx'
import { useThreadScroll } from './use-thread-scroll.ts'

type Props = {
  /** The message that a search has found, and the words of the search. */
  found?: { id: number; keyword: string } | undefined
}

/**
 * The messages of the open thread; only those near the screen are rendered. Reading above is not moved: neither by older
 * messages nor by new ones, which a button announces.
 */
export function MessageList({ found }: Props) {
  const { messages, pending, conversation, hasOlder, isLoadingOlder, olderError } = useStore($thread)
  // Fixed at opening: reading must not move the line.
  const [firstUnread] = useState(() => firstUnreadOf(messages, hasOlder, conversation?.unread_count ?? 0))
  const [opened] = useState(() => historyEnd(messages, conversation))
  const rows = useMemo(
    () => threadRows(messages, pending, firstUnread, serverNow()),
    [messages, pending, firstUnread]
  )
  const { scroller, list, isShifted, isAtEnd, missed, toEnd, onScroll, onResize } = useThreadScroll(rows, {
    firstUnread,
    foundId: found?.id,
    hasOlder,
    historyEnd: opened
  })
  return (
    <div className="relative min-h-0 grow bg-base-200">
      {isLoadingOlder && (
        <p role="status" className="absolute inset-x-0 top-2 z-10 grid place-items-center">
          <span className="rounded-full bg-base-100 p-2 shadow">
            <span className="loading size-5 text-primary" aria-hidden="true" />
          </span>
          <span className="sr-only">{screenTexts.loadingOlder}</span>
        </p>
      )}
      {olderError && (
        <p
          role="alert"
          className="absolute inset-x-3 top-2 z-10 mx-auto flex w-fit max-w-full items-center gap-3 rounded-box border border-base-300 bg-base-100 p-2 pl-3 text-sm shadow"
        >
          <span>{screenTexts.olderFailed}</span>
          <RetryButton
            look="outline"
            onRetry={() => {
              void retryOlder()
              // The button goes away.
              scroller.current?.focus({ preventScroll: true })
            }}
          />
        </p>
      )}
      <section
        ref={scroller}
        // Reachable by keys, which scroll it; new messages are announced by the log beside it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region without links needs it
        tabIndex={0}
        aria-label="Pesan"
        className="absolute inset-0 flex flex-col overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="grow" />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={rows}
          shift={isShifted}
          bufferSize={600}
          as="ol"
          item="li"
          onScroll={onScroll}
          onResize={onResize}
        >
          {row => <Row key={row.key} row={row} found={found} />}
        </Virtualizer>
        <div className="h-3 shrink-0" />
      </section>
      {!isAtEnd && (
        <div className="absolute right-3 bottom-3 flex justify-end">
          <Button
            look={missed > 0 ? 'primary' : 'plain'}
            className="rounded-full border-base-300 shadow-lg"
            onClick={() => {
              toEnd()
              // The button goes away.
              scroller.current?.focus({ preventScroll: true })
            }}
          >
            <ChevronDown className="size-4" aria-hidden="true" />
            {missed > 0 ? screenTexts.newMessages : <span className="sr-only">Ke pesan terakhir</span>}
          </Button>
        </div>
      )}
    </div>
  )
}

type RowProps = { row: ThreadRow<Pending>; found: Props['found'] }

/** Scrolling renders the list again: rows that stay do not. */
const Row = memo(function Row({ row, found }: RowProps): ReactElement {
  switch (row.kind) {
    case 'day':
      return (
        <p className="pt-4 pb-1 text-center text-xs">
          <span className="rounded-full bg-base-300 px-3 py-1">{row.label}</span>
        </p>
      )
    case 'unread':
      return (
        <p className="mt-3 border-b border-primary px-3 pb-1 text-center text-xs font-semibold text-primary">
          {row.label}
        </p>
      )
    case 'message': {
      const { message, isFollowing } = row
      const keyword = found?.id === message.id ? found.keyword : undefined
      return <MessageBubble message={message} isFollowing={isFollowing} keyword={keyword} />
    }
    case 'pending':
      return <PendingBubble pending={row.pending} isFollowing={row.isFollowing} />
  }
})
