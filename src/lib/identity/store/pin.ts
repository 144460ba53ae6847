import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { loadSession } from './session.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { identityFallbacks, identityTexts } from '#lib/identity/texts.ts'

/**
 * Creates the PIN and says so; answers the error that tells why not, if any. A PIN that was made meanwhile, in another
 * tab or by somebody else, is not this one: the person is told.
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
