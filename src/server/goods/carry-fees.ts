import { eq } from 'drizzle-orm'

import { feesTag, lockFeeGroups, toFeeGroup } from '#server/content/fee-groups.ts'
import { feeGroups } from '#server/content/schema.ts'
import { categories } from '#server/catalogue/schema.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { lettersOf } from '#server/core/db/letters.ts'
import type { CategoryRow } from './category-tree.ts'
import type { GoodsStep } from './step.ts'

type Group = typeof feeGroups.$inferSelect
type Place = Pick<CategoryRow, 'type' | 'name'>

/**
 * Lets the fee groups follow the categories, which they name by text (goods-71): a new name takes the place of the old one, and a branch
 * of another kind comes into the group of the same letter there. The name of a category that was removed goes (goods-72). A name that
 * another category still has stays too, and a name that some group has already is not added twice. A group may be left without any.
 * Writes an act of each group that changes.
 *
 * @param before the categories as they were, which the caller has locked and changed since
 * @param merged the category that was merged into another one
 */
export async function carryFees(
  { tx, after, now }: GoodsStep,
  before: readonly CategoryRow[],
  merged?: { id: number; into: number }
): Promise<void> {
  const current = await tx.select().from(categories)
  const byId = new Map(current.map(row => [row.id, row]))
  const changes = before.flatMap(from => {
    const to = byId.get(from.id === merged?.id ? merged.into : from.id)
    return to && (to.name !== from.name || to.type !== from.type) ? [{ from, to }] : []
  })
  const removed = before.filter(({ id }) => id !== merged?.id && !byId.has(id))
  if (changes.length === 0 && removed.length === 0) return
  const known = await lockFeeGroups(tx)
  const names = [...before, ...current].map(({ name }) => name)
  const letters = await lettersOf(tx, [...names, ...known.flatMap(group => group.categoryNames)])
  const groups = known.map(group => ({ ...group, categoryNames: [...group.categoryNames] }))
  const isSame = (one: string, other: string) => letters(one) === letters(other)
  const ownerOf = ({ type, name }: Place) =>
    groups.find(group => group.type === type && group.categoryNames.some(one => isSame(one, name)))
  const isLeft = ({ type, name }: Place) => current.some(one => one.type === type && isSame(one.name, name))
  for (const { from, to } of changes) {
    const old = ownerOf(from)
    if (old) follow(old, { from, to, isSame, isLeft: isLeft(from), owner: ownerOf(to), groups })
  }
  for (const from of removed) {
    const old = ownerOf(from)
    if (old && !isLeft(from)) leave(old, name => isSame(name, from.name))
  }
  for (const [at, group] of groups.entries()) {
    const was = known[at]!
    if (group.categoryNames.join('\n') === was.categoryNames.join('\n')) continue
    const [saved] = await tx
      .update(feeGroups)
      .set({ categoryNames: group.categoryNames, updatedAt: nextVersion(feeGroups.updatedAt, now) })
      .where(eq(feeGroups.id, group.id))
      .returning()
    after.act({ kind: 'fee_group', id: group.id, before: toFeeGroup(was), after: toFeeGroup(saved!) })
    after.invalidate(feesTag)
  }
}

type Change = {
  from: Place
  to: Place
  isSame: (one: string, other: string) => boolean
  /** Whether another category still has the old name. */
  isLeft: boolean
  /** The group that has the new name already. */
  owner: Group | undefined
  groups: readonly Group[]
}

/** Moves one name within `old`, or from it into the group of the other kind. */
function follow(old: Group, { from, to, isSame, isLeft, owner, groups }: Change): void {
  const isOld = (name: string) => isSame(name, from.name)
  if (from.type === to.type && (isSame(from.name, to.name) || (!owner && !isLeft))) {
    old.categoryNames[old.categoryNames.findIndex(isOld)] = to.name
    return
  }
  const next = owner ?? groups.find(group => group.type === to.type && group.name === old.name)
  // No group of the other kind can take it: the fee that it had is all that is known.
  if (!next) return
  if (!owner) next.categoryNames.push(to.name)
  if (!isLeft) leave(old, isOld)
}

/** Takes a name out of its group. */
function leave({ categoryNames }: Group, isOne: (name: string) => boolean): void {
  categoryNames.splice(categoryNames.findIndex(isOne), 1)
}
