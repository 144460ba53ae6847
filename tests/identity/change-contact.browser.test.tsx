import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { PersonalTab } from '#islands/identity/PersonalTab.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, codeWait, rightCode } from '../support/fake-codes.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// A contact changes in six steps, and a claimed one is verified.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const update = 'POST /buyer/profile/update'
const request = 'POST /auth/otp/request'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const next = '085711110011'

type Answers = Parameters<typeof answerBy>[1]

/** The account area of a buyer with these contacts, which count as verified once saved. */
async function openAccount(
  change: Parameters<typeof signInMember>[0] = {},
  other: Answers = {}
): Promise<void> {
  let profile = signInMember(change)
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    'GET /buyer/export': () => answered({ status: 'none', requested_at: null, until: null, file: null }),
    [update]: (input: { email?: string; phone?: string }) => {
      profile = {
        ...profile,
        ...input,
        email_verified: profile.email_verified || 'email' in input,
        phone_verified: profile.phone_verified || 'phone' in input
      }
      return answered(profile)
    },
    ...other
  })
  await renderFresh(<PersonalTab />)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
})

const edit = page.getByRole('button', { name: 'Edit Nomor Telepon' })
const dialog = page.getByRole('dialog', { name: /^Ubah Nomor HP/ })
const contact = dialog.getByLabelText('Nomor HP baru', { exact: true })
const again = dialog.getByLabelText('Konfirmasi nomor HP baru')
const send = dialog.getByRole('button', { name: 'Kirim kode verifikasi' })
const save = dialog.getByRole('button', { name: 'Simpan' })

it('[identity-69] asks for the new phone after the code of the old one, and sends a code once both entries match', async () => {
  await openAccount()
  await userEvent.click(edit)
  await expect.element(dialog.getByText('081234567890')).toBeVisible()
  await expect.element(codeBoxes).toHaveFocus()
  await expectAccessible('code of the old contact')
  await userEvent.keyboard(rightCode)
  await expect.element(contact).toHaveFocus()
  await userEvent.fill(contact, next)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.fill(again, '0857')
  await expect.element(again).toHaveAccessibleDescription('')
  vi.advanceTimersByTime(500)
  await expect.element(again).toHaveAccessibleDescription('Nomor telepon tidak sama')
  vi.useRealTimers()
  await expect.element(send).not.toBeInTheDocument()
  await expectAccessible('new contact')
  await userEvent.fill(contact, '')
  await userEvent.tab()
  await expect.element(contact).toHaveAccessibleDescription('Nomor telepon wajib diisi')
  await userEvent.fill(contact, next)
  await userEvent.fill(again, `+62${next.slice(1)}`)
  await expect.element(send).toBeEnabled()
})

it('[identity-69] verifies and saves the new phone, and shows it in the account', async () => {
  await openAccount()
  await userEvent.click(edit)
  await userEvent.keyboard(rightCode)
  await userEvent.fill(contact, next)
  await userEvent.fill(again, next)
  await userEvent.click(send)
  await expect.element(dialog.getByText(next)).toBeVisible()
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await expect.element(save).toHaveFocus()
  await expectAccessible('new contact that is saved')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(edit).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Nomor Telepon' })).toHaveValue(next)
  expect($toast.get()).toMatchObject({ text: 'Nomor HP berhasil diubah', tone: 'success' })
  expect(sent(request).map(({ purpose, phone }) => [purpose, phone])).toEqual([
    ['account', '6281234567890'],
    ['contact', '6285711110011']
  ])
  expect(sent(update)).toEqual([{ phone: '6285711110011' }])
})

it('[identity-69] a claimed contact is verified by its own code, and its button disappears', async () => {
  await openAccount({ email_verified: false })
  const verify = page.getByRole('button', { name: 'Verifikasi Email' })
  await expect
    .element(page.getByLabelText('Email', { exact: true }))
    .toHaveAccessibleDescription('Belum diverifikasi')
  await expectAccessible('a contact that is not verified')
  verify.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('dialog', { name: 'Verifikasi Email' }).getByText('budi@contoh.id'))
    .toBeVisible()
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await expect.element(verify).not.toBeInTheDocument()
  // The button that opened it is gone too.
  await expect.element(page.getByRole('button', { name: 'Edit Email' })).toHaveFocus()
  expect($toast.get()).toMatchObject({ text: 'Email berhasil diverifikasi', tone: 'success' })
})

it('[identity-69] with an unverified phone the code goes to the email, and says why', async () => {
  await openAccount({ phone_verified: false })
  await userEvent.click(edit)
  await expect
    .element(
      dialog.getByText('Untuk keamanan akun, kami mengirim kode ke kontak Anda yang sudah diverifikasi.')
    )
    .toBeVisible()
  expect(sent(request)).toMatchObject([{ email: 'budi@contoh.id', purpose: 'account' }])
})

it('[identity-69] without a verified contact the new one is requested at once', async () => {
  await openAccount({ phone_verified: false, email_verified: false })
  await userEvent.click(edit)
  await expect.element(contact).toHaveFocus()
  expect(sent(request)).toEqual([])
})

it('[identity-36, identity-69] a contact of another account is rejected, and another can be typed', async () => {
  await openAccount({}, { [update]: () => rejected('phone_taken') })
  await userEvent.click(edit)
  await userEvent.keyboard(rightCode)
  await userEvent.fill(contact, next)
  await userEvent.fill(again, next)
  await userEvent.click(send)
  await userEvent.keyboard(rightCode)
  await userEvent.click(save)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nomor HP sudah digunakan')
  await expectAccessible('a contact that is taken')
  await userEvent.click(dialog.getByRole('button', { name: 'Ganti dengan yang lain' }))
  await expect.element(contact).toHaveValue(next)
})

it('[identity-155, identity-69] a code that has to wait says so in the dialog, with a retry', async () => {
  await openAccount({}, { [request]: () => codeWait(20) })
  await userEvent.click(edit)
  await expect.element(dialog.getByText(/^Kirim ulang dalam (?:20|19) detik$/)).toBeVisible()
  await expectAccessible('a code of a dialog that has to wait')
  answerBy(vi.mocked(call), codeAnswers)
  await userEvent.click(dialog.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(codeBoxes).toHaveFocus()
})
