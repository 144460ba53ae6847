import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { $session } from '#lib/identity/store/who.ts'

import { PurchaseSheet } from '#islands/identity/PurchaseSheet.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, codeWait, rightCode } from '../support/fake-codes.ts'
import { answeredWithCookie, becomeGuest, budi } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { pressTwice } from '../support/press-twice.ts'
import { errorByCode } from '../support/errors.ts'
import { renderFresh } from '../support/render-fresh.ts'

// Signing in or registering over a product (D46): number, code, and for new buyers a name.

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn(),
  clientConfig: () => Promise.resolve({ phone_channels: ['whatsapp'] })
}))

const login = 'POST /auth/login'
const request = 'POST /auth/otp/request'
const check = 'POST /auth/otp/check'
const register = 'POST /auth/register'
const newcomer = { ...budi, name: 'Dewi Lestari', email: null, has_password: false }
/** Another one for each test: a verified contact needs no other code for ten minutes. */
let phone = '085777670000'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

type Answers = Parameters<typeof answerBy>[1]

/** Answers for a free number, except where a test overrides it. */
const answerNewcomer = (other: Answers = {}) =>
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    [login]: () => rejected('account_not_found'),
    [register]: () => answeredWithCookie(newcomer),
    ...other
  })

const onClose = vi.fn()

beforeEach(async () => {
  becomeGuest()
  phone = `0${Number(phone) + 1}`
  vi.mocked(call).mockReset()
  onClose.mockReset()
  answerNewcomer()
  await page.viewport(360, 740)
})

const sheet = dialogNamed('Masuk atau daftar')
const number = sheet.getByLabelText('Nomor HP')
const send = sheet.getByRole('button', { name: 'Kirim kode', exact: true })
const name = sheet.getByLabelText('Nama lengkap')
const join = sheet.getByRole('button', { name: 'Daftar dan lanjutkan' })

const open = () =>
  renderFresh(<PurchaseSheet waiting="12 dus Keramik menunggu Anda." photo="/x.webp" onClose={onClose} />)

async function sendCode(): Promise<void> {
  await open()
  await userEvent.fill(number, phone)
  await userEvent.keyboard('{Enter}')
  await expect.element(codeBoxes).toHaveFocus()
}

/** The step of the name, with the passed code of the number. */
async function passCode(): Promise<void> {
  await sendCode()
  await userEvent.keyboard(rightCode)
  await expect.element(name).toHaveFocus()
}

it('[identity-165] a new buyer enters a name, agrees to the terms, and is signed in', async () => {
  await open()
  await expect.element(sheet.getByText('12 dus Keramik menunggu Anda.')).toBeVisible()
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveAccessibleDescription(/kode 6 digit lewat WhatsApp/)
  await expectAccessible('number of a purchase')
  await userEvent.keyboard(`${phone}{Enter}`)
  await expect.element(codeBoxes).toHaveFocus()
  await expect.element(sheet.getByText(`Kode 6 digit sudah dikirim lewat WhatsApp ke ${phone}`)).toBeVisible()
  await expectAccessible('code of a purchase')
  // Before the code nothing reveals whether the number has an account.
  expect(sent(login)).toEqual([])
  expect(sent(request)).toMatchObject([{ type: 'phone', purpose: 'purchase', is_register: false }])
  await userEvent.keyboard(rightCode)
  await expect.element(name).toHaveFocus()
  await expect
    .element(sheet.getByRole('link', { name: 'Syarat & Ketentuan' }))
    .toHaveAttribute('href', '/terms')
  await expect
    .element(sheet.getByRole('link', { name: 'Kebijakan Privasi' }))
    .toHaveAttribute('href', '/privacy')
  await expectAccessible('name of a purchase')
  await userEvent.fill(name, 'Dewi  Lestari')
  pressTwice(join)
  await expect
    .poll(() => $session.get())
    .toMatchObject({ status: 'member', profile: { name: 'Dewi Lestari' } })
  expect(sent(register)).toEqual([{ name: 'Dewi Lestari', phone, in_purchase: true }])
  expect(onClose).toHaveBeenCalledOnce()
  expect(sessionStore.get(sessionKeys.purchase)).toBeNull()
})

it('[identity-165] the code signs in a known number at once', async () => {
  answerNewcomer({ [login]: () => answeredWithCookie(budi) })
  await sendCode()
  await userEvent.keyboard(rightCode)
  await expect.poll(() => $session.get().status).toBe('member')
  expect(sent(login)).toEqual([{ auth: phone }])
  expect(sent(register)).toEqual([])
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  ['', 'Nomor handphone harus diisi'],
  ['dewi@contoh.id', 'Format nomor handphone tidak valid'],
  ['12', 'Format nomor handphone tidak valid']
])("[identity-165] '%s' is rejected at the field, and no code is sent", async (typed, text) => {
  await open()
  await userEvent.fill(number, typed)
  await userEvent.click(send)
  await expect.element(number).toHaveAccessibleDescription(text)
  await expect.element(number).toHaveFocus()
  await expectAccessible('a number that is none')
  expect(sent(request)).toEqual([])
  await userEvent.fill(number, phone)
  await expect.element(number).not.toHaveAccessibleDescription(text)
})

it('[identity-194] an invalid number removes the error of the last number', async () => {
  answerNewcomer({ [request]: () => rejected('server_error') })
  await open()
  const failure = sheet.getByText(errorByCode.server_error.message)
  await userEvent.fill(number, phone)
  await userEvent.click(send)
  await expect.element(failure).toBeVisible()
  await userEvent.fill(number, '12')
  await userEvent.click(send)
  await expect.element(number).toHaveAccessibleDescription('Format nomor handphone tidak valid')
  await expect.element(failure).not.toBeInTheDocument()
})

it('[identity-165] a name is validated before it is sent, and shows the server’s own message', async () => {
  const { error } = rejected('invalid_input')
  const fields = { name: 'Nama lengkap hanya boleh berisi huruf' }
  answerNewcomer({ [register]: () => ({ ok: false, error: { ...error, fields } }) })
  await passCode()
  await userEvent.click(join)
  await expect.element(name).toHaveAccessibleDescription('Nama lengkap harus diisi')
  await userEvent.fill(name, 'De')
  await userEvent.click(join)
  await expect.element(name).toHaveAccessibleDescription('Nama lengkap minimal 3 karakter')
  expect(sent(register)).toEqual([])
  await userEvent.fill(name, 'Dewi')
  await userEvent.click(join)
  await expect.element(name).toHaveAccessibleDescription(fields.name)
})

it('[identity-165] reports a wrong code, an expired one, and no connection, and the next try works', async () => {
  const answers = [rejected('otp_invalid'), rejected('otp_expired'), lost]
  answerNewcomer({ [check]: () => answers.shift() ?? answered({ auth: phone }) })
  await sendCode()
  const error = sheet.getByRole('alert')
  await userEvent.keyboard('111111')
  await expect.element(error).toHaveTextContent('Kode verifikasi tidak valid')
  await expect.element(codeBoxes).toHaveValue('')
  await userEvent.keyboard('222222')
  await expect.element(error).toHaveTextContent('Kode verifikasi sudah kedaluwarsa. Kirim ulang kode.')
  await userEvent.keyboard('333333')
  await expect.element(error).toHaveTextContent(lost.error.message)
  await expect.element(codeBoxes).toHaveValue('333333')
  await userEvent.click(sheet.getByRole('button', { name: 'Verifikasi Akun' }))
  await expect.element(name).toHaveFocus()
})

it('[identity-165] after a lost answer the code is not verified again', async () => {
  const answers: (typeof lost | ReturnType<typeof rejected>)[] = [lost]
  answerNewcomer({ [login]: () => answers.shift() ?? rejected('account_not_found') })
  await sendCode()
  await userEvent.keyboard(rightCode)
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(lost.error.message)
  await userEvent.click(sheet.getByRole('button', { name: 'Verifikasi Akun' }))
  await expect.element(name).toHaveFocus()
  expect(sent(check)).toHaveLength(1)
})

it('[identity-155, identity-165] a number that has to wait says how long, and offers the password', async () => {
  answerNewcomer({ [request]: () => codeWait(1_800) })
  await open()
  await userEvent.fill(number, phone)
  await userEvent.click(send)
  await expect.element(sheet.getByText(/Coba lagi dalam 30 menit/)).toBeVisible()
  await expect.element(number).toHaveValue(phone)
  const href = `/login?next=${encodeURIComponent(window.location.pathname + window.location.search)}`
  await expect
    .element(sheet.getByRole('link', { name: 'Masuk dengan email atau kata sandi' }))
    .toHaveAttribute('href', href)
})

it('[identity-166] the typed text is restored when the sheet opens again, and after a reload', async () => {
  await open()
  await userEvent.fill(number, '0857')
  await cleanup()
  await passCode()
  await userEvent.fill(name, 'Dewi')
  await cleanup()
  expect(sessionStore.getJson(sessionKeys.purchase)).toMatchObject({ step: 'name', isOpen: false })
  await open()
  await expect.element(name).toHaveValue('Dewi')
  await expect.element(name).toHaveFocus()
  expect(sessionStore.getJson(sessionKeys.purchase)).toMatchObject({ isOpen: true })
  await userEvent.click(sheet.getByRole('button', { name: 'Kembali' }))
  await expect.element(number).toHaveValue(phone)
  await userEvent.click(send)
  await expect.element(name).toHaveValue('Dewi')
  expect(sent(request)).toHaveLength(1)
})

it('[identity-166] the sent code can still be typed when the sheet opens again', async () => {
  await sendCode()
  await cleanup()
  await open()
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await expect.element(name).toHaveFocus()
  expect(sent(request)).toHaveLength(1)
})

it.each([
  ['grant_required', 'Verifikasi sudah tidak berlaku. Masukkan kode baru yang kami kirim.'],
  ['phone_taken', 'Nomor ini sudah terdaftar. Masukkan kode baru yang kami kirim untuk masuk.']
] as const)('[identity-166] after %s a new code is requested, and the name stays', async (code, note) => {
  answerNewcomer({ [register]: () => rejected(code) })
  await passCode()
  await userEvent.fill(name, 'Dewi Lestari')
  await userEvent.click(join)
  await expect.element(codeBoxes).toHaveFocus()
  await expect.element(sheet.getByText(note)).toBeVisible()
  answerNewcomer()
  await userEvent.keyboard(rightCode)
  await expect.element(name).toHaveValue('Dewi Lestari')
  await userEvent.click(join)
  await expect.poll(() => $session.get().status).toBe('member')
  expect(sent(request)).toHaveLength(2)
})

it('[identity-155] if that code has to wait, its button waits in the form', async () => {
  const answers = [codeWait(20)]
  answerNewcomer({ [register]: () => rejected('grant_required') })
  await passCode()
  const { [request]: again } = codeAnswers
  answerNewcomer({
    [register]: () => rejected('grant_required'),
    [request]: input => answers.shift() ?? again(input)
  })
  sessionStorage.clear()
  localStorage.clear()
  await userEvent.fill(name, 'Dewi Lestari')
  await userEvent.click(join)
  await userEvent.click(sheet.getByRole('button', { name: 'Kirim kode verifikasi lagi' }))
  await expect.element(codeBoxes).toHaveFocus()
})

it('[identity-24] a claimed number requires its account’s password, or opens a new account', async () => {
  answerNewcomer({
    [login]: ({ password }: { password?: string }) =>
      password === 'rahasia123'
        ? answeredWithCookie(budi)
        : rejected(password ? 'wrong_password' : 'contact_claimed')
  })
  await sendCode()
  await userEvent.keyboard(rightCode)
  const password = sheet.getByRole('textbox', { name: 'Kata sandi' })
  await userEvent.fill(password, 'salah')
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Kata sandi yang anda masukkan salah!')
  await expectAccessible('claim of a purchase')
  await userEvent.click(sheet.getByRole('button', { name: 'Bukan akun saya' }))
  await expect.element(name).toHaveFocus()
  await userEvent.click(sheet.getByRole('button', { name: 'Kembali' }))
  await userEvent.click(send)
  await userEvent.fill(password, 'rahasia123')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => $session.get().status).toBe('member')
})

it('[identity-165] repeated clicks request one code, and closing aborts it', async () => {
  const { answer, give } = held()
  answerNewcomer({ [request]: () => answer })
  await open()
  await userEvent.fill(number, phone)
  pressTwice(send)
  await expect.poll(() => sent(request)).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  // A dialog's 'close' comes after its key.
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  give(answered({ otp_id: 'late', auth: phone, resend_seconds: 30 }))
})
