import type { Identifier } from '#lib/core/schema/identifier.ts'

/** The profile's fields about a person's contacts. */
type Contacts = {
  email: string | null
  phone: string | null
  email_verified?: boolean
  phone_verified?: boolean
}

/** A person's verified contacts, the phone first. A backend without these fields counts as verified. */
export function ownContacts({ email, phone, email_verified, phone_verified }: Contacts): Identifier[] {
  return [
    ...(phone && phone_verified !== false ? [{ kind: 'phone' as const, value: phone }] : []),
    ...(email && email_verified !== false ? [{ kind: 'email' as const, value: email }] : [])
  ]
}

/**
 * The contact that has to pass a code before a contact changes: the old one, or the other verified one if there is none
 * of this kind; undefined if none is verified, so that only the new contact's own code is needed (identity-69).
 */
export function proofOfChange(profile: Contacts, kind: Identifier['kind']): Identifier | undefined {
  const own = ownContacts(profile)
  return own.find(contact => contact.kind === kind) ?? own[0]
}
