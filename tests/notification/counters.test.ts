import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Shown from '#lib/notification/counters.ts'
import type * as Store from '#lib/notification/store/refresh-counters.ts'

import { answerOk, lostConnection, openSite } from '../support/fake-site.ts'

let store: typeof Store
let shown: typeof Shown
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  store = await import('#lib/notification/store/refresh-counters.ts')
  shown = await import('#lib/notification/counters.ts')
})
afterEach(() => void vi.unstubAllGlobals())

test('[notification-8] a badge whose request fails keeps its number', async () => {
  const notification = { all: 2, promotion: 1, transaction: 1, negotiation: 0 }
  shown.setCounters({ cart: 3, conversation: 4, notification })
  openSite({
    'GET /buyer/cart/count': [() => answerOk({ count: 5 })],
    'GET /buyer/conversation/count': [lostConnection],
    'GET /buyer/notification/count': [lostConnection]
  })
  await store.refreshCounters()
  expect(shown.$counters.get()).toEqual({ cart: 5, conversation: 4, notification })
})

/** The answers of the three calls: the same number in each. */
const counted = (n: number) => ({
  cart: n,
  conversation: n,
  notification: { all: n, promotion: n, transaction: 0, negotiation: 0 }
})

test('[notification-46] counters that arrive during the request are not overwritten: they are requested again', async () => {
  shown.setCounters(counted(1))
  const { cart, conversation, notification } = counted(3)
  const { endpoints } = openSite({
    'GET /buyer/cart/count': [
      () => {
        shown.setCounters(counted(2))
        return answerOk({ count: 1 })
      },
      () => answerOk({ count: cart })
    ],
    'GET /buyer/conversation/count': [() => answerOk({ count: 1 }), () => answerOk({ count: conversation })],
    'GET /buyer/notification/count': [() => answerOk(counted(1).notification), () => answerOk(notification)]
  })
  const seen: number[] = []
  shown.$counters.listen(({ cart }) => void seen.push(cart))
  await store.refreshCounters()
  expect([seen, endpoints().length]).toEqual([[2, 3], 6])
  expect(shown.$counters.get()).toEqual(counted(3))
})

test('[notification-46] a person who signs out during the request has none', async () => {
  shown.setCounters(counted(1))
  const left = () => {
    shown.clearCounters()
    return answerOk({ count: 7 })
  }
  const { endpoints } = openSite({
    'GET /buyer/cart/count': [left],
    'GET /buyer/conversation/count': [() => answerOk({ count: 7 })],
    'GET /buyer/notification/count': [() => answerOk(counted(7).notification)]
  })
  await store.refreshCounters()
  expect([shown.$counters.get(), endpoints().length]).toEqual([shown.noCounters, 3])
})

test('[notification-43] counters received in one tab are shown in the others, and foreign messages are ignored', () => {
  const { local } = openSite({})
  const notification = { all: 5, promotion: 5, transaction: 0, negotiation: 0 }
  const told = { cart: 1, conversation: 0, notification }
  shown.setCounters(told)
  shown.clearCounters()
  shown.heedOtherCounters(local.values.get('counters') ?? '')
  expect(shown.$counters.get()).toEqual(told)
  shown.heedOtherCounters('{')
  expect(shown.$counters.get()).toEqual(told)
})
