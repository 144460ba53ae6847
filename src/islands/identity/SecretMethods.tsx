import { useStore } from '@nanostores/react'

import { localPhone } from '#lib/core/schema/identifier.ts'
import { ownContacts } from '#lib/identity/own-contacts.ts'
import type { SecretKind } from '#lib/identity/secret-forms.ts'
import type { Profile } from '#lib/identity/store/who.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityLabels, proofLabels } from '#lib/identity/texts.ts'

import { CodeError } from './CodeError.tsx'
import { ProofRow } from './ProofRow.tsx'

type Props = {
  kind: SecretKind
  /** What the secret is called where nothing replaces it. */
  oldTitle?: string
  profile: Profile
  isBusy: boolean
  onContact: (contact: string) => void
  onOld: () => void
}

/** Methods to prove ownership of the account: a code to a verified contact, or the old secret. */
export function SecretMethods({ kind, oldTitle, profile, isBusy, onContact, onOld }: Props) {
  const { error } = useStore($work)
  const contacts = ownContacts(profile)
  const hasOld = kind === 'pin' || profile.has_password !== false
  const old = oldTitle ?? (kind === 'pin' ? identityLabels.oldPin : identityLabels.oldPassword)
  return (
    <div className="grid gap-3">
      <p className="text-muted">Pilih cara memastikan bahwa ini benar Anda.</p>
      {contacts.map((contact, place) => (
        <ProofRow
          key={contact.kind}
          icon={contact.kind}
          title={proofLabels[contact.kind]}
          text={`Kirim kode ke ${contact.kind === 'phone' ? localPhone(contact.value) : contact.value}`}
          isFirst={place === 0}
          isDisabled={isBusy}
          onChoose={() => onContact(contact.value)}
        />
      ))}
      {hasOld && (
        <ProofRow
          icon="old"
          title={old}
          text="Tanpa kode verifikasi"
          isFirst={contacts.length === 0}
          isDisabled={isBusy}
          onChoose={onOld}
        />
      )}
      <CodeError error={error} />
    </div>
  )
}
