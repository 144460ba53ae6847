import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { day, isoDate, whole } from '#lib/core/schema/fields.ts'
import { orderStatus } from '#lib/order/order-shapes.ts'
import { opsErrors } from './errors.ts'

/** Paid orders: how many, and their goods in whole rupiah. */
const sales = z.object({ orders: whole, goods: whole })

/** A period's sales: in all, and by Jakarta day, days without any included. */
export const salesOfPeriod = z.object({
  from: z.string(),
  to: z.string(),
  ...sales.shape,
  days: z.array(z.object({ day: z.string(), ...sales.shape }))
})

/** What waits too long, each number that of the list with the same filter. Exact to 1,200. */
const late = z.object({
  /** Orders to accept, and to ship, whose deadline is within a day or has passed. */
  accept: whole,
  ship: whole,
  /** Cash orders on their way without news for as long as others until they count as delivered. */
  report: whole,
  /** Complaints that wait for the shop or the marketplace, whose deadline is within a day or has passed. */
  complaints: whole,
  /** Absent for who may not read withdrawals: those that wait longer than a day. */
  withdrawals: z.optional(whole),
  /** Absent for who may not read them: negotiations that wait for the seller's answer, within their 24 hours. */
  negotiations: z.optional(whole),
  /** Absent for who may not read them: conversations whose buyer has waited longer than a day for an answer. */
  chats: z.optional(whole),
  /** Absent for who may not read them: reviews without an answer. */
  reviews: z.optional(whole)
})

export const overview = z.object({
  now: isoDate,
  /** Whether sellers, couriers, bank and support are played (autopilot-11); absent where they are not. */
  is_played: z.optional(z.boolean()),
  /** Absent for support. */
  sales: z.optional(z.object({ period: salesOfPeriod, before: salesOfPeriod })),
  /** Open orders by status, exact to 1,200. */
  open_orders: z.array(z.object({ status: orderStatus, label: z.string(), count: whole })),
  /** Orders that were begun in the period by the status they have now, and how many were begun in the period before. */
  begun_orders: z.array(z.object({ status: orderStatus, label: z.string(), count: whole, before: whole })),
  late,
  /** Whether there is any product, also an archived one: what comes first where there is none (ops-278). As for `low_stock`. */
  has_products: z.optional(z.boolean()),
  low_stock: z.optional(
    z.object({
      /** Products on sale of which a variant has at most 5 pieces, or fewer than may be bought at once; exact to 1,200. */
      count: whole,
      /** Such variants, the emptiest first. */
      first: z.array(
        z.object({
          product_id: whole,
          name: z.string(),
          variant: z.nullable(z.string()),
          sku: z.string(),
          shop: z.string(),
          stock: whole,
          min: whole
        })
      )
    })
  ),
  /** What the gateway told and was not booked, in the period; absent for who may not read payments. */
  rejected_payments: z.optional(whole),
  /** Shops that the marketplace owes, and how much, in whole rupiah; absent for who may not read it. */
  owed_shops: z.optional(z.object({ count: whole, total: whole })),
  /** What visitors looked for and did not find, in the period, most frequent first. */
  missed_searches: z.optional(z.array(z.object({ keyword: z.string(), count: whole })))
})
export type Overview = z.output<typeof overview>

export const readOverview = endpoint('GET /ops/overview', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support'],
  summary:
    'Sales and orders of a period beside the one before of the same length, and what waits now; what a role may not read is absent',
  errors: [opsErrors.period_invalid],
  input: z.object({
    /** Days of Jakarta, both included, at most 92. */
    from: day,
    to: day
  }),
  reply: overview
})
