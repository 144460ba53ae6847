import PQueue from 'p-queue'
import type { Logger } from 'pino'
import Pusher from 'pusher'

import type { Config } from '#server/core/platform/config.ts'
import type { Realtime } from './realtime.ts'

/** Timeout of the service for one event in ms, maximum concurrent events, and maximum waiting events. */
const timeoutMs = 5_000
const atOnce = 4
const maxWaiting = 1_000

/**
 * An external Pusher-compatible service: events go there over HTTP, browsers connect there. Nothing waits for it; an
 * event that it does not take in time is dropped, and the page fetches again when it is next looked at.
 */
export function pusherRealtime(settings: NonNullable<Config['pusher']>, log: Logger): Realtime {
  const { appId, key, secret, cluster, url } = settings
  const api = url ? new URL(url).origin : `https://api-${cluster}.pusher.com`
  const pusher = new Pusher({ appId, key, secret, cluster })
  const events = new PQueue({ concurrency: atOnce })
  const endings = new PQueue({ concurrency: atOnce })
  // Not the package's own request, which has no timeout once a response has begun.
  const post = async (below: string, said: object) => {
    const path = `/apps/${appId}/${below}`
    const body = JSON.stringify(said)
    const query = pusher.createSignedQueryString({ method: 'POST', path, body })
    const answer = await fetch(`${api}${path}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs)
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
  }
  const put = (queue: PQueue, event: string, below: string, said: object) => {
    queue
      .add(() => post(below, said))
      .catch((error: unknown) => {
        log.warn({ error, event }, 'event dropped: the service did not take it')
      })
  }
  // The service's user is our session, so that ending one leaves the person's other devices connected.
  const userOf = (sessionId: number) => `session-${sessionId}`
  return {
    client: { key, cluster, ...(url && { url }) },
    async publish(channel, event, data) {
      if (events.size >= maxWaiting) return log.warn({ event }, 'event dropped: too many wait')
      put(events, event, 'events', { name: event, channels: [channel], data: JSON.stringify(data) })
    },
    authorize: (socketId, channel) => pusher.authorizeChannel(socketId, channel).auth,
    signIn: (socketId, sessionId) => pusher.authenticateUser(socketId, { id: userOf(sessionId) }),
    // In a separate queue, however many events wait: a session that has ended must not receive them.
    async disconnect(sessionIds) {
      for (const id of sessionIds) put(endings, 'disconnect', `users/${userOf(id)}/terminate_connections`, {})
    },
    attach: () => undefined,
    async close() {
      events.clear()
      endings.clear()
    }
  }
}
