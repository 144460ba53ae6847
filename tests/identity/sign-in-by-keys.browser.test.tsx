import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'

import { LoginPage } from '#islands/identity/LoginPage.tsx'
import { ResetPage } from '#islands/identity/ResetPage.tsx'

import { answerBy, answered, rejected } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, rightCode } from '../support/fake-codes.ts'
import { answeredWithCookie, becomeGuest, budi } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'
import { pressByTab, tabTo } from '../support/tab-to.ts'

// Sign-in and recovery without a mouse.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const phone = '085733330003'

beforeEach(() => {
  becomeGuest()
  vi.mocked(call).mockReset()
  let isPassed = false
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    'POST /auth/otp/check': (input: { otp: string }) => {
      isPassed = input.otp === rightCode
      return codeAnswers['POST /auth/otp/check'](input)
    },
    'POST /auth/login': ({ password }: { password?: string }) => {
      if (isPassed) return answeredWithCookie(budi)
      return rejected(password === undefined ? 'password_unusable' : 'wrong_password')
    },
    'PUT /auth/password/reset': () => answered(null)
  })
})

it('[identity-139] signing in by code needs no mouse, and a wrong password keeps the focus', async () => {
  const left = stayHere()
  await renderFresh(<LoginPage auth="" next="/cart" />)
  await expect.element(page.getByLabelText('Email atau nomor HP')).toHaveFocus()
  await userEvent.keyboard(`${phone}{Enter}`)
  await expect.element(codeBoxes).toHaveFocus()
  await pressByTab(page.getByRole('button', { name: 'Masuk dengan kata sandi' }))
  const password = page.getByRole('textbox', { name: 'Kata sandi' })
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('salah-sekali')
  // By the button: a form that succeeds must not take the focus.
  await pressByTab(page.getByRole('button', { name: 'Masuk', exact: true }), ' ')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kata sandi yang anda masukkan salah!')
  await expect.element(password).toHaveFocus()
  await tabTo(page.getByRole('link', { name: 'Lupa kata sandi?' }))
  await pressByTab(page.getByRole('button', { name: 'Masuk dengan kode verifikasi' }))
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await expect.poll(() => left).toEqual(['/cart'])
})

it('[identity-139] a forgotten password is reset without a mouse', async () => {
  const left = stayHere()
  await renderFresh(<ResetPage auth={phone} next="/cart" />)
  await expect.element(page.getByLabelText('Nomor HP atau email')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await expect.element(page.getByLabelText('Kata sandi baru', { exact: true })).toHaveFocus()
  await userEvent.keyboard('baru-12345')
  await tabTo(page.getByLabelText('Konfirmasi kata sandi'))
  await userEvent.keyboard('baru-12345{Enter}')
  await expect.poll(() => left).toEqual([`/login?next=%2Fcart&auth=${phone}`])
})
