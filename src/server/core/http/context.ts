import type { PageMeta } from '#lib/core/endpoint.ts'
import type { Refusal, Result } from '#lib/core/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import type { Viewer } from './people.ts'

/** What a request is, whether it came over HTTP or from a page of ours. */
export type RequestFrame = {
  id: string
  /** The client's address, behind a trusted proxy the forwarded one. */
  ip: string
  userAgent: string
  cookies: Record<string, string>
  headers: Headers
  /** The site's own address, for links in messages: https://host */
  origin: string
  isHttps: boolean
  /** Set-Cookie and the like, sent with the answer. */
  answerHeaders: Headers
}

/** Work that follows a commit: what listens must not hear of what was rolled back. */
export type AfterCommit = {
  /** A realtime event on a channel. */
  publish: (channel: string, event: string, data: unknown) => void
  /** Cached pages with one of these tags are rendered anew. */
  invalidate: (...tags: string[]) => void
  run: (work: () => Promise<unknown>) => void
}

export type Transact = <T>(work: (tx: Db, after: AfterCommit) => Promise<T>) => Promise<T>

export type Context<I> = {
  input: I
  services: Services
  db: Db
  now: Date
  frame: RequestFrame
  /** The signed-in person, looked up once when asked for. */
  viewer: () => Promise<Viewer | undefined>
  transact: Transact
}

/** A handler's context where a signed-in buyer is sure. */
export type BuyerContext<I> = Context<I> & { buyerId: number; me: Viewer }

export type Answer<R> = {
  data: R
  message?: string
  meta?: PageMeta | undefined
  /** A document that goes out as it is, without the envelope: the invoice (D14). */
  html?: string
  /** The envelope as it goes out, where the answer is shared. */
  json?: string
}

/** What a handler gives back: a refusal, or data with an optional message and page numbers. */
export type Handled<R> = Result<Answer<R>>

export const answer = <R>(data: R, more: Omit<Answer<R>, 'data'> = {}): { ok: true; value: Answer<R> } => ({
  ok: true,
  value: { data, ...more }
})

export function pageMeta(page: number, perPage: number, total: number): PageMeta {
  return { page, per_page: perPage, total, total_pages: Math.ceil(total / perPage) }
}

/** Carries a refusal out of a transaction, so that everything in it rolls back. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
