import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedDatabase } from '#demo/seed.ts'
import { conversations } from '#server/chat/schema.ts'
import { makeDatabaseFolder } from '#server/core/db/new-database.ts'
import { vacuum } from '#server/core/db/vacuum.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { startServices } from '#server/start-services.ts'

import { makeDatabase } from '../tests/support/scratch.ts'
import { openSessions } from './open-session.ts'

export const signatureKey = 'bench-signature-key'
export const opsToken = 'a-bench-token-of-operators'

/** A signed-in buyer with an empty conversation with a shop. */
export type Chatter = { buyerId: number; token: string; conversationId: number }

/** A process under load. */
export type Child = {
  port: number
  /** Memory that it holds (RSS), in MB. */
  memoryMb: () => number
  /** CPU seconds that it has used. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

/** A seeded marketplace with chatting buyers: on a PostgreSQL, else embedded. `start` opens its API server. */
export async function openChatMarket(count: number, server?: { url: string; redisUrl: string | undefined }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'baba-chat-'))
  const scratch = server ? await makeDatabase(server.url, `baba_chat_${process.pid}`) : undefined
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    SOCKETS_PER_ADDRESS: '10000',
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_URL: 'http://localhost',
    OPS_TOKEN: opsToken,
    APP_SECRET: 'a-bench-secret-of-more-than-32-characters',
    PUBLIC_API_SIGNATURE_KEY: signatureKey,
    ...(scratch && { DATABASE_URL: scratch.url }),
    ...(server?.redisUrl && { REDIS_URL: server.redisUrl })
  }
  if (!server) await makeDatabaseFolder(join(dataDir, 'database'))
  const services = await startServices(readConfig(env))
  await seedDatabase(services, { products: 500, regions: 'sample', pictures: false })
  const { db, clock } = services
  const now = clock.now()
  const made = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, i) => {
        return { name: `Pembeli ${i}`, email: `bench-${i}@contoh.id`, pinHash: 'bench', createdAt: now }
      })
    )
    .returning({ id: users.id })
  const ids = made.map(({ id }) => id)
  const tokens = await openSessions(db, ids, now)
  const known = await db.select({ id: shops.id }).from(shops)
  const opened = await db
    .insert(conversations)
    .values(ids.map((buyerId, i) => ({ buyerId, shopId: known[i % known.length]!.id, createdAt: now })))
    .returning({ id: conversations.id })
  await vacuum(services.connection)
  await services.close()
  return {
    chatters: ids.map((buyerId, i): Chatter => {
      return { buyerId, token: tokens[i]!, conversationId: opened[i]!.id }
    }),
    start: () => startChild('tests/support/api-server.ts', env),
    async drop() {
      await scratch?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

/** As `npm run serve` has them. */
const serveFlags = [
  '--import=./scripts/quick-imports.mjs',
  '--max-semi-space-size=16',
  '--heap-growing-percent=30'
]
/** What `scripts/few-arenas.mjs` sets. */
const arenas = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Starts a process that sends its parent the port on which it listens. */
export async function startChild(script: string, env: Record<string, string> = {}): Promise<Child> {
  const child: ChildProcess = fork(script, {
    execArgv: serveFlags,
    env: { PATH: process.env['PATH'] ?? '', ...arenas, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  const pid = child.pid ?? 0
  return {
    port,
    memoryMb: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1024),
    cpuSeconds: () => ticksOf(pid) / 100,
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    }
  }
}

const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8')

/** Ticks of user and system mode, of Linux's /proc. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
