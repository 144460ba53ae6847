import pLimit from 'p-limit'
import type { Logger } from 'pino'
import Pusher from 'pusher'

import type { Config } from '#server/core/platform/config.ts'
import type { Realtime } from './realtime.ts'

/** Milliseconds that the service may take for one event, events on their way at once, and events that may wait. */
const patienceMs = 5_000
const atOnce = 4
const mostWaiting = 1_000

/**
 * A Pusher-compatible service outside: events go there over HTTP, browsers connect there. Nobody waits for it; what it
 * does not take in time is dropped, and the page asks again when it is looked at.
 */
export function pusherRealtime(
  settings: NonNullable<Config['pusher']>,
  log: Logger,
  api = `https://api-${settings.cluster}.pusher.com`
): Realtime {
  const pusher = new Pusher(settings)
  const path = `/apps/${settings.appId}/events`
  const line = pLimit(atOnce)
  // Not the package's own request: once an answer has begun, that one waits for its end for ever.
  const trigger = async (channel: string, event: string, data: unknown) => {
    const body = JSON.stringify({ name: event, channels: [channel], data: JSON.stringify(data) })
    const query = pusher.createSignedQueryString({ method: 'POST', path, body })
    const answer = await fetch(`${api}${path}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs)
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
  }
  return {
    client: { key: settings.key, cluster: settings.cluster },
    async publish(channel, event, data) {
      if (line.pendingCount >= mostWaiting) return log.warn({ event }, 'event dropped: too many wait')
      line(() => trigger(channel, event, data)).catch((error: unknown) => {
        log.warn({ error, event }, 'event dropped: the service did not take it')
      })
    },
    authorize: (socketId, channel) => pusher.authorizeChannel(socketId, channel).auth,
    disconnect: async () => undefined,
    attach: () => undefined,
    close: async () => line.clearQueue()
  }
}
