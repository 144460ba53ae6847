import type { Asked } from '#server/core/acts/act.ts'
import type { Transact } from '#server/core/after-commit.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Caller, Scope } from './callers.ts'
import type { Services } from '#server/core/platform/services.ts'
import type { Viewer } from './people.ts'

/** What a request is, whether it came over HTTP or from a page of ours. */
export type RequestContext = {
  id: string
  /** The client's address, behind a trusted proxy the forwarded one. */
  ip: string
  userAgent: string
  cookies: Record<string, string>
  headers: Headers
  /** The site's own address, for links in messages: https://host */
  origin: string
  isHttps: boolean
  /** Who acts at the counter, in calls of the counter. */
  caller?: Caller | undefined
  /** What the caller changes, in calls that are written down (ops-57). */
  asked?: Asked
  /** The body of a streamed call, unread. */
  body?: ReadableStream<Uint8Array> | null
  /** Keeps the room of an upload until this work ends, which may go on after an answer that took too long. */
  hold?: (work: Promise<unknown>) => void
  /** Set-Cookie and the like, sent with the answer. */
  answerHeaders: Headers
}

export type Context<I> = {
  input: I
  services: Services
  db: Db
  now: Date
  requestContext: RequestContext
  /** The signed-in person, looked up once when asked for. */
  viewer: () => Promise<Viewer | undefined>
  transact: Transact
}

/** A handler's context where somebody of the counter is sure. */
export type CounterContext<I> = Context<I> & { caller: Caller; scope: Scope }

/** A handler's context where a signed-in buyer is sure. */
export type BuyerContext<I> = Context<I> & { buyerId: number; me: Viewer }
