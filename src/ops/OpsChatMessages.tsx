import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { serverNow } from '#lib/core/api/server-time.ts'
import { threadRows } from '#lib/chat/thread-rows.ts'

import { see } from './chat-read.ts'
import type { OpsThread } from './chat-thread.ts'
import { loadOlder } from './chat-thread-store.ts'
import { OpsChatBubble } from './OpsChatBubble.tsx'

/** The messages under their days; it opens at the first unread one, or at the end. */
export function OpsChatMessages({ thread }: { thread: OpsThread }) {
  const { messages, firstUnread, hasOlder, isLoadingOlder, error } = thread
  const rows = useMemo(() => threadRows(messages, [], firstUnread, serverNow()), [messages, firstUnread])
  const scroller = useRef<HTMLElement>(null)
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const [inner, outer] = [line.current, scroller.current]
    if (!inner || !outer) return
    // Not scrollIntoView, which would move the page too.
    outer.scrollTop += inner.getBoundingClientRect().top - outer.getBoundingClientRect().top
  }, [])
  const look = useLook(scroller, rows)
  return (
    <section
      ref={scroller}
      // Reachable by keys, which scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region without links needs it
      tabIndex={0}
      aria-label="Pesan"
      // Reversed, its place is counted from the end: older messages above move nothing, new ones follow the end.
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain bg-base-200 p-3 -outline-offset-2"
      onScroll={look}
    >
      <div className="mb-auto grid">
        {hasOlder && (
          <Button
            look="ghost"
            className="justify-self-center"
            isBusy={isLoadingOlder}
            onClick={() => void loadOlder()}
          >
            Pesan sebelumnya
          </Button>
        )}
        <p role="alert" className="text-center text-sm text-error empty:hidden">
          {error}
        </p>
        <ol className="grid grid-cols-[minmax(0,1fr)]">
          {rows.map(row =>
            row.kind === 'message' ? (
              <li key={row.key} data-message={row.message.id}>
                <OpsChatBubble message={row.message} isFollowing={row.isFollowing} />
              </li>
            ) : row.kind === 'unread' ? (
              <li
                key={row.key}
                ref={line}
                className="mt-3 border-b border-primary pb-1 text-center text-xs font-semibold text-primary"
              >
                {row.label}
              </li>
            ) : (
              <li key={row.key} className="pt-3 text-center text-xs">
                {row.kind === 'day' && (
                  <span className="rounded-full bg-base-300 px-3 py-1">{row.label}</span>
                )}
              </li>
            )
          )}
        </ol>
      </div>
    </section>
  )
}

/** Marks as read what is on the screen, also once a hidden page returns. */
function useLook(scroller: RefObject<HTMLElement | null>, rows: unknown): () => void {
  const look = () => {
    const outer = scroller.current
    const end = outer?.getBoundingClientRect().bottom ?? 0
    const shown = [...(outer?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
      .reverse()
      .find(one => one.getBoundingClientRect().top < end)
    if (shown) void see(Number(shown.dataset['message']))
  }
  useEffect(() => {
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
    // The function reads only the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows])
  return look
}
