import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { storeTyped } from '#lib/identity/store/typed.ts'

import { expectAccessible } from '../support/accessible.ts'
import { expectAccessibleInDark } from '../support/dark.ts'
import { answered, lost, rejected } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { bca, mandiri } from './withdrawal-data.ts'
import {
  request,
  sent,
  button,
  field,
  take,
  ways,
  pinDialog,
  pin,
  code,
  openPage,
  askForProof,
  choosePin,
  setAnswers,
  startMember
} from './withdraw-screen.tsx'

// The form of a withdrawal, and 'Verifikasi Withdraw'. History and detail: history.browser.test.tsx.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(startMember)

it('[withdrawal-40, withdrawal-41] offers what Saldo covers, caps what is typed, and says what arrives', async () => {
  await openPage()
  await expect.element(button('Rp200.000')).toBeEnabled()
  for (const above of ['Rp500.000', 'Rp1.000.000', 'Rp2.000.000'])
    await expect.element(button(above)).toBeDisabled()
  await expect.element(take).toBeDisabled()
  await userEvent.fill(field, '12a5.00x0')
  await expect.element(field).toHaveValue('125.000')
  await expect.element(page.getByText('Rp122.500')).toBeVisible()
  await expect.element(page.getByText(/^Perkiraan tiba paling lambat/)).toBeVisible()
  await expect.element(page.getByText('BCA •••• 7821')).toBeVisible()
  await expect.element(take).toBeEnabled()
  await userEvent.fill(field, '9999999')
  await expect.element(field).toHaveValue('250.000')
  await expect.element(page.getByText('Jumlah disesuaikan dengan saldo Anda.')).toBeVisible()
  await userEvent.fill(field, '49999')
  await expect.element(page.getByText('Minimal penarikan Rp50.000.')).toBeVisible()
  await expect.element(take).toBeDisabled()
  await userEvent.click(button('Rp50.000'))
  await expect.element(field).toHaveValue('50.000')
  await expect.element(button('Rp50.000')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible('withdrawal')
  await expectAccessibleInDark('withdrawal')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

it('[withdrawal-40] the caret stays where digits are typed', async () => {
  await openPage()
  await userEvent.fill(field, '50000')
  const input = field.element() as HTMLInputElement
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('1')
  await expect.element(field).toHaveValue('250.000')
  await userEvent.fill(field, '50000')
  input.setSelectionRange(0, 0)
  await userEvent.keyboard('1')
  await expect.element(field).toHaveValue('150.000')
  expect(input.selectionStart).toBe(1)
})

it('[withdrawal-40] a Saldo below the minimum explains itself', async () => {
  signInMember({ balance: 20_000 })
  await openPage()
  await expect.element(page.getByText('Saldo Anda belum mencapai minimal penarikan Rp50.000.')).toBeVisible()
  await expect.element(take).not.toBeInTheDocument()
  await expectAccessible('too little Saldo')
})

it('[withdrawal-41] of several accounts one is chosen', async () => {
  await openPage({ 'GET /buyer/bank/account': () => answered([mandiri, bca]) })
  await userEvent.click(button('Rp100.000'))
  await expect.element(take).toBeDisabled()
  await expect.element(page.getByText('Pilih rekening tujuan.')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: /Bank Mandiri/ }))
  await expect.element(take).toBeEnabled()
  await userEvent.click(take)
  await expect.element(ways.getByText('Tarik Rp100.000 ke Bank Mandiri •••• 6789')).toBeVisible()
})

it('[withdrawal-42] amount and account are there again after a reload', async () => {
  storeTyped('withdraw', { amount: 75_000, accountId: mandiri.id })
  await openPage({ 'GET /buyer/bank/account': () => answered([mandiri, bca]) })
  await expect.element(field).toHaveValue('75.000')
  await expect.element(page.getByRole('radio', { name: /Bank Mandiri/ })).toBeChecked()
  await expect
    .element(page.getByRole('link', { name: 'Atur Rekening' }))
    .toHaveAttribute('href', '/profile?tab=Rekening+Saya')
})

it('[withdrawal-43] without an account one is added on the page', async () => {
  await openPage({
    'GET /buyer/bank/account': () => answered([]),
    'GET /buyer/bank/list': () => answered([{ code: 'bca', name: 'Bank Central Asia (BCA)' }])
  })
  await expect.element(page.getByText('Belum Ada Rekening Bank')).toBeVisible()
  await expectAccessible('withdrawal without an account')
  await userEvent.click(button('Tambah Rekening'))
  const dialog = dialogNamed('Mau tambah rekening apa?')
  await expect.element(dialog).toBeVisible()
  // The note around its button is centred; a form is not.
  expect(getComputedStyle(dialog.getByRole('heading').element()).textAlign).toBe('start')
})

it('[withdrawal-43] accounts that could not be loaded are requested again', async () => {
  await openPage({ 'GET /buyer/bank/account': () => lost })
  await expect
    .element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi internet/ }))
    .toBeVisible()
  setAnswers()
  await userEvent.click(button('Coba lagi'))
  await expect.element(page.getByText('BCA •••• 7821')).toBeVisible()
})

it('[withdrawal-44] the rest of an account that is to be closed is offered whole, without a fee', async () => {
  signInMember({ balance: 20_000 })
  window.history.replaceState(null, '', '?rest=1')
  await openPage()
  await expect.element(page.getByText(/^Saldo di bawah Rp50\.000 dapat ditarik seluruhnya/)).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.click(take)
  await userEvent.click(ways.getByRole('button', { name: /^Dengan PIN/ }))
  await userEvent.keyboard('135790')
  await expect
    .poll(() => sent(request).map(({ input }) => input))
    .toEqual([
      { nominal: 20_000, bank_account_id: bca.id, verification_type: 'pin', is_rest: true, pin: '135790' }
    ])
})

it('[withdrawal-45, withdrawal-57] offers verified contacts and the PIN, and says what for', async () => {
  signInMember({ email_verified: false })
  await openPage()
  await askForProof()
  await expect.element(ways.getByText('Tarik Rp100.000 ke BCA •••• 7821')).toBeVisible()
  await expect.element(ways.getByRole('button', { name: /^OTP WhatsApp.*081234567890/ })).toBeVisible()
  await expect.element(ways.getByRole('button', { name: /^OTP Email/ })).not.toBeInTheDocument()
  await expectAccessible('ways to verify a withdrawal')
  await expectAccessibleInDark('ways to verify a withdrawal')
  await userEvent.click(ways.getByRole('button', { name: /^Dengan PIN/ }))
  await expect.element(pinDialog.getByText('Tarik Rp100.000 ke BCA •••• 7821')).toBeVisible()
  await expect
    .element(pinDialog.getByRole('link', { name: 'Lupa PIN?' }))
    .toHaveAttribute('href', '/profile?tab=Profile+%26+Keamanan+Akun')
  await expectAccessible('the PIN of a withdrawal')
})

it('[withdrawal-45] who has no PIN makes one, and goes on with it', async () => {
  const member = signInMember({ has_pin: false })
  await openPage({
    'POST /buyer/pin/add': () => answered(null),
    'GET /buyer/profile': () => answered({ ...member, has_pin: sent('POST /buyer/pin/add').length > 0 })
  })
  await askForProof()
  await userEvent.click(ways.getByRole('button', { name: /^Dengan PIN.*Buat PIN dulu/ }))
  const make = dialogNamed('Buat PIN')
  await expect.element(make.getByLabelText('PIN baru')).toHaveFocus()
  await userEvent.keyboard('135790{Tab}135790{Enter}')
  await expect.element(pinDialog.getByText('Tarik Rp100.000 ke BCA •••• 7821')).toBeVisible()
})

it('[withdrawal-47, withdrawal-50] a wrong PIN is cleared; the right one takes the money once', async () => {
  await openPage({ [request]: () => rejected('pin_wrong') })
  await choosePin()
  await userEvent.keyboard('000000')
  await expect
    .element(pinDialog.getByRole('alert').filter({ hasText: 'PIN salah. Silakan coba lagi.' }))
    .toBeVisible()
  await expect.element(pin).toHaveValue('')
  setAnswers()
  await userEvent.keyboard('135790')
  await expect.element(page.getByText('Penarikan WD-000012 sedang menunggu diproses bank.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Saldo Baba' })).toMatchTextContent(/Rp150\.000/)
  await expect.element(field).toHaveValue('')
  expect($toast.get()).toMatchObject({ text: 'Penarikan dana berhasil', tone: 'success' })
  const [first, second, ...more] = sent(request)
  expect(more).toEqual([])
  expect(second?.options.key).not.toBe(first?.options.key)
})

it('[withdrawal-49] Saldo that was spent while the dialog was open is said at the form', async () => {
  await openPage({ [request]: () => rejected('withdrawal_above_balance') })
  await choosePin()
  signInMember({ balance: 60_000 })
  await userEvent.keyboard('135790')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Jumlah penarikan melebihi saldo Anda.').first()).toBeVisible()
  await expect.element(field).toHaveValue('100.000')
})

it.each([
  'withdrawal_limit',
  'withdrawals_locked',
  'withdrawal_above_balance',
  'bank_account_not_found'
] as const)('[withdrawal-49] %s is said at the form, with what was typed', async reason => {
  await openPage({ [request]: () => rejected(reason) })
  await choosePin()
  await userEvent.keyboard('135790')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect.element(field).toHaveValue('100.000')
  await userEvent.click(button('Rp200.000'))
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument()
})

it('[withdrawal-46] a wrong code says how many tries are left and stays; a passed one is not asked for again', async () => {
  await openPage({
    'POST /auth/otp/check': () => {
      const { ok, error } = rejected('otp_invalid')
      return { ok, error: { ...error, details: { tries_left: 3 } } } as never
    }
  })
  await askForProof()
  await userEvent.click(ways.getByRole('button', { name: /^OTP WhatsApp/ }))
  await expect.element(code).toHaveFocus()
  await expect.element(ways.getByText(/^Kirim Ulang \(\d+s\)$/)).toBeVisible()
  await expect.element(ways.getByText('Tarik Rp100.000 ke BCA •••• 7821')).toBeVisible()
  await expectAccessible('the code of a withdrawal')
  await userEvent.keyboard('111111')
  await expect.element(ways.getByText(/Sisa percobaan: 3\./)).toBeVisible()
  await expect.element(code).toHaveValue('')
  expect(sent('POST /auth/otp/request').map(({ input }) => input['purpose'])).toEqual(['withdraw'])
  expect(sent(request)).toEqual([])
  setAnswers({ [request]: () => rejected('withdrawal_limit') })
  await userEvent.keyboard('123456')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  setAnswers()
  await userEvent.click(take)
  await userEvent.click(ways.getByRole('button', { name: /^OTP WhatsApp/ }))
  await expect.element(page.getByText(/^Penarikan WD-000012/)).toBeVisible()
  expect(sent('POST /auth/otp/request')).toHaveLength(1)
  expect(sent(request).map(({ input }) => input)).toEqual(
    Array.from({ length: 2 }, () => ({
      nominal: 100_000,
      bank_account_id: bca.id,
      verification_type: 'whatsapp'
    }))
  )
})

it('[withdrawal-46] a code that is not sent says so in the dialog', async () => {
  await openPage({ 'POST /auth/otp/request': () => lost })
  await askForProof()
  await userEvent.click(ways.getByRole('button', { name: /^OTP Email/ }))
  await expect
    .element(ways.getByRole('alert').filter({ hasText: /^Tidak ada koneksi internet/ }))
    .toBeVisible()
  expect(vi.mocked(call).mock.calls.at(-1)?.[2]).toMatchObject({
    fallback: 'Gagal mengirim OTP. Silakan coba lagi.'
  })
})

it('[withdrawal-45] Enter in the amount asks for a proof; another way of it has the focus', async () => {
  await openPage()
  await userEvent.fill(field, '100000')
  await userEvent.keyboard('{Enter}')
  await expect.element(ways).toBeVisible()
  await userEvent.click(ways.getByRole('button', { name: /^OTP WhatsApp/ }))
  await expect.element(code).toHaveFocus()
  await userEvent.click(ways.getByRole('button', { name: 'Pilih cara lain' }))
  await expect.element(ways.getByRole('button', { name: /^OTP WhatsApp/ })).toHaveFocus()
})
