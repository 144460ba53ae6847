import { expect, it } from 'vitest'

import { chatWithdrawalOf } from '#lib/chat/withdrawal-card.ts'
import * as brandModule from '#lib/core/brand.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { formErrors, pinForm } from '#lib/identity/registration-form.ts'
import { identityFallbacks, identityTexts } from '#lib/identity/texts.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import * as balanceModule from '#lib/money/texts.ts'
import { paymentGroupNames } from '#lib/payment/choice.ts'
import { accountNameOf } from '#lib/withdrawal/account-name.ts'
import { presetAmounts } from '#lib/withdrawal/amount.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { shownStatus, statusLabels, statusTones, withdrawalStatuses } from '#lib/withdrawal/status.ts'
import * as withdrawalModule from '#lib/withdrawal/texts.ts'
import { timelineOf } from '#lib/withdrawal/timeline.ts'

import { agreedCodes, agreedOfBalance, agreedOfWithdrawing } from '../support/agreed-texts.ts'

const { arrivalText, resendText, triesLeftText, withdrawalPurpose, withdrawalTexts } = withdrawalModule

/** All texts of these modules. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const own = textsIn([
  { ...brandModule, ...balanceModule, ...withdrawalModule, statusLabels, withdrawalErrors },
  { identityTexts, identityFallbacks, identityErrors, moneyErrors, paymentGroupNames },
  presetAmounts.map(rupiah),
  resendText(29).replace('29', 'N'),
  formErrors(pinForm, { pin: '', pin_confirmation: '' }),
  formErrors(pinForm, { pin: '12', pin_confirmation: '12' })
])
/** Written by its library for the days of a week; what is shown: tests/money/balance-texts.browser.test.tsx. */
const ofCalendar: readonly string[] = agreedOfBalance['calendar of the balance']

it.each(Object.entries({ ...agreedOfBalance, ...agreedOfWithdrawing }))(
  '[money-10, withdrawal-40, withdrawal-45, withdrawal-46, withdrawal-51, withdrawal-53] the agreed texts are the product’s own: %s',
  (_place, texts) => {
    const missing = texts.map(text => text.replace('{product}', 'Baba')).filter(text => !own.includes(text))
    expect(missing.filter(text => !ofCalendar.includes(text))).toEqual([])
  }
)

it.each(agreedCodes)('[withdrawal-1] "$text" is a code, which people read in Indonesian', one => {
  expect(withdrawalErrors[one.code].message).toBe(one.shown)
  expect(own).not.toContain(one.text)
})

it('[withdrawal-46, withdrawal-53] texts of our own', () => {
  expect(withdrawalTexts.claimed).toBe('Sedang diproses bank')
  expect(triesLeftText(4)).toBe('Sisa percobaan: 4.')
  expect(triesLeftText(0)).toBe('Tekan Kirim Ulang untuk mendapat kode baru.')
})

it('[withdrawal-45, withdrawal-56] an account is named without its whole number', () => {
  const account = { bank_name: 'Bank Central Asia (BCA)', account_number: '7310457821' }
  expect(accountNameOf(account)).toBe('BCA •••• 7821')
  expect(accountNameOf({ ...account, bank_name: 'Bank Mandiri' })).toBe('Bank Mandiri •••• 7821')
  expect(withdrawalPurpose(100_000, accountNameOf(account))).toBe('Tarik Rp100.000 ke BCA •••• 7821')
  expect(
    chatWithdrawalOf({ id: 12, code: 'WD-000012', nominal: 100_000, status: 'failed', ...account })
  ).toEqual({
    id: 12,
    code: 'WD-000012',
    nominal: 100_000,
    status: 'failed',
    label: 'Gagal',
    account: 'BCA •••• 7821'
  })
})

it('[withdrawal-41] the arrival is an estimate in Jakarta', () => {
  expect(arrivalText('2026-11-30T10:00:00Z')).toBe('Perkiraan tiba paling lambat 30 November 2026 17:00 WIB')
})

it('[withdrawal-52] each status has a tone of its own', () => {
  expect(new Set(withdrawalStatuses.map(status => statusTones[status])).size).toBe(4)
})

const one = {
  status: 'pending' as const,
  date: '2026-11-27T03:00:00Z',
  claimed_at: null,
  closed_at: null,
  reason: null
}
const claimed_at = '2026-11-27T03:05:00Z'
const closed_at = '2026-11-27T04:00:00Z'
const steps = (change: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({ ...one, ...change }).map(({ label, isDone, tone, reason }) => [label, isDone, tone, reason])

it('[withdrawal-52] the steps are those that a withdrawal took or will take', () => {
  expect(steps({})).toEqual([
    ['Penarikan diminta', true, 'good', null],
    ['Diproses bank', false, 'good', null],
    ['Berhasil', false, 'good', null]
  ])
  expect(steps({ claimed_at })[1]).toEqual(['Diproses bank', true, 'good', null])
  expect(steps({ status: 'success', claimed_at, closed_at })[2]).toEqual(['Berhasil', true, 'good', null])
  expect(steps({ status: 'failed', claimed_at, closed_at, reason: 'Rekening ditutup' })).toEqual([
    ['Penarikan diminta', true, 'good', null],
    ['Diproses bank', true, 'good', null],
    ['Gagal', true, 'wrong', 'Rekening ditutup']
  ])
  expect(steps({ status: 'cancelled', closed_at })).toEqual([
    ['Penarikan diminta', true, 'good', null],
    ['Dibatalkan', true, 'wrong', null]
  ])
})

it('[withdrawal-52] a status that this page does not know yet looks like a waiting one', () => {
  expect(shownStatus('on_hold')).toBe('pending')
  expect(steps({ status: 'on_hold' })).toEqual(steps({ status: 'pending' }))
  expect(withdrawalStatuses.map(shownStatus)).toEqual(withdrawalStatuses)
})
