import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { and, count, desc, eq, gt } from 'drizzle-orm'

import { connect } from '#server/core/db/connect.ts'
import { makeDatabaseFolder } from '#server/core/db/new-database.ts'
import { vacuum } from '#server/core/db/vacuum.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { categories } from '#server/catalogue/schema.ts'
import { cartLines, carts } from '#server/cart/schema.ts'
import { users } from '#server/identity/schema.ts'
import { notifications } from '#server/notification/schema.ts'
import { seedDatabase } from '#demo/seed.ts'
import { drawWithBar } from '#demo/with-bars.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import type { EngineName } from '#server/search/engine-for.ts'
import type { Services } from '#server/core/platform/services.ts'
import { runPeriodic } from '#server/jobs.ts'
import { startServices } from '#server/start-services.ts'

import { makeDatabase } from '../tests/support/scratch.ts'
import { cpuSeconds } from './process-times.ts'
import { multiplyProducts, seededOf } from './multiply.ts'
import { openSessions } from './open-session.ts'

/** A server under load. */
export type Running = {
  url: string
  /** Megabytes of memory that it uses, and CPU seconds that it has used so far. */
  usage: () => { memoryMb: number; coreSeconds: number }
  stop: () => Promise<void>
}

/** A seeded marketplace, with the data that the load needs. */
export type Market = {
  name: string
  url: string
  /** URL of its own database on PostgreSQL; undefined for the embedded one. */
  databaseUrl: string | undefined
  signatureKey: string
  /** Access tokens of buyers. */
  tokens: string[]
  /** Slugs of the products that are asked for again and again, and of all. */
  slugs: string[]
  allSlugs: string[]
  /** Slug of the category that has most products. */
  category: string
  /** Names of products, as people search for them. */
  names: string[]
  variants: { productId: number; detailId: number }[]
  /** Starts a server on its database and waits until it answers; on the embedded database one at a time. */
  start: (
    script: 'src/server/main.ts' | 'bench/yardstick.ts',
    at?: number,
    settings?: { search?: EngineName; readySeconds?: number }
  ) => Promise<Running>
  drop: () => Promise<void>
}

/** As `npm run serve` has them (docs/decisions/cached-pages.md). */
const serveFlags = [
  '--import=./scripts/few-arenas.mjs',
  '--import=./scripts/quick-imports.mjs',
  '--max-semi-space-size=16',
  '--heap-growing-percent=30'
]

const buyers = 1000
const signatureKey = 'bench-signature-key'

/**
 * Seeds a database and runs its jobs once, as happens within a minute of the first start. `server` is a PostgreSQL
 * on which a scratch database is created, with a Redis.
 */
export async function openMarket(
  count: number,
  port: number,
  server?: { url: string; redisUrl: string | undefined }
): Promise<Market> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baba-bench-'))
  const scratch = server ? await makeDatabase(server.url, `baba_bench_${process.pid}`) : undefined
  const url = `http://127.0.0.1:${port}`
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    APP_SECRET: 'a-bench-secret-of-more-than-32-characters',
    PUBLIC_API_SIGNATURE_KEY: signatureKey,
    ...(scratch && { DATABASE_URL: scratch.url, SITE_URL: url }),
    ...(server?.redisUrl && { REDIS_URL: server.redisUrl })
  }
  if (!server) await makeDatabaseFolder(join(dataDir, 'database'))
  const services = await startServices(readConfig(env))
  const seeded = seededOf(count)
  await seedDatabase(services, { products: seeded, regions: 'sample', pictures: !server })
  if (count > seeded) {
    await (scratch ? multiplyIn(scratch.url, dataDir, count) : multiplyProducts(services.db, count))
    await vacuum(services.connection, ['products', 'product_details', 'product_photos', 'product_ratings'])
  }
  await drawWithBar(services)
  const known = await prepare(services)
  await fillCarts(services, known.variants)
  await writeNotifications(services)
  await runPeriodic(services)
  await services.close()
  return {
    name: server ? `PostgreSQL${server.redisUrl ? ' and Redis' : ''}` : 'PGlite',
    url,
    databaseUrl: scratch?.url,
    signatureKey,
    ...known,
    async start(script, at = port, { search, readySeconds = 60 } = {}) {
      const own = `http://127.0.0.1:${at}`
      const child = spawn(process.execPath, [...serveFlags, script], {
        cwd: projectRoot,
        env: {
          ...process.env,
          DATABASE_URL: '',
          ...env,
          PORT: String(at),
          ...(search && { SEARCH: search })
        },
        stdio: ['ignore', 'ignore', 'inherit']
      })
      await untilReady(own, readySeconds)
      return {
        url: own,
        usage: () => usageOf(child.pid ?? 0),
        async stop() {
          child.kill('SIGTERM')
          await new Promise(resolve => child.once('exit', resolve))
        }
      }
    },
    async drop() {
      await scratch?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

/** On a connection that waits: an index of a million names takes longer than any statement of the marketplace may. */
async function multiplyIn(url: string, folder: string, count: number): Promise<void> {
  const { db, close } = await connect({ url, folder, poolSize: 1, statementMs: 3_600_000 })
  await multiplyProducts(db, count)
  await close()
}

async function prepare({
  db,
  clock
}: Services): Promise<Pick<Market, 'tokens' | 'slugs' | 'allSlugs' | 'category' | 'names' | 'variants'>> {
  const now = clock.now()
  const made = await db
    .insert(users)
    .values(
      Array.from({ length: buyers }, (_, i) => {
        // The home page asks a buyer without a PIN for one.
        return { name: `Pembeli ${i}`, email: `bench-${i}@contoh.id`, pinHash: 'bench', createdAt: now }
      })
    )
    .returning({ id: users.id })
  const ids = made.map(({ id }) => id)
  await db.insert(carts).values(ids.map(userId => ({ userId })))
  const tokens = await openSessions(db, ids, now)
  const sold = await db
    .select({ slug: products.slug, name: products.name })
    .from(products)
    .where(eq(products.isActive, true))
  const variants = await db
    .select({ productId: productDetails.productId, detailId: productDetails.id })
    .from(productDetails)
    .innerJoin(products, eq(products.id, productDetails.productId))
    .where(
      and(
        gt(productDetails.stock, 200),
        eq(products.min, 1),
        eq(productDetails.isActive, true),
        eq(products.isActive, true)
      )
    )
    .limit(90)
  const [slugs, names] = [sold.map(product => product.slug), sold.map(product => product.name)]
  const [largest] = await db
    .select({ slug: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.c1))
    .groupBy(categories.slug)
    .orderBy(desc(count()))
    .limit(1)
  const category = largest?.slug ?? ''
  return { tokens, slugs: slugs.slice(0, 500), allSlugs: slugs, category, names, variants }
}

/**
 * Gives every buyer three lines, as in carts that are in use. PostgreSQL scans a table of five lines and keeps that
 * plan until it analyzes the table again, a minute or so after it grew, which happens to a marketplace only once.
 */
async function fillCarts({ db, clock, connection }: Services, variants: Market['variants']): Promise<void> {
  const buyers = await db.select({ id: carts.userId }).from(carts)
  const shopOf = new Map(
    (await db.select({ id: products.id, shopId: products.shopId }).from(products)).map(row => [
      row.id,
      row.shopId
    ])
  )
  const lines = buyers.flatMap(({ id }, buyer) =>
    [0, 1, 2].flatMap(line => {
      const variant = variants[(3 * buyer + line) % variants.length]
      const shopId = variant && shopOf.get(variant.productId)
      if (!variant || !shopId) return []
      const { productId, detailId } = variant
      return [{ userId: id, shopId, productId, productDetailId: detailId, qty: 1, createdAt: clock.now() }]
    })
  )
  await db.insert(cartLines).values(lines).onConflictDoNothing()
  await vacuum(connection, ['users', 'sessions', 'carts', 'cart_lines'])
}

/** Gives every buyer three notifications. */
async function writeNotifications({ db, clock, connection }: Services): Promise<void> {
  const buyers = await db.select({ id: carts.userId }).from(carts)
  const text = {
    type: 'transaction',
    title: 'Pesanan dikirim',
    body: 'Pesanan Anda sedang dikirim.',
    value: ''
  } as const
  await db
    .insert(notifications)
    .values(
      buyers.flatMap(({ id }) => [1, 2, 3].map(() => ({ ...text, userId: id, createdAt: clock.now() })))
    )
  await vacuum(connection, ['notifications'])
}

/** Memory and CPU time of a process, on Linux. */
function usageOf(pid: number): ReturnType<Running['usage']> {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  return { memoryMb: Math.round(kilobytes / 1024), coreSeconds: cpuSeconds(pid) }
}

async function untilReady(url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + 1000 * seconds
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`Nobody answers at ${url}`)
}
