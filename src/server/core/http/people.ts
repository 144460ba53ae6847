import type { SQL } from 'drizzle-orm'

import type { ApiErrorKind } from '#lib/core/schema/api-error.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Holder, OwnRow, SessionKey } from './own-read.ts'

/** A signed-in person and the session that a request belongs to. */
export type Viewer = { id: number; role: 'buyer' | 'seller'; sessionId: number }

/** Who a session is of, as a handler gets it; undefined for an admin, who does not buy. */
export const viewerOf = ({ id, role, sessionId }: Holder): Viewer | undefined =>
  role === 'admin' ? undefined : { id, role, sessionId }

type Cookies = Record<string, string>

/** How a request is known to belong to somebody. Identity knows it and gives it to the services at start. */
export type People = {
  /** False where nobody can be signed in: a look at the cookies alone. */
  isMaybeSignedIn: (cookies: Cookies) => boolean
  /** The holder of the session, even if a buyer's call would reject them. */
  findHolder: (db: Db, cookies: Cookies, now: Date) => Promise<{ id: number } | undefined>
  findViewer: (db: Db, cookies: Cookies, now: Date) => Promise<Viewer | undefined>
  /**
   * What a statement finds of a signed-in person's own: it looks the session up itself, by the key that it gets. Empty where it
   * finds nothing, and for who may not buy.
   */
  readOwn: <R extends OwnRow>(
    request: { db: Db; cookies: Cookies; now: Date },
    read: (key: SessionKey) => Promise<R[]>
  ) => Promise<R[]>
  /**
   * Why a session may not charge any more, if it was ended meanwhile; the transaction holds the person by then. The same
   * statement takes a lock that the call begins with.
   */
  whyEnded: (tx: Db, viewer: Viewer, lock?: SQL) => Promise<ApiErrorKind | undefined>
  /** Why a buyer's call finds nobody. */
  whyNobody: (db: Db, cookies: Cookies, now: Date) => Promise<ApiErrorKind>
}
