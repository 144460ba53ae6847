import { atom } from 'nanostores'

import type { OrderCard } from '#lib/order/order-shapes.ts'

/** The dialog open over the order list or an order, with its order. */
export type OrderDialog = {
  kind: 'cancel' | 'confirm' | 'review' | 'invoice'
  order: Pick<
    OrderCard,
    | 'id'
    | 'code'
    | 'together'
    | 'status'
    | 'payment'
    | 'grand_total'
    | 'fee_payment'
    | 'products'
    | 'review_action'
    | 'may_count'
  >
}

export const $orderDialog = atom<OrderDialog | undefined>(undefined)

export const closeOrderDialog = (): void => $orderDialog.set(undefined)
