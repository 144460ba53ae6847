import { randomBytes } from 'node:crypto'

import { identityErrors } from '#lib/identity/errors.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { readCartTotals as cartTotals } from '#lib/checkout/cart-totals-contract.ts'
import { chooseInCheckout, enterPromo } from '#lib/checkout/choose-contract.ts'
import * as contract from '#lib/checkout/contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { orderCode } from '#lib/order/code.ts'
import { ok } from '#lib/core/schema/result.ts'
import { identityTexts } from '#lib/identity/texts.ts'

import { seal } from '#server/core/platform/crypto.ts'
import { cartLock, lockCart } from '#server/cart/cart.ts'
import { openCheckout } from './checkout.ts'
import { readCartTotals } from './cart-totals.ts'
import { findByCode } from './enter-promo.ts'
import { openAccount } from './open-account.ts'
import { forgetLost, remember, rememberKnown } from './memory.ts'
import { readCheckoutView } from './present-checkout.ts'
import { announceCounters } from '#server/notification/announce.ts'
import { createOrders } from './place-order.ts'
import { holdPlace, holdBalanceAndPlace } from './point-address.ts'
import { readReferences } from './references.ts'
import { rejectTooMany } from './open-orders.ts'
import { billOf, type Planning, planPurchase } from './plan-order.ts'
import { commandOf } from './command.ts'
import { verifyPin } from '#server/identity/pin.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Services } from '#server/core/platform/services.ts'

const planning = (services: Services, now: Date): Planning => ({
  now,
  isCodOn: services.config.cod,
  readReferences: db => readReferences(services, db)
})

/** Opening a checkout and placing its order. */
export function checkoutRoutes(api: Api): void {
  api.buyer(contract.openCheckout, async ({ db, transact, buyerId, input, now }) => {
    const command = {
      lineIds: input.cart_detail_id,
      isBuyNow: input.is_buy_now,
      qty: input.qty,
      addressId: input.address_id
    }
    const opened = await transact(async tx => {
      const result = await openCheckout(tx, buyerId, command, now)
      if (!result.ok) throw new ApiException(result.error)
      return result.value
    })
    const view = await readCheckoutView(db, opened.checkouts, now)
    if (!view.ok) return view
    const { data, forget } = view.value
    if (forget) await transact(tx => forgetLost(tx, buyerId, forget))
    return answer({ ...data, notices: [...opened.notices, ...data.notices] })
  })

  api.buyer(cartTotals, async ({ db, buyerId, input, now }) => {
    const totals = await readCartTotals(db, buyerId, input.cart_detail_id, now)
    return totals.ok ? answer(totals.value) : totals
  })

  api.buyer(chooseInCheckout, ({ transact, buyerId, input: { cart_id, ...choice } }) =>
    transact(async tx => {
      await lockCart(tx, buyerId)
      const remembered = await remember(tx, buyerId, cart_id, choice)
      return remembered.ok ? answer(null) : remembered
    })
  )

  api.buyer(enterPromo, async ({ db, transact, buyerId, input, now }) => {
    const found = await findByCode(db, buyerId, input, now)
    if (!found.ok) return found
    const { code, is_show: isShown } = found.value
    if (!isShown) await transact(tx => rememberKnown(tx, buyerId, code.toUpperCase()))
    return answer(found.value)
  })

  api.charging(contract.placeOrder, {
    // Hashing and network calls run here, before the transaction; the transaction plans again.
    async prepare({ db, buyerId, input, now, services, requestContext }) {
      const plan = await planPurchase(db, buyerId, commandOf(input), planning(services, now))
      if (!plan.ok) return plan
      const { method, orders, open } = plan.value
      const isSaldo = method.bankType === 'baba_balance'
      if (isSaldo) {
        if (!input.pin) return fail(identityErrors.pin_wrong, { message: identityTexts.noPin })
        const pin = await verifyPin({ db, userId: buyerId, now, requestContext }, input.pin)
        if (!pin.ok) return pin
      }
      const tooMany = rejectTooMany(open, method.bankType, orders.length)
      if (tooMany) return tooMany
      const codes = orders.map(() => orderCode(now, randomBytes(6)))
      const account = await openAccount(services, billOf(plan.value), codes[0]!, now)
      return account.ok ? ok({ codes, accountNumber: account.value, isSaldo }) : account
    },
    lock: cartLock,
    async charge({ buyerId, input, now, services }, tx, after, identity) {
      const place = { userId: buyerId, addressId: input.address_id }
      const balance = identity.isSaldo ? await holdBalanceAndPlace(tx, place) : 0
      if (!identity.isSaldo) await holdPlace(tx, place)
      const plan = await planPurchase(tx, buyerId, commandOf(input), planning(services, now))
      if (!plan.ok) return plan
      // If the method became Saldo meanwhile, no PIN was verified.
      const { bankType } = plan.value.method
      const isSaldo = bankType === 'baba_balance'
      if (isSaldo !== identity.isSaldo) return fail(paymentErrors.payment_unavailable)
      const tooMany = rejectTooMany(plan.value.open, bankType, plan.value.orders.length)
      if (tooMany) return tooMany
      const orders = await createOrders({ tx, after, now }, buyerId, plan.value, { ...identity, balance })
      const counters = await announceCounters(tx, after, buyerId)
      const [{ id, code }] = orders
      const token = seal(services.config.appSecret, 'payment', String(id))
      const made = orders.map(order => ({ id: order.id, code: order.code, shop_id: order.shopId }))
      return answer({ id, code, token, orders: made, counters }, { message: 'Pesanan berhasil dibuat' })
    }
  })
}
