import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'

/** What a command on goods works in: a transaction, what goes out with its commit, and the time. */
export type GoodsStep = {
  tx: Db
  after: Pick<AfterCommit, 'act' | 'invalidate'>
  now: Date
  /** Shops whose summaries are written once at the end of many changes, by `settleShops`; absent where each change writes them. */
  shopsLater?: Set<number>
}
