import { expect, test } from 'vitest'

import { formErrors, pinForm, registerForm } from '#lib/identity/registration-form.ts'

const good = {
  name: 'Budi Santoso',
  email: 'budi@contoh.id',
  phone: '081234567890',
  password: 'rahasia123',
  password_confirmation: 'rahasia123'
}
const errorsOf = (change: Partial<typeof good>) => formErrors(registerForm, { ...good, ...change })

test('a valid form has no errors', () => {
  expect(errorsOf({})).toEqual({})
})

test.each([
  ['', 'Nama lengkap harus diisi'],
  [' Al ', 'Nama lengkap minimal 3 karakter'],
  ['Budi 2', 'Nama lengkap hanya boleh berisi huruf'],
  ['a'.repeat(101), 'Nama lengkap maksimal 100 karakter']
])('[identity-15] the name %j is rejected', (name, message) => {
  expect(errorsOf({ name })).toEqual({ name: message })
})

test.each([
  ['', 'Email harus diisi'],
  ['budi@contoh', 'Format email tidak valid']
])('[identity-16] the email %j is rejected', (email, message) => {
  expect(errorsOf({ email })).toEqual({ email: message })
})

test.each([
  ['', 'Nomor handphone harus diisi'],
  ['0812-3456-78', 'Nomor handphone hanya boleh berisi angka'],
  ['081234567', 'Nomor handphone terlalu pendek'],
  ['0812345678901234', 'Nomor handphone terlalu panjang'],
  ['1555123456', 'Format nomor handphone tidak valid']
])('[identity-17] the phone %j is rejected', (phone, message) => {
  expect(errorsOf({ phone })).toEqual({ phone: message })
})

test('[identity-18] a password has 8 to 200 characters and is typed twice', () => {
  const twice = (password: string) => errorsOf({ password, password_confirmation: password })
  expect(twice('rahasia')).toEqual({ password: 'Password minimal 8 karakter' })
  expect(twice('a'.repeat(201))).toMatchObject({ password: 'Password maksimal 200 karakter' })
  for (const password_confirmation of ['lain', '']) {
    expect(errorsOf({ password_confirmation })).toEqual({
      password_confirmation: 'Konfirmasi password tidak sesuai'
    })
  }
  expect(twice('')).toMatchObject({ password_confirmation: 'Konfirmasi password tidak sesuai' })
})

test('[identity-133] a repetition that differs is reported even if other fields are wrong too', () => {
  expect(errorsOf({ name: '', password: 'pendek', password_confirmation: 'lain' })).toEqual({
    name: 'Nama lengkap harus diisi',
    password: 'Password minimal 8 karakter',
    password_confirmation: 'Konfirmasi password tidak sesuai'
  })
  expect(formErrors(pinForm, { pin: '12', pin_confirmation: '13' })).toEqual({
    pin: 'PIN harus 6 digit angka',
    pin_confirmation: 'PIN tidak sama'
  })
})

test('[identity-33] a PIN has six digits and is typed twice', () => {
  const errors = (pin: string, pin_confirmation = pin) => formErrors(pinForm, { pin, pin_confirmation })
  expect(errors('135790')).toEqual({})
  expect(errors('', '')).toMatchObject({
    pin: 'PIN wajib diisi',
    pin_confirmation: 'Konfirmasi PIN wajib diisi'
  })
  expect(errors('12345')).toEqual({ pin: 'PIN harus 6 digit angka' })
  expect(errors('12345a')).toEqual({ pin: 'PIN harus 6 digit angka' })
  expect(errors('135790', '135791')).toEqual({ pin_confirmation: 'PIN tidak sama' })
})
