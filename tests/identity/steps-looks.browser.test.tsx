import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { endRegister } from '#lib/identity/store/register.ts'

import { LoginPage } from '#islands/identity/LoginPage.tsx'
import { RegisterPage } from '#islands/identity/RegisterPage.tsx'
import { ResetPage } from '#islands/identity/ResetPage.tsx'

import { answerBy, rejected } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, rightCode } from '../support/fake-codes.ts'
import { expectLooks } from '../support/looks.ts'
import { becomeGuest } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// Sign-in, registration and recovery in each of their steps, on every screen, in light and dark.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(() => {
  becomeGuest()
  endRegister()
  vi.mocked(call).mockReset()
})

const goOn = page.getByRole('button', { name: 'Lanjut' })
const contact = page.getByLabelText('Email atau nomor HP')

it('[core-18, core-161] every step of sign-in', async () => {
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    'POST /auth/login': ({ password }: { password?: string }) =>
      rejected(password === undefined ? 'password_unusable' : 'wrong_password')
  })
  await renderFresh(<LoginPage auth="" next="/" />)
  await userEvent.fill(contact, 'bukan')
  await userEvent.click(goOn)
  await expect.element(page.getByText('Format email atau nomor telepon tidak valid')).toBeVisible()
  await expectLooks('/login, refused')
  await userEvent.fill(contact, 'budi@contoh.id')
  await userEvent.click(goOn)
  await userEvent.fill(page.getByRole('textbox', { name: 'Kata sandi' }), 'salah-sekali')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Kata sandi yang anda masukkan salah!')).toBeVisible()
  await expectLooks('/login, password')
  await userEvent.click(page.getByRole('button', { name: 'Masuk dengan kode verifikasi' }))
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard('000000')
  await expect.element(page.getByText('Kode verifikasi tidak valid')).toBeVisible()
  await expectLooks('/login, code')
})

it('[core-18, core-161] every step of registration', async () => {
  answerBy(vi.mocked(call), { ...codeAnswers, 'POST /auth/login': () => rejected('account_not_found') })
  await renderFresh(<RegisterPage auth="085777660099" next="/" />)
  await userEvent.click(goOn)
  const yes = page.getByRole('button', { name: 'Ya, kirim kode' })
  await expect.element(yes).toBeVisible()
  await expectLooks('/register, contact')
  await userEvent.click(yes)
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await userEvent.click(page.getByRole('button', { name: 'Daftar', exact: true }))
  await expect.element(page.getByText('Nama lengkap harus diisi')).toBeVisible()
  await expectLooks('/register, profile')
})

it('[core-18, core-161] every step of recovery', async () => {
  answerBy(vi.mocked(call), codeAnswers)
  await renderFresh(<ResetPage auth="budi@contoh.id" />)
  const send = page.getByRole('button', { name: 'Kirim Kode Verifikasi' })
  await expect.element(send).toBeVisible()
  await expectLooks('/reset-password')
  await userEvent.click(send)
  await expect.element(codeBoxes).toHaveFocus()
  await expectLooks('/reset-password, code')
  codeBoxes.element().focus()
  await userEvent.keyboard(rightCode)
  await userEvent.click(page.getByRole('button', { name: 'Simpan Kata Sandi' }))
  await expect.element(page.getByText('Password minimal 8 karakter')).toBeVisible()
  await expectLooks('/reset-password, password')
})
