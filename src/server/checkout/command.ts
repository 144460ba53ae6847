import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { placeOrder } from '#lib/checkout/contract.ts'

import type { ShopOrderCommand } from './plan-goods.ts'
import type { PlaceOrderCommand } from './plan-order.ts'

/** The command of an order request, whether its single order is the body itself or several are in `checkouts` (D29). */
export const commandOf = ({ checkouts, ...body }: InputOf<typeof placeOrder>): PlaceOrderCommand => ({
  // The contract guarantees that one of the two is present.
  orders: checkouts ?? [body as ShopOrderCommand],
  address_id: body.address_id,
  payment_id: body.payment_id,
  total_pay: body.total_pay,
  site: body.site
})
