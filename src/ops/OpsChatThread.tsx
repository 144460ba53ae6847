import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { useMedia } from '#islands/ui/use-media.ts'
import { Button } from '#components/ui/Button.tsx'
import { chatErrors } from '#lib/chat/errors.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { hideChat } from './chat-place.ts'
import type { OpsThread } from './chat-thread.ts'
import { closeReport, loadThread } from './chat-thread-store.ts'
import { $caller } from './console-store.ts'
import { OpsChatComposer } from './OpsChatComposer.tsx'
import { OpsChatMessages } from './OpsChatMessages.tsx'
import { partyName, Presence } from './OpsChatRow.tsx'

/** The open conversation: with whom, a report, its messages, and the answer. */
export function OpsChatThread({ thread }: { thread: OpsThread }) {
  const { chat, status, error } = thread
  const frame = useRef<HTMLDivElement>(null)
  useOnPhone(frame)
  return (
    <div
      ref={frame}
      tabIndex={-1}
      aria-label={`Percakapan dengan ${chat.buyer.name}`}
      role="region"
      className="card flex h-dvh min-h-0 flex-col overflow-hidden border border-base-300 bg-base-100 outline-none md:h-full"
    >
      <Head thread={thread} />
      {chat.report && <Report report={chat.report} />}
      {status === 'failed' && <LoadError message={error ?? ''} onRetry={() => void loadThread()} />}
      {status === 'loading' && (
        <div className="m-3 grow skeleton" role="status" aria-busy="true" aria-label="Memuat pesan" />
      )}
      {status === 'ready' && thread.messages.length > 0 && <OpsChatMessages thread={thread} />}
      {chat.is_blocked ? (
        <p role="status" className="border-t border-base-300 bg-base-200 p-3 text-sm">
          {chatErrors.blocked_by_buyer.message}
        </p>
      ) : (
        <OpsChatComposer chat={chat} />
      )}
    </div>
  )
}

/** On phones the thread takes the list's place: it comes into view with the focus. The phone's 'back' leaves its address, and with it the thread. */
function useOnPhone(frame: { current: HTMLDivElement | null }): void {
  const isPhone = useMedia('(width < 48rem)')
  useEffect(() => {
    if (!isPhone) return
    frame.current?.focus({ preventScroll: true })
    // Not scrollIntoView, which leaves room for the public pages' header.
    window.scrollBy({ top: frame.current?.getBoundingClientRect().top ?? 0, behavior: 'instant' })
  }, [frame, isPhone])
}

function Head({ thread: { chat } }: { thread: OpsThread }) {
  return (
    <div className="flex items-center gap-2 border-b border-base-300 p-3">
      <Button look="ghost" className="-ml-2 px-2 md:hidden" onClick={hideChat}>
        <ArrowLeft className="size-5" aria-hidden="true" /> Kembali
      </Button>
      <div className="min-w-0">
        <h2 className="truncate font-bold">{chat.buyer.name}</h2>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <Presence buyer={chat.buyer} />
          <span className="truncate">{partyName(chat)}</span>
        </p>
      </div>
    </div>
  )
}

function Report({ report }: { report: NonNullable<OpsThread['chat']['report']> }) {
  const mayClose = useStore($caller)?.calls.includes('POST /ops/conversation/report/{id}/close')
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-base-300 bg-warning p-3 text-sm text-warning-content">
      <p
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className="max-h-32 min-w-0 flex-1 basis-60 overflow-y-auto wrap-anywhere"
      >
        <b>Dilaporkan {noBreak(dateTime(report.date))}:</b> {report.reason}
      </p>
      {mayClose && (
        <Button look="plain" onClick={() => void closeReport()}>
          Selesai
        </Button>
      )}
    </div>
  )
}
