import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { and, eq, gt } from 'drizzle-orm'

import { readConfig } from '#server/core/platform/config.ts'
import { randomToken, sha256 } from '#server/core/platform/crypto.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { carts } from '#server/cart/schema.ts'
import { sessions, users } from '#server/identity/schema.ts'
import { seedDatabase } from '#demo/seed.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import type { Services } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { makeDatabase } from '../tests/support/scratch.ts'

/** A marketplace that runs in a process of its own, with what the load needs to know of it. */
export type Market = {
  name: string
  url: string
  signatureKey: string
  /** Access tokens of buyers. */
  tokens: string[]
  slugs: string[]
  variants: { productId: number; detailId: number }[]
  close: () => Promise<void>
}

const buyers = 200
const signatureKey = 'bench-signature-key'

/** Seeds a database and starts the built site on it. `server` is a PostgreSQL to make a scratch database on, with a Redis. */
export async function openMarket(
  count: number,
  port: number,
  server?: { url: string; redisUrl: string | undefined }
): Promise<Market> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baba-bench-'))
  const scratch = server ? await makeDatabase(server.url, `baba_bench_${process.pid}`) : undefined
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    APP_SECRET: 'a-bench-secret-of-more-than-32-characters',
    PUBLIC_API_SIGNATURE_KEY: signatureKey,
    ...(scratch && { DATABASE_URL: scratch.url, SITE_URL: `http://127.0.0.1:${port}` }),
    ...(server?.redisUrl && { REDIS_URL: server.redisUrl })
  }
  const services = await startServices(readConfig(env))
  await seedDatabase(services, { products: count, regions: 'sample', pictures: !server })
  await services.connection.exec('vacuum analyze')
  const known = await prepare(services)
  await services.close()

  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  return {
    name: server ? `PostgreSQL${server.redisUrl ? ' and Redis' : ''}` : 'PGlite',
    url,
    signatureKey,
    ...known,
    async close() {
      child.kill('SIGTERM')
      await new Promise(resolve => child.once('exit', resolve))
      await scratch?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

async function prepare({ db, clock }: Services): Promise<Pick<Market, 'tokens' | 'slugs' | 'variants'>> {
  const now = clock.now()
  const later = new Date(now.getTime() + 60 * 60 * 1000)
  const tokens: string[] = []
  for (let i = 0; i < buyers; i += 1) {
    const [user] = await db
      .insert(users)
      .values({ name: `Pembeli ${i}`, email: `bench-${i}@contoh.id`, createdAt: now })
      .returning({ id: users.id })
    if (!user) throw new Error('No buyer was made')
    const token = randomToken()
    await db.insert(carts).values({ userId: user.id })
    await db.insert(sessions).values({
      userId: user.id,
      accessHash: sha256(token),
      accessExpiresAt: later,
      refreshHash: sha256(randomToken()),
      familyHash: sha256(randomToken()),
      endsAt: later,
      refreshExpiresAt: later,
      device: 'bench',
      userAgent: 'bench',
      ip: '127.0.0.1',
      lastActivityAt: now,
      createdAt: now
    })
    tokens.push(token)
  }
  const sold = await db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.isActive, true))
    .limit(500)
  const variants = await db
    .select({ productId: productDetails.productId, detailId: productDetails.id })
    .from(productDetails)
    .innerJoin(products, eq(products.id, productDetails.productId))
    .where(and(gt(productDetails.stock, 200), eq(products.min, 1), eq(productDetails.isActive, true)))
    .limit(90)
  return { tokens, slugs: sold.map(product => product.slug), variants }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`Nobody answers at ${url}`)
}
