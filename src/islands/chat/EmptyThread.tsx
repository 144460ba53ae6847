import { MessagesSquare } from 'lucide-react'

import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { chatTexts } from '#lib/chat/texts.ts'

/** A conversation without messages. */
export function EmptyThread({ conversation }: { conversation: ChatConversation }) {
  return (
    <div className="grid min-h-0 grow place-content-center justify-items-center gap-2 overflow-y-auto bg-base-200 p-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-base-100">
        <MessagesSquare className="size-7 text-primary" aria-hidden="true" />
      </span>
      <p className="font-bold">{chatTexts.noMessages}</p>
      <p className="max-w-xs text-sm text-muted">
        Tulis pesan pertama Anda kepada {conversation.name}, atau pilih salah satu di bawah.
      </p>
    </div>
  )
}
