import { fail } from '#lib/core/schema/api-error.ts'
import { ok } from '#lib/core/schema/result.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { identityTexts } from '#lib/identity/texts.ts'
import * as contract from '#lib/negotiation/contract.ts'
import { paidTexts } from '#lib/negotiation/texts.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { paymentErrors } from '#lib/payment/errors.ts'

import { cartLock } from '#server/cart/cart.ts'
import { openAccount } from '#server/checkout/open-account.ts'
import { findTooMany } from '#server/checkout/open-orders.ts'
import { readPaymentGroups } from '#server/checkout/payment-groups.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { seal } from '#server/core/platform/crypto.ts'
import { verifyPin } from '#server/identity/pin.ts'
import { lockBalance } from '#server/money/ledger.ts'
import { announceCounters } from '#server/notification/announce.ts'
import { readOwnOrder } from '#server/order/order-detail.ts'
import { revalidateVoucher, withoutVoucher } from '#server/order/revalidate-voucher.ts'
import { lockOwnOrder } from '#server/order/order-locks.ts'
import { chargeNegotiation } from './pay-negotiation.ts'
import { paymentReference } from './payment-reference.ts'
import { rejectNewTotal } from './reject-new-total.ts'
import { planPayment, readPurchase, rejectUnpriced } from './plan-payment.ts'

/** Routes to pay a negotiated order. */
export function negotiationPaymentRoutes(api: Api): void {
  api.buyer(contract.listNegotiationPayments, async ({ db, buyerId, input, now, services }) => {
    const order = await readOwnOrder(db, buyerId, input.id)
    if (!order) return fail(orderErrors.order_not_found)
    const unpriced = rejectUnpriced(order, now)
    if (unpriced) return unpriced
    const isLost = (await revalidateVoucher(db, order)) !== undefined
    const payable = isLost ? { ...order, ...withoutVoucher(order) } : order
    const purchase = await readPurchase(db, payable, { now, isCodOn: services.config.cod })
    return answer(await readPaymentGroups(db, [purchase], purchase))
  })

  api.charging(contract.payNegotiation, {
    // Hashing and network calls happen here, before the transaction; the plan is made again inside it.
    async prepare({ db, buyerId, input, now, services, requestContext }) {
      const order = await readOwnOrder(db, buyerId, input.id)
      if (!order) return fail(orderErrors.order_not_found)
      const billed = await planPayment(db, order, input, { now, isCodOn: services.config.cod })
      if (!billed.ok) return billed
      const { method, totals } = billed.value
      if (method.bankType === 'baba_balance') {
        if (!input.pin) return fail(identityErrors.pin_wrong, { message: identityTexts.noPin })
        const pin = await verifyPin({ db, userId: buyerId, now, requestContext }, input.pin)
        if (!pin.ok) return pin
      }
      const tooMany = await findTooMany(db, buyerId, method.bankType, 1)
      if (tooMany) return tooMany
      const account = await openAccount(services, billed.value, paymentReference(order.code), now)
      return account.ok
        ? ok({ accountNumber: account.value, type: method.bankType, total: totals.grandTotal })
        : account
    },
    // The cart is the lock for everything that a buyer opens: two concurrent requests must not both pass the limits.
    lock: cartLock,
    async charge({ buyerId, input, now, services }, tx, after, prepared) {
      const order = await lockOwnOrder(tx, buyerId, input.id)
      if (!order) return fail(orderErrors.order_not_found)
      const balance = prepared.type === 'baba_balance' ? await lockBalance(tx, buyerId) : 0
      const billed = await planPayment(tx, order, input, { now, isCodOn: services.config.cod })
      if (!billed.ok) return billed
      const { method, totals } = billed.value
      // The PIN was not verified if the method became Saldo meanwhile.
      if (method.bankType !== prepared.type) return fail(paymentErrors.payment_unavailable)
      // The account was opened for another total if the delivery changed meanwhile.
      if (totals.grandTotal !== prepared.total) return rejectNewTotal({ ...billed.value.order, ...totals })
      const tooMany = await findTooMany(tx, buyerId, method.bankType, 1)
      if (tooMany) return tooMany
      const step = { tx, after, now }
      const { id, code, status } = await chargeNegotiation(step, billed.value.order, billed.value, {
        ...prepared,
        balance
      })
      const counters = await announceCounters(tx, after, buyerId)
      const token = seal(services.config.appSecret, 'payment', String(id))
      return answer({ id, code, status, token, counters }, { message: paidTexts[method.bankType] })
    }
  })
}
