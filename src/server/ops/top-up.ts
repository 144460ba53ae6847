import { randomUUID } from 'node:crypto'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { type readBalanceOf as readBalanceOfCall, topUpBalance } from '#lib/ops/contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Context } from '#server/core/http/context.ts'
import { replayOrRun } from '#server/core/http/idempotency.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { holdOpenAccount } from '#server/identity/hold-open-account.ts'
import { findUserByAny } from '#server/identity/users.ts'
import { postMovement, readBalance } from '#server/money/ledger.ts'
import { announceCounters, userChannel } from '#server/notification/announce.ts'

/** Tells whose Saldo a top-up would credit, so that its operator reads a name before the money moves. */
export async function readBalanceOf({ db, input }: Context<InputOf<typeof readBalanceOfCall>>) {
  const user = await findUserByAny(db, input.user)
  if (!user || !(await holdOpenAccount(db, user.id))) return fail(identityErrors.account_not_found)
  const { id, name, phone, email } = user
  const contact = phone === null ? email : localPhone(phone)
  return answer({ user_id: id, name, contact, balance: await readBalance(db, id) })
}

/** Adds Saldo that the bank received, once per Idempotency-Key. */
export async function topUp(context: Context<InputOf<typeof topUpBalance>>) {
  const { db, input, now, requestContext } = context
  const user = await findUserByAny(db, input.user)
  if (!user) return fail(identityErrors.account_not_found)
  const slot = { ownerId: user.id, route: topUpBalance.name }
  return replayOrRun(context, slot, async () => async (tx, after) => {
    if (!(await holdOpenAccount(tx, user.id))) return fail(identityErrors.account_not_found)
    const trxId = `TU-${randomUUID().slice(0, 13).toUpperCase()}`
    const entries = [
      { account: 'bank' as const, amount: -input.amount },
      { account: 'buyer_saldo' as const, userId: user.id, amount: input.amount }
    ]
    const remark = input.remark || 'Isi saldo'
    const refId = referenceOf(requestContext.headers)
    await postMovement(tx, { code: 'TU', trxId, refId, remark, entries }, now)
    await announceCounters(tx, after, user.id)
    after.publish(userChannel(user.id), 'balance', {})
    return answer({ user_id: user.id, balance: await readBalance(tx, user.id) })
  })
}

/** The reference of a top-up for the operator: the key of the request, or its hash where a buyer could not copy it. */
function referenceOf(headers: Headers): string {
  const key = headers.get('idempotency-key')?.trim() ?? ''
  return /^[\w.-]{1,40}$/.test(key) ? key : sha256(key).slice(0, 16)
}
