import { serverNow } from '#lib/core/api/server-time.ts'

import { dropPassedSockets, passUpgrade } from '#server/core/proxy/backend-proxy.ts'
import { startBus } from '#server/core/messages/bus.ts'
import type { Config } from '#server/core/platform/config.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { startLimits } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'
import { startLog } from '#server/core/start/start-log.ts'
import { startStores } from '#server/core/page-cache/start-stores.ts'

/** A service that only the backend has: any access throws, because it is a bug here. */
const absent = (name: string) =>
  new Proxy(
    {},
    {
      get() {
        throw new Error(`A storefront before API_BACKEND_URL has no ${name} of its own`)
      }
    }
  ) as never

/**
 * The services of a process that renders pages and forwards everything else to API_BACKEND_URL: no database, no jobs,
 * no messages. Its clock follows the backend's responses. With the backend's Redis and APP_SECRET it receives
 * invalidations; without them, cached pages expire by time only.
 */
export async function startStorefront(config: Config): Promise<Services> {
  const log = startLog(config)
  const name = sha256(`bus:${config.appSecret}`).slice(0, 16)
  const bus = await startBus({ redisUrl: config.redisUrl, name, log })
  const limits = startLimits({ redisUrl: config.redisUrl, enabled: config.rateLimits, name, log })
  const { forgetAll, ...stores } = startStores()
  bus.on('invalidate', tags => stores.forget(tags as string[]))
  bus.onGap(forgetAll)
  const services: Services = {
    ...stores,
    async invalidate(tags) {
      stores.forget(tags)
    },
    config,
    log,
    bus,
    limits,
    background: absent('background work'),
    clock: { now: serverNow, reload: async () => undefined, advance: absent('clock') },
    connection: absent('database'),
    db: absent('database'),
    events: absent('events'),
    outside: absent('fetches'),
    webhooks: absent('webhooks'),
    people: absent('sessions'),
    findCaller: absent('operators'),
    checkErrorCodes: {},
    storage: absent('storage'),
    isBackedUp: () => false,
    mailer: absent('mailer'),
    texter: absent('texter'),
    webPush: undefined,
    payment: absent('payment gateway'),
    bankHolder: absent('bank check'),
    payout: undefined,
    realtime: {
      client: { key: '' },
      publish: absent('sockets'),
      authorize: absent('sockets'),
      disconnect: absent('sockets'),
      attach(server) {
        server.on('upgrade', (req, socket, head) => passUpgrade(req, socket, head, services))
      },
      close: async () => dropPassedSockets()
    },
    async close() {
      dropPassedSockets()
      await limits.close()
      await bus.close()
    }
  }
  return services
}
