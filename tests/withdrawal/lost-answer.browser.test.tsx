import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { storeTyped } from '#lib/identity/store/typed.ts'

import { expectAccessible } from '../support/accessible.ts'
import { expectAccessibleInDark } from '../support/dark.ts'
import { lost, rejected } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { bca } from './withdrawal-data.ts'
import {
  request,
  sent,
  button,
  take,
  ways,
  pinDialog,
  pin,
  code,
  openPage,
  choosePin,
  setAnswers,
  startMember
} from './withdraw-screen.tsx'

// A withdrawal whose answer was lost.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(startMember)

const unsure = page.getByText(/^Kami belum menerima kabar penarikan terakhir/)
const keysOf = () => sent(request).map(({ options }) => options.key)
const needsProof = () => rejected('pin_wrong')

/** Rp100.000 with the PIN, of which nobody knows whether it arrived. */
async function loseAnswer(): Promise<void> {
  await openPage({ [request]: () => lost })
  await choosePin()
  await userEvent.keyboard('135790')
  await expect.element(pinDialog.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
}

it('[withdrawal-48] a lost answer keeps the PIN and is sent again with its key', async () => {
  await loseAnswer()
  await expect.element(pinDialog.getByText(/dana tidak akan ditarik dua kali/)).toBeVisible()
  await expect.element(pin).toHaveValue('135790')
  setAnswers()
  await userEvent.click(pinDialog.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(page.getByText(/^Penarikan WD-000012/)).toBeVisible()
  expect(keysOf()).toEqual([keysOf()[0], keysOf()[0]])
  expect(keysOf()[0]).toMatch(/^[0-9a-f]{32}$/)
})

it('[withdrawal-48] while it is unknown, nothing else is asked for; asked again it is found out without a proof', async () => {
  await loseAnswer()
  await userEvent.keyboard('{Escape}')
  await expect.element(unsure).toBeVisible()
  await expect.element(page.getByText('Tarik Rp100.000 ke BCA •••• 7821')).toBeVisible()
  // One below the other: what it is about has the width of the card.
  expect(unsure.element().getBoundingClientRect().width).toBeGreaterThan(250)
  await userEvent.click(button('Rp200.000'))
  await expect.element(take).toBeDisabled()
  await expectAccessible('a withdrawal whose answer was lost')
  await expectAccessibleInDark('a withdrawal whose answer was lost')
  await userEvent.click(button('Coba lagi'))
  await expect
    .element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi internet/ }))
    .toBeVisible()
  setAnswers()
  await userEvent.click(button('Coba lagi'))
  await expect.element(page.getByText(/^Penarikan WD-000012/)).toBeVisible()
  await expect.element(unsure).not.toBeInTheDocument()
  expect(new Set(keysOf()).size).toBe(1)
  expect(sent(request).at(-1)?.input).toEqual({
    nominal: 100_000,
    bank_account_id: bca.id,
    verification_type: 'pin'
  })
})

it('[withdrawal-48] one that never arrived is proven again, in any way, under its key', async () => {
  await loseAnswer()
  await userEvent.keyboard('{Escape}')
  setAnswers({ [request]: needsProof })
  await userEvent.click(button('Coba lagi'))
  await expect.element(ways.getByText('Tarik Rp100.000 ke BCA •••• 7821')).toBeVisible()
  setAnswers()
  await userEvent.click(ways.getByRole('button', { name: /^OTP WhatsApp/ }))
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('123456')
  await expect.element(page.getByText(/^Penarikan WD-000012/)).toBeVisible()
  expect(new Set(keysOf()).size).toBe(1)
})

it('[withdrawal-48] one that never arrived holds up nothing: another amount has another key', async () => {
  await loseAnswer()
  await userEvent.keyboard('{Escape}')
  setAnswers({ [request]: needsProof })
  await userEvent.click(button('Coba lagi'))
  await expect.element(ways).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(unsure).not.toBeInTheDocument()
  setAnswers()
  await userEvent.click(button('Rp200.000'))
  await userEvent.click(take)
  await userEvent.click(ways.getByRole('button', { name: /^Dengan PIN/ }))
  await userEvent.keyboard('135790')
  await expect.element(page.getByText(/^Penarikan WD-000012/)).toBeVisible()
  expect(new Set(keysOf()).size).toBe(2)
})

it('[withdrawal-48] after a reload it is found out although the Saldo has dropped below the minimum', async () => {
  signInMember({ balance: 0 })
  storeTyped('withdraw', {
    amount: 250_000,
    accountId: bca.id,
    sending: {
      ask: { nominal: 250_000, bank_account_id: bca.id },
      purpose: 'Tarik Rp250.000 ke BCA •••• 7821',
      key: 'a'.repeat(32),
      isUnsure: true
    }
  })
  await openPage()
  await expect.element(unsure).toBeVisible()
  await userEvent.click(button('Coba lagi'))
  await expect.element(page.getByText(/^Penarikan WD-000012/)).toBeVisible()
  expect(keysOf()).toEqual(['a'.repeat(32)])
})

it('[withdrawal-19, withdrawal-48] after a reload a contact whose code passed needs no other one', async () => {
  storeTyped('withdraw', {
    amount: 100_000,
    accountId: bca.id,
    passed: { kind: 'email', until: Date.now() + 60_000 },
    sending: {
      ask: { nominal: 100_000, bank_account_id: bca.id },
      purpose: 'Tarik Rp100.000 ke BCA •••• 7821',
      key: 'b'.repeat(32),
      isUnsure: true
    }
  })
  await openPage({ [request]: needsProof })
  await userEvent.click(button('Coba lagi'))
  await expect.element(ways).toBeVisible()
  setAnswers()
  await userEvent.click(ways.getByRole('button', { name: /^OTP Email/ }))
  await expect.element(page.getByText(/^Penarikan WD-000012/)).toBeVisible()
  expect(sent('POST /auth/otp/request')).toEqual([])
  expect(keysOf()).toEqual(['b'.repeat(32), 'b'.repeat(32)])
})
