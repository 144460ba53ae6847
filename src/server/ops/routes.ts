import { coreErrors } from '#lib/core/schema/errors.ts'
import * as contract from '#lib/ops/contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { within } from '#server/core/concurrency/unavailable.ts'
import { askForBooks, checkAskedBooks, readBooksCheck } from './books-job.ts'
import { extendAllConsoles } from './console-session.ts'
import { settlePayment } from './settle-payment.ts'
import { readBalanceOf, topUp } from './top-up.ts'
import { tablesToVacuum } from '#server/core/db/vacuum.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { readMessageLog } from '#server/core/messages/message-log.ts'
import { runComplaintDeadlines } from '#server/complaint/deadline-job.ts'
import { runDeadlines } from '#server/order/deadline-job.ts'
import { answer, boundedMeta } from '#server/core/http/answer.ts'
import { listNotifications } from '#server/payment/list-notifications.ts'
import type { Api } from '#server/core/http/registry.ts'

/** Milliseconds that the message log waits for messages that are being sent. */
const maxSendingMs = 5_000

/** The bank, the outbox, the books and the demo's clock (D20). */
export function opsRoutes(api: Api): void {
  api.ops(contract.readOutbox, async ({ db, input, services }) => {
    // What was asked for a moment ago is still being sent.
    await within(maxSendingMs, services.background.settled()).catch(() => undefined)
    return answer(
      (await readMessageLog(db, receiverOf(input.to), input)).map(
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

  api.ops(contract.settlePayment, settlePayment)

  api.ops(contract.listSettlements, async ({ db, input }) => {
    const { items, total } = await listNotifications(db, input)
    return answer(items, { meta: boundedMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.askForBooks, async ({ db, services }) => {
    const id = await askForBooks(db)
    services.background.run(() => checkAskedBooks(services))
    return answer({ id })
  })

  api.ops(contract.readBooks, async ({ db }) => answer(await readBooksCheck(db)))

  api.ops(contract.readDatabaseState, async ({ db }) => answer({ sick_tables: await tablesToVacuum(db) }))

  api.ops(contract.readCaches, async ({ services }) => answer(services.cacheStates()))

  api.ops(contract.readBalanceOf, readBalanceOf)

  api.ops(contract.topUpBalance, topUp)

  api.ops(contract.moveClock, async ({ db, services, input }) => {
    if (!services.config.demo) return fail(coreErrors.demo_only)
    const now = await services.clock.advance(input.advance_seconds)
    await extendAllConsoles(db, input.advance_seconds)
    await services.bus.send('clock', {})
    const jobs = (await runDeadlines(services)) + (await runComplaintDeadlines(services))
    return answer({ now: now.toISOString(), jobs })
  })
}

/** A contact as it is stored, however the operator writes it; what is none is looked for as it is. */
const receiverOf = (to = '') => readIdentifier(to)?.value ?? to.trim()
