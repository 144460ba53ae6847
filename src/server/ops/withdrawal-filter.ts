import { and, asc, desc, eq, gte, ilike, inArray, lt, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import { readIdentifier } from '#lib/core/schema/identifier.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'
import type { listOpsWithdrawals } from '#lib/ops/withdrawal-contract.ts'
import { accountNumberOf } from '#lib/withdrawal/account-number.ts'
import { isOpen, withdrawalId } from '#lib/withdrawal/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { users } from '#server/identity/schema.ts'
import { areLate, withdrawals } from '#server/withdrawal/schema.ts'

export type WithdrawalFilter = InputOf<typeof listOpsWithdrawals>

/** Which withdrawals the filters name. */
export function whereWithdrawals(db: Db, filter: WithdrawalFilter, now: Date): SQL | undefined {
  const { status, is_late: isLate, code, keyword, start_date: from, end_date: to } = filter
  return and(
    code === undefined ? undefined : isNumbered(code),
    keyword === undefined ? undefined : areNamed(db, keyword.trim()),
    status ? eq(withdrawals.status, status) : undefined,
    isLate ? areLate(now) : undefined,
    from ? gte(withdrawals.createdAt, dayStart(from)) : undefined,
    to ? lt(withdrawals.createdAt, dayEnd(to)) : undefined
  )
}

/** Unsorted, what waits longest comes first, and what closed last. By date is by id, except where days are an index's part. */
export function orderOfWithdrawals(filter: WithdrawalFilter): SQL[] {
  const { sort, order, status, is_late: isLate, start_date: from, end_date: to } = filter
  const isOpenOnly = isLate || (status !== undefined && isOpen(status))
  const isUp = sort ? order === 'asc' : isOpenOnly
  const direction = isUp ? asc : desc
  if (sort === 'nominal') return [direction(withdrawals.nominal), direction(withdrawals.id)]
  return from || to
    ? [direction(withdrawals.createdAt), direction(withdrawals.id)]
    : [direction(withdrawals.id)]
}

const isNumbered = (code: string): SQL => eq(withdrawals.id, withdrawalId(code.toUpperCase()) ?? 0)

/** What a keyword names: each way by itself, because a condition that joins owner and account has no index. */
function areNamed(db: Db, keyword: string): SQL {
  if (withdrawalId(keyword.toUpperCase()) !== undefined) return isNumbered(keyword)
  const selected = (where: SQL) => db.select({ id: withdrawals.id }).from(withdrawals).where(where)
  const ownedBy = (where: SQL) =>
    selected(inArray(withdrawals.userId, db.select({ id: users.id }).from(users).where(where)))
  const contact = readIdentifier(keyword)
  const isNumber = /^[\d\s.-]+$/.test(keyword)
  const byAccount = selected(eq(withdrawals.accountNumber, accountNumberOf(keyword)))
  if (contact) {
    const byContact = ownedBy(eq(contact.kind === 'phone' ? users.phone : users.email, contact.value))
    return inArray(withdrawals.id, isNumber ? unionAll(byAccount, byContact) : byContact)
  }
  if (isNumber) return inArray(withdrawals.id, byAccount)
  const pattern = containing(keyword)
  const byHolder = selected(ilike(withdrawals.accountHolder, pattern))
  return inArray(withdrawals.id, unionAll(byHolder, ownedBy(ilike(users.name, pattern))))
}
