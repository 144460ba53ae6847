import * as z from 'zod/mini'

import { emailPattern } from '#lib/core/schema/identifier.ts'
import { typedTwice } from '#lib/core/browser/typed-twice.ts'
import { visibleText } from '#lib/core/browser/visible-text.ts'
import { wholeFormProblems } from '#lib/core/browser/whole-form.ts'
import { identityTexts } from './texts.ts'

// The registration form's rules and texts (identity-15 to identity-18). Only the first failed rule is shown.

/** Stops at the first failed rule: 'Nama lengkap harus diisi' is not followed by 'minimal 3 karakter'. */
const stop = { abort: true } as const

export const newName = z.string('Nama lengkap harus diisi').check(
  z.overwrite(name => visibleText(name).replaceAll(/\s+/g, ' ')),
  z.minLength(1, { error: 'Nama lengkap harus diisi', ...stop }),
  z.minLength(3, { error: 'Nama lengkap minimal 3 karakter', ...stop }),
  z.maxLength(100, { error: 'Nama lengkap maksimal 100 karakter', ...stop }),
  z.regex(/^[\p{L}\s]+$/u, 'Nama lengkap hanya boleh berisi huruf')
)

export const newEmail = z
  .string('Email harus diisi')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email harus diisi', ...stop }),
    z.maxLength(200, { error: identityTexts.email, ...stop }),
    z.regex(emailPattern, identityTexts.email),
    z.toLowerCase()
  )

export const newPhone = z
  .string('Nomor handphone harus diisi')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Nomor handphone harus diisi', ...stop }),
    z.maxLength(100, { error: 'Nomor handphone terlalu panjang', ...stop }),
    z.regex(/^[+\d]+$/, { error: 'Nomor handphone hanya boleh berisi angka', ...stop }),
    z.minLength(10, { error: 'Nomor handphone terlalu pendek', ...stop }),
    z.maxLength(15, { error: 'Nomor handphone terlalu panjang', ...stop }),
    z.regex(/^(\+62|62|0)\d+$/, identityTexts.phone)
  )

export const newPassword = z
  .string('Password minimal 8 karakter')
  .check(z.minLength(8, 'Password minimal 8 karakter'), z.maxLength(200, 'Password maksimal 200 karakter'))

export const newPin = z
  .string(identityTexts.noPin)
  .check(
    z.minLength(1, { error: identityTexts.noPin, ...stop }),
    z.maxLength(6, { error: 'PIN harus 6 digit angka', ...stop }),
    z.regex(/^\d{6}$/, 'PIN harus 6 digit angka')
  )

/** PIN and its repetition, for the PIN form and its endpoint. */
export const pinForm = typedTwice(
  z.object({
    pin: newPin,
    pin_confirmation: z
      .string('Konfirmasi PIN wajib diisi')
      .check(z.minLength(1, 'Konfirmasi PIN wajib diisi'), z.maxLength(200))
  }),
  { fields: ['pin', 'pin_confirmation'], message: identityTexts.pinDiffers }
)

/** The registration form, validated by the page before it is sent. */
export const registerForm = typedTwice(
  z.object({
    name: newName,
    email: newEmail,
    phone: newPhone,
    password: newPassword,
    password_confirmation: z
      .string(identityTexts.passwordDiffers)
      .check(z.minLength(1, identityTexts.passwordDiffers), z.maxLength(200))
  }),
  { fields: ['password', 'password_confirmation'], message: identityTexts.passwordDiffers }
)

/** First message of each field, as shown under a form's inputs; all fields at once. */
export function formErrors<S extends z.ZodMiniType>(
  schema: S,
  values: Record<string, unknown>
): Record<string, string> {
  const parsed = schema.safeParse(values)
  const errors: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) errors[issue.path.join('.')] ??= issue.message
  return { ...wholeFormProblems(schema, values), ...errors }
}
