import { paymentErrors } from '#lib/payment/errors.ts'
import * as contract from '#lib/payment/contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { unseal } from '#server/core/platform/crypto.ts'
import { readOwnOrder } from '#server/order/order-detail.ts'
import { readPaymentDetail } from './payment-detail.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** The state of one payment; payment methods are listed by the checkout routes. */
export function paymentRoutes(api: Api): void {
  api.buyer(contract.readPayment, async ({ db, buyerId, input, services }) => {
    const isNumber = /^\d{1,15}$/.test(input.id)
    const id = isNumber ? input.id : unseal(services.config.appSecret, 'payment', input.id)
    const order = id ? await readOwnOrder(db, buyerId, Number(id)) : undefined
    const detail = order && (await readPaymentDetail(db, order))
    return detail ? answer(detail) : fail(paymentErrors.payment_not_found)
  })
}
