import { spawnSync } from 'node:child_process'

import { Redis } from 'ioredis'
import postgres from 'postgres'

import { scaled } from './machine-pace.ts'

/** The environment of tests on PostgreSQL, and on Redis if it answers too; undefined where no PostgreSQL answers. */
export async function findDatabases(): Promise<Record<string, string> | undefined> {
  const url = await findPostgres()
  const redisUrl = url && (await findRedis())
  return url ? { TEST_POSTGRES_URL: url, ...(redisUrl && { TEST_REDIS_URL: redisUrl }) } : undefined
}

/** The address of the PostgreSQL to test with, where it answers. */
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

/** The Redis to test with, where one answers. */
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

/** Whether PostgreSQL's own tools are on this machine: backups of a PostgreSQL are theirs. */
export const hasPgDump = (): boolean => spawnSync('pg_dump', ['--version']).status === 0
