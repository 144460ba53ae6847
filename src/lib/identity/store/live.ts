import { atom } from 'nanostores'
import type Pusher from 'pusher-js'

import { connectSocket } from '#lib/core/browser/realtime.ts'
import { forgetAnswers } from '#lib/core/browser/fetched.ts'
import type { Counters } from '#lib/notification/counters-contract.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { hearArrival, hearOpening } from '#lib/notification/store/arrivals.ts'
import { refreshCounters } from '#lib/notification/store/refresh-counters.ts'
import { loadSession } from './session.ts'
import { $session } from './who.ts'

/** An order change, for the pages that show orders. */
export type OrderEvent = { id: number; status: string }
export const $orderEvent = atom<(OrderEvent & { at: number }) | undefined>(undefined)

/** Counts changes of Saldo without an order, for whatever shows Saldo. */
export const $balanceMoves = atom(0)

/**
 * Counts the openings of the channel, the first and each reconnect: earlier events were missed, so pages reload their
 * data (D16).
 */
const $openings = atom(0)

/** Changes when one of the person's devices signed in or was signed out. */
export const $devicesEvent = atom(0)

/**
 * Connects and reports each changed order; called without an event when the channel opens, because changes may have
 * been missed. Returns the unsubscribe function.
 */
export function watchLive(hear: (event?: OrderEvent) => void): () => void {
  goLive()
  const stops = [$orderEvent.listen(event => event && hear(event)), $openings.listen(() => hear())]
  return () => stops.forEach(stop => stop())
}

let socket: Promise<Pusher> | undefined
let joined: number | undefined

/** Connects the buyer's private channel once (guests have none), which delivers counters and order changes. */
export function goLive(): void {
  $session.subscribe((session, before) => {
    if (session.status === 'member') void join(session.profile.id)
    else if (session.status === 'guest' && joined !== undefined) void leave()
    // The next person on this page must not see the previous one's data. A visitor who was a guest from the start has
    // only seen public data, which stays because it may be in use.
    const mayHaveBeenShown = before?.status === 'member' || before?.status === 'unreachable'
    if (session.status === 'guest' && mayHaveBeenShown) forgetAnswers()
  })
}

async function join(userId: number): Promise<void> {
  if (joined === userId) return
  joined = userId
  socket ??= connectSocket(() => void refreshCounters())
  const pusher = await socket.catch(() => undefined)
  if (!pusher) return tryLater()
  const channel = pusher.subscribe(`private-user.${userId}`)
  channel.bind('counters', (counters: Counters) => setCounters((told = counters)))
  channel.bind('pusher:subscription_succeeded', () => {
    hearOpening()
    $openings.set($openings.get() + 1)
  })
  channel.bind('notification', hearArrival)
  channel.bind('order', (event: OrderEvent) => {
    $orderEvent.set({ ...event, at: Date.now() })
    // Saldo may have changed with the order.
    void requestWhoIsHere()
  })
  channel.bind('balance', () => {
    $balanceMoves.set($balanceMoves.get() + 1)
    void requestWhoIsHere()
  })
  channel.bind('sessions', () => {
    $devicesEvent.set(Date.now())
    // This session may be the one signed out: the request then ends it here.
    void requestWhoIsHere()
  })
}

/** The last counters from the channel. */
let told: Counters | undefined

/**
 * Reloads the session. Counters that the channel sent meanwhile win: the response may be older, and if it is newer, the
 * channel sends its counters next (notification-46).
 */
async function requestWhoIsHere(): Promise<void> {
  const before = told
  await loadSession()
  if (told && told !== before && $session.get().status === 'member') setCounters(told)
}

/** Allows a later try, as library or configuration did not load. */
function tryLater(): void {
  socket = undefined
  joined = undefined
  const again = () => {
    const session = $session.get()
    if (session.status === 'member') void join(session.profile.id)
  }
  window.addEventListener('online', again, { once: true })
}

async function leave(): Promise<void> {
  const pusher = await socket?.catch(() => undefined)
  pusher?.disconnect()
  socket = undefined
  joined = undefined
}
