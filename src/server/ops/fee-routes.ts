import { eq } from 'drizzle-orm'

import type { FeeGroup } from '#lib/content/fee-contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { versionMissing } from '#lib/core/schema/fields.ts'
import * as contract from '#lib/ops/fee-contract.ts'

import { feesTag, lockFeeGroups, toFeeGroup } from '#server/content/fee-groups.ts'
import { feeGroups } from '#server/content/schema.ts'
import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { lettersOf } from '#server/core/db/letters.ts'
import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

type Row = typeof feeGroups.$inferSelect

/** The fee groups as the operator keeps them (D19): one that is missing is added. */
export function opsFeeRoutes(api: Api): void {
  api.ops(contract.saveFeeGroup, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const { type, name, updated_at: seen } = input
      const all = await lockKind(tx, type)
      const before = all.find(group => group.name === name)
      const changed = await seenOther(tx, before, seen)
      if (changed) return changed
      const twice = await findTwice(tx, all, input)
      if (twice) return fail(coreErrors.invalid_input, { fields: { category_names: twice } })
      const facts = { rateBasisPoints: input.rate_basis_points, categoryNames: input.category_names }
      const row = before
        ? await change(tx, before, facts, now)
        : (
            await tx
              .insert(feeGroups)
              .values({ type, name, ...facts, updatedAt: now })
              .returning()
          )[0]!
      after.act({
        kind: 'fee_group',
        id: row.id,
        before: before && toFeeGroup(before),
        after: toFeeGroup(row)
      })
      after.invalidate(feesTag)
      return answer(toFeeGroup(row))
    })
  )
  api.ops(contract.removeFeeGroup, async ({ transact, input, now }) =>
    transact(async (tx, after) => {
      const { type, name, into } = input
      const all = await lockKind(tx, type)
      const gone = all.find(group => group.name === name)
      if (!gone) return fail(coreErrors.not_found)
      const changed = await seenOther(tx, gone, input.updated_at)
      if (changed) return changed
      const heir = name === into ? undefined : all.find(group => group.name === into)
      const categoryNames = [...(heir?.categoryNames ?? []), ...gone.categoryNames]
      const why = whyNotInto(heir, categoryNames)
      if (why || !heir) return fail(coreErrors.invalid_input, { fields: { into: why ?? '' } })
      const heirChanged = await seenOther(tx, heir, input.into_updated_at)
      if (heirChanged) return heirChanged
      await tx.delete(feeGroups).where(eq(feeGroups.id, gone.id))
      const row = await change(tx, heir, { categoryNames }, now)
      after.act({ kind: 'fee_group', id: gone.id, before: toFeeGroup(gone) })
      after.act({ kind: 'fee_group', id: row.id, before: toFeeGroup(heir), after: toFeeGroup(row) })
      after.invalidate(feesTag)
      return answer(toFeeGroup(row))
    })
  )
}

/** The groups of a kind, of all of them that are there when it is this save's turn. */
const lockKind = async (tx: Db, type: FeeGroup['type']) =>
  (await lockFeeGroups(tx)).filter(group => group.type === type)

/** Rejects a change without a version or from an older one, also of a group that was removed meanwhile. */
async function seenOther(tx: Db, row: Row | undefined, seen: Date | undefined) {
  if (!row) return seen && fail(coreErrors.changed_meanwhile)
  if (!seen) return fail(coreErrors.invalid_input, { fields: { updated_at: versionMissing } })
  return changedMeanwhile(tx, { kind: 'fee_group', ...row }, seen)
}

async function change(tx: Db, { id }: Row, facts: Partial<Row>, now: Date): Promise<Row> {
  const [row] = await tx
    .update(feeGroups)
    .set({ ...facts, updatedAt: nextVersion(feeGroups.updatedAt, now) })
    .where(eq(feeGroups.id, id))
    .returning()
  return row!
}

function whyNotInto(heir: Row | undefined, names: readonly string[]): string | undefined {
  if (!heir) return 'Pilih kelompok lain yang menerima kategorinya'
  return names.length > contract.maxNames
    ? `Kelompok ${heir.name} akan memuat lebih dari ${contract.maxNames} kategori`
    : undefined
}

/** Says which category is named twice, in the input or by another group of the type: its goods would have two fees. */
async function findTwice(
  tx: Db,
  all: readonly Row[],
  { name, category_names: names }: Pick<FeeGroup, 'name' | 'category_names'>
): Promise<string | undefined> {
  const others = all.filter(group => group.name !== name)
  const letters = await lettersOf(tx, [...names, ...others.flatMap(group => group.categoryNames)])
  if (new Set(names.map(letters)).size < names.length) return 'Kategori yang sama ditulis lebih dari sekali'
  const taken = new Map(
    others.flatMap(group => group.categoryNames.map(category => [letters(category), group.name]))
  )
  const found = names.find(category => taken.has(letters(category)))
  return found && `'${found}' sudah ada di Kelompok ${taken.get(letters(found))}`
}
