import type { Config } from '#server/core/platform/config.ts'

import { freePort } from './backend.ts'
import { Cuttable } from './cuttable.ts'
import { opsToken, testEnvironment } from './environment.ts'
import { Person } from './person.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'

/** One process of the site, which is started again after it was killed. */
type Server = { port: number; process: Promise<SiteProcess>; isAlive: boolean }

/**
 * The built site in as many processes as its database allows (one on the embedded database), and a connection for each
 * of two visitors that can be cut. A visitor whose process is killed is led to another one, if there is one.
 */
export class SiteInFront {
  readonly address: string
  readonly ways: readonly [Cuttable, Cuttable]
  readonly #environment: Record<string, string>
  readonly #signatureKey: string
  readonly #servers: Server[] = []
  readonly #leads = new Map<Cuttable, Server>()

  private constructor(config: Config, ways: readonly [Cuttable, Cuttable], redisUrl?: string) {
    // The first visitor's way is the site's address; other browsers are told another way to it.
    this.address = `http://localhost:${ways[0].port}`
    this.ways = ways
    this.#signatureKey = config.signatureKey
    this.#environment = {
      ...testEnvironment(config.dataDir, config.databaseUrl),
      APP_SECRET: config.appSecret,
      SITE_URL: this.address,
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      ...(redisUrl && { REDIS_URL: redisUrl })
    }
  }

  /** Starts the processes and opens both ways, each to a process of its own where there are two. */
  static async start(config: Config, processes: number, redisUrl?: string): Promise<SiteInFront> {
    const ways = [new Cuttable(), new Cuttable()] as const
    for (const way of ways) await way.set('silent')
    const site = new SiteInFront(config, ways, redisUrl)
    for (let index = 0; index < processes; index += 1) {
      const port = await freePort()
      site.#servers.push({ port, process: site.#run(port), isAlive: true })
    }
    await site.whole()
    for (const [index, way] of site.ways.entries()) {
      site.#lead(way, site.#servers[index % processes]!)
      await way.set('open')
    }
    return site
  }

  #run(port: number): Promise<SiteProcess> {
    return startSiteProcess({ ...this.#environment, PORT: String(port) })
  }

  #lead(way: Cuttable, server: Server): void {
    this.#leads.set(way, server)
    way.lead(server.port)
  }

  /** Resolves when all processes run. */
  async whole(): Promise<void> {
    for (const server of this.#servers) {
      await server.process
      server.isAlive = true
    }
  }

  /** Kills the process that a visitor is led to, and starts another one in its place; others take over meanwhile. */
  async kill(way: Cuttable): Promise<void> {
    const killed = this.#leads.get(way)!
    await (await killed.process).kill()
    killed.isAlive = false
    killed.process = this.#run(killed.port)
    // Who starts it awaits it with `whole`.
    killed.process.catch(() => undefined)
    const other = this.#servers.find(({ isAlive }) => isAlive)
    if (!other) return
    for (const one of this.ways) if (this.#leads.get(one) === killed) this.#lead(one, other)
  }

  /** Leads a visitor to another process if there is one, as a load balancer may do with a new connection. */
  move(way: Cuttable): void {
    const other = this.#servers.find(server => server.isAlive && server !== this.#leads.get(way))
    if (other) this.#lead(way, other)
  }

  /** Lets time pass for the market, while the first way is open: what a killed process had claimed is free again. */
  async pass(seconds: number): Promise<void> {
    const app = {
      request: (target: string | URL | Request, init?: RequestInit) => {
        const { pathname, search } = new URL(String(target))
        const headers = { ...(init?.headers as Record<string, string>), origin: this.address }
        return fetch(`${this.address}${pathname}${search}`, { redirect: 'manual', ...init, headers })
      }
    }
    const ops = new Person(app, this.#signatureKey, opsToken)
    const moved = await ops.call('POST /ops/clock', { advance_seconds: seconds })
    if (!moved.ok) throw new Error(moved.error.message)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map(async server => (await server.process).stop()))
    await Promise.all(this.ways.map(way => way.stop()))
  }
}
