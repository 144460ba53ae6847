import * as z from 'zod/mini'

import { type Identifier, identifierLimit, readIdentifier } from '#lib/core/schema/identifier.ts'
import { typedTwice } from '#lib/core/browser/typed-twice.ts'
import { newPassword, newPin } from './registration-form.ts'
import { identityTexts } from './texts.ts'

// The forms that change a password, a PIN or a contact (identity-40, identity-67 to identity-69).

/** The secrets that protect an account. */
export type SecretKind = 'password' | 'pin'

/** The change form; `old` stays empty if a passed code replaces it. */
export type SecretForm = { old: string; secret: string; confirmation: string }

const stop = { abort: true } as const
const filled = (error: string) => z.string().check(z.minLength(1, { error, ...stop }), z.maxLength(200))

/** The new password after a reset. */
export const resetForm = typedTwice(
  z.object({ secret: newPassword, confirmation: z.string().check(z.maxLength(200)) }),
  { fields: ['secret', 'confirmation'], message: identityTexts.resetDiffers }
)

const secretFields = {
  password: { none: identityTexts.noPassword, differs: identityTexts.secretDiffers, rule: newPassword },
  pin: { none: identityTexts.noPin, differs: identityTexts.pinDiffers, rule: newPin }
} as const

/** The change of a password or a PIN, with or without the old one. */
export function secretForm(kind: SecretKind, hasOld: boolean) {
  const { none, differs, rule } = secretFields[kind]
  const form = z
    .object({
      old: hasOld ? filled(none) : z.string(),
      secret: z.pipe(filled(none), rule),
      confirmation: filled(none)
    })
    .check(
      // Entering the old PIN as the new one would only verify it (D4), and change nothing.
      z.refine(typed => kind !== 'pin' || !hasOld || typed.old !== typed.secret, {
        path: ['secret'],
        message: identityTexts.samePin
      })
    )
  return typedTwice(form, { fields: ['secret', 'confirmation'], message: differs })
}

/** How the specified texts of this form name a contact; other texts name a phone differently (identity-195). */
const givenNames = { email: 'Email', phone: 'Nomor telepon' } as const

/** The change form of a contact: the new one and its repetition. */
export function contactForm(kind: Identifier['kind']) {
  const none = `${givenNames[kind]} wajib diisi`
  const form = z.object({
    contact: filled(none).check(
      z.maxLength(identifierLimit, { error: identityTexts[kind], ...stop }),
      z.refine(text => readIdentifier(text)?.kind === kind, identityTexts[kind])
    ),
    confirmation: filled(none)
  })
  const message = `${givenNames[kind]} tidak sama`
  return typedTwice(form, { fields: ['contact', 'confirmation'], message, isSame: isSameContact })
}

/** '0812-3456-7890' and '+6281234567890' are equal. */
const isSameContact = (one: string, other: string) =>
  (readIdentifier(one)?.value ?? one) === (readIdentifier(other)?.value ?? other)
