import * as contract from '#lib/ops/fee-contract.ts'

import { feesTag, toFeeGroup } from '#server/content/fee-groups.ts'
import { feeGroups } from '#server/content/schema.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** The fee groups as the operator keeps them (D19): one that is missing is added. */
export function opsFeeRoutes(api: Api): void {
  api.open(contract.saveFeeGroup, async ({ transact, input }) =>
    transact(async (tx, after) => {
      const { type, name } = input
      const facts = { rateBasisPoints: input.rate_basis_points, categoryNames: input.category_names }
      const [row] = await tx
        .insert(feeGroups)
        .values({ type, name, ...facts })
        .onConflictDoUpdate({ target: [feeGroups.type, feeGroups.name], set: facts })
        .returning()
      after.invalidate(feesTag)
      return answer(toFeeGroup(row!))
    })
  )
}
