import type { Movement } from './ledger.ts'
import type { Figures } from './order-figures.ts'
import type { OrderPlan } from './order-plans.ts'

type Order = {
  id: number
  code: string
  shopId: number
  figures: Figures
  at: (status: string) => Date | undefined
}

/** What an order of the demo moved: its payment, and its success or refund. BABA10 is the marketplace's expense. */
export function moneyOf(plan: OrderPlan, order: Order): Movement[] {
  const { figures, shopId } = order
  const common = { refId: order.code, transactionId: order.id }
  const paidAt = order.at('paid')
  if (!paidAt) return []
  const from = plan.pay === 'saldo' ? 'buyer_saldo' : 'gateway'
  const movements: Movement[] = [
    {
      ...common,
      code: 'TR',
      remark: `Pembayaran pesanan ${order.code}`,
      at: paidAt,
      entries: [
        { account: from, amount: -figures.grandTotal },
        { account: 'escrow', amount: figures.grandTotal }
      ]
    }
  ]
  const cancelledAt = order.at('cancel')
  if (cancelledAt) {
    movements.push({
      ...common,
      code: 'RF',
      remark: `Pengembalian dana ${order.code}`,
      at: cancelledAt,
      entries: [
        { account: 'escrow', amount: -figures.grandTotal },
        { account: 'buyer_saldo', amount: figures.grandTotal }
      ]
    })
  }
  const finishedAt = order.at('success')
  if (finishedAt) {
    movements.push({
      ...common,
      code: 'TR',
      remark: `Pesanan selesai ${order.code}`,
      at: finishedAt,
      entries: [
        { account: 'escrow', amount: -figures.grandTotal },
        { account: 'seller_payable', amount: figures.subtotal, shopId },
        { account: 'courier_payable', amount: figures.shippingCost + figures.extraCost },
        { account: 'fee_income', amount: figures.feePayment },
        { account: 'promo_expense', amount: -(figures.discount + figures.shippingDiscount) }
      ]
    })
  }
  return movements
}
