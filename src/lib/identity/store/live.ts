import { atom } from 'nanostores'
import type Pusher from 'pusher-js'

import { call, clientConfig } from '#lib/core/api/call.ts'
import { forgetAnswers } from '#lib/core/browser/fetched.ts'
import type { Counters } from '#lib/notification/counters-contract.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { hearArrival, hearOpening } from '#lib/notification/store/arrivals.ts'
import { refreshCounters } from '#lib/notification/store/refresh-counters.ts'
import { loadSession } from './session.ts'
import { socketOptions } from './socket-options.ts'
import { $session } from './who.ts'

/** An order changed: what pages that show orders listen to. */
export type OrderEvent = { id: number; status: string }
export const $orderEvent = atom<(OrderEvent & { at: number }) | undefined>(undefined)

/** Counts what moved Saldo without an order: what shows Saldo listens to it too. */
export const $balanceMoves = atom(0)

/**
 * Counts the times that the channel opened, at first and whenever the connection came back: what happened before was heard
 * by nobody, so pages ask anew (D16).
 */
const $openings = atom(0)

/** The person's devices changed: one signed in, or was signed out. */
export const $devicesEvent = atom(0)

/**
 * Connects, and tells of every order that changed; without an event whenever the channel opens, because changes may have
 * been missed until then. Answers how to stop.
 */
export function watchLive(hear: (event?: OrderEvent) => void): () => void {
  goLive()
  const stops = [$orderEvent.listen(event => event && hear(event)), $openings.listen(() => hear())]
  return () => stops.forEach(stop => stop())
}

let socket: Promise<Pusher> | undefined
let joined: number | undefined

/** Connects the buyer's private channel once; guests have none. Counters and order changes then arrive by themselves. */
export function goLive(): void {
  $session.subscribe((session, before) => {
    if (session.status === 'member') void join(session.profile.id)
    else if (session.status === 'guest' && joined !== undefined) void leave()
    // Whoever signs in next on this page must not see what the last one was shown. Who was a guest from the start was
    // shown what is everybody's: it stays, because they may be in the middle of using it.
    const mayHaveBeenShown = before?.status === 'member' || before?.status === 'unreachable'
    if (session.status === 'guest' && mayHaveBeenShown) forgetAnswers()
  })
}

async function join(userId: number): Promise<void> {
  if (joined === userId) return
  joined = userId
  socket ??= connect()
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
    void askWhoIsHere()
  })
  channel.bind('balance', () => {
    $balanceMoves.set($balanceMoves.get() + 1)
    void askWhoIsHere()
  })
  channel.bind('sessions', () => {
    $devicesEvent.set(Date.now())
    // It may be this one that was signed out: asking ends its session here.
    void askWhoIsHere()
  })
}

/** The badges that the channel told last. */
let told: Counters | undefined

/**
 * Asks who is here and what they have. Badges that the channel told meanwhile stay: what is read of a person may be older
 * than they are, and what it knows beyond them is told next (notification-46).
 */
async function askWhoIsHere(): Promise<void> {
  const before = told
  await loadSession()
  if (told && told !== before && $session.get().status === 'member') setCounters(told)
}

/** Without a connection neither the library nor the configuration came. */
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

async function connect(): Promise<Pusher> {
  const [{ default: PusherClient }, { realtime }] = await Promise.all([import('pusher-js'), clientConfig()])
  const pusher = new PusherClient(realtime.key, {
    cluster: realtime.cluster ?? '',
    ...socketOptions(realtime, location),
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/api/v1/broadcasting/auth',
      customHandler: (params, done) => void authorize(params.socketId, params.channelName, done)
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '/api/v1/broadcasting/user-auth',
      customHandler: (params, done) => void signSocketIn(params.socketId, done)
    }
  })
  // An outside service learns whose session it is, so that it can end it alone; a socket of our own is signed with it.
  if (realtime.cluster) pusher.signin()
  // With an open socket browsers do not keep a page for 'Kembali': a long list would begin at its first page again.
  window.addEventListener('pagehide', () => pusher.disconnect())
  window.addEventListener('pageshow', event => event.persisted && joined && pusher.connect())
  let isFirst = true
  pusher.connection.bind('connected', () => {
    if (!isFirst) void refreshCounters()
    isFirst = false
  })
  return pusher
}

async function authorize(
  socketId: string,
  channelName: string,
  done: (error: Error | null, data: { auth: string } | null) => void
): Promise<void> {
  const answer = await call('POST /broadcasting/auth', { socket_id: socketId, channel_name: channelName })
  done(answer.ok ? null : new Error(answer.error.message), answer.ok ? answer.value : null)
}

async function signSocketIn(
  socketId: string,
  done: (error: Error | null, data: { auth: string; user_data: string } | null) => void
): Promise<void> {
  const answer = await call('POST /broadcasting/user-auth', { socket_id: socketId })
  done(answer.ok ? null : new Error(answer.error.message), answer.ok ? answer.value : null)
}
