import { expect, test } from 'vitest'

import { formErrors } from '#lib/identity/registration-form.ts'
import { contactForm, resetForm, secretForm } from '#lib/identity/secret-forms.ts'
import { ownContacts, proofOfChange } from '#lib/identity/own-contacts.ts'

const password = (secret: string, confirmation = secret, old = '') =>
  formErrors(secretForm('password', old !== ''), { old, secret, confirmation })
const pin = (secret: string, confirmation = secret, old = '') =>
  formErrors(secretForm('pin', old !== ''), { old, secret, confirmation })

test('[identity-67] a new password is filled in, long enough and repeated', () => {
  expect(password('')).toEqual({ secret: 'Kata sandi wajib diisi', confirmation: 'Kata sandi wajib diisi' })
  expect(password('pendek')).toEqual({ secret: 'Password minimal 8 karakter' })
  expect(password('baru-12345', 'baru-1234')).toEqual({ confirmation: 'Kata sandi tidak sama' })
  expect(password('hurufkecil')).toEqual({})
  const withOld = secretForm('password', true)
  expect(formErrors(withOld, { old: '', secret: 'baru-12345', confirmation: 'baru-12345' })).toEqual({
    old: 'Kata sandi wajib diisi'
  })
})

test('[identity-68] a new PIN has six digits, is repeated, and differs from the old one', () => {
  expect(pin('')).toEqual({ secret: 'PIN wajib diisi', confirmation: 'PIN wajib diisi' })
  expect(pin('12345')).toEqual({ secret: 'PIN harus 6 digit angka' })
  expect(pin('135790', '135791')).toEqual({ confirmation: 'PIN tidak sama' })
  expect(pin('135790', '135790', '135790')).toEqual({ secret: 'PIN baru harus berbeda dari PIN lama' })
  expect(pin('246802', '246802', '135790')).toEqual({})
})

test('[identity-40] the password after a reset is long enough and repeated', () => {
  expect(formErrors(resetForm, { secret: '1234567', confirmation: '1234567' })).toEqual({
    secret: 'Password minimal 8 karakter'
  })
  expect(formErrors(resetForm, { secret: '12345678', confirmation: '1234567' })).toEqual({
    confirmation: 'Password tidak cocok'
  })
})

test('[identity-133] a repetition that differs is reported even if the new one is wrong too', () => {
  expect(formErrors(resetForm, { secret: 'pendek', confirmation: 'lain' })).toEqual({
    secret: 'Password minimal 8 karakter',
    confirmation: 'Password tidak cocok'
  })
  expect(password('pendek', 'lain')).toMatchObject({ confirmation: 'Kata sandi tidak sama' })
  expect(pin('12', '13')).toMatchObject({ confirmation: 'PIN tidak sama' })
  expect(formErrors(contactForm('email'), { contact: 'rina', confirmation: 'rani' })).toMatchObject({
    confirmation: 'Email tidak sama'
  })
})

test.each([
  ['email', '', '', { contact: 'Email wajib diisi', confirmation: 'Email wajib diisi' }],
  ['email', 'rina', 'rina', { contact: 'Format email tidak valid' }],
  ['email', 'rina@contoh.id', 'rani@contoh.id', { confirmation: 'Email tidak sama' }],
  ['phone', '', '', { contact: 'Nomor telepon wajib diisi', confirmation: 'Nomor telepon wajib diisi' }],
  ['phone', '081300000001', '081300000002', { confirmation: 'Nomor telepon tidak sama' }],
  ['phone', 'rina@contoh.id', 'rina@contoh.id', { contact: 'Format nomor handphone tidak valid' }],
  ['phone', '0813-0000-0001', '+6281300000001', {}]
] as const)('[identity-69] a new %s %j, repeated as %j', (kind, contact, confirmation, problems) => {
  expect(formErrors(contactForm(kind), { contact, confirmation })).toEqual(problems)
})

const budi = { email: 'budi@contoh.id', phone: '628', email_verified: true, phone_verified: true }

test('[identity-69] the old contact proves a change, else the other verified one, else nothing', () => {
  expect(proofOfChange(budi, 'email')?.value).toBe('budi@contoh.id')
  expect(proofOfChange({ ...budi, email: null }, 'email')?.value).toBe('628')
  expect(proofOfChange({ ...budi, email_verified: false }, 'email')?.value).toBe('628')
  expect(proofOfChange({ ...budi, email: null, phone_verified: false }, 'email')).toBeUndefined()
  expect(ownContacts({ email: 'budi@contoh.id', phone: null })).toHaveLength(1)
})
