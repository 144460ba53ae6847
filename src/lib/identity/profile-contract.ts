import * as z from 'zod/mini'

import { counters } from '#lib/notification/counters-contract.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from './errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { identifierLimit, readIdentifier } from '#lib/core/schema/identifier.ts'
import { empty, imageFile, nothing, whole } from '#lib/core/schema/fields.ts'
import { newName, newPassword, newPin } from './registration-form.ts'
import { identityTexts } from './texts.ts'

export const profile = z.object({
  id: whole,
  name: z.string(),
  photo: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Whether the contact passed its code; until then it is only claimed and receives nothing else (D22). */
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  /** Saldo in rupiah. */
  balance: whole,
  role: z.enum(['buyer', 'seller']),
  /** Accounts opened by a purchase have none until their owner sets one (D46). */
  has_password: z.boolean(),
  has_pin: z.boolean(),
  has_address: z.boolean(),
  /** Whether messages that are not about an order are welcome; absent in older backends, which send them. */
  wants_promotions: z.optional(z.boolean()),
  /** Encrypted id for local storage, stable per person: a hint, never an identity (D7). */
  uid: z.string(),
  /** Included so that the header needs only one request. */
  counters
})

export const readProfile = endpoint('GET /buyer/profile', {
  access: 'buyer',
  summary: 'The signed-in person',
  input: nothing,
  reply: profile
})

export const checkPin = endpoint('POST /buyer/pin/check', {
  access: 'buyer',
  summary: 'Verifies the PIN; five failures lock it for 30 minutes',
  errors: [identityErrors.pin_missing, identityErrors.pin_wrong, identityErrors.pin_locked, coreErrors.busy],
  input: z.object({ pin: newPin }),
  reply: empty,
  limit: 'guess'
})

export const addPin = endpoint('POST /buyer/pin/add', {
  access: 'buyer',
  summary: 'Creates the PIN of a buyer who has none',
  errors: [identityErrors.pin_exists, coreErrors.busy],
  input: z.object({ pin: newPin }),
  reply: empty,
  limit: 'guess'
})

/** A contact that may change; empty means unchanged, because a contact cannot be removed. */
const changedContact = (kind: 'email' | 'phone', error: string) =>
  z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(identifierLimit, { error, abort: true }),
      z.refine(text => text === '' || readIdentifier(text)?.kind === kind, error)
    )
  )

export const updateProfile = endpoint('POST /buyer/profile/update', {
  access: 'buyer',
  summary:
    'Changes name, photo and contacts; a contact needs its codes, and only its field is rejected without them',
  errors: [identityErrors.contact_unverified, identityErrors.email_taken, identityErrors.phone_taken],
  upload: true,
  limit: 'upload',
  input: z.object({
    name: z.optional(newName),
    email: changedContact('email', identityTexts.email),
    phone: changedContact('phone', identityTexts.phone),
    photo: z.optional(imageFile)
  }),
  reply: profile
})

/** The old secret; absent or empty if a passed code replaces it. */
const oldSecret = z.optional(z.string().check(z.maxLength(200)))

export const updatePassword = endpoint('POST /buyer/password/update', {
  access: 'buyer',
  summary: 'Changes the password with the old one or after a code; ends all other sessions',
  errors: [
    identityErrors.password_unusable,
    identityErrors.wrong_password,
    identityErrors.password_locked,
    identityErrors.grant_required,
    coreErrors.busy
  ],
  input: z
    .object({
      old_password: oldSecret,
      password: newPassword,
      password_confirmation: z.string(identityTexts.secretDiffers).check(z.maxLength(200))
    })
    .check(
      z.refine(form => form.password === form.password_confirmation, {
        path: ['password_confirmation'],
        message: identityTexts.secretDiffers
      })
    ),
  reply: empty,
  limit: 'guess'
})

export const updatePin = endpoint('POST /buyer/pin/update', {
  access: 'buyer',
  summary: 'Changes the PIN with the old one or after a code, which also unlocks it',
  errors: [
    identityErrors.pin_missing,
    identityErrors.pin_wrong,
    identityErrors.pin_locked,
    identityErrors.grant_required,
    coreErrors.busy
  ],
  input: z
    .object({
      old_pin: oldSecret,
      pin: newPin,
      pin_confirmation: z.string(identityTexts.pinDiffers).check(z.maxLength(200))
    })
    .check(
      z.refine(form => form.pin === form.pin_confirmation, {
        path: ['pin_confirmation'],
        message: identityTexts.pinDiffers
      })
    ),
  reply: empty,
  limit: 'guess'
})
