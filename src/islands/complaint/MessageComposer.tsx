import { useStore } from '@nanostores/react'
import { Paperclip } from 'lucide-react'
import { type SyntheticEvent, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { maxMessageLength, maxMessagePhotos } from '#lib/complaint/limits.ts'
import { photoProblem } from '#lib/complaint/photo-problem.ts'
import {
  $draft,
  $draftPhotos,
  addDraftPhotos,
  dropDraftPhoto,
  sendMessage,
  writeDraft
} from '#lib/complaint/store/discussion.ts'
import { complaintPageTexts } from '#lib/complaint/texts.ts'
import { fitPhotos } from '#lib/core/browser/fit-photo.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { useFocusAfterRemoval } from '#islands/ui/use-focus-after-removal.ts'
import { PhotoPreview } from '#islands/chat/PhotoPreview.tsx'

/** The field of a message, with up to three photos. */
export function MessageComposer() {
  const draft = useStore($draft)
  const photos = useStore($draftPhotos)
  const root = useFocusAfterRemoval<HTMLFormElement>(photos.length)
  const [problem, setProblem] = useState<string>()
  // A second tap finds the field empty because of the first.
  const wasSent = useRef(false)
  const add = (files: readonly File[]) => {
    // Not what was rendered: large pictures are made smaller first.
    const chosen = $draftPhotos.get()
    const wrong = files.map(photoProblem).find(Boolean)
    const isNew = ({ name, lastModified }: File) =>
      !chosen.some(({ file }) => file.name === name && file.lastModified === lastModified)
    const fitting = files.filter(file => !photoProblem(file) && isNew(file))
    const room = maxMessagePhotos - chosen.length
    addDraftPhotos(fitting.slice(0, room))
    const tooMany = fitting.length > room
    setProblem(wrong ?? (tooMany ? complaintPageTexts.maxPhotos(maxMessagePhotos) : undefined))
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    // Not what was rendered: a second tap may come before the next render.
    if (!$draft.get().trim() && $draftPhotos.get().length === 0) {
      return wasSent.current ? undefined : setProblem(complaintErrors.complaint_message_empty.message)
    }
    sendMessage()
    wasSent.current = true
    setProblem(undefined)
  }
  return (
    <form ref={root} className="grid gap-2 border-t border-base-300 pt-3" onSubmit={send}>
      {photos.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {photos.map(({ clientId, file }) => (
            <PhotoPreview
              key={clientId}
              photo={file}
              onDrop={() => dropDraftPhoto(clientId)}
              onUnreadable={() => {
                dropDraftPhoto(clientId)
                setProblem(imageLimit.kinds)
              }}
            />
          ))}
        </div>
      )}
      <textarea
        className="textarea w-full"
        rows={2}
        maxLength={maxMessageLength}
        aria-label={complaintPageTexts.write}
        placeholder={complaintPageTexts.write}
        value={draft}
        onChange={({ target }) => {
          writeDraft(target.value)
          wasSent.current = false
          setProblem(undefined)
        }}
      />
      <p role="alert" className="text-sm text-error empty:hidden">
        {problem}
      </p>
      <div className="flex items-center justify-between gap-2">
        <label
          className={buttonClass(
            'ghost',
            'normal',
            'px-2 has-focus-visible:outline-2 has-focus-visible:outline-primary'
          )}
        >
          <Paperclip className="size-5" aria-hidden="true" /> {complaintPageTexts.attach}
          <input
            type="file"
            multiple
            accept={imageLimit.types.join(',')}
            className="sr-only"
            onChange={({ target }) => {
              void fitPhotos([...(target.files ?? [])]).then(add)
              target.value = ''
            }}
          />
        </label>
        <Button type="submit" look="primary" className="min-w-28">
          {complaintPageTexts.send}
        </Button>
      </div>
    </form>
  )
}
