import { spawnSync } from 'node:child_process'

import { Redis } from 'ioredis'
import postgres from 'postgres'

import { scaled } from './machine-pace.ts'

/** The environment of tests on PostgreSQL, and on Redis if available; undefined without PostgreSQL. */
export async function findDatabases(): Promise<Record<string, string> | undefined> {
  const url = await findPostgres()
  const redisUrl = url && (await findRedis())
  return url ? { TEST_POSTGRES_URL: url, ...(redisUrl && { TEST_REDIS_URL: redisUrl }) } : undefined
}

/** The address of the PostgreSQL for tests, if available. */
export async function findPostgres(): Promise<string | undefined> {
  const url = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const sql = postgres(url, { max: 1, connect_timeout: scaled(3_000) / 1000, onnotice: () => undefined })
  try {
    await sql`select 1`
    return url
  } catch {
    return undefined
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** The Redis for tests, if available. */
export async function findRedis(): Promise<string | undefined> {
  const url = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: scaled(2_000)
  })
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

/** Whether PostgreSQL's own tools are installed: they make a PostgreSQL's backups. */
export const hasPgDump = (): boolean => spawnSync('pg_dump', ['--version']).status === 0
