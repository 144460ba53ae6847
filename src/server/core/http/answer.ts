import type { PageMeta } from '#lib/core/schema/endpoint.ts'
import { exactTotal } from '#lib/core/limits.ts'
import type { Encoded } from './encoded.ts'
import type { Result } from '#lib/core/schema/result.ts'

export type Answer<R> = {
  data: R
  message?: string
  meta?: PageMeta | undefined
  /** What stands beside the envelope's fields, where the call is plain. */
  beside?: Record<string, unknown>
  /** A document that goes out as it is, without the envelope: the invoice (D14). */
  html?: string
  /** A file to be saved, without the envelope. */
  file?: { name: string; type: string; body: ReadableStream<Uint8Array> }
  /** The envelope as it goes out, where the answer is shared. */
  encoded?: Encoded
}

/** What a handler gives back: an error, or data with an optional message and page numbers. */
export type Handled<R> = Result<Answer<R>>

export const answer = <R>(data: R, more: Omit<Answer<R>, 'data'> = {}): { ok: true; value: Answer<R> } => ({
  ok: true,
  value: { data, ...more }
})

/** The same of a list whose total is counted to one beyond D1's bound: no page lies beyond that. */
export const boundedMeta = (page: number, perPage: number, total: number): PageMeta => ({
  ...pageMeta(page, perPage, total),
  total_pages: pageMeta(page, perPage, Math.min(total, exactTotal)).total_pages
})

export function pageMeta(page: number, perPage: number, total: number): PageMeta {
  return { page, per_page: perPage, total, total_pages: Math.ceil(total / perPage) }
}
