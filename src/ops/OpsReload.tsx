import { RotateCw } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { opsTexts } from '#lib/ops/texts.ts'

/** Requests what is shown again. */
export function OpsReload({ onReload }: { onReload: () => void }) {
  return (
    <Button look="ghost" size="square" aria-label={opsTexts.reload} onClick={onReload}>
      <RotateCw className="size-5" aria-hidden="true" />
    </Button>
  )
}
