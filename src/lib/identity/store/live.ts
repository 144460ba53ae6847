import { atom } from 'nanostores'

import { forgetAnswers } from '#lib/core/browser/fetched.ts'
import type { Counters } from '#lib/notification/counters-contract.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { hearArrival, hearOpening } from '#lib/notification/store/arrivals.ts'
import { refreshCounters } from '#lib/notification/store/refresh-counters.ts'
import { closeChannels, forgetChannels, joinChannel, openChannels, restWithPage } from './channels.ts'
import { loadSession } from './session.ts'
import { $session } from './who.ts'

/** An order change, for the pages that show orders. */
export type OrderEvent = { id: number; status: string }
export const $orderEvent = atom<(OrderEvent & { at: number }) | undefined>(undefined)

/** Tells that a withdrawal of the person changed. */
export const $withdrawalEvent = atom<{ id: number; at: number } | undefined>(undefined)

/** Counts changes of Saldo without an order, for whatever shows Saldo. */
export const $balanceMoves = atom(0)

/**
 * Counts the openings of the channel, the first and each reconnect: earlier events were missed, so pages reload their
 * data (D16).
 */
export const $openings = atom(0)

/** A conversation of the buyer changed: a message, or it was read. */
export const $conversationEvent = atom<{ id: number } | undefined>(undefined)

/** Whether the person's own channel is open: what changes arrives by itself. */
export const $isLive = atom(false)

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

let joined: { userId: number; stop: () => void } | undefined
let isResting = false

/** Connects the buyer's private channel once (guests have none), which delivers counters and order changes. */
export function goLive(): void {
  if (!isResting) restWithPage()
  isResting = true
  $session.subscribe((session, before) => {
    if (session.status === 'member') join(session.profile.id)
    else if (session.status === 'guest') leave()
    // The next person on this page must not see the previous one's data. A visitor who was a guest from the start has
    // only seen public data, which stays because it may be in use.
    const mayHaveBeenShown = before?.status === 'member' || before?.status === 'unreachable'
    if (session.status === 'guest' && mayHaveBeenShown) forgetAnswers()
  })
}

function join(userId: number): void {
  if (joined?.userId === userId) return
  leave()
  let isFirst = true
  const stop = joinChannel(`private-user.${userId}`, {
    opened() {
      $isLive.set(true)
      if (!isFirst) void refreshCounters()
      isFirst = false
      hearOpening()
      $openings.set($openings.get() + 1)
    },
    closed: () => $isLive.set(false),
    received: (event, data) => handlers[event]?.(data as never)
  })
  joined = { userId, stop }
  void openChannels(userId, rejoin)
}

/** Handlers of the person's channel, by event. */
const handlers: Record<string, (data: never) => void> = {
  counters: (counters: Counters) => setCounters((told = counters)),
  notification: hearArrival,
  conversation: (changed: { id: number }) => $conversationEvent.set({ ...changed }),
  order(event: OrderEvent) {
    $orderEvent.set({ ...event, at: Date.now() })
    // Saldo may have changed with the order.
    void requestWhoIsHere()
  },
  balance() {
    $balanceMoves.set($balanceMoves.get() + 1)
    void requestWhoIsHere()
  },
  withdrawal: ({ id }: { id: number }) => $withdrawalEvent.set({ id, at: Date.now() }),
  sessions() {
    $devicesEvent.set(Date.now())
    // This session may be the one signed out: the request then ends it here.
    void requestWhoIsHere()
  }
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

function leave(): void {
  if (!joined) return
  closeChannels()
  joined.stop()
  joined = undefined
  $isLive.set(false)
}

/** Another tab signed out, or its session ended: the person may still be signed in here. */
async function rejoin(): Promise<void> {
  joined?.stop()
  joined = undefined
  forgetChannels()
  $isLive.set(false)
  await requestWhoIsHere()
  const session = $session.get()
  if (session.status === 'member') join(session.profile.id)
}
