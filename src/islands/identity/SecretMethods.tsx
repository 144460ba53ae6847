import { useStore } from '@nanostores/react'
import { ChevronRight, KeyRound, Mail, MessageCircle } from 'lucide-react'

import { localPhone } from '#lib/core/schema/identifier.ts'
import { ownContacts } from '#lib/identity/own-contacts.ts'
import type { SecretKind } from '#lib/identity/secret-forms.ts'
import type { Profile } from '#lib/identity/store/who.ts'
import { $work } from '#lib/identity/store/work.ts'
import { identityLabels, proofLabels } from '#lib/identity/texts.ts'
import { CodeError } from './CodeError.tsx'

type Props = {
  kind: SecretKind
  /** What the secret is called where nothing replaces it. */
  oldTitle?: string
  profile: Profile
  isBusy: boolean
  onContact: (contact: string) => void
  onOld: () => void
}

const icons = { phone: MessageCircle, email: Mail, old: KeyRound } as const

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
        <Method
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
        <Method
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

type MethodProps = {
  icon: keyof typeof icons
  title: string
  text: string
  isFirst: boolean
  isDisabled: boolean
  onChoose: () => void
}

function Method({ icon, title, text, isFirst, isDisabled, onChoose }: MethodProps) {
  const Icon = icons[icon]
  return (
    <button
      type="button"
      className="flex min-h-16 items-center gap-3 rounded-box border border-base-300 px-4 py-2 text-left hover:bg-base-200 disabled:opacity-60"
      data-autofocus={isFirst || undefined}
      disabled={isDisabled}
      onClick={onChoose}
    >
      <Icon className="size-5 shrink-0 text-primary" aria-hidden="true" />
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm wrap-anywhere text-muted">{text}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </button>
  )
}
