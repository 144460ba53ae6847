import { addMinutes } from 'date-fns/addMinutes'

import { brand } from '#lib/core/brand.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { accountName } from '#lib/withdrawal/account-name.ts'
import { feeOf } from '#lib/withdrawal/amount.ts'
import type { requestWithdrawal } from '#lib/withdrawal/contract.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { withdrawalTexts } from '#lib/withdrawal/texts.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import { answer } from '#server/core/http/answer.ts'
import type { BuyerContext } from '#server/core/http/context.ts'
import type { Db } from '#server/core/db/connect.ts'
import { recordEvent } from '#server/identity/account-events.ts'
import { readUser, verifiedContacts } from '#server/identity/contacts.ts'
import { siteOf, writeSecurely } from '#server/identity/security-link.ts'
import { lockBalance, readBalance } from '#server/money/ledger.ts'
import { mayWithdraw, type Request } from './may-withdraw.ts'
import { takeFromSaldo, type Withdrawal } from './postings.ts'
import { withdrawals } from './schema.ts'
import { type Proof, verifyOwner } from './verify-owner.ts'
import { toWithdrawal } from './withdrawals.ts'

type Asked = BuyerContext<InputOf<typeof requestWithdrawal>>

/** Minutes that a withdrawal can be cancelled before the payout service gets it. */
const payoutDelayMinutes = 2

/** The amount and the account, each with an error of its own where it is missing. */
function requestOf({ nominal, bank_account_id: bankAccountId, is_rest: isRest = false }: Asked['input']) {
  const { withdrawal_amount_required: noAmount, bank_account_required: noAccount } = withdrawalErrors
  if (nominal === undefined) return fail(noAmount, { fields: { nominal: noAmount.message } })
  if (bankAccountId === undefined) return fail(noAccount, { fields: { bank_account_id: noAccount.message } })
  return ok({ nominal, bankAccountId, isRest })
}

/** Everything that is decided before the transaction: a rejected request uses up no code. */
export async function prepareWithdrawal(context: Asked): Promise<Result<{ request: Request; proof: Proof }>> {
  const request = requestOf(context.input)
  if (!request.ok) return request
  const allowed = await mayWithdraw(context.db, context.buyerId, request.value, context.now)
  if (!allowed.ok) return allowed
  const proof = await verifyOwner(context)
  return proof.ok ? ok({ request: request.value, proof: proof.value }) : proof
}

/**
 * Takes the nominal out of Saldo and stores the withdrawal, in one transaction. It is decided under the lock of the
 * balance, which serialises the withdrawals of a person. The owner's row, which every call that charges locks first, keeps
 * the bank account as it is.
 */
export async function openWithdrawal(
  context: Asked,
  tx: Db,
  after: AfterCommit,
  { request, proof }: { request: Request; proof: Proof }
) {
  const { buyerId, input, now } = context
  const proven = await proof.use(tx)
  if (!proven.ok) return proven
  await lockBalance(tx, buyerId)
  const allowed = await mayWithdraw(tx, buyerId, request, now)
  if (!allowed.ok) return allowed
  const account = allowed.value
  const [one] = await tx
    .insert(withdrawals)
    .values({
      userId: buyerId,
      bankAccountId: account.id,
      bankCode: account.bank_code,
      bankName: account.bank_name,
      accountNumber: account.account_number,
      accountHolder: account.account_holder,
      nominal: request.nominal,
      fee: feeOf(request),
      status: 'pending',
      verifiedBy: input.verification_type,
      isRest: request.isRest,
      nextPayoutAt: addMinutes(now, payoutDelayMinutes),
      createdAt: now
    })
    .returning()
  if (!one) throw new Error('The withdrawal was not written')
  await takeFromSaldo(tx, one, now)
  await tellOwner(context, tx, after, one)
  const balance = await readBalance(tx, buyerId)
  return answer({ withdrawal: toWithdrawal(one), balance }, { message: withdrawalTexts.requested })
}

/** Records the withdrawal in the activity, and writes to the verified contacts: it may not have been the owner. */
async function tellOwner(context: Asked, tx: Db, after: AfterCommit, one: Withdrawal): Promise<void> {
  const { requestContext, now } = context
  const { userId } = one
  await recordEvent(tx, { userId, kind: 'withdrawal_requested', requestContext, now })
  await after.record('withdrawal.changed', one.id, { user_id: userId, status: one.status })
  const user = await readUser(tx, userId)
  if (!user) return
  const step = { tx, after, now, site: siteOf(context) }
  await writeSecurely(step, userId, verifiedContacts(user), {
    subject: `Penarikan ${rupiah(one.nominal)} dari ${brand.saldo} Anda`,
    text: `Penarikan ${rupiah(one.nominal)} dari ${brand.saldo} Anda ke ${accountName(one)} a.n. ${one.accountHolder} diminta pada ${dateTime(now)} WIB.`
  })
}
