import { NotebookPen } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { CartDetail } from '#lib/cart/contract.ts'
import { noteLimit } from '#lib/core/limits.ts'
import { setNote } from '#lib/cart/store/cart-lines.ts'

/** The note to the seller, which saves itself while it is typed. */
export function LineNote({ detail }: { detail: CartDetail }) {
  const [isWritten] = useState(detail.note !== '')
  const [isOpened, setOpened] = useState(false)
  if (!isWritten && !isOpened) {
    return (
      <Button look="ghost" className="-ml-2 max-sm:ml-0" onClick={() => setOpened(true)}>
        <NotebookPen className="size-4" aria-hidden="true" /> Tulis catatan
      </Button>
    )
  }
  return (
    <input
      className="input-bordered input h-11 min-w-48 flex-1"
      placeholder="Catatan untuk penjual"
      aria-label={`Catatan untuk ${detail.product.name}`}
      maxLength={noteLimit}
      defaultValue={detail.note}
      autoFocus={isOpened}
      onChange={event => setNote(detail, event.target.value)}
    />
  )
}
