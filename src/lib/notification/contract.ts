import * as z from 'zod/mini'

import { counters } from './counters-contract.ts'
import { notificationErrors } from './errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, isoDate, paging, whole } from '#lib/core/schema/fields.ts'

export const notificationType = z.enum(['transaction', 'promotion', 'negotiation'])

const notification = z.object({
  id: whole,
  type: notificationType,
  title: z.string(),
  body: z.string(),
  date: isoDate,
  is_read: z.boolean(),
  /** The order's id for /order/{value}; for promotions an address. */
  value: z.string()
})

export type Notification = z.output<typeof notification>

/** The newest notification that the person has seen: later ones are not changed. Default: all. */
const seen = z.object({ up_to: z.optional(id) })

/** Reply of the endpoints that change notifications. */
export const freshCounters = z.object({ counters })

export const listNotifications = endpoint('GET /buyer/notification', {
  access: 'buyer',
  summary: "The buyer's notifications, newest first",
  paged: true,
  /** No type, or 'all', means the tab 'Semua' (D23). */
  input: z.object({
    type: z.optional(z.enum([...notificationType.options, 'all'])),
    ...paging(12)
  }),
  reply: z.array(notification)
})

export const readNotification = endpoint('POST /buyer/notification/read/{id}', {
  access: 'buyer',
  summary: 'Marks one own notification read',
  errors: [notificationErrors.notification_not_found],
  input: z.object({ id }),
  reply: freshCounters
})

export const readAllNotifications = endpoint('POST /buyer/notification/read/all', {
  access: 'buyer',
  summary: 'Marks every own notification read, or those up to one',
  input: seen,
  reply: freshCounters
})

export const deleteNotification = endpoint('POST /buyer/notification/delete/{id}', {
  access: 'buyer',
  summary: 'Deletes one own notification',
  errors: [notificationErrors.notification_not_found],
  input: z.object({ id }),
  reply: freshCounters
})

export const clearNotifications = endpoint('POST /buyer/notification/clear', {
  access: 'buyer',
  summary: 'Deletes every own notification, or those up to one',
  input: seen,
  reply: freshCounters
})
