import { randomBytes } from 'node:crypto'

import { ok } from '#lib/core/schema/result.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/negotiation/contract.ts'
import { orderCode } from '#lib/order/code.ts'
import { orderErrors } from '#lib/order/errors.ts'

import { holdAddress } from '#server/address/addresses.ts'
import { cartLock } from '#server/cart/cart.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { announceCounters } from '#server/notification/announce.ts'
import { lockOwnOrder } from '#server/order/order-locks.ts'
import { offerAgain } from './offers.ts'
import { rejectOneMore } from './open-limit.ts'
import { createNegotiation } from './open-negotiation.ts'
import { planNegotiation } from './plan-negotiation.ts'

/** Routes to open a freight negotiation and to offer again. */
export function negotiationRoutes(api: Api): void {
  api.charging(contract.openNegotiation, {
    async prepare({ db, buyerId, input, now }) {
      const tooMany = await rejectOneMore(db, buyerId, now)
      if (tooMany) return tooMany
      const plan = await planNegotiation(db, buyerId, input, now)
      return plan.ok ? ok(orderCode(now, randomBytes(6))) : plan
    },
    // The cart is the lock for everything that a buyer opens: two concurrent requests must not both pass the limit.
    lock: cartLock,
    async charge({ buyerId, input, now }, tx, after, code) {
      const tooMany = await rejectOneMore(tx, buyerId, now)
      if (tooMany) return tooMany
      await holdAddress(tx, buyerId, input.address_id)
      const plan = await planNegotiation(tx, buyerId, input, now)
      if (!plan.ok) return plan
      const { offer, note } = input
      const order = await createNegotiation({ tx, after, now }, buyerId, plan.value, { code, offer, note })
      const counters = await announceCounters(tx, after, buyerId)
      return answer(
        { id: order.id, code: order.code, counters },
        { message: 'Diskusi ongkir dikirim ke penjual' }
      )
    }
  })

  api.buyer(contract.offerAgain, ({ transact, buyerId, input, now }) =>
    transact(async (tx, after) => {
      const order = await lockOwnOrder(tx, buyerId, input.id)
      if (!order) return fail(orderErrors.order_not_found)
      const changed = await offerAgain({ tx, after, now }, order, input)
      if (!changed.ok) return changed
      const { id, status, negotiationStatus } = changed.value
      const counters = await announceCounters(tx, after, buyerId)
      return answer(
        { id, status, nego_status: negotiationStatus, counters },
        { message: 'Penawaran dikirim' }
      )
    })
  )
}
