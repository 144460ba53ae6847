import { call } from '../call.ts'
import type { Refusal } from '../result.ts'
import { loadSession } from './session.ts'
import { toast } from './toasts.ts'

/** Creates the PIN and says so; answers the refusal that tells why not, if any. */
export async function createPin(pin: string, confirmation: string): Promise<Refusal | undefined> {
  const answer = await call('POST /buyer/pin/add', { pin, pin_confirmation: confirmation })
  if (!answer.ok && answer.error.code !== 'pin_exists') {
    toast('Gagal membuat PIN', 'error')
    return answer.error
  }
  await loadSession()
  toast('PIN berhasil dibuat', 'success')
  return undefined
}
