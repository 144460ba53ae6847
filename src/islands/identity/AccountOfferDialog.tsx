import { useState } from 'react'

import { proofOfChange } from '#lib/identity/own-contacts.ts'
import { leaveCode } from '#lib/identity/store/code-flow.ts'
import { sendProofCode } from '#lib/identity/store/verify-contact.ts'
import type { Profile } from '#lib/identity/store/who.ts'

import { ContactDialog } from './ContactDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

type Props = { what: 'password' | 'email'; profile: Profile; onClose: () => void }

/** Sets an account's first password or email, with the forms of the account area. */
export function AccountOfferDialog({ what, profile, onClose }: Props) {
  const [proof] = useState(() => proofOfChange(profile, 'email'))
  const begin = () => {
    leaveCode()
    if (what === 'email' && proof) void sendProofCode(proof.value)
  }
  useState(begin)
  const close = () => {
    leaveCode()
    onClose()
  }
  if (what === 'password') return <SecretDialog kind="password" profile={profile} onClose={close} />
  return <ContactDialog kind="email" proof={proof} isFirst onRestart={begin} onClose={close} />
}
