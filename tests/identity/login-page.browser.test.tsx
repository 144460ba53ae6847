import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'

import { LoginPage } from '#islands/identity/LoginPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, codeWait, rightCode } from '../support/fake-codes.ts'
import { answeredWithCookie, becomeGuest, budi } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'

// Sign-in in its steps: contact, then password or code.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const login = 'POST /auth/login'
const request = 'POST /auth/otp/request'
const email = 'budi@contoh.id'
const phone = '081234567890'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

type Reply = ReturnType<typeof answered> | ReturnType<typeof rejected> | typeof lost

/** Answers sign-in for an account with this password. */
const withPassword =
  (right: string) =>
  ({ password }: { password?: string }): Reply => {
    if (password === undefined) return rejected('password_unusable')
    return password === right ? answeredWithCookie(budi) : rejected('wrong_password')
  }

beforeEach(() => {
  becomeGuest()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), { ...codeAnswers, [login]: withPassword('rahasia123') })
})

const contact = page.getByLabelText('Email atau nomor HP')
const leaving = page.getByText('Anda sudah masuk. Halaman sedang dibuka.')
const goOn = page.getByRole('button', { name: 'Lanjut' })
const password = page.getByRole('textbox', { name: 'Kata sandi' })
const signIn = page.getByRole('button', { name: 'Masuk', exact: true })

/** The page with this contact typed and sent. */
async function identify(typed: string): Promise<void> {
  await renderFresh(<LoginPage auth="" next="/cart" />)
  await userEvent.fill(contact, typed)
  await userEvent.keyboard('{Enter}')
}

it('[core-237] a sign-in without a stored cookie says that the browser rejects cookies', async () => {
  answerBy(vi.mocked(call), {
    [login]: ({ password: typed }: { password?: string }) =>
      typed ? answered(budi) : rejected('password_unusable')
  })
  const left = stayHere()
  await identify(email)
  await userEvent.fill(password, 'rahasia123')
  await userEvent.click(signIn)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Peramban Anda menolak cookie/)
  expect(left).toEqual([])
})

it('[identity-4] an invalid contact is reported, and a contact without an account leads to registration', async () => {
  answerBy(vi.mocked(call), { [login]: () => rejected('account_not_found') })
  await renderFresh(<LoginPage auth="" next="/cart" />)
  await expect.element(contact).toHaveFocus()
  await expect.element(page.getByText('Masuk untuk melihat keranjang Anda.')).toBeVisible()
  await userEvent.fill(contact, 'bukan')
  await userEvent.click(goOn)
  await expect.element(contact).toHaveAccessibleDescription('Format email atau nomor telepon tidak valid')
  await expect.element(contact).toHaveFocus()
  await expectAccessible('a contact that is none')
  expect(sent(login)).toEqual([])
  await userEvent.fill(contact, email)
  await userEvent.click(goOn)
  const note = page.getByRole('alert').filter({ hasText: 'Email atau nomor telepon tidak ditemukan!' })
  await expect
    .element(note.getByRole('link', { name: `Daftar dengan ${email}` }))
    .toHaveAttribute('href', '/register?auth=budi%40contoh.id&next=%2Fcart')
  await expectAccessible('a contact without an account')
})

it('[identity-171] an invalid contact removes the message about the last one', async () => {
  answerBy(vi.mocked(call), { [login]: () => rejected('account_not_found') })
  await identify(email)
  await expect.element(page.getByRole('link', { name: /^Daftar dengan/ })).toBeVisible()
  await userEvent.fill(contact, 'bukan')
  await userEvent.click(goOn)
  await expect.element(contact).toHaveAccessibleDescription('Format email atau nomor telepon tidak valid')
  await expect.element(page.getByRole('link', { name: /^Daftar dengan/ })).not.toBeInTheDocument()
})

it('[identity-172] an empty password is reported at its field, and replaces the last message', async () => {
  await identify(email)
  await userEvent.fill(password, 'salah-sekali')
  await userEvent.click(signIn)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kata sandi yang anda masukkan salah!')
  const requested = sent(login).length
  await userEvent.clear(password)
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription('Kata sandi wajib diisi')
  await expect.element(password).toHaveFocus()
  await expect.element(page.getByText('Kata sandi yang anda masukkan salah!')).not.toBeInTheDocument()
  expect(sent(login)).toHaveLength(requested)
  await userEvent.fill(password, 'rahasia123')
  const left = stayHere()
  await userEvent.click(signIn)
  await expect.poll(() => left).toEqual(['/cart'])
})

it('[core-301] who is signed in sees the password until the next page comes', async () => {
  const left = stayHere()
  await identify(email)
  await userEvent.fill(password, 'rahasia123')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => left).toEqual(['/cart'])
  await expect.element(password).toBeVisible()
  await expect.element(contact).not.toBeInTheDocument()
})

it('[identity-4, identity-75] an email requires the password; a wrong one keeps the focus and the link to recovery', async () => {
  const left = stayHere()
  await identify(email)
  await expect.element(password).toHaveFocus()
  await userEvent.fill(password, 'salah-sekali')
  await userEvent.click(signIn)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kata sandi yang anda masukkan salah!')
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('salah-sekali')
  await expect
    .element(page.getByRole('link', { name: 'Lupa kata sandi?' }))
    .toHaveAttribute('href', '/reset-password?auth=budi%40contoh.id&next=%2Fcart')
  await expectAccessible('a password that is wrong')
  await userEvent.fill(password, 'rahasia123')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => left).toEqual(['/cart'])
})

it('[identity-4, identity-75] a phone gets a code at once, and its owner may type the password instead', async () => {
  await identify(phone)
  await expect.element(page.getByRole('heading', { name: 'Verifikasi Akun Anda' })).toBeVisible()
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard('000000')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kode verifikasi tidak valid')
  await expectAccessible('a code at sign-in')
  await userEvent.click(page.getByRole('button', { name: 'Masuk dengan kata sandi' }))
  await expect.element(password).toHaveFocus()
  await expect.element(page.getByText(phone)).toBeVisible()
  await expect.element(page.getByText('Kode verifikasi tidak valid')).not.toBeInTheDocument()
  await expectAccessible('password at sign-in')
  await userEvent.click(page.getByRole('button', { name: 'Kembali' }))
  await expect.element(contact).toHaveValue(phone)
})

it('[identity-14] a sent code can be typed after the page returns', async () => {
  await identify(phone)
  await expect.element(codeBoxes).toBeVisible()
  await cleanup()
  await renderFresh(<LoginPage auth="" next="/cart" />)
  await expect.element(codeBoxes).toHaveFocus()
  expect(sent(request)).toHaveLength(1)
})

it('[identity-155] if codes have to wait the password is requested, and the wait is shown', async () => {
  answerBy(vi.mocked(call), { [login]: withPassword('rahasia123'), [request]: () => codeWait(1_790) })
  await identify(phone)
  await expect.element(password).toBeVisible()
  await expect.element(page.getByText('Terlalu banyak kode diminta. Coba lagi dalam 30 menit')).toBeVisible()
})

it("[identity-21, identity-24] the code of a claimed contact requires its account's password, or opens another account", async () => {
  const left = stayHere()
  let isPassed = false
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    [login]: ({ password: typed }: { password?: string }): Reply => {
      if (!isPassed) return rejected('password_unusable')
      if (typed === undefined) return rejected('contact_claimed')
      return typed === 'rahasia123' ? answeredWithCookie(budi) : rejected('wrong_password')
    }
  })
  await identify(email)
  await userEvent.click(page.getByRole('button', { name: 'Masuk dengan kode verifikasi' }))
  isPassed = true
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await expect.element(page.getByRole('heading', { name: 'Hubungkan akun Anda' })).toBeVisible()
  await expect.element(password).toHaveFocus()
  await expectAccessible('claimed contact')
  await expect
    .element(page.getByRole('link', { name: 'Bukan akun saya' }))
    .toHaveAttribute('href', '/register?auth=budi%40contoh.id&next=%2Fcart')
  await userEvent.fill(password, 'rahasia123')
  await userEvent.dblClick(signIn)
  await expect.poll(() => left).toEqual(['/cart'])
})

it('[core-301] who is signed in by a code sees that the page is opened, and neither form again', async () => {
  const left = stayHere()
  let isPassed = false
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    [login]: () => (isPassed ? answeredWithCookie(budi) : rejected('password_unusable'))
  })
  await identify(email)
  await userEvent.click(page.getByRole('button', { name: 'Masuk dengan kode verifikasi' }))
  await expect.element(codeBoxes).toHaveFocus()
  isPassed = true
  await userEvent.keyboard(rightCode)
  await expect.poll(() => left).toEqual(['/cart'])
  await expect.element(leaving).toBeVisible()
  await expect.element(contact).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Masuk dengan kata sandi' })).not.toBeInTheDocument()
})

it('[identity-23, core-301] signing in with a claimed contact offers to verify it, which can be postponed', async () => {
  const left = stayHere()
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    [login]: ({ password: typed }: { password?: string }) =>
      typed ? answeredWithCookie({ ...budi, email_verified: false }) : rejected('password_unusable')
  })
  await identify(email)
  await userEvent.fill(password, 'rahasia123')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Verifikasi email Anda' })).toHaveFocus()
  await expectAccessible('a contact to verify')
  expect(left).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Nanti saja' }))
  await expect.poll(() => left).toEqual(['/cart'])
  await expect.element(leaving).toBeVisible()
})

it('[identity-6, identity-66] an error without a field is shown in the form', async () => {
  answerBy(vi.mocked(call), { [login]: () => rejected('role_refused') })
  await identify(email)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Akses ditolak. Anda tidak memiliki izin untuk mengakses aplikasi ini')
  answerBy(vi.mocked(call), { [login]: () => lost })
  await userEvent.click(goOn)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
  await expect.element(contact).toHaveValue(email)
})
