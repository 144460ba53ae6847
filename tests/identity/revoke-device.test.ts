import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Toasts from '#lib/core/browser/toasts.ts'
import type * as Devices from '#lib/identity/store/devices.ts'

import { answerError, answerWordless, openSite } from '../support/fake-site.ts'

const endpoint = 'DELETE /auth/session/revoke'
const other = { id: 2, device: 'Firefox', last_activity: '2026-11-24T02:00:00Z', is_current_session: false }

let devices: typeof Devices
let toasts: typeof Toasts
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  devices = await import('#lib/identity/store/devices.ts')
  toasts = await import('#lib/core/browser/toasts.ts')
})
afterEach(() => vi.unstubAllGlobals())

const said = () => toasts.$toast.get()?.text

test('[identity-70] a device that cannot be signed out shows the reason, or the text of that step', async () => {
  openSite({ [endpoint]: [() => answerError('session_not_found'), answerWordless] })
  expect(await devices.revokeDevice(other)).toBe(false)
  expect(said()).toBe('Perangkat tidak ditemukan.')
  await devices.revokeDevice(other)
  expect(said()).toBe('Gagal mengeluarkan perangkat')
  await devices.revokeAll()
  expect(said()).toBe('Gagal keluar dari semua perangkat')
})
