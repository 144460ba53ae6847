import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { always, fetched } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toast, toastMs } from '#lib/core/browser/toasts.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { bankTexts } from '#lib/withdrawal/texts.ts'

export type Bank = Reply<'GET /buyer/bank/list'>[number]
export type BankAccount = Reply<'GET /buyer/bank/account'>[number]

const accounts = fetched('GET /buyer/bank/account', always({}))
/** The buyer's accounts, the newest first. */
export const $bankAccounts = accounts.$state
export const reloadBankAccounts = accounts.reload

const banks = fetched('GET /buyer/bank/list', always({}), { isFinal: ({ value }) => value !== undefined })
export const $banks = banks.$state
export const reloadBanks = banks.reload

/** The bank's holder name of an account number, or the error. */
export async function findHolder(bank: Bank, number: string): Promise<{ holder: string } | ApiError> {
  const answer = await call(
    'POST /buyer/bank/account/check',
    { bank_code: bank.code, account_number: number },
    { fallback: withdrawalErrors.holder_not_found.message }
  )
  return answer.ok ? { holder: answer.value.account_holder } : answer.error
}

/** Saves an account whose holder was found; returns the error to show. */
export async function saveBankAccount(
  bank: Bank,
  number: string,
  holder: string
): Promise<ApiError | undefined> {
  const answer = await call(
    'POST /buyer/bank/account/add',
    { bank_code: bank.code, bank_name: bank.name, account_number: number, account_holder: holder },
    { fallback: bankTexts.notAdded }
  )
  if (!answer.ok) return answer.error
  toast(bankTexts.added, 'success', toastMs.snackbar)
  await accounts.refresh()
  return undefined
}

/** Deletes an account and shows the outcome. */
export async function deleteBankAccount(id: number): Promise<void> {
  const answer = await call(
    'POST /buyer/bank/account/delete/{id}',
    { id },
    { fallback: bankTexts.notDeleted }
  )
  // If another tab has deleted it, the outcome is the wanted one.
  const isGone = answer.ok || answer.error.code === 'bank_account_not_found'
  toast(isGone ? bankTexts.deleted : answer.error.message, isGone ? 'success' : 'error', toastMs.snackbar)
  await accounts.refresh()
}
