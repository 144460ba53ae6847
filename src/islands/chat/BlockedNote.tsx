import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { blockShop } from '#lib/chat/store/conversations.ts'
import { $rejected } from '#lib/chat/store/thread.ts'
import { chatTexts, screenTexts } from '#lib/chat/texts.ts'

import { withRestoredFocus } from '#islands/ui/focus-place.ts'

/** Stands in the field's place while the shop is blocked. */
export function BlockedNote({ conversation: { id } }: { conversation: ChatConversation }) {
  const [isBusy, setBusy] = useState(false)
  const rejected = useStore($rejected)
  const unblock = async () => {
    if (id === null) return
    setBusy(true)
    await blockShop(id, false)
    setBusy(false)
  }
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-3 border-t border-base-300 p-3 text-sm">
      <div className="grid min-w-40 flex-1 gap-1">
        <p>{screenTexts.blocked}</p>
        {/* It returns to the field once the shop is not blocked any more. */}
        {rejected && (
          <p role="alert" className="line-clamp-2 text-error">
            {chatTexts.notSent}
            {rejected.text && `: “${rejected.text}”`}
          </p>
        )}
      </div>
      <Button look="outline" isBusy={isBusy} onClick={() => void withRestoredFocus(unblock)}>
        {screenTexts.unblock}
      </Button>
    </div>
  )
}
