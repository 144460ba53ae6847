import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/ops/payout-contract.ts'
import * as fileContract from '#lib/ops/payout-file-contract.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readDue } from './due-payouts.ts'
import { readBalances, readPayouts } from './list-payouts.ts'
import { makePayoutFile } from './make-payout-file.ts'
import { listFiles, showFile } from './payout-files.ts'
import { recordPayout } from './record-payout.ts'
import { returnPayout } from './return-payout.ts'
import { returnPayoutFile } from './return-payout-file.ts'
import { showBalance } from './show-shop-balance.ts'

/** What shops are owed and paid, for finance. */
export function opsPayoutRoutes(api: Api): void {
  api.ops(contract.listPayoutBalances, async ({ db, input }) => {
    const { items, total } = await readBalances(db, input)
    return answer(items, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.listPayouts, async ({ db, input }) => answer(await readPayouts(db, input)))

  api.ops(contract.showShopBalance, async ({ db, input }) => {
    const shown = await showBalance(db, input)
    return shown ? answer(shown) : fail(shopErrors.shop_not_found)
  })

  api.ops(contract.recordPayout, recordPayout)
  api.ops(contract.returnPayout, returnPayout)

  api.ops(fileContract.readDuePayouts, async ({ db, input }) => answer(await readDue(db, input)))
  api.ops(fileContract.makePayoutFile, context => makePayoutFile(context))
  api.ops(fileContract.listPayoutFiles, async ({ db, input }) => answer(await listFiles(db, input)))
  api.ops(fileContract.readPayoutFile, ({ db, input }) => showFile(db, input.id))
  api.ops(fileContract.returnPayoutFile, returnPayoutFile)
}
