import * as z from 'zod/mini'

import { identifierLimit, readIdentifier } from '#lib/core/schema/identifier.ts'
import { otpPurposes } from './otp.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from './errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { empty, flag, nothing, text, whole } from '#lib/core/schema/fields.ts'
import { newPassword } from './registration-form.ts'
import { registration } from './registration.ts'
import { profile } from './profile-contract.ts'
import { codeTexts, identityTexts } from './texts.ts'

/** The person who signed in, and whether that revoked a request to close the account. */
export const signedIn = z.extend(profile, { closing_revoked: z.optional(z.boolean()) })

const identifier = z.string(identityTexts.contact).check(
  z.maxLength(identifierLimit, { error: identityTexts.contact, abort: true }),
  z.refine(text => readIdentifier(text) !== undefined, identityTexts.contact)
)

export const login = endpoint('POST /auth/login', {
  access: 'public',
  summary: 'Signs in with a password, or after a passed code without one',
  errors: [
    identityErrors.account_not_found,
    identityErrors.password_unusable,
    identityErrors.wrong_password,
    identityErrors.password_locked,
    identityErrors.contact_claimed,
    identityErrors.role_refused,
    identityErrors.grant_required,
    coreErrors.unauthorized,
    coreErrors.busy
  ],
  input: z.object({ auth: identifier, password: z.optional(z.string().check(z.maxLength(200))) }),
  reply: signedIn,
  limit: 'guess'
})

export const register = endpoint('POST /auth/register', {
  access: 'public',
  summary:
    'Opens a buyer account for a contact whose code was passed, and signs it in. With in_purchase a name and a phone that passed its code are enough',
  errors: [
    identityErrors.email_taken,
    identityErrors.phone_taken,
    identityErrors.grant_required,
    coreErrors.unauthorized,
    coreErrors.busy
  ],
  input: registration,
  reply: signedIn,
  limit: 'guess'
})

export const requestOtp = endpoint('POST /auth/otp/request', {
  access: 'public',
  summary: 'Sends a code by WhatsApp or email; never tells whether the contact is registered',
  errors: [identityErrors.otp_wait],
  input: z.object({
    type: z.enum(['phone', 'email']),
    phone: z.optional(text(identifierLimit)),
    email: z.optional(text(identifierLimit)),
    is_register: z._default(flag, false),
    purpose: z.optional(z.enum(otpPurposes))
  }),
  reply: z.object({ otp_id: z.string(), auth: z.string(), resend_seconds: whole }),
  limit: 'guess'
})

export const checkOtp = endpoint('POST /auth/otp/check', {
  access: 'public',
  summary: 'Checks a code; success opens a single-use grant for this browser',
  errors: [identityErrors.otp_invalid, identityErrors.otp_expired, identityErrors.otp_exhausted],
  input: z.object({
    otp_id: z.string().check(z.maxLength(100)),
    otp: z
      .string(codeTexts.none)
      .check(
        z.minLength(1, { error: codeTexts.none, abort: true }),
        z.maxLength(6, { error: codeTexts.hint, abort: true }),
        z.regex(/^\d{6}$/, { error: codeTexts.hint, abort: true })
      ),
    type: z.optional(text(20))
  }),
  reply: z.object({ auth: z.string() }),
  limit: 'guess'
})

export const refresh = endpoint('POST /auth/refresh', {
  access: 'public',
  summary:
    'Rotates the refresh token and hands out a new access token; session_over where there is none to go on',
  errors: [coreErrors.session_over],
  input: nothing,
  reply: empty,
  limit: 'refresh'
})

export const logout = endpoint('DELETE /auth/logout', {
  access: 'public',
  summary: 'Ends the session of this device',
  input: nothing,
  reply: empty
})

export const resetPassword = endpoint('PUT /auth/password/reset', {
  access: 'public',
  summary: 'Sets a new password after a passed code; ends all sessions',
  errors: [identityErrors.grant_required, coreErrors.busy],
  input: z.object({
    /** The email or phone that passed the code, despite the field's name (D22). */
    phone: identifier,
    new_password: newPassword
  }),
  reply: empty,
  limit: 'guess'
})
