import ipaddr from 'ipaddr.js'
import type { Logger } from 'pino'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes
} from 'rate-limiter-flexible'

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

/** Seconds that an address waits after its fifth wrong token of the counter (ops-145). */
const wrongTokenSeconds = 15 * 60
/** Waits of all addresses in an hour that are told: a crowd of addresses must not fill the record of acts. */
const toldWaits = { points: 20, duration: 60 * 60 }
/** The one more than these is the last that is looked at. */
const wrongTokens = { points: 4, duration: wrongTokenSeconds, blockDuration: wrongTokenSeconds }

export type Limits = {
  /**
   * Counts one call of an address, or of a session by its key; returns the seconds to wait once the limit is
   * reached.
   */
  take: (bucket: keyof typeof perMinute, address: string) => Promise<number | undefined>
  /**
   * Counts a wrong token of an address. Returns whether its wait begins with this one: once for each wait, and at most 20 times an hour
   * for all addresses together.
   */
  countWrongToken: (address: string) => Promise<boolean>
  /** Seconds that an address has to wait until its tokens are looked at again. */
  waitForToken: (address: string) => Promise<number | undefined>
  close: () => Promise<void>
}

/** Prefix of the key of a session that is counted by itself; no address begins with it. */
export const sessionKey = 'session-'

/** Counts in this process, and in Redis where it is configured. */
type Limiter = { own: RateLimiterMemory; shared: RateLimiterRedis | undefined }

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
  const nothing = async () => undefined
  if (!options.enabled) {
    return { take: nothing, countWrongToken: async () => false, waitForToken: nothing, close: nothing }
  }
  const redis = options.redisUrl ? openRedis(options.redisUrl, options.log, 'limits') : undefined
  const limiterOf = (bucket: string, limit: IRateLimiterOptions): Limiter => {
    const settings = { ...limit, keyPrefix: `limit:${options.name}:${bucket}` }
    return {
      own: new RateLimiterMemory(settings),
      shared: redis && new RateLimiterRedis({ ...settings, storeClient: redis })
    }
  }
  const limiters = new Map(
    Object.entries(perMinute).map(([bucket, points]) => [bucket, limiterOf(bucket, { points, duration: 60 })])
  )
  const tokens = limiterOf('token', wrongTokens)
  const waits = limiterOf('wait', toldWaits)
  let restUntil = 0
  const ask = async <T>({ own, shared }: Limiter, question: (limiter: RateLimiterAbstract) => Promise<T>) => {
    if (!shared || Date.now() < restUntil) return question(own)
    try {
      return await question(shared)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error
      if (redis?.status === 'ready') restUntil = Date.now() + restMs
      return question(own)
    }
  }
  /** What was counted, once the limit is reached. */
  const count = async (limiter: Limiter, key: string) => {
    try {
      await ask(limiter, one => one.consume(key))
      return undefined
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) return rejected
      throw rejected
    }
  }
  /** Seconds to wait once the limit is reached. */
  const consume = async (limiter: Limiter, key: string) => {
    const counted = await count(limiter, key)
    return counted && secondsOf(counted)
  }
  return {
    take: (bucket, address) =>
      consume(limiters.get(bucket)!, address.startsWith(sessionKey) ? address : networkOf(address)),
    async countWrongToken(address) {
      const counted = await count(tokens, networkOf(address))
      const isBegin = counted?.consumedPoints === wrongTokens.points + 1
      return isBegin && (await count(waits, 'all')) === undefined
    },
    async waitForToken(address) {
      const counted = await ask(tokens, one => one.get(networkOf(address)))
      return counted && counted.consumedPoints > wrongTokens.points ? secondsOf(counted) : undefined
    },
    close: async () => redis?.disconnect()
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1000)

/** '10.0.0.1:50123', '[2001:db8::1]:50123' or '[2001:db8::1]'. */
const withPort = /^(?:([\d.]+):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/

/**
 * Key under which an address is counted. An IPv6 customer owns a /64, so counting single addresses would limit nobody.
 * Some proxies add the port, which changes with every connection. All invalid addresses count as one.
 *
 * networkOf('2001:db8::1:2:3:4') // => '2001:db8:0:0'
 * networkOf('::ffff:a00:1') // => '10.0.0.1'
 * networkOf('10.0.0.1:50123') // => '10.0.0.1'
 * networkOf('[2001:db8::1]:50123') // => '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const alone = withPort.exec(address)?.slice(1).find(Boolean) ?? address
  if (!ipaddr.isValid(alone)) return 'unknown'
  const parsed = ipaddr.process(alone)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map(part => part.toString(16))
        .join(':')
    : parsed.toString()
}
