import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type * as Removal from '#lib/notification/store/removal.ts'

import { countersWith } from '../support/counters.ts'
import { answerOk, answerError, openSite } from '../support/fake-site.ts'

const counters = countersWith(0)
const gone = [() => answerOk({ counters })]

let removal: typeof Removal
let listeners: Record<string, () => void>
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  listeners = {}
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => (listeners[name] = hear))
  removal = await import('#lib/notification/store/removal.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The calls that were made, once all work of this tick is done. */
async function settled(site: ReturnType<typeof openSite>): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(50)
  return site.endpoints()
}

it('[notification-14] is sent after six seconds, and not before', async () => {
  const site = openSite({ 'POST /buyer/notification/delete/7': gone })
  removal.removeOne(7)
  await vi.advanceTimersByTimeAsync(5_900)
  expect(site.endpoints()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(await settled(site)).toEqual(['POST /buyer/notification/delete/7'])
  expect([removal.$removal.get().ids, removal.$gone.get()]).toEqual([[], [7]])
})

it('[notification-14] is never sent once it was undone', async () => {
  const site = openSite({})
  removal.removeOne(7)
  removal.removeOne(8)
  removal.undoRemoval()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(site.endpoints()).toEqual([])
  expect([removal.$removal.get().ids, removal.$gone.get()]).toEqual([[], []])
})

it('[notification-14] is sent at once when the page is left', async () => {
  const site = openSite({ 'POST /buyer/notification/delete/7': gone })
  removal.removeOne(7)
  listeners['pagehide']!()
  expect(await settled(site)).toEqual(['POST /buyer/notification/delete/7'])
})

it('[notification-13] of all includes the last one seen', async () => {
  const site = openSite({ 'POST /buyer/notification/clear': gone })
  removal.removeAll([9, 8, 3])
  await vi.advanceTimersByTimeAsync(6_100)
  expect(await settled(site)).toEqual(['POST /buyer/notification/clear'])
  expect(site.requests[0]!.body).toEqual({ up_to: 9 })
})

it('[notification-22] of all clears the badges at once, and undoing requests them again', async () => {
  const { $counters, setCounters } = await import('#lib/notification/counters.ts')
  const notification = { all: 3, promotion: 1, transaction: 2, negotiation: 0 }
  const site = openSite({
    'GET /buyer/cart/count': [() => answerOk({ count: 4 })],
    'GET /buyer/conversation/count': [() => answerOk({ count: 0 })],
    'GET /buyer/notification/count': [() => answerOk(notification)]
  })
  setCounters({ ...counters, cart: 4, notification })
  removal.removeAll([9, 8, 3])
  expect($counters.get()).toEqual({ ...counters, cart: 4 })
  removal.undoRemoval()
  await settled(site)
  expect($counters.get()).toEqual({ ...counters, cart: 4, notification })
})

it('[notification-14] restores those that could not be deleted, but not those that another tab deleted', async () => {
  const site = openSite({
    'POST /buyer/notification/delete/7': [() => answerError('notification_not_found')],
    'POST /buyer/notification/delete/8': [() => answerError('server_error')]
  })
  removal.removeOne(7)
  await vi.advanceTimersByTimeAsync(6_100)
  await settled(site)
  expect(removal.$gone.get()).toEqual([7])
  removal.removeOne(8)
  await vi.advanceTimersByTimeAsync(6_100)
  await settled(site)
  expect(removal.$gone.get()).toEqual([7])
})

it('[notification-40] is dropped if another person is signed in by then, and undone if nobody is', async () => {
  const site = openSite({ 'POST /buyer/notification/clear': gone })
  site.local.values.set('uid', 'ani')
  removal.removeAll([9, 8])
  site.local.values.set('uid', 'budi')
  await vi.advanceTimersByTimeAsync(6_100)
  expect(await settled(site)).toEqual([])
  site.local.values.set('uid', 'ani')
  removal.removeAll([9, 8])
  site.local.values.delete('uid')
  listeners['pagehide']!()
  expect(await settled(site)).toEqual([])
  expect([removal.$removal.get().ids, removal.$gone.get()]).toEqual([[], []])
})

it('[notification-42] waits six seconds after the last key, and keys alone send nothing', async () => {
  const site = openSite({ 'POST /buyer/notification/delete/7': gone })
  removal.prolongRemoval()
  removal.removeOne(7)
  for (let key = 0; key < 5; key += 1) {
    await vi.advanceTimersByTimeAsync(5_000)
    removal.prolongRemoval()
  }
  expect(site.endpoints()).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await settled(site)).toEqual(['POST /buyer/notification/delete/7'])
  removal.prolongRemoval()
  await vi.advanceTimersByTimeAsync(7_000)
  expect(site.endpoints()).toHaveLength(1)
})
