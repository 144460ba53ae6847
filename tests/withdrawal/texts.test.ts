import { expect, it } from 'vitest'

import { accountNameOf } from '#lib/withdrawal/account-name.ts'
import { chatWithdrawalOf } from '#lib/chat/withdrawal-card.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { identityFallbacks } from '#lib/identity/texts.ts'
import { shownStatus, statusLabels, statusTones, withdrawalStatuses } from '#lib/withdrawal/status.ts'
import {
  arrivalText,
  resendText,
  triesLeftText,
  withdrawalLabels,
  withdrawalNotes,
  withdrawalPurpose,
  withdrawalTexts
} from '#lib/withdrawal/texts.ts'
import { timelineOf } from '#lib/withdrawal/timeline.ts'

it('[withdrawal-45, withdrawal-46, withdrawal-51, withdrawal-53] the texts are the agreed ones', () => {
  expect(withdrawalLabels).toMatchObject({
    request: 'Tarik Dana',
    history: 'Riwayat Penarikan',
    detail: 'Detail Penarikan',
    verify: 'Verifikasi Withdraw',
    whatsapp: 'OTP WhatsApp',
    email: 'OTP Email',
    pin: 'Dengan PIN',
    accounts: 'Atur Rekening',
    cancel: 'Batalkan Penarikan'
  })
  expect(withdrawalNotes).toMatchObject({
    emptyTitle: 'Tidak Ada Riwayat Penarikan',
    empty: 'Anda belum melakukan penarikan dana apapun',
    noAccount: 'Belum Ada Rekening Bank',
    codeInvalid: 'Kode OTP tidak valid'
  })
  expect(withdrawalTexts).toMatchObject({
    requested: 'Penarikan dana berhasil',
    notRequested: 'Penarikan dana gagal',
    cancelled: 'Penarikan berhasil dibatalkan',
    claimed: 'Sedang diproses bank'
  })
  expect(identityFallbacks.withdrawalCode).toBe('Gagal mengirim OTP. Silakan coba lagi.')
  expect(identityErrors.pin_wrong.message).toBe('PIN salah. Silakan coba lagi.')
  expect(Object.values(statusLabels)).toEqual(['Menunggu', 'Berhasil', 'Gagal', 'Dibatalkan'])
  expect(resendText(29)).toBe('Kirim Ulang (29s)')
  expect(triesLeftText(4)).toBe('Sisa percobaan: 4.')
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
