import { cartTexts } from '#lib/cart/texts.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Message when nothing was added: the server's reason, a missing connection, or another failure on the way. */
export function notAddedText({ code, status, message }: ApiError): string {
  if (status > 0) return message || cartTexts.notAdded
  const isOffline = globalThis.navigator?.onLine === false && code !== 'our_fault'
  return isOffline ? browserErrors.offline.message : cartTexts.brokeOff
}
