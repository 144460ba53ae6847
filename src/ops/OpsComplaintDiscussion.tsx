import { useStore } from '@nanostores/react'
import { useEffect, useId } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { refetchWhileSeen } from '#lib/core/browser/refetch.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $discussion, loadMessages, loadOlder } from './complaint-discussion.ts'
import { everyMs, type OpsComplaint } from './complaint-store.ts'
import { $caller } from './console-store.ts'
import { OpsComplaintPhotos } from './OpsComplaintPhotos.tsx'
import { OpsComplaintReply } from './OpsComplaintReply.tsx'

/** What both sides and the admin wrote, requested while it is shown (ops-51), and the field of the next message. */
export function OpsComplaintDiscussion({ one }: { one: OpsComplaint }) {
  const titleId = useId()
  const mayWrite = useStore($caller)?.calls.includes('POST /ops/complain/discussion/send/{id}')
  const { id } = one
  useEffect(() => {
    const load = () => void loadMessages(id)
    load()
    return refetchWhileSeen(load, everyMs)
  }, [id])
  return (
    <section className="grid gap-3" aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold">
        {complaintTexts.discussion}
      </h3>
      <Messages one={one} />
      {one.actions.discuss && mayWrite && <OpsComplaintReply one={one} />}
    </section>
  )
}

function Messages({ one }: { one: OpsComplaint }) {
  const shown = useStore($discussion)
  if (shown?.id !== one.id) {
    return <div className="h-20 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
  }
  const { items, hasOlder, isLoadingOlder, error } = shown
  return (
    <>
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-error">
          {error}
          <Button look="plain" onClick={() => void loadMessages(one.id)}>
            Coba lagi
          </Button>
        </p>
      )}
      {!error && items.length === 0 && <p className="text-sm text-muted">Belum ada pesan.</p>}
      {hasOlder && (
        <Button
          look="plain"
          className="justify-self-start"
          isBusy={isLoadingOlder}
          onClick={() => void loadOlder()}
        >
          Pesan sebelumnya
        </Button>
      )}
      <ol className="grid gap-3 empty:hidden">
        {items.map(message => (
          <li key={message.id} className="grid gap-1 text-sm">
            <span className="text-xs text-muted">
              <b>{message.actor_label}</b> · {noBreak(dateTime(message.date))}
            </span>
            {message.message && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {message.message}
              </p>
            )}
            <OpsComplaintPhotos addresses={message.photos} of={`dari ${message.actor_label}`} />
          </li>
        ))}
      </ol>
    </>
  )
}
