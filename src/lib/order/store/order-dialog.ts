import { atom } from 'nanostores'

import type { OrderCard } from '#lib/order/order-shapes.ts'

/** The dialog that is open over the order list or an order, and for which order. */
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
  >
}

export const $orderDialog = atom<OrderDialog | undefined>(undefined)

export const closeOrderDialog = (): void => $orderDialog.set(undefined)
