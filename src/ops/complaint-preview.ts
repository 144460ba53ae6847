import { map } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { paysMoney } from '#lib/complaint/kinds.ts'
import { call } from '#lib/core/api/call.ts'

import { endSession } from './complaint-store.ts'
import { isUnreadable } from './form/typed-whole.ts'
import { offerIn, type Typed, typedOf, $typed } from './complaint-steps.ts'

type Postings = Reply<'GET /ops/complain/{id}/postings'>

/**
 * What the money of an offer would do, what is wrong with its nominal, or why that is not known. `of` names the figures
 * that it is about.
 */
type Preview = { of: string; postings?: Postings; problem?: string; error?: string }

/** The last preview of each complaint. */
export const $previews = map<Record<number, Preview>>({})

/** Names the figures of an offer; undefined where nothing is paid, or not yet said how much in a number. */
export function figuresOf(typed: Typed): string | undefined {
  const offer = offerIn(typed)
  return offer?.nominal === undefined || isUnreadable(typed.nominal)
    ? undefined
    : `${offer.solution} ${offer.nominal}`
}

/** Whether an offer may be sent: one of money only with the preview of exactly its figures (complaint-15). */
export function isPreviewed(typed: Typed, preview: Preview | undefined): boolean {
  const { solution } = typed
  if (solution === '' || !paysMoney(solution)) return true
  return preview?.postings !== undefined && preview.of === figuresOf(typed)
}

/** Requests what the typed offer would post. */
export async function loadPreview(id: number): Promise<void> {
  const typed = typedOf($typed.get(), id)
  const offer = offerIn(typed)
  const of = figuresOf(typed)
  if (!offer || of === undefined) return
  const answer = await call('GET /ops/complain/{id}/postings', { id, ...offer })
  // Other figures were typed meanwhile.
  if (figuresOf(typedOf($typed.get(), id)) !== of) return
  if (answer.ok) return $previews.setKey(id, { of, postings: answer.value })
  endSession(answer.error)
  const { message, fields = {} } = answer.error
  const [problem] = Object.values(fields)
  $previews.setKey(id, { of, ...(problem ? { problem } : { error: message }) })
}
