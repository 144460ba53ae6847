import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { addressTexts } from '#lib/address/texts.ts'

/** Says that what was typed before is back, and takes it away where it is not wanted. */
export function DraftNote({ onDrop }: { onDrop: () => void }) {
  const [isSaid, setSaid] = useState(false)
  // Screen readers hear changes of a region that was there before.
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
