import { cartTexts } from '#lib/cart/texts.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** What is said where nothing came into the cart: the server's reason, that there is no network, or that the way there broke. */
export function notAddedText({ code, status, message }: ApiError): string {
  if (status > 0) return message || cartTexts.notAdded
  const isOffline = globalThis.navigator?.onLine === false && code !== 'our_fault'
  return isOffline ? browserErrors.offline.message : cartTexts.brokeOff
}
