import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { Identifier } from '#lib/core/schema/identifier.ts'
import { proofOfChange } from '#lib/identity/own-contacts.ts'
import { leaveCode } from '#lib/identity/store/code-flow.ts'
import { sendProofCode, sendVerifyCode } from '#lib/identity/store/verify-contact.ts'
import { $session } from '#lib/identity/store/who.ts'
import { contactTitles } from '#lib/identity/texts.ts'

import { ContactDialog } from './ContactDialog.tsx'

type Props = {
  kind: Identifier['kind']
  /** The current contact in stored form; null if there is none. */
  value: string | null
}

/** 'Edit' of a contact, and 'Verifikasi' if it is only claimed. The code is requested as the dialog opens. */
export function ContactEdit({ kind, value }: Props) {
  const session = useStore($session)
  const [open, setOpen] = useState<'change' | 'verify'>()
  if (session.status !== 'member') return null
  const { profile } = session
  const proof = proofOfChange(profile, kind)
  const isClaimed = value !== null && profile[`${kind}_verified`] === false
  const change = () => {
    leaveCode()
    if (proof) void sendProofCode(proof.value)
    setOpen('change')
  }
  const verify = () => {
    leaveCode()
    if (value) void sendVerifyCode(value)
    setOpen('verify')
  }
  const close = () => {
    leaveCode()
    setOpen(undefined)
  }
  const label = contactTitles[kind]
  return (
    <div className="flex gap-2">
      {isClaimed && (
        <Button look="soft" aria-label={`Verifikasi ${label}`} onClick={verify}>
          Verifikasi
        </Button>
      )}
      <Button look="outline" aria-label={`Edit ${label}`} onClick={change}>
        Edit
      </Button>
      {open && (
        <ContactDialog
          kind={kind}
          proof={proof}
          isFirst={value === null}
          {...(open === 'verify' && value && { claimed: value })}
          onRestart={open === 'verify' ? verify : change}
          onClose={close}
        />
      )}
    </div>
  )
}
