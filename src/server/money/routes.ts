import { coreErrors } from '#lib/core/schema/errors.ts'
import * as contract from '#lib/money/contract.ts'
import { exportName, movementsCsv } from '#lib/money/csv.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { readBalanceEntry, readBalancePage } from './balance-history.ts'
import { readMonth } from './export-history.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** The history of a buyer's Saldo. */
export function balanceRoutes(api: Api): void {
  api.buyer(contract.listBalance, async ({ db, buyerId, input }) => {
    const { entries, total } = await readBalancePage(db, buyerId, input)
    return answer(entries, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.buyer(contract.readBalanceEntry, async ({ db, buyerId, input }) => {
    const entry = await readBalanceEntry(db, buyerId, input.id)
    return entry ? answer(entry) : fail(coreErrors.not_found)
  })

  api.buyer(contract.exportBalance, async ({ db, buyerId, input }) => {
    const movements = await readMonth(db, buyerId, input.month)
    if (!movements) return fail(moneyErrors.month_too_long)
    return answer({ file_name: exportName(input.month), csv: movementsCsv(movements) })
  })
}
