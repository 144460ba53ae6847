import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/ops/payout-contract.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readBalances, readPayouts } from './list-payouts.ts'
import { payoutFile } from './payout-file.ts'
import { recordPayout } from './record-payout.ts'
import { returnPayout } from './return-payout.ts'
import { showBalance } from './show-shop-balance.ts'

/** What shops are owed and paid, for finance. */
export function opsPayoutRoutes(api: Api): void {
  api.ops(contract.listPayoutBalances, async ({ db, input }) => {
    const { items, total } = await readBalances(db, input)
    return answer(items, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.listPayouts, async ({ db, input }) => answer(await readPayouts(db, input)))

  api.ops(contract.makePayoutFile, async ({ db, input, now }) =>
    answer(await payoutFile(db, { after: input.after, now }))
  )

  api.ops(contract.showShopBalance, async ({ db, input }) => {
    const shown = await showBalance(db, input)
    return shown ? answer(shown) : fail(shopErrors.shop_not_found)
  })

  api.ops(contract.recordPayout, recordPayout)
  api.ops(contract.returnPayout, returnPayout)
}
