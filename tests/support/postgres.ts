import { Redis } from 'ioredis'
import postgres from 'postgres'

/** The PostgreSQL (and Redis) to test the second way of running with, where they answer. */
export async function findPostgres(): Promise<{ url: string; redisUrl: string | undefined } | undefined> {
  const url = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => undefined })
  try {
    await sql`select 1`
    return { url, redisUrl: await findRedis() }
  } catch {
    return undefined
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function findRedis(): Promise<string | undefined> {
  const url = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 2000 })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    await redis.ping()
    return url
  } catch {
    return undefined
  } finally {
    redis.disconnect()
  }
}
