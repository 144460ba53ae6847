import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { SecurityRows } from '#islands/identity/SecurityRows.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Buat PIN' and 'Ubah PIN', by keyboard only.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const add = 'POST /buyer/pin/add'
const update = 'POST /buyer/pin/update'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

/** A buyer with only a verified phone, and this PIN or none. */
function openAccount(pin?: string): void {
  let saved = pin
  const profile = () => ({ ...member, has_pin: saved !== undefined })
  const member = signInMember({ has_pin: pin !== undefined, email_verified: false })
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(profile()),
    [add]: (input: { pin: string }) => {
      saved = input.pin
      return answered(null)
    },
    [update]: (input: { old_pin: string }) => {
      if (input.old_pin === saved) return answered(null)
      const { error } = rejected('pin_wrong')
      return { ok: false, error: { ...error, fields: { old_pin: 'PIN salah. Sisa 4 percobaan.' } } }
    }
  })
}

beforeEach(() => {
  vi.mocked(call).mockReset()
})

const make = page.getByRole('button', { name: 'Buat PIN' })
const change = page.getByRole('button', { name: 'Ubah PIN' })
const dialogOf = (name: string) => page.getByRole('dialog', { name })
const keys = (text: string) => userEvent.keyboard(text)

it('[identity-33, identity-68] validates a PIN on leaving its boxes, and sets it once', async () => {
  openAccount()
  await renderFresh(<SecurityRows />)
  make.element().focus()
  await keys('{Enter}')
  const dialog = dialogOf('Buat PIN')
  const pin = dialog.getByLabelText('PIN baru')
  const again = dialog.getByLabelText('Konfirmasi PIN')
  await expect.element(pin).toHaveFocus()
  await expectAccessible('making of a PIN')
  await keys('{Tab}')
  await expect.element(dialog.getByText('PIN wajib diisi', { exact: true })).toBeVisible()
  await keys('13{Tab}')
  await expect.element(again).not.toHaveFocus()
  await userEvent.click(pin)
  await keys('135{Tab}')
  await expect.element(dialog.getByText('PIN harus 6 digit angka')).toBeVisible()
  await expectAccessible('a PIN that is too short')
  await userEvent.click(pin)
  await keys('790{Tab}')
  await userEvent.fill(again, '135791')
  await keys('{Enter}')
  await expect.element(dialog.getByText('PIN tidak sama')).toBeVisible()
  await expect.element(again).toHaveFocus()
  await userEvent.fill(again, '135790')
  await keys('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(change).toHaveFocus()
  expect($toast.get()).toMatchObject({ text: 'PIN berhasil dibuat', tone: 'success' })
  expect(sent(add)).toEqual([{ pin: '135790' }])
})

it('[identity-35] reports in the form that a PIN was set meanwhile', async () => {
  const member = signInMember({ has_pin: false })
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(member),
    [add]: () => rejected('pin_exists')
  })
  await renderFresh(<SecurityRows />)
  await userEvent.click(make)
  await keys('135790{Tab}135790{Enter}')
  await expect.element(dialogOf('Buat PIN').getByText('PIN sudah dibuat.')).toBeVisible()
  expect($toast.get()).toMatchObject({ text: 'Gagal membuat PIN', tone: 'error' })
})

it('[identity-68] changes a PIN with the old one, and lets a wrong one be retyped', async () => {
  openAccount('135790')
  await renderFresh(<SecurityRows />)
  change.element().focus()
  await keys('{Enter}')
  const dialog = dialogOf('Ubah PIN')
  const old = dialog.getByLabelText('PIN lama')
  await expect.element(dialog.getByRole('button', { name: /^WhatsApp/ })).toHaveFocus()
  await keys('{Tab}{Enter}')
  await expect.element(old).toHaveFocus()
  await keys('000000{Tab}000000{Tab}246802{Enter}')
  await expect.element(dialog.getByText('PIN baru harus berbeda dari PIN lama')).toBeVisible()
  await expect.element(dialog.getByText('PIN tidak sama')).toBeVisible()
  expect(sent(update)).toEqual([])
  await userEvent.fill(dialog.getByLabelText('PIN baru'), '246802')
  await keys('{Enter}')
  await expect.element(dialog.getByText('PIN salah. Sisa 4 percobaan.')).toBeVisible()
  await expect.element(old).toHaveFocus()
  await expect.element(old).toHaveValue('')
  await expectAccessible('change of a PIN')
  await keys('135790{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(change).toHaveFocus()
  expect($toast.get()).toMatchObject({ text: 'PIN berhasil diubah', tone: 'success' })
  expect(sent(update).at(-1)).toEqual({ old_pin: '135790', pin: '246802', pin_confirmation: '246802' })
})
