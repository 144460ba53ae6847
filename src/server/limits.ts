import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

import type { LimitName } from '#lib/contracts/endpoint.ts'

/** Calls per minute of one address (IPv4, or the /64 of an IPv6). Traffic only: guessing is limited by rows. */
const perMinute: Record<LimitName | 'notification', number> = {
  read: 600,
  search: 240,
  write: 240,
  upload: 30,
  guess: 30,
  // A gateway reports everybody's payments from few addresses.
  notification: 3000
}

export type Limits = {
  /** Takes one call; answers the seconds to wait where there are none left. */
  take: (bucket: keyof typeof perMinute, address: string) => Promise<number | undefined>
  close: () => Promise<void>
}

/** `name` keeps marketplaces apart that share a Redis. */
export function startLimits(options: { redisUrl?: string; enabled: boolean; name: string }): Limits {
  if (!options.enabled) return { take: async () => undefined, close: async () => undefined }
  const redis = options.redisUrl ? new Redis(options.redisUrl, { maxRetriesPerRequest: 1 }) : undefined
  const limiters = new Map(
    Object.entries(perMinute).map(([bucket, points]) => {
      const settings = { points, duration: 60, keyPrefix: `limit:${options.name}:${bucket}` }
      const memory = new RateLimiterMemory(settings)
      return [
        bucket,
        redis ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: memory }) : memory
      ]
    })
  )
  return {
    async take(bucket, address) {
      try {
        await limiters.get(bucket)?.consume(networkOf(address))
        return undefined
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000)
        throw refused
      }
    },
    close: async () => redis?.disconnect()
  }
}

/** An IPv6 customer owns a /64: counting single addresses would limit nobody. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  return address.split(':').slice(0, 4).join(':')
}
