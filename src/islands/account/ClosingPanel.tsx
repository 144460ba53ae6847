import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { closingTexts } from '#lib/closing/texts.ts'
import { leaveCode } from '#lib/identity/store/code-flow.ts'
import { $session } from '#lib/identity/store/who.ts'

import { Section } from '#islands/ui/Section.tsx'
import { ClosingDialog } from './ClosingDialog.tsx'

/** 'Hapus akun': what it means, and the dialog that asks for it. */
export function ClosingPanel() {
  const session = useStore($session)
  const [isOpen, setOpen] = useState(false)
  if (session.status !== 'member') return null
  const show = (open: boolean) => {
    leaveCode()
    setOpen(open)
  }
  return (
    <Section title={closingTexts.title}>
      <p className="text-muted">{closingTexts.about}</p>
      <Button look="danger-outline" className="mt-4" onClick={() => show(true)}>
        {closingTexts.open}
      </Button>
      {isOpen && <ClosingDialog profile={session.profile} onClose={() => show(false)} />}
    </Section>
  )
}
