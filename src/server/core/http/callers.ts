import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { OpsRole } from '#lib/core/schema/endpoint.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Config } from '#server/core/platform/config.ts'

/** Who acts at the counter (D43). Log lines contain the name; a shop's is its slug. */
export type Caller = ({ role: OpsRole } | { role: 'seller'; shopId: number }) & {
  name: string
  /** What its sockets are closed by when it ends; 0 for a token of the configuration, which ends with the process. */
  sessionId: number
}

/** A caller, and whether a cookie brought it: a browser sends that with requests of other sites too. */
type FoundCaller = { caller: Caller; isByCookie: boolean }

/** How a request is known to come from the counter. The feature `ops` gives it to the services at start. */
export type FindCaller = (
  place: { db: Db; config: Config; now: Date },
  authorization: string | undefined,
  cookies: Record<string, string>
) => Promise<FoundCaller | undefined>

/** The rows that a caller may see and change: those of one shop, or all. */
export type Scope = 'all' | { shopId: number }

export const scopeOf = (caller: Caller): Scope =>
  caller.role === 'seller' ? { shopId: caller.shopId } : 'all'

/** The condition that limits a query to a scope, by the column of its shop. */
export const inScope = (scope: Scope, shopId: PgColumn): SQL | undefined =>
  scope === 'all' ? undefined : eq(shopId, scope.shopId)
