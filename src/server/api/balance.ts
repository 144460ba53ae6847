import * as contract from '#lib/contracts/balance.ts'
import { refuse } from '#lib/contracts/refusals.ts'

import { readBalanceEntry, readBalancePage } from '../data/balance-history.ts'
import { answer, pageMeta } from './context.ts'
import type { Api } from './registry.ts'

/** The history of a buyer's Saldo. */
export function balanceRoutes(api: Api): void {
  api.buyer(contract.listBalance, async ({ db, buyerId, input }) => {
    const { entries, total } = await readBalancePage(db, buyerId, input)
    return answer(entries, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.buyer(contract.readBalanceEntry, async ({ db, buyerId, input }) => {
    const entry = await readBalanceEntry(db, buyerId, input.id)
    return entry ? answer(entry) : refuse('not_found')
  })
}
