import { atom } from 'nanostores'

import type { OrderCard, OrderDetail } from '#lib/order/order-shapes.ts'

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

/** Whether the buyer may still do what a dialog is about. */
export const isDialogPossible = (
  kind: OrderDialog['kind'],
  { actions }: { actions: Pick<OrderDetail['actions'], 'cancel' | 'confirm'> }
): boolean => (kind !== 'cancel' && kind !== 'confirm') || actions[kind]

export const closeOrderDialog = (): void => $orderDialog.set(undefined)
