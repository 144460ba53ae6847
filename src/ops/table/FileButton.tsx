import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

/** Saves all filtered rows of a list as a file. */
export function FileButton({ onFile }: { onFile: () => Promise<void> }) {
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
    </Button>
  )
}
