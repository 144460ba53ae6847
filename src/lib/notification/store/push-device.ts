import { atom } from 'nanostores'

import { call, clientConfig } from '#lib/core/api/call.ts'
import { findWorker, startWorker } from '#lib/core/browser/worker-pages.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { pushTexts } from '#lib/notification/texts.ts'

/** Push state of this device; 'unavailable' also if the marketplace has no push keys. */
export const $pushDevice = atom<'unavailable' | 'off' | 'on' | 'denied'>('unavailable')

/** Reads the push state; a device that allowed push before is registered for the current session. */
export async function findPushDevice(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return
  const key = (await clientConfig().catch(() => undefined))?.push_key
  if (!key) return
  if (Notification.permission === 'denied') return $pushDevice.set('denied')
  const worker = await findWorker()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription || Notification.permission !== 'granted') return $pushDevice.set('off')
  await tell(subscription)
}

/** Requests the permission, which browsers only grant on a click, and subscribes this device. */
export async function allowPushes(): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return $pushDevice.set('denied')
  if (permission !== 'granted') return
  try {
    const { push_key: key } = await clientConfig()
    await startWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  } catch {
    toast(pushTexts.failed, 'error')
  }
}

/** Unsubscribes this device, here and on the server. */
export async function stopPushes(): Promise<void> {
  const answer = await call('POST /auth/fcmtoken/store', { fcm_token: null })
  if (!answer.ok) return toast(answer.error.message, 'error')
  const worker = await findWorker()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  $pushDevice.set('off')
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const token = JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
  const answer = await call('POST /auth/fcmtoken/store', { fcm_token: token })
  $pushDevice.set(answer.ok ? 'on' : 'off')
  if (!answer.ok) toast(answer.error.message, 'error')
}
