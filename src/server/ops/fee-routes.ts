import { asc, eq } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import * as contract from '#lib/ops/fee-contract.ts'

import { feesTag, toFeeGroup } from '#server/content/fee-groups.ts'
import { feeGroups } from '#server/content/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** The fee groups as the operator keeps them (D19): one that is missing is added. */
export function opsFeeRoutes(api: Api): void {
  api.ops(contract.saveFeeGroup, async ({ transact, input }) =>
    transact(async (tx, after) => {
      const { type, name } = input
      const twice = await findElsewhere(tx, input)
      if (twice) return fail(coreErrors.invalid_input, { fields: { category_names: twice } })
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

/** Says which category another group of the type has already: its goods would have two fees. */
async function findElsewhere(
  tx: Db,
  { type, name, category_names }: InputOf<typeof contract.saveFeeGroup>
): Promise<string | undefined> {
  // Two groups that are saved at once wait for each other.
  const all = await tx
    .select()
    .from(feeGroups)
    .where(eq(feeGroups.type, type))
    .orderBy(asc(feeGroups.name))
    .for('update')
  const taken = new Map(
    all
      .filter(group => group.name !== name)
      .flatMap(group => group.categoryNames.map(category => [category.toLowerCase(), group.name]))
  )
  const found = category_names.find(category => taken.has(category.toLowerCase()))
  return found && `'${found}' sudah ada di Kelompok ${taken.get(found.toLowerCase())}`
}
