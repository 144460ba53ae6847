import { useStore } from '@nanostores/react'
import { ImagePlus, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { maxTextLength } from '#lib/chat/limits.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { $drafts, draftOf, send, takePhoto, write } from './chat-draft.ts'
import { showChat } from './chat-place.ts'
import { $chats, type OpsChat } from './chat-store.ts'
import { OpsChatAttach } from './OpsChatAttach.tsx'
import { OpsChatPhotoPreview } from './OpsChatPhoto.tsx'
import { partyName } from './OpsChatRow.tsx'

/** Another conversation of the list that waits for an answer: the first one with unread messages. */
const nextUnread = (id: number): OpsChat | undefined =>
  $chats.get().items?.find(chat => chat.id !== id && chat.unread_count > 0)

/**
 * The answer: text, a picture, a product or an order. Enter sends, Shift+Enter makes a new line (ops-42). Alt+ArrowDown opens the
 * next unread conversation, Escape returns to the list (ops-191).
 */
export function OpsChatComposer({ chat }: { chat: OpsChat }) {
  const { id } = chat
  const noteId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = draftOf(useStore($drafts), id)
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    void send(id)
    field.current?.focus()
  }
  // Whoever chose a conversation answers it; on phones the keyboard would cover what is read.
  useEffect(() => {
    if (window.matchMedia('(width >= 48rem) and (hover: hover)').matches) field.current?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'ArrowDown' && event.altKey ? nextUnread(id) : undefined
    if (next) {
      event.preventDefault()
      return showChat(next)
    }
    if (event.key === 'Escape') {
      document.querySelector<HTMLElement>(`[data-chat="${id}"]`)?.focus()
      return
    }
    // An input method's Enter confirms its word; 229 is how older browsers report it.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <div className="grid shrink-0 gap-2 border-t border-base-300 p-3">
      <OpsChatAttach chat={chat} />
      {draft.photo && (
        <OpsChatPhotoPreview photo={draft.photo} onRemove={() => write(id, { photo: undefined })} />
      )}
      <p id={noteId} role="alert" className="text-sm text-error empty:hidden">
        {draft.problem}
      </p>
      <form className="flex items-end gap-2" onSubmit={submit}>
        <label
          className={buttonClass(
            'ghost',
            'square',
            'has-focus-visible:outline-2 has-focus-visible:outline-primary'
          )}
          title="Lampirkan foto"
        >
          <ImagePlus className="size-6" aria-hidden="true" />
          <span className="sr-only">Lampirkan foto</span>
          <input
            type="file"
            accept={imageLimit.types.join(',')}
            className="sr-only"
            onChange={event => {
              const [photo] = event.target.files ?? []
              if (photo) takePhoto(id, photo)
              // The same file may be chosen again after it was removed.
              event.target.value = ''
            }}
          />
        </label>
        <textarea
          ref={field}
          rows={2}
          value={draft.text}
          maxLength={maxTextLength}
          readOnly={draft.isSending}
          enterKeyHint="send"
          dir="auto"
          aria-label={`Balas ${chat.buyer.name}`}
          aria-describedby={noteId}
          aria-keyshortcuts="Enter Alt+ArrowDown Escape"
          placeholder={`Balas sebagai ${partyName(chat)}`}
          className="textarea min-h-11 w-full min-w-0 resize-none text-base leading-6"
          onChange={event => write(id, { text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" look="primary" size="square" aria-label="Kirim pesan" isBusy={draft.isSending}>
          {!draft.isSending && <SendHorizontal className="size-5" aria-hidden="true" />}
        </Button>
      </form>
    </div>
  )
}
