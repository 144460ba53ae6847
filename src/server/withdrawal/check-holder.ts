import { coreRefusals } from '#lib/core/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'
import { withdrawalRefusals } from '#lib/withdrawal/refusals.ts'

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
  if (wait !== undefined) return refuse(coreRefusals.too_many_requests, { details: { retry_after: wait } })
  const account = { bankCode: input.bank_code, number: input.account_number }
  if (!(await isBank(db, account.bankCode))) {
    const { bank_not_found } = withdrawalRefusals
    return refuse(bank_not_found, { fields: { bank_code: bank_not_found.message } })
  }
  try {
    const holder = await services.bankHolder.holderOf(account)
    if (holder !== undefined) return ok({ ...account, holder })
    const { holder_not_found } = withdrawalRefusals
    return refuse(holder_not_found, { fields: { account_number: holder_not_found.message } })
  } catch (error) {
    services.log.warn({ error, requestId: frame.id }, 'bank check')
    return refuse(withdrawalRefusals.holder_unavailable)
  }
}
