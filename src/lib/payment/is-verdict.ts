import type { ApiErrorCode } from '#lib/calls.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Errors before a charge is processed: an earlier try whose response was lost may have succeeded. */
const undecided = new Set<string>([
  'too_many_requests',
  'unauthorized',
  'session_over',
  'role_refused',
  'stale_signature',
  'bad_signature',
  'bad_origin'
] satisfies ApiErrorCode[])

/**
 * Whether the error of a call that charges is a definite rejection, which frees its Idempotency-Key; otherwise the
 * charge may exist already, and is sent again with the same key.
 */
export const isVerdict = ({ code, status }: ApiError): boolean =>
  status > 0 && status < 500 && !undecided.has(code)
