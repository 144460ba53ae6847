import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { $accountOffer } from '#lib/identity/store/account-offer.ts'
import { $session } from '#lib/identity/store/who.ts'

import { AccountOffer } from '#islands/identity/AccountOffer.tsx'
import { SecurityRows } from '#islands/identity/SecurityRows.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, rightCode } from '../support/fake-codes.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// Missing data of an account that a purchase opened, and how it is added (D46).

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const bare = { has_password: false, email: null, email_verified: false }
const update = 'POST /buyer/password/update'
const save = 'POST /buyer/profile/update'
const request = 'POST /auth/otp/request'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

beforeEach(() => {
  signInMember(bare)
  $accountOffer.set(undefined)
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    [update]: () => answered(null),
    [save]: ({ email }: { email: string }) => answered({ ...budi, ...bare, email, email_verified: true }),
    'GET /buyer/profile': () => answered({ ...budi, ...bare, has_password: true })
  })
})

const offer = page.getByRole('region', { name: 'Lengkapi akun Anda' })
const offered = (name: string) => offer.getByRole('button', { name })

/** Completes the dialog of a first password, from the proof to the end. */
async function makePassword(): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Buat Kata Sandi' })
  await expect.element(dialog.getByRole('button', { name: /^WhatsApp/ })).toHaveFocus()
  await expect.element(dialog.getByText('Kata sandi lama')).not.toBeInTheDocument()
  await expectAccessible('ways to make a password')
  await userEvent.keyboard('{Enter}')
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await userEvent.fill(dialog.getByLabelText('Kata sandi baru', { exact: true }), 'baru-12345')
  await userEvent.fill(dialog.getByLabelText('Konfirmasi kata sandi'), 'baru-12345')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(update)).toEqual([{ password: 'baru-12345', password_confirmation: 'baru-12345' }])
  expect($toast.get()).toMatchObject({ text: 'Kata sandi berhasil dibuat' })
}

it('[identity-168] sets a password after a code, and then stops offering it', async () => {
  await renderFresh(<AccountOffer />)
  await expectAccessible('offer to complete an account')
  await userEvent.click(offered('Buat kata sandi'))
  await makePassword()
  await expect.element(offered('Buat kata sandi')).not.toBeInTheDocument()
  await expect.element(offered('Tambah email')).toBeVisible()
})

it('[identity-168] adds an email after the codes of the phone and of the email', async () => {
  await renderFresh(<AccountOffer />)
  await userEvent.click(offered('Tambah email'))
  const dialog = page.getByRole('dialog', { name: 'Tambah Email' })
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await userEvent.fill(dialog.getByLabelText('Email baru', { exact: true }), 'dewi@contoh.id')
  await userEvent.fill(dialog.getByLabelText('Konfirmasi email baru'), 'dewi@contoh.id')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(/dewi@contoh\.id/)).toBeVisible()
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(request)).toMatchObject([
    { phone: budi.phone, purpose: 'account' },
    { email: 'dewi@contoh.id', purpose: 'contact' }
  ])
  expect(sent(save)).toEqual([{ email: 'dewi@contoh.id' }])
  expect($toast.get()).toMatchObject({ text: 'Email berhasil ditambahkan' })
  await expect.element(offered('Tambah email')).not.toBeInTheDocument()
})

it('[identity-168] a dismissed offer stays dismissed, and a complete account gets none', async () => {
  await renderFresh(<AccountOffer />)
  await userEvent.click(offered('Sembunyikan'))
  await expect.element(offer).not.toBeInTheDocument()
  await cleanup()
  await renderFresh(<AccountOffer />)
  await expect.element(offer).not.toBeInTheDocument()
  $accountOffer.set(undefined)
  await expect.element(offer).toBeVisible()
  $session.set({ status: 'member', profile: budi })
  await expect.element(offer).not.toBeInTheDocument()
})

it('[identity-168] the account area sets the first password, and changes it from then on', async () => {
  await renderFresh(<SecurityRows />)
  await userEvent.click(page.getByRole('button', { name: 'Buat Kata Sandi' }))
  await makePassword()
  await expect.element(page.getByRole('button', { name: 'Ubah Kata Sandi' })).toBeVisible()
})
