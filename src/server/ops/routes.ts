import { randomUUID } from 'node:crypto'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { reviewErrors } from '#lib/review/errors.ts'
import * as contract from '#lib/ops/contract.ts'
import { replyReview } from '#lib/ops/order-contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { sandboxSignatureHeader } from '#server/core/adapters/payment.ts'
import { announceCounters, userChannel } from '#server/notification/announce.ts'
import { checkBooks } from '#server/ops/books-check.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import { extendAllConsoles } from './console-session.ts'
import { tablesToVacuum } from '#server/core/db/vacuum.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { checkLedger } from '#server/money/ledger-check.ts'
import { postMovement, readBalance } from '#server/money/ledger.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { readMessageLog } from '#server/core/messages/message-log.ts'
import { findPayment } from '#server/payment/payments.ts'
import { replyToReview, reviewedPages } from '#server/review/write-review.ts'
import { noteShopLife } from '#server/shop/shop-life.ts'
import { findUserByAny } from '#server/identity/users.ts'
import { runDeadlines } from '#server/order/deadline-job.ts'
import { type Context } from '#server/core/http/context.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import { replayOrRun } from '#server/core/http/idempotency.ts'
import { listNotifications } from '#server/payment/list-notifications.ts'
import { handleNotification } from '#server/payment/notification.ts'
import type { Api } from '#server/core/http/registry.ts'

/** Milliseconds that the message log waits for messages that are being sent. */
const maxSendingMs = 5_000

/** The bank, the shop's answer to a review, and the demo's clock (D20). */
export function opsRoutes(api: Api): void {
  api.ops(contract.readOutbox, async ({ db, input, services }) => {
    // What was asked for a moment ago is still being sent.
    await within(maxSendingMs, services.background.settled()).catch(() => undefined)
    return answer(
      (await readMessageLog(db, receiverOf(input.to))).map(
        ({ id, channel, to, subject, text, code, createdAt }) => ({
          id,
          channel,
          to,
          subject,
          text,
          code,
          created_at: createdAt.toISOString()
        })
      )
    )
  })

  api.ops(contract.settlePayment, settle)

  api.ops(contract.listSettlements, async ({ db, input }) => {
    const { items, total } = await listNotifications(db, input)
    return answer(items, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.checkLedger, async ({ db }) =>
    answer({ ...(await checkLedger(db)), ...(await checkBooks(db)) })
  )

  api.ops(contract.readDatabaseState, async ({ db }) => answer({ sick_tables: await tablesToVacuum(db) }))

  api.ops(contract.topUpBalance, async context => {
    const { db, input, now, requestContext } = context
    const user = await findUserByAny(db, input.user)
    if (!user) return fail(identityErrors.account_not_found)
    const slot = { ownerId: user.id, route: contract.topUpBalance.name }
    return replayOrRun(context, slot, async () => async (tx, after) => {
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
  })

  api.ops(contract.moveClock, async ({ db, services, input }) => {
    if (!services.config.demo) return fail(coreErrors.demo_only)
    const now = await services.clock.advance(input.advance_seconds)
    await extendAllConsoles(db, input.advance_seconds)
    await services.bus.send('clock', {})
    return answer({ now: now.toISOString(), jobs: await runDeadlines(services) })
  })

  api.ops(replyReview, async ({ transact, input, now, scope }) =>
    transact(async (tx, after) => {
      const review = await replyToReview(tx, scope, input, now)
      if (!review) return fail(reviewErrors.review_not_found)
      await noteShopLife(tx, review.shopId, now)
      after.invalidate(...reviewedPages(review))
      return answer({ id: review.id, reply: input.reply })
    })
  )
}

/** A contact as it is stored, however the operator writes it; what is none is looked for as it is. */
const receiverOf = (to = '') => readIdentifier(to)?.value ?? to.trim()

/** What the operator knows a top-up by: the key of the request, or its hash where a buyer could not copy it. */
function referenceOf(headers: Headers): string {
  const key = headers.get('idempotency-key')?.trim() ?? ''
  return /^[\w.-]{1,40}$/.test(key) ? key : sha256(key).slice(0, 16)
}

/** Plays the bank: a notification signed like the sandbox gateway's, over the same path. */
async function settle({ db, services, input }: Context<{ number: string; amount?: number | undefined }>) {
  const { sign } = services.payment
  if (!sign) return fail(coreErrors.demo_only)
  const payment = await findPayment(db, input.number)
  if (!payment) return fail(paymentErrors.payment_not_found)
  const { number, amount = payment.amount } = input
  const body = JSON.stringify({ eventId: `sandbox-${randomUUID()}`, number, amount, kind: 'paid' })
  return handleNotification(services, body, new Headers({ [sandboxSignatureHeader]: sign(body) }))
}
