import * as z from 'zod/mini'

import { day, id, paging, shaped, text } from '#lib/core/schema/fields.ts'
import { orderWaits } from '#lib/order/clocks.ts'
import { orderStatus, paymentType } from '#lib/order/order-shapes.ts'
import { orderStatuses, type OrderStatus } from '#lib/order/status.ts'

/** One status or several: `status=paid`, `status[]=paid&status[]=process`. */
const someStatuses = z.pipe(
  z.union([orderStatus, z.array(orderStatus).check(z.maxLength(orderStatuses.length))]),
  z.transform((one: OrderStatus | OrderStatus[]) => [...new Set(Array.isArray(one) ? one : [one])])
)

/** Which orders the counter lists, and in what order. */
export const orderFilter = {
  status: z.optional(someStatuses),
  /**
   * Those that wait for their shop, whose deadline ('terima sebelum', 'kirim sebelum') has passed (`past`), or has passed or
   * is within a day (`day`).
   */
  late: z.optional(z.enum(['past', 'day'])),
  /**
   * What they wait for: that their shop accepts or ships them, or, of cash orders, that somebody reports where they are (`report`:
   * on their way without news as long as others until they count as delivered).
   */
  awaits: z.optional(z.enum(orderWaits)),
  shop: z.optional(id),
  payment: z.optional(paymentType),
  /** Days of Jakarta on which they were placed, both included. */
  start_date: z.optional(day),
  end_date: z.optional(day),
  /**
   * A whole code, tracking number, account number, email or phone alone; otherwise a part of the code, of goods, of the shop's or
   * the buyer's name.
   */
  keyword: z.optional(text(100)),
  /** `deadline`: the most urgent first; those without a deadline are left out. Late ones are always listed so. */
  sort: z._default(z.enum(['newest', 'deadline']), 'newest'),
  /** Continues after this order in the same list, however deep: the last one's id. `page` is then ignored. */
  beyond: z.optional(id),
  /** By deadline: that order's deadline as it was listed (`deadline.at`), because it may have changed. */
  beyond_at: z.optional(
    shaped(40, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, 'Waktu tidak valid')
  ),
  ...paging(20)
}
