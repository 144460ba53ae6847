import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { loadSession } from './session.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { identityFallbacks, identityTexts } from '#lib/identity/texts.ts'

/**
 * Creates the PIN and shows a message; returns the error, if any. If a PIN was created meanwhile (in another tab or by
 * someone else) it is not this one, which is an error.
 */
export async function createPin(pin: string): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/pin/add', { pin })
  if (answer.ok) {
    await loadSession()
    toast(identityTexts.pinMade, 'success')
    return undefined
  }
  if (answer.error.code === 'pin_exists') void loadSession()
  toast(identityFallbacks.makePin, 'error')
  return answer.error
}
