import type { Identifier } from '#lib/core/schema/identifier.ts'

/** What the profile says of a person's contacts. */
type Contacts = {
  email: string | null
  phone: string | null
  email_verified?: boolean
  phone_verified?: boolean
}

/** A person's contacts that passed their code, the phone first. Backends that do not say count as verified. */
export function ownContacts({ email, phone, email_verified, phone_verified }: Contacts): Identifier[] {
  return [
    ...(phone && phone_verified !== false ? [{ kind: 'phone' as const, value: phone }] : []),
    ...(email && email_verified !== false ? [{ kind: 'email' as const, value: email }] : [])
  ]
}

/**
 * Whose code comes before a contact is changed: the old one's, or the other verified one's where none of this kind is;
 * undefined where nothing is verified, and the new contact's own code is all (identity-69).
 */
export function proofOfChange(profile: Contacts, kind: Identifier['kind']): Identifier | undefined {
  const own = ownContacts(profile)
  return own.find(contact => contact.kind === kind) ?? own[0]
}
