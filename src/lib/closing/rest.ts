import { minWithdrawal } from '#lib/withdrawal/amount.ts'

/** Days in which a sign-in keeps an account that is to be closed (D51). */
export const closingDays = 14

/** Days after an order's end from which a closed account's order names no recipient (D51). */
export const recipientDays = 90

/** Whether a Saldo is small enough to be given up: it cannot be withdrawn as usual. */
export const mayGiveUp = (balance: number): boolean => balance < minWithdrawal

/** Whether a Saldo prevents the closing: more than was given up, or too much to give up. */
export const isSaldoLeft = (balance: number, givenUp: number): boolean =>
  balance > givenUp || !mayGiveUp(balance)
