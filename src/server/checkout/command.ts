import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { placeOrder } from '#lib/checkout/contract.ts'

import type { ShopOrderCommand } from './plan-goods.ts'
import type { PlaceOrderCommand } from './plan-order.ts'

/** What an order asks for, whether its one order stands in the body itself or several stand in `checkouts` (D29). */
export const commandOf = ({ checkouts, ...body }: InputOf<typeof placeOrder>): PlaceOrderCommand => ({
  // The contract has seen to it that one of the two is there.
  orders: checkouts ?? [body as ShopOrderCommand],
  address_id: body.address_id,
  payment_id: body.payment_id,
  total_pay: body.total_pay,
  site: body.site
})
