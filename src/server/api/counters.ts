import * as contract from '#lib/contracts/counters.ts'

import { readCounters } from '../data/counters.ts'
import { answer } from './context.ts'
import type { Api } from './registry.ts'

/** The header's badges, one by one. */
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
