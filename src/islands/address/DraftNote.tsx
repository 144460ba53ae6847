import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { addressTexts } from '#lib/address/texts.ts'

/** Says that a draft was restored, and offers to discard it. */
export function DraftNote({ onDrop }: { onDrop: () => void }) {
  const [isSaid, setSaid] = useState(false)
  // Screen readers announce only changes of a live region that already exists.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex flex-wrap items-center justify-between rounded-box bg-base-200 p-3 text-sm">
      <p role="status">{isSaid && addressTexts.draft}</p>
      <Button look="plain" onClick={onDrop}>
        {addressTexts.dropDraft}
      </Button>
    </div>
  )
}
