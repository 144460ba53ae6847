import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $session } from '#lib/identity/store/who.ts'

import { WithdrawPage } from '#islands/withdrawal/WithdrawPage.tsx'

import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { aWithdrawal, bca } from './withdrawal-data.ts'

// The page of withdrawals in a test that answers its calls: the test mocks `call`.

export const request = 'POST /buyer/withdraw/request'
export const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const field = page.getByLabelText('Jumlah lain')
export const take = button('Tarik Dana')
export const ways = dialogNamed('Verifikasi Withdraw')
export const pinDialog = dialogNamed('Masukkan PIN')
export const pin = pinDialog.getByLabelText('PIN', { exact: true })
export const code = ways.getByLabelText('Kode verifikasi 6 digit')

const done = () => answered({ withdrawal: aWithdrawal({ id: 12, nominal: 100_000 }), balance: 150_000 })

/** A code that passed is never checked again: each one has another id. */
let codes = 0

type Answers = Parameters<typeof answerBy>[1]
export function setAnswers(answers: Answers = {}): void {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => {
      const session = $session.get()
      return answered(session.status === 'member' ? session.profile : budi)
    },
    'GET /buyer/bank/account': () => answered([bca]),
    'GET /buyer/bank/list': () => answered([]),
    'POST /auth/otp/request': () =>
      answered({ otp_id: `code-${(codes += 1)}`, auth: budi.phone, resend_seconds: 30 }),
    'POST /auth/otp/check': () => answered({ auth: budi.phone }),
    [request]: done,
    ...answers
  })
}

export async function openPage(answers: Answers = {}): Promise<void> {
  setAnswers(answers)
  await renderFresh(<WithdrawPage />)
  await expect.element(button('Riwayat Penarikan')).toBeVisible()
}

/** Rp100.000, and the dialog that asks for a proof. */
export async function askForProof(): Promise<void> {
  await userEvent.click(button('Rp100.000'))
  await userEvent.click(take)
  await expect.element(ways).toBeVisible()
}

export async function choosePin(): Promise<void> {
  await askForProof()
  await userEvent.click(ways.getByRole('button', { name: /^Dengan PIN/ }))
  await expect.element(pin).toHaveFocus()
}

/** A member on a phone, on /withdraw, with no answers yet. */
export async function startMember(): Promise<void> {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
  window.history.replaceState(null, '', window.location.pathname)
}
