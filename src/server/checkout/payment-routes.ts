import { listPayments } from '#lib/payment/contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readBalance } from '#server/money/ledger.ts'
import { readCodCarriers, readPaymentGroups } from './payment-groups.ts'

/** The ways to pay for what is in the checkout. */
export function paymentGroupRoutes(api: Api): void {
  api.buyer(listPayments, async ({ db, buyerId, input, services }) => {
    return answer(
      await readPaymentGroups(db, {
        nominal: input.nominal,
        shippingType: input.shipping_type,
        codBy: await readCodCarriers(db, buyerId, input.shop_id),
        isCodOn: services.config.cod,
        balance: await readBalance(db, buyerId)
      })
    )
  })
}
