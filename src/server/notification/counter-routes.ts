import * as contract from '#lib/notification/counters-contract.ts'

import { readCounters } from './counters.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** One endpoint per badge of the header. */
export function counterRoutes(api: Api): void {
  api.buyer(contract.countCart, async ({ db, buyerId }) =>
    answer({ count: (await readCounters(db, buyerId)).cart })
  )
  api.buyer(contract.countConversations, async ({ db, buyerId }) =>
    answer({ count: (await readCounters(db, buyerId)).conversation })
  )
  api.buyer(contract.countNotifications, async ({ db, buyerId }) =>
    answer((await readCounters(db, buyerId)).notification)
  )
}
