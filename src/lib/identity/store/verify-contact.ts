import { call } from '#lib/core/api/call.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { identityFallbacks } from '#lib/identity/texts.ts'
import { $code, dropCode, openCode, submitCode } from './code-flow.ts'
import { welcome } from './session.ts'
import type { Profile } from './who.ts'
import { work } from './work.ts'

/** The account's unverified contact. A backend without these fields counts as verified. */
export function unverifiedContact({
  email,
  email_verified,
  phone,
  phone_verified
}: Profile): string | undefined {
  if (email && email_verified === false) return email
  return phone && phone_verified === false ? phone : undefined
}

/** Whether a person signed in with an unverified contact. */
export function isUnverified(profile: Profile, auth: string): boolean {
  const open = unverifiedContact(profile)
  return open !== undefined && open === readIdentifier(auth)?.value
}

export const sendVerifyCode = (contact: string) => work(() => openCode(contact, 'contact'))

/** Sends the code before a contact changes: to the old one, or to another verified one (identity-69). */
export const sendProofCode = (contact: string) => work(() => openCode(contact, 'account'))

/** Checks the code and links the contact. */
export const submitVerifyCode = (code: string) =>
  submitCode(code, async () => {
    const { sent } = $code.get() ?? {}
    return sent && saveContact({ [sent.kind]: sent.auth })
  })

/** 'Simpan', after both codes were passed. */
export const saveNewContact = (kind: 'email' | 'phone', contact: string) =>
  work(() => saveContact({ [kind]: readIdentifier(contact)?.value ?? contact }))

/** Saves a contact whose codes were passed, and updates the shared profile. */
async function saveContact(contact: { email?: string; phone?: string }) {
  const saved = await call('POST /buyer/profile/update', contact, { fallback: identityFallbacks.profile })
  if (!saved.ok) return saved.error
  dropCode()
  welcome(saved.value)
  return undefined
}
