import * as z from 'zod/mini'

import { identifierLimit, readIdentifier } from '#lib/core/identifier.ts'
import { otpPurposes } from './otp.ts'
import { coreRefusals } from '#lib/core/refusals.ts'
import { identityRefusals } from './refusals.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import { empty, flag, nothing, text, whole } from '#lib/core/fields.ts'
import { newPassword } from './registration-form.ts'
import { registration } from './registration.ts'
import { profile } from './profile-contract.ts'
import { codeTexts, identityTexts } from './texts.ts'

const identifier = z.string(identityTexts.contact).check(
  z.maxLength(identifierLimit, { error: identityTexts.contact, abort: true }),
  z.refine(text => readIdentifier(text) !== undefined, identityTexts.contact)
)

export const login = endpoint('POST /auth/login', {
  access: 'public',
  summary: 'Signs in with a password, or after a passed code without one',
  refusals: [
    identityRefusals.account_not_found,
    identityRefusals.password_unusable,
    identityRefusals.wrong_password,
    identityRefusals.password_locked,
    identityRefusals.contact_claimed,
    identityRefusals.role_refused,
    identityRefusals.grant_required,
    coreRefusals.unauthorized,
    coreRefusals.busy
  ],
  input: z.object({ auth: identifier, password: z.optional(z.string().check(z.maxLength(200))) }),
  reply: profile,
  limit: 'guess'
})

export const register = endpoint('POST /auth/register', {
  access: 'public',
  summary:
    'Opens a buyer account for a contact whose code was passed, and signs it in. With in_purchase a name and a phone that passed its code are enough',
  refusals: [
    identityRefusals.email_taken,
    identityRefusals.phone_taken,
    identityRefusals.grant_required,
    coreRefusals.unauthorized,
    coreRefusals.busy
  ],
  input: registration,
  reply: profile,
  limit: 'guess'
})

export const requestOtp = endpoint('POST /auth/otp/request', {
  access: 'public',
  summary: 'Sends a code by WhatsApp or email; never tells whether the contact is registered',
  refusals: [identityRefusals.otp_wait],
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
  refusals: [identityRefusals.otp_invalid, identityRefusals.otp_expired, identityRefusals.otp_exhausted],
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
  refusals: [coreRefusals.session_over],
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
  refusals: [identityRefusals.grant_required, coreRefusals.busy],
  input: z.object({
    /** The email or the phone that passed the code, whatever its name says (D22). */
    phone: identifier,
    new_password: newPassword
  }),
  reply: empty,
  limit: 'guess'
})
