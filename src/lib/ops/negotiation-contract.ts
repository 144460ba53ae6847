import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { flag, id, paging, text, wholeNumber } from '#lib/core/schema/fields.ts'
import { freightTexts } from '#lib/negotiation/freight.ts'
import { maxFreight } from '#lib/order/negotiation.ts'
import { orderErrors } from '#lib/order/errors.ts'

import { listKeyword } from './list-keyword.ts'
import { opsOrder, orderName, orderStep } from './order-contract.ts'

export const listOpsNegotiations = endpoint('GET /ops/nego', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary:
    'Open negotiations of all buyers with their offers; unsorted, those that wait for the seller first, the most urgent of them first',
  paged: true,
  input: z.object({
    /** Only those that wait for the seller's answer. */
    is_waiting: z.optional(flag),
    /** A whole order code, or a part of the buyer's or the shop's name. */
    keyword: z.optional(listKeyword),
    shop: z.optional(id),
    sort: z.optional(z.enum(['deadline', 'date', 'total'])),
    /** Of `sort`; without it the nearest deadline, the latest date and the highest total come first. */
    order: z.optional(z.enum(['asc', 'desc'])),
    ...paging(20)
  }),
  reply: z.array(opsOrder)
})

export const approveNegotiation = endpoint('POST /ops/nego/{id}/approve', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary:
    'The seller agrees: `cost` is the freight of Kurir Toko, or what comes on top of the quote of Baba Logistik',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName, cost: wholeNumber(0, maxFreight, freightTexts.cost) }),
  reply: orderStep
})

export const declineNegotiation = endpoint('POST /ops/nego/{id}/decline', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'The seller declines, with a reason: the buyer may offer again or have the goods in another way',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName, reason: text(500, 'Alasan wajib diisi.') }),
  reply: orderStep
})
