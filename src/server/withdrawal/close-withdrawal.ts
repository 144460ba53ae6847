import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'

import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { accountName } from '#lib/withdrawal/account-name.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { payoutService } from '#lib/withdrawal/status.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { notify } from '#server/notification/notify.ts'
import { payFromBank, returnToSaldo, type Withdrawal } from './postings.ts'
import { areOpen, withdrawals } from './schema.ts'

export type Step = { tx: Db; after: AfterCommit; now: Date }

/**
 * Who closes a withdrawal. What the payout service has claimed only the service closes, whose answer says whether it
 * paid; an operator only after the service was switched off.
 */
export type Closer = { by: string; hasService: boolean }

const isFreeFor = ({ by, hasService }: Closer) => {
  if (by === payoutService) return eq(withdrawals.claimedBy, payoutService)
  return hasService ? sql`${withdrawals.claimedBy} is distinct from ${payoutService}` : undefined
}

/** Cancels a waiting withdrawal of its owner. One guarded statement, so that cancel and claim exclude each other. */
export async function cancelWithdrawal(step: Step, userId: number, id: number): Promise<Result<Withdrawal>> {
  const own = and(eq(withdrawals.id, id), eq(withdrawals.userId, userId))
  const [one] = await step.tx
    .update(withdrawals)
    .set({ status: 'cancelled', closedAt: step.now })
    .where(and(own, areOpen, isNull(withdrawals.claimedAt)))
    .returning()
  if (!one) return fail(await whyNot(step.tx, own))
  await returnToSaldo(step.tx, one, step.now)
  await tellChange(step, one)
  return ok(one)
}

/** The bank has paid a claimed withdrawal: closes it once, whatever it is told again. */
export async function settleWithdrawal(
  step: Step,
  id: number,
  { reference, closer }: { reference: string; closer: Closer }
): Promise<Result<Withdrawal>> {
  const { tx, now } = step
  const [one] = await tx
    .update(withdrawals)
    .set({
      status: 'success',
      reference,
      closedAt: now
    })
    .where(and(eq(withdrawals.id, id), areOpen, isNotNull(withdrawals.claimedAt), isFreeFor(closer)))
    .returning()
  if (!one) return fail(await whyNot(tx, eq(withdrawals.id, id)))
  await payFromBank(tx, one, now)
  await tellChange(step, one)
  notify(step, one.userId, {
    type: 'transaction',
    title: 'Penarikan Berhasil',
    body: `${rupiah(one.nominal - one.fee)} sudah dikirim ke ${accountName(one)}.`,
    value: paths.withdraw(one.id)
  })
  return ok(one)
}

/** The bank did not pay: all of it returns to Saldo, and its owner reads why. */
export async function failWithdrawal(
  step: Step,
  id: number,
  { reason, closer }: { reason: string; closer: Closer }
): Promise<Result<Withdrawal>> {
  const { tx, now } = step
  const [one] = await tx
    .update(withdrawals)
    .set({ status: 'failed', reason, closedAt: now })
    .where(and(eq(withdrawals.id, id), areOpen, isFreeFor(closer)))
    .returning()
  if (!one) return fail(await whyNot(tx, eq(withdrawals.id, id)))
  await returnToSaldo(tx, one, now)
  await tellChange(step, one)
  notify(step, one.userId, {
    type: 'transaction',
    title: 'Penarikan Gagal',
    body: `${sentence(reason)} ${rupiah(one.nominal)} dikembalikan ke ${brand.saldo} Anda.`,
    value: paths.withdraw(one.id)
  })
  return ok(one)
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Tells the owner's open tabs, after the commit: a claimed one cannot be cancelled any more. */
export const tellChange = (
  { after }: Pick<Step, 'after'>,
  { id, userId, status }: Withdrawal
): Promise<void> => after.record('withdrawal.changed', id, { user_id: userId, status })

/** Why a guarded statement changed nothing. */
async function whyNot(tx: Db, where: SQL | undefined) {
  const [one] = await tx.select().from(withdrawals).where(where)
  if (!one) return withdrawalErrors.withdrawal_not_found
  if (one.closedAt) return withdrawalErrors.withdrawal_closed
  return one.claimedAt ? withdrawalErrors.withdrawal_claimed : withdrawalErrors.withdrawal_unclaimed
}
