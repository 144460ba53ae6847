import { atom } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { always, fetched } from '#lib/core/browser/fetched.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { deviceTexts } from '#lib/identity/texts.ts'
import { reloadActivity } from './activity.ts'
import { $devicesEvent, goLive } from './live.ts'
import { $isSigningOut } from './session.ts'
import { leaveHere } from './sign-out.ts'

export type Device = Reply<'GET /auth/session'>[number]

const devices = fetched('GET /auth/session', always({}))

/** The signed-in devices, this one first. */
export const $devices = devices.$state
export const reloadDevices = devices.reload

/** Whether a sign-out of devices is running. */
export const $isRevoking = atom(false)

/** Keeps the list current, as devices change elsewhere. Returns the unsubscribe function. */
export function watchDevices(): () => void {
  goLive()
  return $devicesEvent.listen(() => void devices.refresh())
}

/** Signs one device out; for the own one also leaves this page. False on a failure, which was shown. */
export const revokeDevice = ({ id, is_current_session }: Device) =>
  revoke({ session_ids: [id] }, is_current_session, deviceTexts.notRevoked)

/** Signs all devices out, including this one. */
export const revokeAll = () => revoke({}, true, deviceTexts.notAllRevoked)

async function revoke(input: { session_ids?: number[] }, isOwn: boolean, fallback: string): Promise<boolean> {
  if ($isRevoking.get()) return false
  $isRevoking.set(true)
  if (isOwn) $isSigningOut.set(true)
  const answer = await call('DELETE /auth/session/revoke', input, { fallback })
  $isRevoking.set(false)
  if (!answer.ok) {
    $isSigningOut.set(false)
    toast(answer.error.message, 'error')
    return false
  }
  if (isOwn) {
    await leaveHere()
    return true
  }
  toast(answer.message, 'success')
  await Promise.all([devices.refresh(), reloadActivity()])
  return true
}
