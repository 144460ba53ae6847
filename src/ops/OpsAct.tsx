import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

/** A button of a step, disabled while it is taken. */
export function OpsAct({ label, onAct }: { label: string; onAct: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onAct()
    setBusy(false)
  }
  return (
    <Button look="primary" disabled={isBusy} onClick={() => void act()}>
      {label}
    </Button>
  )
}
