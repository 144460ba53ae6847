import { brand } from '#lib/core/brand.ts'
import type { PaymentType } from '#lib/order/payment-type.ts'

import { openPayment } from '#server/checkout/open-payment.ts'
import type { Billed } from '#server/checkout/plan-order.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { recordOrder } from '#server/order/record-order.ts'
import { changeStatus, type Step } from '#server/order/change-status.ts'
import { readPieces } from '#server/order/order-locks.ts'
import { type Order, payFromSaldo } from '#server/order/postings.ts'
import { takeStock } from '#server/product/stock.ts'
import { noteVoucherUses, takeVoucherQuotas } from '#server/voucher/vouchers.ts'

const said: Record<PaymentType, string> = {
  baba_balance: `Ongkir disepakati, pesanan dibayar dengan ${brand.saldo}`,
  virtual_account: 'Ongkir disepakati, menunggu pembayaran',
  baba_cod: 'Ongkir disepakati, bayar di tempat',
  paylater_account: 'Ongkir disepakati'
}

/**
 * Turns a negotiation into a regular order: takes stock and voucher quota, opens its payment, charges Saldo. The caller
 * has locked the cart, the order and, with Saldo, the balance. Any error rolls everything back, and the order stays in
 * `nego`. `order` is passed as it is paid: without the voucher if the buyer gave it up (negotiation-36).
 */
export async function chargeNegotiation(
  step: Step,
  order: Order,
  billed: Billed,
  { accountNumber, balance }: { accountNumber: string | undefined; balance: number }
): Promise<Order> {
  const { tx, after, now } = step
  const pieces = await readPieces(tx, [order.id])
  await takeStock(step, pieces)
  after.invalidate(...pieces.map(piece => `product:${piece.productId}`))
  if (order.voucherId !== null) {
    after.invalidate(...(await takeVoucherQuotas(tx, [order.voucherId])))
    const use = { voucherId: order.voucherId, userId: order.buyerId, transactionId: order.id }
    await noteVoucherUses(tx, [use], now)
  }
  const { method, totals } = billed
  const type = method.bankType
  const paymentId = await openPayment(step, order.buyerId, billed, accountNumber)
  const changed = await changeStatus(step, order, {
    event: type === 'virtual_account' ? 'bill' : 'pay',
    actor: 'buyer',
    detail: said[type],
    set: {
      ...voucherOf(order),
      ...totals,
      paymentId,
      paymentType: type,
      paidAt: type === 'baba_balance' ? now : null,
      holdsStock: true
    }
  })
  if (!changed.ok) throw new ApiException(changed.error)
  if (type === 'baba_balance') payFromSaldo(step, [changed.value], balance)
  await recordOrder(step, 'negotiation.changed', changed.value)
  return changed.value
}

/** The voucher columns of an order. */
const voucherOf = ({
  voucherId,
  voucherCode,
  discount,
  discountByShop,
  cashback,
  cashbackByShop
}: Order) => ({
  voucherId,
  voucherCode,
  discount,
  discountByShop,
  cashback,
  cashbackByShop
})
