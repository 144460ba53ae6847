import { listPayments } from '#lib/payment/contract.ts'
import { readDelivery } from '#lib/payment/delivery.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readMeans } from '#server/checkout/payment-means.ts'
import { readCodCarriers, readPaymentGroups } from './payment-groups.ts'

/** The payment methods for the checkout. */
export function paymentGroupRoutes(api: Api): void {
  api.buyer(listPayments, async ({ db, buyerId, input, services, now }) => {
    const chargingCalls = [
      { shopId: input.shop_id, shippingType: input.shipping_type, nominal: input.nominal },
      ...(input.also ?? []).map(readDelivery)
    ]
    const deliveries = []
    for (const { shopId, ...delivery } of chargingCalls) {
      deliveries.push({ ...delivery, codBy: await readCodCarriers(db, buyerId, shopId) })
    }
    const means = await readMeans(db, buyerId, { isCodOn: services.config.cod, now })
    return answer(await readPaymentGroups(db, deliveries, means))
  })
}
