import { useStore } from '@nanostores/react'

import { localPhone } from '#lib/core/identifier.ts'
import { $session } from '#lib/identity/store/who.ts'
import { contactLabels } from '#lib/identity/texts.ts'

import { Section } from '#islands/ui/Section.tsx'
import { ContactEdit } from './ContactEdit.tsx'
import { SecurityRows } from './SecurityRows.tsx'

/** Contacts with their 'Edit', and what protects the account. */
export function PersonalTab() {
  const session = useStore($session)
  if (session.status !== 'member') return null
  const { profile } = session
  const contacts = [
    { kind: 'email', text: profile.email },
    { kind: 'phone', text: profile.phone && localPhone(profile.phone) }
  ] as const
  return (
    <div className="grid gap-4">
      <Section title="Informasi Pribadi">
        <ul className="divide-y divide-base-300">
          {contacts.map(({ kind, text }) => (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="min-w-0">
                <span className="block text-sm text-muted">{contactLabels[kind]}</span>
                <span className="wrap-anywhere">{text ?? '-'}</span>
              </span>
              <ContactEdit kind={kind} value={profile[kind]} />
            </li>
          ))}
        </ul>
      </Section>
      <SecurityRows />
    </div>
  )
}
