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
export function pusherRealtime(settings: NonNullable<Config['pusher']>, log: Logger): Realtime {
  const pusher = new Pusher({ ...settings, useTLS: true, timeout: patienceMs })
  const line = pLimit(atOnce)
  return {
    client: { key: settings.key, cluster: settings.cluster },
    async publish(channel, event, data) {
      if (line.pendingCount >= mostWaiting) return log.warn({ event }, 'event dropped: too many wait')
      line(() => pusher.trigger(channel, event, data)).catch((error: unknown) => {
        log.warn({ error, event }, 'event dropped: the service did not take it')
      })
    },
    authorize: (socketId, channel) => pusher.authorizeChannel(socketId, channel).auth,
    disconnect: async () => undefined,
    attach: () => undefined,
    close: async () => line.clearQueue()
  }
}
