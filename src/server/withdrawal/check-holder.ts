import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'

import type { BuyerContext } from '#server/core/http/context.ts'
import { sessionKey } from '#server/core/platform/limits.ts'
import { type CheckedAccount, isBank } from './bank-accounts.ts'

type Named = { bank_code: string; account_number: string }

/**
 * Asks the bank who holds an account. A person may ask ten times a minute, from however many addresses: the names of
 * strangers are not for collecting (withdrawal-9). A bank that does not answer, or answers nonsense, is not believed.
 */
export async function checkHolder(context: BuyerContext<Named>): Promise<Result<CheckedAccount>> {
  const { db, services, buyerId, input, frame } = context
  const wait = await services.limits.take('holder', `${sessionKey}holder-${buyerId}`)
  if (wait !== undefined) return fail(coreErrors.too_many_requests, { details: { retry_after: wait } })
  const account = { bankCode: input.bank_code, number: input.account_number }
  if (!(await isBank(db, account.bankCode))) {
    const { bank_not_found } = withdrawalErrors
    return fail(bank_not_found, { fields: { bank_code: bank_not_found.message } })
  }
  try {
    const holder = await services.bankHolder.holderOf(account)
    if (holder !== undefined) return ok({ ...account, holder })
    const { holder_not_found } = withdrawalErrors
    return fail(holder_not_found, { fields: { account_number: holder_not_found.message } })
  } catch (error) {
    services.log.warn({ error, requestId: frame.id }, 'bank check')
    return fail(withdrawalErrors.holder_unavailable)
  }
}
