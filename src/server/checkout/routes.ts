import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { addHours } from 'date-fns/addHours'

import { identityRefusals } from '#lib/identity/refusals.ts'
import { paymentRefusals } from '#lib/payment/refusals.ts'
import * as contract from '#lib/checkout/contract.ts'
import { refuse } from '#lib/core/refusal.ts'
import { orderCode } from '#lib/order/code.ts'
import { clocks } from '#lib/order/clocks.ts'
import { ok, type Result } from '#lib/core/result.ts'
import { identityTexts } from '#lib/identity/texts.ts'

import { holdAddress } from '#server/address/addresses.ts'
import { seal } from '#server/core/platform/crypto.ts'
import { lockCart } from '#server/cart/cart.ts'
import { openCheckout } from './checkout.ts'
import { remember } from './memory.ts'
import { readCheckoutView } from './present-checkout.ts'
import { announceCounters } from '#server/notification/announce.ts'
import { lockBalance } from '#server/money/ledger.ts'
import { createOrder } from './place-order.ts'
import { refuseTooMany } from './open-orders.ts'
import { type OrderPlan, planOrder } from './plan-order.ts'
import { verifyPin } from '#server/identity/pin.ts'
import type { Services } from '#server/core/platform/services.ts'
import { Refused } from '#server/core/refused.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** Opening a checkout, and turning it into an order. */
export function checkoutRoutes(api: Api): void {
  api.buyer(contract.openCheckout, async ({ db, transact, buyerId, input, now }) => {
    const wish = {
      lineIds: input.cart_detail_id,
      isBuyNow: input.is_buy_now,
      qty: input.qty,
      addressId: input.address_id
    }
    const opened = await transact(async tx => {
      const result = await openCheckout(tx, buyerId, wish, now)
      if (!result.ok) throw new Refused(result.error)
      return result.value
    })
    const view = await readCheckoutView(db, opened.checkout, now)
    if (!view.ok) return view
    return answer({ ...view.value, notices: [...opened.notices, ...view.value.notices] })
  })

  api.buyer(contract.chooseInCheckout, ({ transact, buyerId, input: { cart_id, ...choice } }) =>
    transact(async tx => {
      await lockCart(tx, buyerId)
      const remembered = await remember(tx, buyerId, cart_id, choice)
      return remembered.ok ? answer(null) : remembered
    })
  )

  api.charging(contract.placeOrder, {
    // Hashing and the network happen here, before the transaction; the plan is made again inside of it.
    async prepare({ db, buyerId, input, now, services, frame }) {
      const plan = await planOrder(db, buyerId, input, { now, isCodOn: services.config.cod })
      if (!plan.ok) return plan
      const isSaldo = plan.value.method.bankType === 'baba_balance'
      if (isSaldo) {
        if (!input.pin) return refuse(identityRefusals.pin_wrong, { message: identityTexts.noPin })
        const pin = await verifyPin({ db, userId: buyerId, now, frame }, input.pin)
        if (!pin.ok) return pin
      }
      const tooMany = await refuseTooMany(db, buyerId, plan.value.method.bankType)
      if (tooMany) return tooMany
      const code = orderCode(now, randomBytes(6))
      const account = await openAccount(services, plan.value, code, now)
      return account.ok ? ok({ code, accountNumber: account.value, isSaldo }) : account
    },
    async charge({ buyerId, input, now, services }, tx, after, identity) {
      await lockCart(tx, buyerId)
      if (identity.isSaldo) await lockBalance(tx, buyerId)
      await holdAddress(tx, buyerId, input.address_id)
      const plan = await planOrder(tx, buyerId, input, { now, isCodOn: services.config.cod })
      if (!plan.ok) return plan
      // A method that became Saldo meanwhile was not asked the PIN for.
      const isSaldo = plan.value.method.bankType === 'baba_balance'
      if (isSaldo !== identity.isSaldo) return refuse(paymentRefusals.payment_unavailable)
      const tooMany = await refuseTooMany(tx, buyerId, plan.value.method.bankType)
      if (tooMany) return tooMany
      const order = await createOrder({ tx, after, now }, buyerId, plan.value, identity)
      const counters = await announceCounters(tx, after, buyerId)
      const token = seal(services.config.appSecret, 'payment', String(order.id))
      return answer(
        { id: order.id, code: order.code, token, counters },
        { message: 'Pesanan berhasil dibuat' }
      )
    }
  })
}

/**
 * Opens the virtual account that the plan pays into; undefined for other kinds of payment. Refuses where the gateway
 * does not answer: nothing is written yet, so the buyer may try again under the same key.
 */
async function openAccount(
  { payment, log }: Services,
  plan: OrderPlan,
  orderCode: string,
  now: Date
): Promise<Result<string | undefined>> {
  if (plan.method.bankType !== 'virtual_account') return ok(undefined)
  try {
    const opening = payment.openVirtualAccount({
      bankCode: plan.method.bankCode ?? '',
      orderCode,
      amount: plan.totals.grandTotal,
      expiresAt: addHours(now, clocks.payment)
    })
    const account = await Promise.race([opening, delay(payment.patienceMs, undefined, { ref: false })])
    if (!account) throw new Error(`No answer within ${payment.patienceMs} ms`)
    return ok(account.number)
  } catch (error) {
    log.error({ error, gateway: payment.name, orderCode }, 'open virtual account')
    return refuse(paymentRefusals.payment_gateway_down)
  }
}
