import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Shown from '#lib/notification/counters.ts'
import type * as Store from '#lib/notification/store/refresh-counters.ts'

import { answerOk, lostConnection, openSite } from '../support/fake-site.ts'

let store: typeof Store
let shown: typeof Shown
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/call.ts')
  store = await import('#lib/notification/store/refresh-counters.ts')
  shown = await import('#lib/notification/counters.ts')
})
afterEach(() => void vi.unstubAllGlobals())

test('[notification-8] a badge that cannot be asked for keeps its number', async () => {
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
