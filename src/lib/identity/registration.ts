import * as z from 'zod/mini'

import { flag } from '#lib/core/schema/fields.ts'
import { requiredUnless } from '#lib/core/schema/required-unless.ts'
import { typedTwice } from '#lib/core/browser/typed-twice.ts'
import { pushToken } from './push-contract.ts'
import { newEmail, newName, newPassword, newPhone } from './registration-form.ts'
import { identityTexts } from './texts.ts'

const fields = z.object({
  name: newName,
  phone: newPhone,
  email: z.optional(newEmail),
  password: z.optional(newPassword),
  password_confirmation: z.optional(z.string(identityTexts.passwordDiffers).check(z.maxLength(200))),
  /** A name and a verified phone are enough (D46). */
  in_purchase: z._default(flag, false),
  fcm_token: z.optional(pushToken)
})

const isInPurchase = (typed: Readonly<Record<string, unknown>>) => {
  const marked = flag.safeParse(typed['in_purchase'])
  return marked.success && marked.data
}

/** Input of `POST /auth/register`: the whole form; in a purchase only a name and a phone (D46). */
export const registration = typedTwice(
  requiredUnless(fields, isInPurchase, {
    email: 'Email harus diisi',
    password: 'Password minimal 8 karakter',
    password_confirmation: identityTexts.passwordDiffers
  }),
  { fields: ['password', 'password_confirmation'], message: identityTexts.passwordDiffers }
)
