import * as contract from '#lib/content/fee-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { feesTag, readFeeGroups } from './fee-groups.ts'

export function feeRoutes(api: Api): void {
  api.open(contract.listFeeGroups, async ({ db }) => answer(await readFeeGroups(db)), {
    seconds: 60,
    tags: () => [feesTag]
  })
}
