import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'

import type { BuyerContext } from '#server/core/http/context.ts'
import { sessionKey } from '#server/core/platform/limits.ts'
import { type CheckedAccount, isBank } from './bank-accounts.ts'

type Named = { bank_code: string; account_number: string }

/**
 * Asks the bank for an account's holder. Limited to ten requests a minute per person, from any address, so that nobody
 * can collect names of strangers (withdrawal-9). Rejects `holder_unavailable` if the bank fails or sends an invalid
 * response.
 */
export async function checkHolder(context: BuyerContext<Named>): Promise<Result<CheckedAccount>> {
  const { db, services, buyerId, input, requestContext } = context
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
    services.log.warn({ error, requestId: requestContext.id }, 'bank check')
    return fail(withdrawalErrors.holder_unavailable)
  }
}
