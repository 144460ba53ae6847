import { useId, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { chatErrors } from '#lib/chat/errors.ts'
import { maxTextLength } from '#lib/chat/limits.ts'
import { type ContactKind, withSuggestion } from '#lib/chat/quick-messages.ts'
import { countContact, writeFirst } from '#lib/chat/store/contact.ts'
import { readDraft, writeDraft } from '#lib/chat/store/drafts.ts'
import type { Subject } from '#lib/chat/store/ready-card.ts'
import { chatTexts, screenTexts } from '#lib/chat/texts.ts'

import { ReadyCard } from '#islands/chat/ReadyCard.tsx'
import { pressSends } from '#islands/chat/send-key.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorText } from '#islands/ui/ErrorText.tsx'
import { useMedia } from '#islands/ui/use-media.ts'
import { useSubmission } from '#islands/ui/use-submission.ts'
import { firstMessageId, forgetFirstMessageId } from './first-message-id.ts'
import { QuickMessages } from './QuickMessages.tsx'

type Props = {
  shopId: number
  shopName: string
  kind: ContactKind
  subject: Subject
  onSent: (conversationId: number) => void
  onClose: () => void
}

/** 'Hubungi Toko': the first message to a shop, with suggestions and the card of what it is about. */
export function ContactDialog({ shopId, shopName, kind, subject: given, onSent, onClose }: Props) {
  const id = useId()
  const draftKey = `shop-${shopId}`
  const field = useRef<HTMLTextAreaElement>(null)
  const hasMouse = useMedia('(hover: hover)')
  const [text, setText] = useState(() => readDraft(draftKey))
  const [subject, setSubject] = useState(given)
  const { isBusy, error, submit, clear } = useSubmission()
  const write = (next: string) => {
    clear()
    setText(next)
    writeDraft(draftKey, next)
  }
  const send = async () => {
    let conversationId = 0
    const isSent = await submit(async () => {
      const words = text.trim()
      if (!words) return chatErrors.message_empty
      const content = JSON.stringify([shopId, words, subject.product?.id, subject.transaction?.id])
      const sent = await writeFirst(shopId, words, firstMessageId(content), subject)
      if (!sent.ok) return sent.error
      forgetFirstMessageId(content)
      if (readDraft(draftKey).trim() === words) writeDraft(draftKey, '')
      countContact(kind, subject)
      conversationId = sent.value
      return undefined
    })
    // Not after the dialog was closed: nobody waits for the thread.
    if (isSent) onSent(conversationId)
  }
  return (
    <Dialog title={chatTexts.contactShop} onClose={onClose}>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <ReadyCard
          subject={subject}
          onDrop={() => {
            clear()
            setSubject({})
            field.current?.focus()
          }}
        />
        <QuickMessages
          kind={kind}
          // On a phone the keyboard would cover the suggestions.
          isFirst={!hasMouse}
          onChoose={chosen => {
            write(withSuggestion(text, chosen))
            field.current?.focus()
          }}
        />
        <label htmlFor={id} className="font-medium">
          Pesan untuk {shopName}
        </label>
        <textarea
          ref={field}
          id={id}
          dir="auto"
          className="textarea min-h-28 w-full text-base"
          maxLength={maxTextLength}
          placeholder={screenTexts.write}
          value={text}
          aria-invalid={error?.code === chatErrors.message_empty.code}
          onChange={event => write(event.target.value)}
          onKeyDown={event => pressSends(event) && void send()}
        />
        <ErrorText error={error} />
        <Button
          look={text.trim() ? 'primary' : 'unavailable'}
          size="large"
          type="submit"
          aria-disabled={!text.trim()}
          isBusy={isBusy}
        >
          {screenTexts.send}
        </Button>
      </form>
    </Dialog>
  )
}
