import * as z from 'zod/mini'

import { counters } from './counters-contract.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import { id, nothing, paging } from '#lib/core/fields.ts'

export const notificationType = z.enum(['transaction', 'promotion', 'negotiation'])

const notification = z.object({
  id: z.number(),
  type: notificationType,
  title: z.string(),
  body: z.string(),
  date: z.string(),
  is_read: z.boolean(),
  /** The order's id for /order/{value}; an address for promotions. */
  value: z.string()
})

const afterChange = z.object({ counters })

export const listNotifications = endpoint('GET /buyer/notification', {
  access: 'buyer',
  summary: "The buyer's notifications, newest first",
  paged: true,
  /** No type, or 'all', is the tab 'Semua' (D23). */
  input: z.object({
    type: z.optional(z.enum([...notificationType.options, 'all'])),
    ...paging(12)
  }),
  reply: z.array(notification)
})

export const readNotification = endpoint('POST /buyer/notification/read/{id}', {
  access: 'buyer',
  summary: 'Marks one own notification read',
  input: z.object({ id }),
  reply: afterChange
})

export const readAllNotifications = endpoint('POST /buyer/notification/read/all', {
  access: 'buyer',
  summary: 'Marks every own notification read',
  input: nothing,
  reply: afterChange
})

export const deleteNotification = endpoint('POST /buyer/notification/delete/{id}', {
  access: 'buyer',
  summary: 'Deletes one own notification',
  input: z.object({ id }),
  reply: afterChange
})

export const clearNotifications = endpoint('POST /buyer/notification/clear', {
  access: 'buyer',
  summary: 'Deletes every own notification',
  input: nothing,
  reply: afterChange
})
