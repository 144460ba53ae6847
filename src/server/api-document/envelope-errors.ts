import { counterRoles, type Endpoint, mayCall } from '#lib/core/schema/endpoint.ts'
import type { ApiErrorKind } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'

/**
 * The errors that follow from a call's kind, raised before its handler runs or whatever it does. Every call has
 * `invalid_input`, because unknown fields are checked too, and `bad_request`, for an address with `%00` or with an
 * escape that is not valid text.
 */
export function envelopeErrors(endpoint: Endpoint): ApiErrorKind[] {
  const { access, charges, keyed, upload, plain, name } = endpoint
  const c = coreErrors
  const isRead = name.startsWith('GET ')
  return [
    c.bad_request,
    c.too_many_requests,
    ...(access === 'ops' ? [c.no_such_endpoint, c.unauthorized] : []),
    ...(access === 'ops' && !counterRoles.every(role => mayCall(role, endpoint)) ? [c.forbidden] : []),
    ...(access === 'ops' || plain ? [] : [c.bad_signature, c.stale_signature]),
    ...(isRead ? [] : [c.bad_origin]),
    ...(isRead ? [] : [c.bad_json, c.too_large]),
    c.invalid_input,
    ...(access === 'buyer' ? [c.unauthorized, identityErrors.role_refused] : []),
    ...(charges ? [c.idempotency_key_required] : []),
    ...(charges || keyed ? [c.idempotency_mismatch] : []),
    ...(upload ? [c.file_not_an_image, c.heic_unreadable, c.picture_too_large, c.busy] : []),
    c.server_error,
    c.unavailable
  ]
}

/** All errors of a call, each code once: its own, then those of its envelope. */
export function errorsOf(endpoint: Endpoint): ApiErrorKind[] {
  const all = [...endpoint.errors, ...envelopeErrors(endpoint)]
  return [...new Map(all.map(one => [one.code, one])).values()]
}
