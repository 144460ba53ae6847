import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Timeout of a Redis command, in ms. After it the process continues without Redis. */
const timeoutMs = 200

/**
 * A connection to Redis that no request waits for: commands fail at once while it is disconnected, and after 200 ms
 * without an answer. It reconnects by itself; its loss and its return are logged once each.
 */
export function openRedis(url: string, log: Logger, use: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    commandTimeout: timeoutMs,
    connectTimeout: 2_000,
    retryStrategy: attempt => Math.min(attempt * 100, 2_000)
  })
  let isAway = false
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ error, use }, 'Redis is away: this process goes on by itself')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info({ use }, 'Redis is back')
    isAway = false
  })
  return redis
}

/** Milliseconds that a start waits for Redis. */
const startPatienceMs = 3_000

/** Resolves when a connection fails for the first time, or after 3 s. */
export function untilAway(redis: Redis): Promise<void> {
  return new Promise(resolve => {
    redis.once('error', () => resolve())
    setTimeout(resolve, startPatienceMs).unref()
  })
}

/** Resolves when a connection is ready, or when it is clear that it will not be. */
export const untilKnown = (redis: Redis): Promise<void> =>
  Promise.race([new Promise<void>(resolve => void redis.once('ready', () => resolve())), untilAway(redis)])
