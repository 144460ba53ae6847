import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { identityTexts } from '#lib/identity/texts.ts'

import { PinDialog } from '#islands/identity/PinDialog.tsx'
import { openPinPrompt } from '#islands/identity/PinPrompt.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The PIN before a payment, and the offer to set one.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(() => {
  vi.mocked(call).mockReset()
})

const dialog = page.getByRole('dialog', { name: 'Masukkan PIN' })
const pin = dialog.getByLabelText('PIN', { exact: true })
const confirm = dialog.getByRole('button', { name: 'Konfirmasi' })

/** Types the rest and presses Enter before the page can render in between. */
function endInOneBreath(full: string): void {
  const input = pin.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, full)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  input.form?.requestSubmit()
}

it('[core-176] the sixth digit sends the PIN once, also together with Enter', async () => {
  let answer: (failure: ApiError | undefined) => void = () => {}
  const send = vi.fn(() => new Promise<ApiError | undefined>(resolve => (answer = resolve)))
  await renderFresh(<PinDialog purpose="Bayar Rp120.000 dengan Saldo" onSubmit={send} onClose={() => {}} />)
  await expect.element(pin).toHaveFocus()
  await expect.element(confirm).toBeDisabled()
  await expectAccessible('a PIN that is asked for')
  await userEvent.keyboard('00000')
  endInOneBreath('000000')
  expect(send.mock.calls).toEqual([['000000']])
  answer(rejected('pin_wrong').error)
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: 'PIN salah. Silakan coba lagi.' }))
    .toBeVisible()
  await expect.element(pin).toHaveValue('')
  await expect.element(pin).toHaveFocus()
  await expectAccessible('a PIN that is wrong')
  await userEvent.keyboard('123456')
  expect(send.mock.calls).toEqual([['000000'], ['123456']])
})

it.each(['135 791', 'PIN: 135-791', '13579102'])(
  '[identity-35] only the digits of pasted text count: %s',
  async text => {
    const send = vi.fn(async () => undefined)
    await renderFresh(<PinDialog purpose="Bayar Rp120.000 dengan Saldo" onSubmit={send} onClose={() => {}} />)
    await expect.element(pin).toHaveFocus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    pin
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(() => send.mock.calls).toEqual([['135791']])
  }
)

it('[identity-35, identity-207] the offer of a PIN is a question, then the form, and ends with the PIN', async () => {
  const member = signInMember({ has_pin: false })
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered({ ...member, has_pin: true }),
    'POST /buyer/pin/add': () => answered(null)
  })
  openPinPrompt()
  const pinDialog = page.getByRole('dialog', { name: 'Buat PIN' })
  const question = `Anda belum membuat PIN. ${identityTexts.pinUse} Buat sekarang?`
  expect(identityTexts.pinUse).toMatch(/Saldo, menarik dana, dan menerima solusi komplain/)
  await expect.element(pinDialog.getByText(question)).toBeVisible()
  await expect.element(pinDialog.getByRole('button', { name: 'Nanti' })).toHaveFocus()
  await expectAccessible('the offer of a PIN')
  await userEvent.click(pinDialog.getByRole('button', { name: 'Buat PIN' }))
  await expect.element(pinDialog.getByLabelText('PIN baru')).toHaveFocus()
  await userEvent.keyboard('135790{Tab}135790{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect($toast.get()).toMatchObject({ text: 'PIN berhasil dibuat', tone: 'success' })
  expect(sentTo(vi.mocked(call), 'POST /buyer/pin/add').map(({ input }) => input)).toEqual([
    { pin: '135790' }
  ])
})

it("[identity-35] 'Nanti' closes the offer without a PIN", async () => {
  signInMember({ has_pin: false })
  openPinPrompt()
  await userEvent.click(page.getByRole('button', { name: 'Nanti' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(vi.mocked(call)).not.toHaveBeenCalled()
})
