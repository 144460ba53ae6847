import { notificationErrors } from '#lib/notification/errors.ts'
import * as contract from '#lib/notification/contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { announceCounters, userChannel } from './announce.ts'
import {
  clearNotifications,
  deleteNotification,
  markAllRead,
  markRead,
  readOwnPage,
  toNotificationPage
} from './notifications.ts'
import type { Db } from '#server/core/db/connect.ts'
import { type BuyerContext } from '#server/core/http/context.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** A person's notifications; every change returns fresh counters. */
export function notificationRoutes(api: Api): void {
  api.own(
    contract.listNotifications,
    ({ db, input }, key) => readOwnPage(db, key, input),
    async ({ db, buyerId, input }, rows) => {
      const { list, total } = await toNotificationPage(db, buyerId, input, rows)
      return answer(list, { meta: pageMeta(input.page, input.per_page, total) })
    }
  )
  api.buyer(contract.readNotification, context =>
    change(context, tx => markRead(tx, context.buyerId, context.input.id))
  )
  api.buyer(contract.readAllNotifications, context =>
    change(context, tx => markAllRead(tx, context.buyerId, context.input.up_to))
  )
  api.buyer(contract.deleteNotification, context =>
    change(context, tx => deleteNotification(tx, context.buyerId, context.input.id))
  )
  api.buyer(contract.clearNotifications, context =>
    change(context, tx => clearNotifications(tx, context.buyerId, context.input.up_to))
  )
}

/** Runs a change; false means that the notification does not exist or is not this person's. */
function change({ transact, buyerId }: BuyerContext<unknown>, work: (tx: Db) => Promise<boolean | void>) {
  return transact(async (tx, after) => {
    if ((await work(tx)) === false) return fail(notificationErrors.notification_not_found)
    // Other tabs refetch their list.
    after.publish(userChannel(buyerId), 'notification', {})
    return answer({ counters: await announceCounters(tx, after, buyerId) })
  })
}
