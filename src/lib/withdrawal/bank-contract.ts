import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { empty, id, nothing, shaped, text, whole } from '#lib/core/schema/fields.ts'
import { accountDigits } from './account-number.ts'
import { withdrawalErrors } from './errors.ts'
import { bankTexts } from './texts.ts'

const bank = z.object({ code: z.string(), name: z.string() })

export const bankAccount = z.object({
  id: whole,
  bank_code: z.string(),
  bank_name: z.string(),
  account_number: z.string(),
  account_holder: z.string()
})

const accountNumber = z
  .string(bankTexts.incomplete)
  .check(
    z.trim(),
    z.minLength(1, { error: bankTexts.incomplete, abort: true }),
    z.maxLength(accountDigits.max, { error: bankTexts.digits, abort: true }),
    z.minLength(accountDigits.min, { error: bankTexts.digits, abort: true }),
    z.regex(/^\d+$/, bankTexts.digits)
  )

/** An account whose holder the bank is asked for. */
const named = z.object({
  bank_code: shaped(20, /^[a-z0-9_]+$/, bankTexts.incomplete),
  account_number: accountNumber
})

/** Clients also send the checked values, but the bank's current ones are stored (withdrawal-7). */
export const bankAccountForm = z.extend(named, {
  bank_name: z.optional(text(100)),
  account_holder: z.optional(text(200))
})

const { bank_not_found, holder_not_found, holder_unavailable } = withdrawalErrors
const { bank_account_exists, bank_account_limit, bank_account_not_found, bank_account_in_use } =
  withdrawalErrors
const ofCheck = [bank_not_found, holder_not_found, holder_unavailable]

export const listBanks = endpoint('GET /buyer/bank/list', {
  access: 'buyer',
  summary: 'Banks and wallets that Saldo can be sent to',
  input: nothing,
  reply: z.array(bank)
})

export const listBankAccounts = endpoint('GET /buyer/bank/account', {
  access: 'buyer',
  summary: 'The bank accounts of the buyer, the newest first',
  input: nothing,
  reply: z.array(bankAccount)
})

export const checkBankAccount = endpoint('POST /buyer/bank/account/check', {
  access: 'buyer',
  summary: 'The name that the bank has for an account',
  limit: 'guess',
  errors: ofCheck,
  input: named,
  reply: z.object({ account_holder: z.string() })
})

export const addBankAccount = endpoint('POST /buyer/bank/account/add', {
  access: 'buyer',
  summary: 'Saves a bank account under the holder that its bank names',
  limit: 'guess',
  errors: [...ofCheck, bank_account_exists, bank_account_limit],
  input: bankAccountForm,
  reply: bankAccount
})

export const updateBankAccount = endpoint('POST /buyer/bank/account/update/{id}', {
  access: 'buyer',
  summary: 'Makes a saved bank account another one; the bank is asked for its holder again',
  limit: 'guess',
  errors: [...ofCheck, bank_account_not_found, bank_account_exists, bank_account_in_use],
  input: z.extend(bankAccountForm, { id }),
  reply: bankAccount
})

export const deleteBankAccount = endpoint('POST /buyer/bank/account/delete/{id}', {
  access: 'buyer',
  summary: 'Deletes a bank account that no open withdrawal goes to',
  errors: [bank_account_not_found, bank_account_in_use],
  input: z.object({ id }),
  reply: empty
})
