import ipaddr from 'ipaddr.js'
import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

import type { LimitName } from '#lib/core/schema/endpoint.ts'

import { openRedis } from '../messages/redis.ts'

/** Calls per minute of one address (IPv4, or the /64 of an IPv6). Guesses are also counted in the database. */
const perMinute: Record<
  LimitName | 'notification' | 'file' | 'page' | 'memberPage' | 'holder' | 'message',
  number
> = {
  read: 600,
  search: 240,
  write: 240,
  upload: 30,
  guess: 30,
  // A carrier's customers share an address, and each of them refreshes every 15 minutes.
  refresh: 300,
  // A gateway reports everybody's payments from few addresses.
  notification: 3000,
  // Private pictures are not cached by browsers, and a page shows several.
  file: 600,
  // Rendered pages: guests by address, which a carrier's customers share, and members by session.
  page: 1200,
  memberPage: 300,
  // Lookups of account holders, by person: they must not serve to find out whose a number is.
  holder: 10,
  // Messages of chat, by person or shop.
  message: 30
}

export type Limits = {
  /**
   * Counts one call of an address, or of a session by its key; returns the seconds to wait once the limit is
   * reached.
   */
  take: (bucket: keyof typeof perMinute, address: string) => Promise<number | undefined>
  close: () => Promise<void>
}

/** Prefix of the key of a session that is counted by itself; no address begins with it. */
export const sessionKey = 'session-'

/** Milliseconds for which Redis is skipped after a timeout; while it is disconnected, calls fail at once anyway. */
const restMs = 5_000

/**
 * Counts in Redis where it is configured, for all processes together; otherwise, or while Redis does not answer, in
 * this process. No request waits for longer than Redis's command timeout. `name` separates marketplaces that share a
 * Redis.
 */
export function startLimits(options: {
  redisUrl?: string
  enabled: boolean
  name: string
  log: Logger
}): Limits {
  if (!options.enabled) return { take: async () => undefined, close: async () => undefined }
  const redis = options.redisUrl ? openRedis(options.redisUrl, options.log, 'limits') : undefined
  const limiters = new Map(
    Object.entries(perMinute).map(([bucket, points]) => {
      const settings = { points, duration: 60, keyPrefix: `limit:${options.name}:${bucket}` }
      const shared = redis && new RateLimiterRedis({ ...settings, storeClient: redis })
      return [bucket, { own: new RateLimiterMemory(settings), shared }]
    })
  )
  let restUntil = 0
  const consume = async (bucket: string, network: string) => {
    const { own, shared } = limiters.get(bucket)!
    if (!shared || Date.now() < restUntil) return own.consume(network)
    try {
      return await shared.consume(network)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error
      if (redis?.status === 'ready') restUntil = Date.now() + restMs
      return own.consume(network)
    }
  }
  return {
    async take(bucket, address) {
      try {
        await consume(bucket, address.startsWith(sessionKey) ? address : networkOf(address))
        return undefined
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) return Math.ceil(rejected.msBeforeNext / 1000)
        throw rejected
      }
    },
    close: async () => redis?.disconnect()
  }
}

/**
 * Key under which an address is counted. An IPv6 customer owns a /64, so counting single addresses would limit nobody.
 * All invalid addresses count as one.
 *
 * networkOf('2001:db8::1:2:3:4') // => '2001:db8:0:0'
 * networkOf('::ffff:a00:1') // => '10.0.0.1'
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map(part => part.toString(16))
        .join(':')
    : parsed.toString()
}
