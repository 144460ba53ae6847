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

/** The devices that are signed in, this one first. */
export const $devices = devices.$state
export const reloadDevices = devices.reload

/** Whether devices are just being signed out. */
export const $isRevoking = atom(false)

/** Keeps the list as it is: devices come and go elsewhere. Answers how to stop. */
export function watchDevices(): () => void {
  goLive()
  return $devicesEvent.listen(() => void devices.refresh())
}

/** Signs one device out; with the own one this page leaves too. False where it failed, which was said. */
export const revokeDevice = ({ id, is_current_session }: Device) =>
  revoke({ session_ids: [id] }, is_current_session, deviceTexts.notRevoked)

/** Signs every device out, this one too. */
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
    leaveHere()
    return true
  }
  toast(answer.message, 'success')
  await Promise.all([devices.refresh(), reloadActivity()])
  return true
}
