import { useStore } from '@nanostores/react'
import { Paperclip, SendHorizontal } from 'lucide-react'
import { type ClipboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { imageLimit } from '#lib/core/limits.ts'
import { maxTextLength } from '#lib/chat/limits.ts'
import { photoProblem } from '#lib/chat/photo-problem.ts'
import { readDraft, writeDraft } from '#lib/chat/store/drafts.ts'
import { hasCard, type Subject } from '#lib/chat/store/ready-card.ts'
import { $rejected, sendMessage, takeRejected } from '#lib/chat/store/thread.ts'
import { chatTexts, screenTexts } from '#lib/chat/texts.ts'

import { focusIfIdle } from './focus-idle.ts'
import { PhotoPreview } from './PhotoPreview.tsx'
import { ReadyCard } from './ReadyCard.tsx'
import { pressSends } from './send-key.ts'

/** Characters before the maximum from which the rest is counted. */
const countedRest = 200

type Props = {
  /** Key of the draft: `shop-{id}` or 'help'. */
  draftKey: string
  /** The card that goes with the next message. */
  subject: Subject
  onSubject: (subject: Subject) => void
  photo: Blob | undefined
  onPhoto: (photo: Blob | undefined) => void
  /**
   * Whether the field takes the focus: 'now' after a suggestion, 'idle' when nothing else has it, after a choice with a
   * mouse or by keys; never on a phone.
   */
  focus: 'now' | 'idle' | undefined
}

/** The field of a message: Enter sends, Shift+Enter makes a new line; a picture is shown before it is sent. */
export function Composer({ draftKey, subject, onSubject, photo, onPhoto, focus }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readDraft(draftKey))
  const [problem, setProblem] = useState<string>()
  const rejected = useStore($rejected)
  /** The message that came back last: while the store removes it from the database, it may tell of it again. */
  const [takenId, setTakenId] = useState<string>()
  useLayoutEffect(() => fitHeight(field.current, text), [text])

  useEffect(() => {
    if (focus === 'now') field.current?.focus()
    if (focus === 'idle') focusIfIdle(field.current)
  }, [focus])

  const write = (next: string) => {
    setText(next)
    writeDraft(draftKey, next)
    setProblem(undefined)
  }
  // What the server rejected comes back, one by one and only into an empty field: joined texts may be too long to be
  // sent, and only one photo goes with a message. Until then the store keeps it.
  const isTaken = Boolean(rejected?.subject) && hasCard(subject)
  const isFree = text === '' && !photo && !isTaken
  const isNext = rejected !== undefined && rejected.clientId !== takenId
  useEffect(() => {
    if (!isNext || !isFree) return
    const back = takeRejected()
    if (!back) return
    // oxlint-disable-next-line react/set-state-in-effect -- it takes the message out of the store, once
    setTakenId(back.clientId)
    setText(back.text)
    writeDraft(draftKey, back.text)
    if (back.photo) onPhoto(back.photo)
    // Another card that is ready stays, and can be removed.
    if (back.subject) onSubject(back.subject)
    setProblem(`${chatTexts.notSent}. ${back.message}`)
    focusIfIdle(field.current)
  }, [isNext, isFree, draftKey, onPhoto, onSubject])
  const held =
    isNext && !isFree ? `${chatTexts.notSent}. ${rejected.message} ${screenTexts.rejectedWaits}` : undefined

  const takePhoto = (file: File | undefined) => {
    if (!file) return
    const wrong = photoProblem(file)
    setProblem(wrong)
    if (!wrong) onPhoto(file)
    field.current?.focus()
  }
  const send = () => {
    const words = text.trim()
    if (!words && !photo) return setProblem(chatTexts.empty)
    const draft = readDraft(draftKey)
    // The draft is needed until the message is stored; by then another one may be written.
    void sendMessage({ text: words, ...(photo && { photo }), ...subject }).then(() => {
      if (readDraft(draftKey) === draft) writeDraft(draftKey, '')
    })
    setText('')
    setProblem(undefined)
    onPhoto(undefined)
    onSubject({})
    // The button must not take the focus: on phones the keyboard would close.
    field.current?.focus()
  }
  const onPaste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files][0]
    // Cells of a spreadsheet are copied as a picture too: their text is meant.
    if (!file || event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    takePhoto(file)
  }
  // A cross goes away with what it removes.
  const thenField = (act: () => void) => () => {
    act()
    field.current?.focus()
  }
  const rest = maxTextLength - text.length
  return (
    <form
      className="grid shrink-0 gap-2 border-t border-base-300 bg-base-100 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:p-3"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <ReadyCard subject={subject} onDrop={thenField(() => onSubject({}))} />
      {photo && (
        <PhotoPreview
          photo={photo}
          onDrop={thenField(() => onPhoto(undefined))}
          onUnreadable={() => {
            onPhoto(undefined)
            setProblem(chatTexts.photoUnreadable)
          }}
        />
      )}
      <p id={`${id}-note`} role="alert" className="text-sm text-error empty:hidden">
        {problem ?? held}
      </p>
      <div className="flex items-end gap-1.5">
        <label
          className={buttonClass(
            'ghost',
            'square',
            'has-focus-visible:outline-2 has-focus-visible:outline-primary'
          )}
          title={screenTexts.attach}
        >
          <Paperclip className="size-6" aria-hidden="true" />
          <span className="sr-only">{screenTexts.attach}</span>
          <input
            type="file"
            accept={imageLimit.types.join(',')}
            className="sr-only"
            onChange={event => {
              takePhoto(event.target.files?.[0])
              // The same file may be chosen again after it was removed.
              event.target.value = ''
            }}
          />
        </label>
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={maxTextLength}
          enterKeyHint="send"
          dir="auto"
          aria-label={screenTexts.write}
          aria-describedby={`${id}-note`}
          placeholder={screenTexts.write}
          className="textarea max-h-36 min-h-11 w-full min-w-0 resize-none py-2.5 text-base leading-6"
          onChange={event => write(event.target.value)}
          onKeyDown={event => pressSends(event) && send()}
          onPaste={onPaste}
        />
        <Button
          look={text.trim() || photo ? 'primary' : 'unavailable'}
          size="square"
          type="submit"
          aria-label={screenTexts.send}
          aria-disabled={!text.trim() && !photo}
        >
          <SendHorizontal className="size-5" aria-hidden="true" />
        </Button>
      </div>
      {rest <= countedRest && (
        <p className="text-right text-xs text-muted tabular">
          {rest} <span>karakter tersisa</span>
        </p>
      )}
    </form>
  )
}

/** The field is as high as its text, up to its maximum. */
function fitHeight(area: HTMLTextAreaElement | null, _text: string): void {
  if (!area) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
