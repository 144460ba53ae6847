import { coreErrors } from '#lib/core/schema/errors.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

import type { Config } from '#server/core/platform/config.ts'
import { hmacHex, sameText } from '#server/core/platform/crypto.ts'
import type { RequestContext } from './context.ts'

/** How far a request's timestamp may be off, in ms (D1). */
const signatureWindowMs = 5 * 60 * 1000

/**
 * The signature of D1: hex HMAC-SHA256 of X-Timestamp. It filters noise and authorises nothing. Checked on the
 * machine's own time: the demo's clock may run days ahead of a browser's.
 */
export function checkSignature(requestContext: RequestContext, config: Config): ApiError | undefined {
  const timestamp = requestContext.headers.get('x-timestamp') ?? ''
  const signature = requestContext.headers.get('x-signature') ?? ''
  if (
    !/^\d{13}$/.test(timestamp) ||
    !sameText(signature.toLowerCase(), hmacHex(config.signatureKey, timestamp))
  ) {
    return coreErrors.bad_signature
  }
  return Math.abs(Date.now() - Number(timestamp)) > signatureWindowMs ? coreErrors.stale_signature : undefined
}

/** A change must come from this site (D2): Origin equals the host, or SITE_URL where one is set. */
export function checkOrigin(requestContext: RequestContext, config: Config): ApiError | undefined {
  const origin = requestContext.headers.get('origin')
  const isOurs =
    origin === null
      ? requestContext.headers.get('sec-fetch-site') !== 'cross-site'
      : origin === (config.siteUrl ? new URL(config.siteUrl).origin : requestContext.origin)
  return isOurs ? undefined : coreErrors.bad_origin
}
