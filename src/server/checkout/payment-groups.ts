import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import type { PaymentGroup } from '#lib/payment/contract.ts'
import { statusesThat } from '#lib/order/status.ts'
import { paymentTypes } from '#lib/order/payment-type.ts'
import { paymentGroupNames, type Means, type PaymentPurchase, purchaseProblem } from '#lib/payment/choice.ts'
import { type CodCarriers } from '#lib/shipping/cod-carriers.ts'

import type { Db } from '#server/core/db/connect.ts'
import { paymentMethods } from '#server/payment/schema.ts'
import { readCheckouts } from '#server/checkout/checkout.ts'
import { codOfOrder } from '#server/order/cod-of-order.ts'
import { orders } from '#server/order/schema.ts'
import { readBoughtLines } from '#server/cart/bought-lines.ts'
import { codCarriers } from '#server/shipping/cod-carriers.ts'

const negotiated = statusesThat(({ money }) => money === 'negotiated')

/** Every kind of payment for a purchase; the unusable ones are disabled with a reason. */
export async function readPaymentGroups(
  db: Db,
  deliveries: readonly Omit<PaymentPurchase, keyof Means>[],
  means: Means
): Promise<PaymentGroup[]> {
  const methods = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.isActive, true))
    .orderBy(asc(paymentMethods.sort))
  return paymentTypes.flatMap(type => {
    const own = methods.filter(method => method.bankType === type)
    if (own.length === 0) return []
    const reason = purchaseProblem(type, deliveries, means)?.reason ?? null
    const state = { is_available: reason === null, reason }
    return [
      {
        bank_type: type,
        name: paymentGroupNames[type],
        ...state,
        balance: type === 'baba_balance' ? means.balance : null,
        methods: own.map(({ id, name, icon, fee }) => ({
          id,
          name,
          icon,
          fee: type === 'baba_cod' ? 0 : fee,
          bank_type: type,
          ...state
        }))
      }
    ]
  })
}

/**
 * The carriers that accept cash for what the buyer is about to pay at this shop: the lines of their open checkout, else
 * those of their newest negotiation.
 */
export async function readCodCarriers(db: Db, userId: number, shopId: number): Promise<CodCarriers> {
  const none = { baba_expedition: false, shop_courier: false }
  const checkout = (await readCheckouts(db, userId)).find(open => open.shopId === shopId)
  if (!checkout) return (await readNegotiatedCod(db, userId, shopId)) ?? none
  const lines = await readBoughtLines(db, userId, checkout.lineIds)
  return lines.ok ? codCarriers(lines.value) : none
}

/** A negotiation has no checkout, so its payment methods are derived from the order's own lines. */
async function readNegotiatedCod(db: Db, userId: number, shopId: number): Promise<CodCarriers | undefined> {
  const [newest] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyerId, userId), eq(orders.shopId, shopId), inArray(orders.status, negotiated)))
    .orderBy(desc(orders.id))
    .limit(1)
  return newest && codOfOrder(db, newest.id)
}
