import { call } from '#lib/core/call.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { loadSession } from './session.ts'
import { toast } from '#lib/core/toasts.ts'
import { identityFallbacks, identityTexts } from '#lib/identity/texts.ts'

/**
 * Creates the PIN and says so; answers the refusal that tells why not, if any. A PIN that was made meanwhile, in another
 * tab or by somebody else, is not this one: the person is told.
 */
export async function createPin(pin: string): Promise<Refusal | undefined> {
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
