import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'

import { ResetPage } from '#islands/identity/ResetPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, rightCode } from '../support/fake-codes.ts'
import { becomeGuest, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'

// A forgotten password: contact, code, new password. Typing codes: code-form.browser.test.tsx.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const phone = '085711110001'
const reset = 'PUT /auth/password/reset'
const request = 'POST /auth/otp/request'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

beforeEach(() => {
  becomeGuest()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), codeAnswers)
})

const contact = page.getByLabelText('Nomor HP atau email')
const send = page.getByRole('button', { name: 'Kirim Kode Verifikasi' })
const password = page.getByLabelText('Kata sandi baru', { exact: true })
const again = page.getByLabelText('Konfirmasi kata sandi')
const save = page.getByRole('button', { name: 'Simpan Kata Sandi' })

/** The last step, with the passed code of the phone. */
async function openPassword(): Promise<void> {
  await renderFresh(<ResetPage auth={phone} next="/cart" />)
  await userEvent.click(send)
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await expect.element(password).toHaveFocus()
}

it('[identity-40, identity-62] an invalid contact gets no code', async () => {
  await renderFresh(<ResetPage auth="" />)
  await expect.element(contact).toHaveFocus()
  await userEvent.click(send)
  await expect.element(page.getByText('Silakan masukkan nomor telepon')).toBeVisible()
  await expect.element(contact).toHaveFocus()
  await expectAccessible('contact of a forgotten password')
  await userEvent.fill(contact, 'bukan')
  await userEvent.click(send)
  await expect.element(contact).toHaveAccessibleDescription('Format email atau nomor telepon tidak valid')
  expect(sent(request)).toEqual([])
})

it.each([
  [
    phone,
    `Jika terdaftar, kode verifikasi dikirim ke nomor ${phone}`,
    { type: 'phone', phone: '6285711110001' }
  ],
  [
    'tidak-ada@contoh.id',
    'Jika terdaftar, kode verifikasi dikirim ke tidak-ada@contoh.id',
    { type: 'email', email: 'tidak-ada@contoh.id' }
  ]
])('[identity-62] %s gets the same message with or without an account', async (typed, text, input) => {
  await renderFresh(<ResetPage auth="" />)
  await userEvent.fill(contact, typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(codeBoxes).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Verifikasi', exact: true })).toBeDisabled()
  await expectAccessible('code of a forgotten password')
  expect(sent(request)).toEqual([{ ...input, is_register: false, purpose: 'reset' }])
})

it("[identity-14, identity-40] 'Kembali' leads to the contact, which stays; returning finds the code", async () => {
  await renderFresh(<ResetPage auth={phone} />)
  await expect.element(contact).toHaveValue(phone)
  await userEvent.click(send)
  await expect.element(codeBoxes).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Kembali' }))
  await expect.element(contact).toHaveValue(phone)
  await cleanup()
  await renderFresh(<ResetPage auth={phone} />)
  await expect.element(codeBoxes).toHaveFocus()
  expect(sent(request)).toHaveLength(1)
})

it('[identity-40] a repetition that differs is reported after half a second, a short password when it is sent', async () => {
  await openPassword()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.fill(password, 'baru-12345')
  await userEvent.fill(again, 'baru-1234')
  vi.advanceTimersByTime(499)
  await expect.element(page.getByText('Password tidak cocok')).not.toBeInTheDocument()
  vi.advanceTimersByTime(1)
  await expect.element(again).toHaveAccessibleDescription('Password tidak cocok')
  vi.useRealTimers()
  await expectAccessible('a repetition that differs')
  await userEvent.fill(password, 'baru')
  await userEvent.click(save)
  await expect.element(password).toHaveAccessibleDescription('Password minimal 8 karakter')
  await expect.element(password).toHaveFocus()
  await expectAccessible('a password that is too short')
  expect(sent(reset)).toEqual([])
})

it('[identity-40, identity-136] the new password is saved once, and sign-in gets the contact and the destination', async () => {
  const left = stayHere()
  const { answer, give } = held()
  answerBy(vi.mocked(call), { ...codeAnswers, [reset]: () => answer })
  await openPassword()
  await userEvent.fill(password, 'baru-12345')
  await userEvent.fill(again, 'baru-12345')
  await userEvent.dblClick(save)
  give(answered(null, 'Kata sandi berhasil diatur ulang'))
  await expect.poll(() => left).toEqual([`/login?next=%2Fcart&auth=${phone}`])
  expect(sent(reset)).toEqual([{ phone, new_password: 'baru-12345' }])
  expect(sessionStore.getJson('keptToast')).toEqual({
    text: 'Kata sandi berhasil diatur ulang',
    tone: 'success'
  })
})

it('[identity-65] an expired verification is repeated at once, and the typed text stays', async () => {
  const left = stayHere()
  answerBy(vi.mocked(call), { ...codeAnswers, [reset]: () => rejected('grant_required') })
  await openPassword()
  await userEvent.fill(password, 'baru-12345')
  await userEvent.fill(again, 'baru-12345')
  await userEvent.keyboard('{Enter}')
  await expect.element(codeBoxes).toHaveFocus()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'Verifikasi sudah tidak berlaku. Masukkan kode baru yang kami kirim; isian Anda tetap tersimpan.'
    )
  await expectAccessible('a code that was made anew')
  expect(sent(request)).toHaveLength(2)
  await userEvent.keyboard(rightCode)
  await expect.element(password).toHaveValue('baru-12345')
  await expect.element(again).toHaveValue('baru-12345')
  expect(left).toEqual([])
})

it('[identity-40] a signed-in person is redirected home', async () => {
  const left = stayHere()
  const profile = signInMember()
  answerBy(vi.mocked(call), { 'GET /buyer/profile': () => answered(profile) })
  await renderFresh(<ResetPage auth="" />)
  await expect.poll(() => left).toEqual(['/'])
})
