import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { groupedPhone } from '#lib/identity/code-channel.ts'
import { endRegister } from '#lib/identity/store/register.ts'

import { RegisterPage } from '#islands/identity/RegisterPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, rightCode } from '../support/fake-codes.ts'
import { answeredWithCookie, becomeGuest, budi } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'

// Registration: contact, code, profile, and the other contact.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const login = 'POST /auth/login'
const request = 'POST /auth/otp/request'
const register = 'POST /auth/register'
const update = 'POST /buyer/profile/update'
const email = 'dewi@contoh.id'
const newcomer = { ...budi, name: 'Dewi Lestari', email, email_verified: false }
/** Another one for each test: a verified contact needs no other code for ten minutes. */
let phone = '085777660000'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

type Answers = Parameters<typeof answerBy>[1]

/** Answers for free contacts, except where a test overrides it. */
const answerNewcomer = (other: Answers = {}) =>
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    [login]: () => rejected('account_not_found'),
    [register]: () => answeredWithCookie(newcomer),
    ...other
  })

beforeEach(() => {
  becomeGuest()
  endRegister()
  phone = `0${Number(phone) + 1}`
  vi.mocked(call).mockReset()
  answerNewcomer()
})

const contact = page.getByLabelText('Email atau nomor HP')
const yes = page.getByRole('button', { name: 'Ya, kirim kode' })
const name = page.getByLabelText('Nama lengkap')
const send = page.getByRole('button', { name: 'Daftar', exact: true })
const fields = {
  email: page.getByLabelText('Email', { exact: true }),
  phone: page.getByLabelText('Nomor HP'),
  password: page.getByRole('textbox', { name: 'Kata sandi', exact: true }),
  again: page.getByRole('textbox', { name: 'Konfirmasi kata sandi' })
}

/** The profile form, with the passed code of the phone. */
async function openProfile(): Promise<void> {
  await renderFresh(<RegisterPage auth={phone} next="/cart" />)
  await userEvent.click(page.getByRole('button', { name: 'Lanjut' }))
  await userEvent.click(yes)
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await expect.element(name).toHaveFocus()
}

async function fillProfile(): Promise<void> {
  await userEvent.fill(name, 'Dewi Lestari')
  await userEvent.fill(fields.email, email)
  await userEvent.fill(fields.password, 'rahasia123')
  await userEvent.fill(fields.again, 'rahasia123')
}

it('[identity-171] an invalid contact removes the message about a known one', async () => {
  answerNewcomer({ [login]: () => rejected('password_unusable') })
  await renderFresh(<RegisterPage auth="" next="/cart" />)
  await userEvent.fill(contact, email)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(`${email} sudah terdaftar.`)).toBeVisible()
  await userEvent.fill(contact, 'xx')
  await userEvent.keyboard('{Enter}')
  await expect.element(contact).toHaveAccessibleDescription('Format email atau nomor telepon tidak valid')
  await expect.element(page.getByText(/sudah terdaftar/)).not.toBeInTheDocument()
})

it('[identity-139] the contact is confirmed before a code is sent: the dialog has the focus, and Tab leads to its answers', async () => {
  await renderFresh(<RegisterPage auth="" next="/cart" />)
  await expect.element(contact).toHaveFocus()
  await userEvent.keyboard(`${phone}{Enter}`)
  await expect
    .element(page.getByRole('heading', { name: `Kirim kode ke ${groupedPhone(`62${phone.slice(1)}`)}?` }))
    .toHaveFocus()
  await expectAccessible('question of a contact')
  await userEvent.tab()
  await expect.element(yes).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Ubah' }))
  await expect.element(contact).toHaveValue(phone)
  expect(sent(request)).toEqual([])
})

it('[identity-20] a contact with an account leads to sign-in', async () => {
  answerNewcomer({ [login]: () => rejected('password_unusable') })
  await renderFresh(<RegisterPage auth={phone} next="/cart" />)
  await userEvent.click(page.getByRole('button', { name: 'Lanjut' }))
  await expect
    .element(page.getByRole('link', { name: 'Masuk dengan akun ini' }))
    .toHaveAttribute('href', `/login?next=%2Fcart&auth=${phone}`)
  await expectAccessible('a contact that is registered')
})

it("[identity-15, identity-16, identity-18, identity-165] the form shows each field's error, and focuses the first one", async () => {
  await openProfile()
  await expect
    .element(page.getByRole('link', { name: 'Syarat & Ketentuan' }))
    .toHaveAttribute('href', '/terms')
  await expect
    .element(page.getByRole('link', { name: 'Kebijakan Privasi' }))
    .toHaveAttribute('href', '/privacy')
  await expect.element(fields.phone).toHaveAttribute('readonly')
  await expect.element(fields.phone).toHaveValue(phone)
  await userEvent.click(send)
  await expect.element(name).toHaveAccessibleDescription('Nama lengkap harus diisi')
  await expect.element(fields.email).toHaveAccessibleDescription('Email harus diisi')
  await expect.element(fields.password).toHaveAccessibleDescription('Password minimal 8 karakter')
  await expect.element(name).toHaveFocus()
  await expectAccessible('a registration that lacks all')
  await fillProfile()
  await userEvent.fill(fields.again, 'rahasia124')
  await userEvent.keyboard('{Enter}')
  await expect.element(fields.again).toHaveAccessibleDescription('Konfirmasi password tidak sesuai')
  expect(sent(register)).toEqual([])
})

it('[identity-20] a contact of another account is rejected at its field, and the typed text stays', async () => {
  const { error } = rejected('email_taken')
  answerNewcomer({ [register]: () => ({ ok: false, error: { ...error, fields: { email: error.message } } }) })
  await openProfile()
  await fillProfile()
  await userEvent.click(send)
  await expect.element(fields.email).toHaveAccessibleDescription('Email sudah digunakan')
  await expect.element(fields.password).toHaveValue('rahasia123')
})

it('[identity-135] back from the form and forward again requests no other code', async () => {
  await openProfile()
  await userEvent.click(page.getByRole('button', { name: 'Kembali' }))
  await userEvent.click(page.getByRole('button', { name: 'Lanjut' }))
  await expect.element(name).toHaveFocus()
  expect(sent(request)).toHaveLength(1)
})

it('[identity-65] an expired verification is repeated, and the whole form stays', async () => {
  answerNewcomer({ [register]: () => rejected('grant_required') })
  await openProfile()
  await fillProfile()
  await userEvent.click(send)
  await expect.element(codeBoxes).toHaveFocus()
  await expect.element(page.getByText(/^Verifikasi sudah tidak berlaku\./)).toBeVisible()
  await userEvent.keyboard(rightCode)
  await expect.element(name).toHaveValue('Dewi Lestari')
  await expect.element(fields.again).toHaveValue('rahasia123')
})

it('[identity-14] a reload resumes in the form, without the password', async () => {
  await openProfile()
  await fillProfile()
  await cleanup()
  await renderFresh(<RegisterPage auth={phone} next="/cart" />)
  await expect.element(name).toHaveValue('Dewi Lestari')
  expect(sent(request)).toHaveLength(1)
})

it('[identity-22] a new buyer registers once and verifies the other contact at once', async () => {
  const left = stayHere()
  const { answer, give } = held()
  answerNewcomer({
    [register]: () => answer,
    [update]: () => answered({ ...newcomer, email_verified: true })
  })
  await openProfile()
  await fillProfile()
  await userEvent.dblClick(send)
  give(answeredWithCookie(newcomer))
  await expect.element(page.getByRole('heading', { name: 'Verifikasi email Anda' })).toHaveFocus()
  await expectAccessible('verify contact')
  await userEvent.click(page.getByRole('button', { name: 'Kirim kode verifikasi' }))
  await expect.element(page.getByRole('heading', { name: 'Verifikasi Akun Anda' })).toBeVisible()
  await expect.element(codeBoxes).toHaveFocus()
  expect(left).toEqual([])
  await userEvent.keyboard(rightCode)
  await expect.poll(() => left).toEqual(['/cart'])
  expect(sessionStore.getJson('keptToast')).toEqual({ text: 'Email berhasil diverifikasi', tone: 'success' })
  expect(sent(register)).toHaveLength(1)
  expect(sent(update)).toEqual([{ email }])
})

it('[identity-22] the other contact can be verified later', async () => {
  const left = stayHere()
  await openProfile()
  await fillProfile()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Nanti saja' }))
  await expect.poll(() => left).toEqual(['/cart'])
})
