import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/withdrawal/contract.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { withdrawalTexts } from '#lib/withdrawal/texts.ts'

import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readBalance } from '#server/money/ledger.ts'
import { cancelWithdrawal } from './close-withdrawal.ts'
import { openWithdrawal, prepareWithdrawal } from './request-withdrawal.ts'
import { findOwnWithdrawal, readWithdrawalPage, toWithdrawal } from './withdrawals.ts'

/** Withdrawals of a buyer's Saldo. */
export function withdrawalRoutes(api: Api): void {
  api.buyer(contract.listWithdrawals, async ({ db, buyerId, input }) => {
    const { list, total } = await readWithdrawalPage(db, buyerId, input)
    return answer(list, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.buyer(contract.readWithdrawal, async ({ db, buyerId, input }) => {
    const one = await findOwnWithdrawal(db, buyerId, input.id)
    return one ? answer(toWithdrawal(one)) : fail(withdrawalErrors.withdrawal_not_found)
  })

  api.charging(contract.requestWithdrawal, { prepare: prepareWithdrawal, charge: openWithdrawal })

  api.buyer(contract.cancelWithdrawal, ({ transact, buyerId, input, now }) =>
    transact(async (tx, after) => {
      const cancelled = await cancelWithdrawal({ tx, after, now }, buyerId, input.id)
      if (!cancelled.ok) return cancelled
      const balance = await readBalance(tx, buyerId)
      return answer(
        { withdrawal: toWithdrawal(cancelled.value), balance },
        { message: withdrawalTexts.cancelled }
      )
    })
  )
}
