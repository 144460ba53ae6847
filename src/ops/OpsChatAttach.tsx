import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { previewTexts } from '#lib/chat/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { $drafts, attach, draftOf, write } from './chat-draft.ts'
import type { OpsChat } from './chat-store.ts'

const kinds = { product: previewTexts.product, order: previewTexts.transaction }

/** The product or order that goes with the answer, and the field that finds it. */
export function OpsChatAttach({ chat }: { chat: OpsChat }) {
  const { attachment } = draftOf(useStore($drafts), chat.id)
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy || name.trim() === '') return
    setBusy(true)
    const wrong = await attach(chat, name)
    setBusy(false)
    setProblem(wrong)
    if (!wrong) setName('')
  }
  if (attachment) {
    return (
      <p className="flex items-center gap-2 rounded-field border border-base-300 pl-3 text-sm">
        <span className="min-w-0 grow truncate">
          {kinds[attachment.kind]}: <b>{noBreak(attachment.label)}</b>
        </span>
        <Button
          look="ghost"
          size="square"
          aria-label="Hapus lampiran"
          onClick={() => write(chat.id, { attachment: undefined })}
        >
          <X className="size-5" aria-hidden="true" />
        </Button>
      </p>
    )
  }
  return (
    <form className="grid gap-1" onSubmit={event => void submit(event)}>
      <div className="join">
        <input
          className="input-bordered input join-item h-11 min-w-0 grow text-sm sm:max-w-72"
          aria-label="Lampirkan produk/pesanan"
          aria-describedby={id}
          aria-invalid={Boolean(problem)}
          placeholder="ID produk atau nomor pesanan"
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={event => {
            setName(event.target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" look="plain" className="join-item" isBusy={isBusy}>
          Lampirkan
        </Button>
      </div>
      <p id={id} role="status" className="text-sm text-error empty:hidden">
        {problem}
      </p>
    </form>
  )
}
