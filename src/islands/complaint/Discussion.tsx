import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { retryLabel } from '#components/ui/retry-label.ts'
import { $discussion, loadOlder, reloadDiscussion } from '#lib/complaint/store/discussion.ts'
import { complaintPageTexts, complaintTexts } from '#lib/complaint/texts.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'
import { Section } from '#islands/ui/Section.tsx'
import { DiscussionMessage, UnsentMessage } from './DiscussionMessage.tsx'
import { MessageComposer } from './MessageComposer.tsx'

/** What buyer, seller and admin write to each other, the newest page first. */
export function Discussion({ isOpen }: { isOpen: boolean }) {
  return (
    <Section title={complaintTexts.discussion}>
      <div className="grid gap-3">
        <Messages isOpen={isOpen} />
        {isOpen ? <MessageComposer /> : <p className="text-sm text-muted">{complaintPageTexts.closed}</p>}
      </div>
    </Section>
  )
}

function Messages({ isOpen }: { isOpen: boolean }) {
  const { status, list, error, pending, ...older } = useStore($discussion)
  if (status === 'loading') {
    return (
      <div className="h-24 skeleton" role="status" aria-busy="true" aria-label={complaintPageTexts.loading} />
    )
  }
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void reloadDiscussion()} />
  }
  return (
    <>
      <StaleNote message={error?.message} />
      {older.hasOlder && (
        <div className="grid justify-items-center gap-1">
          <p role="alert" className="text-sm text-error empty:hidden">
            {older.olderError?.message}
          </p>
          <Button look="ghost" size="small" isBusy={older.isLoadingOlder} onClick={() => void loadOlder()}>
            {older.olderError ? retryLabel : complaintPageTexts.older}
          </Button>
        </div>
      )}
      {list.length + pending.length === 0 && isOpen && (
        <p className="text-sm text-muted">{complaintPageTexts.noMessages}</p>
      )}
      <div role="log" aria-label={complaintTexts.discussion}>
        <ol className="grid gap-3 empty:hidden">
          {list.map(message => (
            <li key={message.client_id ?? message.id}>
              <DiscussionMessage message={message} />
            </li>
          ))}
          {pending.map(message => (
            <li key={message.clientId}>
              <UnsentMessage pending={message} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
