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
import { accountNameOf } from '#lib/withdrawal/account-name.ts'
import type { VerificationType } from '#lib/withdrawal/status.ts'
import { withdrawalNotes, withdrawalPurpose, withdrawalTexts } from '#lib/withdrawal/texts.ts'
import { reloadBankAccounts } from './bank-accounts.ts'
import {
  $formError,
  $withdrawalForm,
  type Ask,
  clearForm,
  type Sending,
  sendingNow,
  setSending
} from './form.ts'
import { refreshWithdrawals } from './history.ts'

export type Withdrawal = Reply<'GET /buyer/withdraw/{id}'>

/** The step of 'Verifikasi Withdraw' that is open. */
export type VerifyStep = 'method' | 'code' | 'pin' | 'new PIN'
export const $verifyStep = atom<VerifyStep | undefined>(undefined)

/** The last withdrawal that this page requested. */
export const $requested = atom<Withdrawal | undefined>(undefined)

/** What the dialogs ask a proof for: stays as it was when they opened, whatever becomes of Saldo and accounts. */
export const $asked = atom<Pick<Sending, 'ask' | 'purpose'> | undefined>(undefined)

/** 'Tarik Dana': asks who it is, if the form is complete. */
export function startVerifying(): void {
  const { amount, account, isRest, isReady, unsure } = $withdrawalForm.get()
  if (!isReady || !account || unsure) return
  const ask = { nominal: amount, bank_account_id: account.id, ...(isRest && { is_rest: true as const }) }
  verify({ ask, purpose: withdrawalPurpose(amount, accountNameOf(account)) })
}

function verify(asked: Pick<Sending, 'ask' | 'purpose'>): void {
  leaveCode()
  $requested.set(undefined)
  $asked.set(asked)
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
 * Requests the withdrawal that the dialogs are about; a code was passed before, a PIN goes with it. Returns the error to
 * show.
 */
export async function requestWithdrawal(
  verification_type: VerificationType,
  pin?: string
): Promise<ApiError | undefined> {
  const asked = $asked.get()
  if (!asked) return undefined
  const { ask, purpose } = asked
  const before = sendingNow()
  const key = before && isSame(before.ask, ask) ? before.key : newKey()
  const error = await send({ ask, purpose, key, isUnsure: true }, { verification_type, ...(pin && { pin }) })
  if (!error) return undefined
  if (!isVerdict(error)) return { ...error, message: `${error.message} ${withdrawalNotes.lost}` }
  setSending(undefined)
  if (ofForm.has(error.code)) returnToForm(error)
  return error
}

/**
 * Finds out what became of a request whose answer was lost: sent again without a proof, it is answered as the first time,
 * or rejected, which uses up no try. Then its owner proves it again.
 */
export async function retryWithdrawal(): Promise<ApiError | undefined> {
  const sending = sendingNow()
  if (!sending) return undefined
  const error = await send(sending, { verification_type: 'pin' })
  if (!error || !isVerdict(error)) return error
  if (ofForm.has(error.code)) {
    setSending(undefined)
    returnToForm(error)
  } else {
    setSending({ ...sending, isUnsure: false })
    verify(sending)
  }
  return undefined
}

async function send(
  sending: Sending,
  proof: { verification_type: VerificationType; pin?: string }
): Promise<ApiError | undefined> {
  setSending(sending)
  const options = { key: sending.key, fallback: withdrawalTexts.notRequested }
  const answer = await call('POST /buyer/withdraw/request', { ...sending.ask, ...proof }, options)
  return answer.ok ? finish(answer.value) : answer.error
}

const isSame = (one: Ask, other: Ask): boolean =>
  one.nominal === other.nominal &&
  one.bank_account_id === other.bank_account_id &&
  one.is_rest === other.is_rest

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
