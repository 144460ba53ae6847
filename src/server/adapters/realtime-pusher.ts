import Pusher from 'pusher'

import type { Config } from '../config.ts'
import type { Realtime } from './realtime.ts'

/** A Pusher-compatible service outside: events go there over HTTP, browsers connect there. */
export function pusherRealtime(settings: NonNullable<Config['pusher']>): Realtime {
  const pusher = new Pusher({ ...settings, useTLS: true })
  return {
    client: { key: settings.key, cluster: settings.cluster },
    publish: async (channel, event, data) => void (await pusher.trigger(channel, event, data)),
    authorize: (socketId, channel) => pusher.authorizeChannel(socketId, channel).auth,
    disconnect: async () => undefined,
    attach: () => undefined,
    close: async () => undefined
  }
}
