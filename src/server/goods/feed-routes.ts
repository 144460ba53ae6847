import * as contract from '#lib/catalogue/feed-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readFeed } from './feed.ts'

/** The goods of the product feed for Google Merchant and Meta. */
export function goodsFeedRoutes(api: Api): void {
  api.open(contract.listFeed, async ({ db, input, now }) => answer(await readFeed(db, input.after, now)))
}
