import { atom } from 'nanostores'

import type { ApiErrorCode, Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { dropCode, leaveCode } from '#lib/identity/store/code-flow.ts'
import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'
import { isVerdict } from '#lib/payment/is-verdict.ts'
import type { VerificationType } from '#lib/withdrawal/status.ts'
import { withdrawalNotes, withdrawalTexts } from '#lib/withdrawal/texts.ts'
import { reloadBankAccounts } from './bank-accounts.ts'
import { $formError, $withdrawalForm, clearForm, sendingNow, setSending } from './form.ts'
import { refreshWithdrawals } from './history.ts'

export type Withdrawal = Reply<'GET /buyer/withdraw/{id}'>

/** The step of 'Verifikasi Withdraw' that is open. */
export type VerifyStep = 'method' | 'code' | 'pin' | 'new PIN'
export const $verifyStep = atom<VerifyStep | undefined>(undefined)

/** The last withdrawal that this page requested. */
export const $requested = atom<Withdrawal | undefined>(undefined)

/** 'Tarik Dana': asks who it is, if the form is complete. */
export function startVerifying(): void {
  if (!$withdrawalForm.get().isReady) return
  leaveCode()
  $requested.set(undefined)
  $verifyStep.set('method')
}

export function closeVerifying(): void {
  leaveCode()
  $verifyStep.set(undefined)
}

/** Errors that another proof does not mend: they are shown at the form. */
const ofForm = new Set<string>([
  'withdrawal_amount_required',
  'bank_account_required',
  'withdrawal_too_small',
  'withdrawal_above_balance',
  'withdrawal_no_rest',
  'bank_account_not_found',
  'withdrawal_limit',
  'withdrawals_locked',
  'idempotency_mismatch'
] satisfies ApiErrorCode[])

/** The saldo shown everywhere on this page, before the server's event repeats it. */
export function showBalance(balance: number): void {
  const session = $session.get()
  if (session.status === 'member') $session.set({ ...session, profile: { ...session.profile, balance } })
}

/**
 * Requests the withdrawal of the form; a code was passed before, a PIN goes with it. A try whose answer was lost is sent
 * again with its key, also after a reload. Returns the error to show.
 */
export async function requestWithdrawal(
  verification_type: VerificationType,
  pin?: string
): Promise<ApiError | undefined> {
  const { amount, account, isRest, isReady } = $withdrawalForm.get()
  if (!isReady || !account) return undefined
  const input = {
    nominal: amount,
    bank_account_id: account.id,
    verification_type,
    ...(isRest && { is_rest: true })
  }
  const body = JSON.stringify(input)
  const before = sendingNow()
  const sending = before?.body === body ? before : { body, key: newKey() }
  setSending(sending)
  const answer = await call(
    'POST /buyer/withdraw/request',
    { ...input, ...(pin && { pin }) },
    { key: sending.key, fallback: withdrawalTexts.notRequested }
  )
  if (answer.ok) return finish(answer.value)
  const { error } = answer
  if (!isVerdict(error)) return { ...error, message: `${error.message} ${withdrawalNotes.lost}` }
  setSending(undefined)
  if (ofForm.has(error.code)) returnToForm(error)
  return error
}

function finish({ withdrawal, balance }: Reply<'POST /buyer/withdraw/request'>): undefined {
  dropCode()
  clearForm()
  showBalance(balance)
  closeVerifying()
  $requested.set(withdrawal)
  toast(withdrawalTexts.requested, 'success')
  refreshWithdrawals()
}

/** Closes the dialogs; what was typed stays, and what the rejection is about is read again. */
function returnToForm(error: ApiError): void {
  $formError.set(error)
  closeVerifying()
  void loadSession()
  if (error.code === 'bank_account_not_found') void reloadBankAccounts()
}
