import { atom, computed } from 'nanostores'

import { serverNow } from '#lib/core/api/server-time.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { Identifier } from '#lib/core/schema/identifier.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'
import { $session } from '#lib/identity/store/who.ts'
import { amountProblem, feeOf, minWithdrawal, typedAmount } from '#lib/withdrawal/amount.ts'
import { latestArrival } from '#lib/withdrawal/arrival.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { withdrawalNotes } from '#lib/withdrawal/texts.ts'
import { $bankAccounts } from './bank-accounts.ts'

/** What is asked for; the proof of the owner comes beside it. */
export type Ask = { nominal: number; bank_account_id: number; is_rest?: true }

/** The contact whose code passed, and until when (ms) that counts: it needs no second code (withdrawal-19). */
export type Passed = { kind: Identifier['kind']; until: number }

/** A request on its way; sent again, it has the same key, however its owner proves it. */
export type Sending = {
  ask: Ask
  /** What each prompt for a proof says. */
  purpose: string
  key: string
  /** Its outcome is unknown: the answer was lost, or the page was left. */
  isUnsure: boolean
}

type Form = {
  /** Whole rupiah; 0 while nothing is typed. */
  amount: number
  accountId?: number
  sending?: Sending
  passed?: Passed
}

const empty: Form = { amount: 0 }
/** What was typed; survives a reload and a visit to the accounts (withdrawal-42). */
const $form = atom<Form>(empty)
/** The last typed amount was above the balance. */
const $isCapped = atom(false)
/** The address asks for the rest of an account that is to be closed. */
const $wantsRest = atom(false)

/** Why the server rejected the amount or the account; shown at the form until it changes. */
export const $formError = atom<ApiError | undefined>(undefined)

const $balance = computed($session, session => (session.status === 'member' ? session.profile.balance : 0))

/** The form as it stands: what leaves Saldo, what arrives where and when, and what is missing. */
export const $withdrawalForm = computed(
  [$form, $isCapped, $wantsRest, $balance, $bankAccounts, $formError],
  (form, isCapped, wantsRest, balance, { value: accounts = [] }, error) => {
    const isTooLow = balance < minWithdrawal
    const isRest = wantsRest && isTooLow && balance > 0
    const amount = isRest ? balance : form.amount
    const chosen = accounts.find(({ id }) => id === form.accountId)
    // Of one account nobody has to choose.
    const account = chosen ?? (accounts.length === 1 ? accounts[0] : undefined)
    const problem = amount > 0 ? amountProblem({ nominal: amount, balance, isRest }) : undefined
    const fee = feeOf({ isRest })
    return {
      amount,
      account,
      balance,
      isRest,
      /** Nothing can be withdrawn. */
      isTooLow: isTooLow && !isRest,
      fee,
      total: Math.max(0, amount - fee),
      problem: problem && withdrawalErrors[problem].message,
      note: isCapped ? withdrawalNotes.capped : undefined,
      isReady: amount > 0 && !problem && account !== undefined,
      /** The last request, if its outcome is unknown: nothing else is asked for before. */
      unsure: form.sending?.isUnsure ? form.sending : undefined,
      error
    }
  }
)

/** When a withdrawal that is requested now arrives at the latest. */
export const arrivalNow = (): Date => latestArrival(serverNow())

/** Restores what was typed, and reads what the address asks for. */
export function openForm(): void {
  const { amount, accountId, sending, passed } = (readTyped('withdraw') ?? {}) as Partial<Form>
  $form.set({
    amount: typeof amount === 'number' && amount >= 0 ? Math.trunc(amount) : 0,
    ...(typeof accountId === 'number' && { accountId }),
    ...(isWhole(sending) && { sending }),
    ...(typeof passed?.until === 'number' && { passed })
  })
  $isCapped.set(false)
  $formError.set(undefined)
  $wantsRest.set(new URLSearchParams(window.location.search).get('rest') === '1')
}

const isWhole = (sending: Sending | undefined): boolean =>
  typeof sending?.key === 'string' && typeof sending.purpose === 'string' && Number(sending.ask?.nominal) > 0

function change(next: Form): void {
  $form.set(next)
  storeTyped('withdraw', next)
}

/** Takes the digits of what was typed, at most the balance. */
export function typeAmount(typed: string): void {
  const { amount, isCapped } = typedAmount(typed, $balance.get())
  $formError.set(undefined)
  $isCapped.set(isCapped)
  change({ ...$form.get(), amount })
}

export const chooseAmount = (amount: number): void => typeAmount(String(amount))

export function chooseAccount(accountId: number): void {
  $formError.set(undefined)
  change({ ...$form.get(), accountId })
}

/** The request that waits for its answer; stored, so that a reload sends it with the same key. */
export const sendingNow = (): Sending | undefined => $form.get().sending

export function setSending(sending: Sending | undefined): void {
  const { sending: _before, ...rest } = $form.get()
  change({ ...rest, ...(sending && { sending }) })
}

/** The contact that needs no code now, also after a reload. */
export function passedNow(): Passed | undefined {
  const { passed } = $form.get()
  return passed && passed.until > Date.now() ? passed : undefined
}

export function setPassed(passed: Passed | undefined): void {
  const { passed: _before, ...rest } = $form.get()
  change({ ...rest, ...(passed && { passed }) })
}

/** Clears the form after a withdrawal; the account stays chosen. */
export function clearForm(): void {
  const { accountId } = $form.get()
  $isCapped.set(false)
  $form.set({ ...empty, ...(accountId !== undefined && { accountId }) })
  storeTyped('withdraw', accountId === undefined ? undefined : $form.get())
}
