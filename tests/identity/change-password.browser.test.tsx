import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { SecurityRows } from '#islands/identity/SecurityRows.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, codeWait, rightCode } from '../support/fake-codes.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Ubah Kata Sandi': by a code or by the old password, then the new one, twice.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const update = 'POST /buyer/password/update'
const request = 'POST /auth/otp/request'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

beforeEach(() => {
  signInMember()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), { ...codeAnswers, [update]: () => answered(null) })
})

const open = page.getByRole('button', { name: 'Ubah Kata Sandi' })
const dialog = page.getByRole('dialog', { name: 'Ubah Kata Sandi' })
const button = (name: string | RegExp) => dialog.getByRole('button', { name })
const password = dialog.getByLabelText('Kata sandi baru', { exact: true })
const again = dialog.getByLabelText('Konfirmasi kata sandi')
const save = button('Simpan')

it('[identity-67] a code by WhatsApp opens the form, which shows its errors', async () => {
  await renderFresh(<SecurityRows />)
  await userEvent.click(open)
  await expect.element(button(/^WhatsApp/)).toHaveFocus()
  await expectAccessible('ways to change a password')
  await userEvent.click(button(/^WhatsApp Kirim kode ke 081234567890$/))
  await expect.element(codeBoxes).toHaveFocus()
  await expect.element(dialog.getByText('Kirim ulang dalam 30 detik')).toBeVisible()
  await expectAccessible('code of a change')
  await userEvent.keyboard(rightCode)
  await expect.element(password).toHaveFocus()
  await userEvent.click(save)
  await expect.element(password).toHaveAccessibleDescription('Kata sandi wajib diisi')
  await expect.element(again).toHaveAccessibleDescription('Kata sandi wajib diisi')
  await userEvent.fill(password, 'baru')
  await userEvent.fill(again, 'baru-lain')
  await userEvent.click(save)
  await expect.element(password).toHaveAccessibleDescription('Password minimal 8 karakter')
  await expect.element(password).toHaveFocus()
  await expect.element(again).toHaveAccessibleDescription('Kata sandi tidak sama')
  await expectAccessible('change of a password')
  expect(sent(update)).toEqual([])
  expect(sent(request)).toEqual([
    { type: 'phone', phone: '6281234567890', is_register: false, purpose: 'account' }
  ])
})

it('[identity-67] a changed password is confirmed, and the focus returns to the button', async () => {
  await renderFresh(<SecurityRows />)
  await userEvent.click(open)
  await userEvent.click(button(/^WhatsApp/))
  await userEvent.keyboard(rightCode)
  await userEvent.fill(password, 'baru-12345')
  await userEvent.fill(again, 'baru-12345')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  expect($toast.get()).toMatchObject({ text: 'Password berhasil diubah', tone: 'success' })
  expect(sent(update)).toEqual([{ password: 'baru-12345', password_confirmation: 'baru-12345' }])
})

it('[identity-67] the old password needs no code, and a wrong one is reported', async () => {
  answerBy(vi.mocked(call), { [update]: () => rejected('wrong_password') })
  await renderFresh(<SecurityRows />)
  await userEvent.click(open)
  await userEvent.click(button(/^Kata sandi lama/))
  const old = dialog.getByLabelText('Kata sandi lama')
  await expect.element(old).toHaveFocus()
  await userEvent.fill(old, 'lama-12345')
  await userEvent.fill(password, 'baru-12345')
  await userEvent.fill(again, 'baru-12345')
  await userEvent.click(save)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Kata sandi yang anda masukkan salah!')
  await expect.element(old).toHaveFocus()
  await expect.element(password).toHaveValue('baru-12345')
  await expectAccessible('an old password that is wrong')
  expect(sent(request)).toEqual([])
})

it('[identity-65, identity-67] an expired verification requests another code and keeps the form', async () => {
  answerBy(vi.mocked(call), { ...codeAnswers, [update]: () => rejected('grant_required') })
  await renderFresh(<SecurityRows />)
  await userEvent.click(open)
  await userEvent.click(button(/^Email/))
  await userEvent.keyboard(rightCode)
  await userEvent.fill(password, 'baru-12345')
  await userEvent.fill(again, 'baru-12345')
  await userEvent.click(save)
  await expect.element(codeBoxes).toHaveFocus()
  await expect.element(dialog.getByText(/^Verifikasi sudah tidak berlaku\./)).toBeVisible()
  await userEvent.keyboard(rightCode)
  await expect.element(password).toHaveValue('baru-12345')
})

it('[identity-155, identity-67] a code that has to wait is reported beside the options', async () => {
  answerBy(vi.mocked(call), { [request]: () => codeWait(20) })
  await renderFresh(<SecurityRows />)
  await userEvent.click(open)
  await userEvent.click(button(/^WhatsApp/))
  await expect.element(dialog.getByText(/^Kirim ulang dalam (?:20|19) detik$/)).toBeVisible()
  await expect.element(button(/^WhatsApp/)).toBeEnabled()
})
