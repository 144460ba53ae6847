import { costLabels, promoLabel } from '#lib/core/cost-labels.ts'

import { freightParts } from './negotiation-total.ts'
import type { OrderDetail } from './order-shapes.ts'

type Costs = Pick<
  OrderDetail,
  | 'subtotal'
  | 'discount'
  | 'voucher'
  | 'shipping_cost'
  | 'shipping_discount'
  | 'extra_cost'
  | 'fee_payment'
  | 'fee'
  | 'fee_seller'
>

/** The parts of an order's total as the order's page, invoice and counter list them, in whole rupiah and in the order of the formula; optional ones of 0 are left out. */
export function costRows(order: Costs): [label: string, amount: number][] {
  const { freight, onTop } = freightParts(order)
  const optional: [string, number][] = [
    [costLabels.shippingDiscount, -order.shipping_discount],
    [costLabels.extra, onTop],
    [costLabels.payment, order.fee_payment],
    [costLabels.service, order.fee],
    [costLabels.seller, order.fee_seller]
  ]
  return [
    [costLabels.goods, order.subtotal],
    ...(order.discount === 0 ? [] : [[promoLabel(order.voucher), -order.discount] as [string, number]]),
    [costLabels.shipping, freight],
    ...optional.filter(([, amount]) => amount !== 0)
  ]
}
