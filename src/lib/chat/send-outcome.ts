import type { ApiError } from '#lib/core/schema/api-error.ts'
import { chatErrors } from './errors.ts'

/** What happens with a message that was not sent. */
export type Outcome =
  /** Its content returns to the person. */
  | { next: 'reject' }
  /** It waits for the connection or the server. */
  | { next: 'retry' }
  | { next: 'signIn' }
  /** The server wants no message for this long. */
  | { next: 'pause'; ms: number }

/** Bounds of a pause in seconds, whatever a server says. */
const minPause = 1
const maxPause = 600

/**
 * What follows an error: everything that a later try can change waits, the rest is rejected (chat-22 to chat-24). Too
 * many new conversations are rejected: their limit lasts an hour.
 */
export function outcomeOf({ code, status, details }: ApiError): Outcome {
  if (code === chatErrors.too_many_conversations.code) return { next: 'reject' }
  if (status === 401) return { next: 'signIn' }
  if (status === 429) {
    const seconds = Number(details?.['retry_after']) || minPause
    return { next: 'pause', ms: Math.min(Math.max(seconds, minPause), maxPause) * 1_000 }
  }
  const isPermanent = status >= 400 && status < 500 && status !== 408
  return { next: isPermanent ? 'reject' : 'retry' }
}

/** Milliseconds until the next try by itself, after this many failures in a row. */
export const retryAfter = (failures: number): number => Math.min(2_000 * 2 ** (failures - 1), 60_000)
