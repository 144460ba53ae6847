import { call } from '../call.ts'
import type { Refusal } from '../result.ts'
import { loadSession } from './session.ts'
import { toast } from './toasts.ts'

/** Creates the PIN; answers the refusal to show, if any. */
export async function createPin(pin: string, confirmation: string): Promise<Refusal | undefined> {
  const answer = await call('POST /buyer/pin/add', { pin, pin_confirmation: confirmation })
  if (!answer.ok && answer.error.code !== 'pin_exists') {
    return { ...answer.error, message: answer.error.message || 'Gagal membuat PIN' }
  }
  await loadSession()
  toast('PIN berhasil dibuat', 'success')
  return undefined
}
