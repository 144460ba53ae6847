import { inArray, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import type * as contract from '#lib/ops/withdrawal-contract.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { isOpen, withdrawalCode } from '#lib/withdrawal/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { batchClaimed } from '#server/withdrawal/claim-withdrawals.ts'
import type { Withdrawal } from '#server/withdrawal/postings.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'
import { batchOf, fileOf, readBatch } from './list-withdrawals.ts'

/**
 * Makes a file of chosen withdrawals (ops-225). The file is named by the request's key and by what was chosen: sent again it is the
 * same one, and a key that comes back with other withdrawals is another file.
 */
export async function makeSelectedBatch({
  transact,
  input,
  caller,
  requestContext
}: CounterContext<InputOf<typeof contract.makeSelectedBatch>>) {
  const key = requestContext.headers.get('idempotency-key')?.trim()
  if (!key || key.length > 100) return fail(coreErrors.idempotency_key_required)
  const ids = [...new Set(input.ids)].toSorted((a, b) => a - b)
  const batch = batchOf(`selected:${caller.name}:${key}:${ids.join(',')}`)
  return transact(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`batch:${batch}`}, 0))`)
    const before = await readBatch(tx, batch)
    const put = before.length > 0 ? before : await batchClaimed(tx, { ids, batch, operator: caller.name })
    if (put.length === 0) return fail(withdrawalErrors.nothing_taken)
    return answer({ ...fileOf(batch, put), left_out: await leftOut(tx, ids, batch, caller.name) })
  })
}

/** The chosen ones that the file does not have, each with its reason. */
async function leftOut(tx: Db, ids: readonly number[], batch: string, operator: string) {
  const found = await tx
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.id, [...ids]))
  const byId = new Map(found.map(one => [one.id, one]))
  return ids.flatMap(id => {
    const why = whyNot(byId.get(id), batch, operator)
    return why === undefined ? [] : [{ code: withdrawalCode(id), message: why }]
  })
}

function whyNot(one: Withdrawal | undefined, batch: string, operator: string): string | undefined {
  if (!one) return withdrawalErrors.withdrawal_not_found.message
  if (!isOpen(one.status)) return withdrawalErrors.withdrawal_closed.message
  if (one.batch === batch) return undefined
  if (one.batch !== null) return 'Sudah ada di berkas transfer lain.'
  if (one.claimedAt === null) return withdrawalErrors.withdrawal_unclaimed.message
  return one.claimedBy === operator
    ? 'Belum termasuk saat berkas ini dibuat. Buat berkas baru.'
    : `Sudah diambil oleh ${one.claimedBy ?? 'orang lain'}.`
}
