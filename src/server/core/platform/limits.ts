import ipaddr from 'ipaddr.js'
import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

import type { LimitName } from '#lib/core/schema/endpoint.ts'

import { openRedis } from '../messages/redis.ts'

/** Calls per minute of one address (IPv4, or the /64 of an IPv6). Traffic only: guessing is limited by rows. */
const perMinute: Record<LimitName | 'notification' | 'file' | 'page' | 'memberPage' | 'holder', number> = {
  read: 600,
  search: 240,
  write: 240,
  upload: 30,
  guess: 30,
  // A carrier's customers share an address, and each of them refreshes every 15 minutes.
  refresh: 300,
  // A gateway reports everybody's payments from few addresses.
  notification: 3000,
  // Private pictures: each is asked for anew, and a page shows several.
  file: 600,
  // Pages that had to be rendered: by address for guests, whom a carrier puts behind one, by session for members.
  page: 1200,
  memberPage: 300,
  // Names of account holders, by the person who asks: a number is not there to find out whose it is.
  holder: 10
}

export type Limits = {
  /** Takes one call of an address, or of a session by its key; answers the seconds to wait where none are left. */
  take: (bucket: keyof typeof perMinute, address: string) => Promise<number | undefined>
  close: () => Promise<void>
}

/** Begins the key of a session that is counted by itself: no address begins so. */
export const sessionKey = 'session-'

/** Milliseconds that Redis is left alone after it did not answer; where it is not connected, it fails at once anyway. */
const restMs = 5_000

/**
 * Counts in Redis where there is one, for all processes together; in this process where there is none or it does not
 * answer: no request waits for it longer than one answer may take. `name` keeps marketplaces apart that share a Redis.
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
 * What an address is counted as. An IPv6 customer owns a /64: counting single addresses would limit nobody. What is no
 * address at all counts as one.
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
