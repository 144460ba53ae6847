import { useState } from 'react'

import { identityLabels, identityTexts } from '#lib/identity/texts.ts'

import { Confirm } from '#islands/ui/Confirm.tsx'
import { mountOver } from '#islands/ui/mount-over.ts'
import { CreatePinDialog } from './CreatePinDialog.tsx'

/** Opens the prompt over the page. */
export function openPinPrompt(): void {
  mountOver(close => <PinPrompt onClose={close} />)
}

/** A question first, then the form (identity-35). */
function PinPrompt({ onClose }: { onClose: () => void }) {
  const [isMaking, setMaking] = useState(false)
  return isMaking ? (
    <CreatePinDialog onClose={onClose} onCreated={onClose} />
  ) : (
    <Confirm
      title={identityLabels.makePin}
      text={`Anda belum membuat PIN. ${identityTexts.pinUse} Buat sekarang?`}
      confirm={identityLabels.makePin}
      cancel="Nanti"
      tone="offer"
      onConfirm={() => setMaking(true)}
      onClose={onClose}
    />
  )
}
