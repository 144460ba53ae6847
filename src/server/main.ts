import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { brand } from '#lib/brand.ts'

import { readConfig } from './config.ts'
import { DatabaseInUse } from './db/pglite.ts'
import { demoBuyer } from './db/seed/demo/accounts.ts'
import { isSeeded } from './db/seed/seed.ts'
import { seedWithBars } from './db/seed/with-bars.ts'
import { startJobs } from './jobs/schedule.ts'
import { projectRoot } from './paths.ts'
import { type Services, setServices } from './services.ts'
import { startServices } from './start-services.ts'
import { serveStatic } from './static.ts'

type Handler = (req: unknown, res: unknown) => Promise<void>

/** Milliseconds in which everything is closed in order; after them the process ends as it is, which loses nothing. */
const stopMs = 10_000

/** Products of the demo that an empty embedded database gets at first start. */
const demoProducts = 1500

/** Starts the marketplace: services, demo data at first start, jobs, then the web server with the websocket. */
async function main(): Promise<void> {
  const services = await startServices(readConfig())
  setServices(services)
  const { config } = services
  if (config.demo && !config.isProduction && !(await isSeeded(services.db))) {
    console.log('First start: filling the demo marketplace …')
    await seedWithBars(services, demoProducts)
  }
  const entry = pathToFileURL(join(projectRoot, 'dist/server/entry.mjs')).href
  const { handler } = (await import(entry)) as { handler: Handler }
  const jobs = startJobs(services)
  const files = serveStatic(join(projectRoot, 'dist/client'))
  const server = createServer((req, res) => {
    files(req, res, () => void handler(req, res))
  })
  services.realtime.attach(server)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    console.error(isTaken ? `Port ${config.port} is taken. Choose another one with PORT.` : error)
    process.exit(1)
  })
  server.listen(config.port, config.host, () => void warmUp(services).then(() => announce(services)))
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopMs).unref()
    server.close()
    server.closeAllConnections()
    await jobs.stop()
    await services.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

/** Renders the home page once, so that the first visitor does not wait for what is loaded and cached on the way. */
async function warmUp({ config, log }: Services): Promise<void> {
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host
  await fetch(`http://${host}:${config.port}/`).catch((error: unknown) => log.warn({ error }, 'warm up'))
}

function announce({ config }: Services): void {
  const address = config.siteUrl ?? `http://${config.host}:${config.port}`
  console.log(`\n${brand.name} is open: ${address}`)
  if (config.demo && !config.isProduction) {
    console.log(`Demo sign-in:    ${demoBuyer.email}, password ${demoBuyer.password}, PIN ${demoBuyer.pin}`)
  }
  if (config.opsToken && !config.isProduction) {
    console.log(`Console:         ${address}/ops, token ${config.opsToken}`)
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof DatabaseInUse)) throw error
  console.error(error.message)
  process.exit(1)
}
