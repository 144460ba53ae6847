import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

type Props = {
  onFile: () => Promise<void>
  /** What it saves, for screen readers, where a page has several files. */
  of?: string | undefined
}

/** Saves all filtered rows of a list as a file. */
export function FileButton({ onFile, of }: Props) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onFile()
    setBusy(false)
  }
  return (
    <Button look="ghost" isBusy={isBusy} onClick={() => void save()}>
      <Download className="size-5" aria-hidden="true" />
      CSV
      {of !== undefined && <span className="sr-only"> {of}</span>}
    </Button>
  )
}
