import * as contract from '#lib/payment/contract.ts'
import { refuse } from '#lib/core/refusals.ts'

import { unseal } from '#server/core/platform/crypto.ts'
import { readBalance } from '#server/money/ledger.ts'
import { readOwnOrder } from '#server/order/order-detail.ts'
import { readCodCarriers, readPaymentGroups, toPaymentDetail } from './payment-detail.ts'
import { answer } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'

/** Ways to pay, and the state of one payment. */
export function paymentRoutes(api: Api): void {
  api.buyer(contract.listPayments, async ({ db, buyerId, input, services }) => {
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

  api.buyer(contract.readPayment, async ({ db, buyerId, input, services }) => {
    const isNumber = /^\d{1,15}$/.test(input.id)
    const id = isNumber ? input.id : unseal(services.config.appSecret, 'payment', input.id)
    const order = id ? await readOwnOrder(db, buyerId, Number(id)) : undefined
    return order ? answer(await toPaymentDetail(db, order)) : refuse('payment_not_found')
  })
}
