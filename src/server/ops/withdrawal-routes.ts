import { sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import * as contract from '#lib/ops/withdrawal-contract.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { withdrawalTexts } from '#lib/withdrawal/texts.ts'

import { answer, boundedMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { claimBatch, claimForOperator } from '#server/withdrawal/claim-withdrawals.ts'
import { failWithdrawal, settleWithdrawal, tellChange } from '#server/withdrawal/close-withdrawal.ts'
import { closerOf } from './withdrawal-closer.ts'
import { importBankResults } from './import-results.ts'
import { batchOf, fileOf, listForCounter, readBatch, toOps } from './list-withdrawals.ts'
import { makeSelectedBatch } from './selected-batch.ts'
import { sumDays } from './withdrawal-days.ts'

/** Withdrawals at the counter: paid one by one, or by the files of a bank's bulk transfer. */
export function opsWithdrawalRoutes(api: Api): void {
  api.ops(contract.listOpsWithdrawals, async ({ db, input, now }) => {
    const { list, total } = await listForCounter(db, input, now)
    return answer(list, { meta: boundedMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.claimWithdrawal, ({ transact, input, caller, now }) =>
    transact(async (tx, after) => {
      const claimed = await claimForOperator(tx, input.id, caller.name, now)
      if (claimed.ok) await tellChange({ after }, claimed.value)
      return claimed.ok ? answer(await toOps(tx, claimed.value, now)) : claimed
    })
  )

  api.ops(contract.settleWithdrawal, context =>
    context.transact(async (tx, after) => {
      const { input, now } = context
      // What waits is claimed first, which rejects it while its owner has locked withdrawals.
      const claimed = await claimForOperator(tx, input.id, context.caller.name, now)
      if (!claimed.ok && claimed.error.code !== 'withdrawal_claimed') return claimed
      const settled = await settleWithdrawal({ tx, after, now }, input.id, {
        ...input,
        closer: closerOf(context)
      })
      return settled.ok
        ? answer(await toOps(tx, settled.value, now), { message: withdrawalTexts.settled })
        : settled
    })
  )

  api.ops(contract.failWithdrawal, context =>
    context.transact(async (tx, after) => {
      const { input, now } = context
      const failed = await failWithdrawal({ tx, after, now }, input.id, {
        ...input,
        closer: closerOf(context)
      })
      return failed.ok
        ? answer(await toOps(tx, failed.value, now), { message: withdrawalTexts.failed })
        : failed
    })
  )

  // A request that is sent again gets the same withdrawals: a lost answer would leave them claimed, and no file.
  api.ops(contract.makeBatch, ({ transact, caller, requestContext, now }) => {
    const key = requestContext.headers.get('idempotency-key')?.trim()
    if (!key || key.length > 100) return Promise.resolve(fail(coreErrors.idempotency_key_required))
    const batch = batchOf(`${caller.name}:${key}`)
    return transact(async (tx, after) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`batch:${batch}`}, 0))`)
      const before = await readBatch(tx, batch)
      const claimed = before.length > 0 ? before : await claimBatch(tx, { batch, operator: caller.name, now })
      if (before.length === 0) for (const one of claimed) await tellChange({ after }, one)
      return claimed.length > 0 ? answer(fileOf(batch, claimed)) : fail(withdrawalErrors.nothing_waits)
    })
  })

  api.ops(contract.makeSelectedBatch, makeSelectedBatch)

  api.ops(contract.readBatch, async ({ db, input }) => {
    const batch = await readBatch(db, input.batch)
    return batch.length > 0 ? answer(fileOf(input.batch, batch)) : fail(withdrawalErrors.batch_not_found)
  })

  api.ops(contract.importResults, importBankResults)

  api.ops(contract.sumWithdrawals, async ({ db, now }) => answer(await sumDays(db, now)))
}
