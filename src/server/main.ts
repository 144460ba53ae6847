import { createServer } from 'node:http'

import { readConfig } from '#server/core/platform/config.ts'
import { errorText, printFatalErrors } from '#server/core/platform/describe-error.ts'
import { DatabaseInUse } from '#server/core/db/pglite.ts'
import { stopOnSignals } from '#server/core/platform/drain.ts'
import { applyReference } from '#server/reference/apply.ts'
import { announce, prepareDemo, seedAtFirstStart } from './demo-market.ts'
import { startJobs } from './jobs.ts'
import { loadEnv } from '#server/core/platform/load-env.ts'
import { siteBuild } from '#server/core/platform/site-build.ts'
import { setServices } from '#server/core/platform/services.ts'
import { siteListener } from './site-listener.ts'
import { startServices } from './start-services.ts'
import { searchOf } from '#server/search/catalogue-search.ts'
import { warmUp } from './warm-up.ts'

/**
 * Milliseconds for which a connection waits for its next request: longer than proxies keep theirs (60 s is the usual), so
 * that no request meets a connection which this side is just closing.
 */
const keepAliveMs = 65_000

/** Starts the marketplace: services, demo data at first start, jobs, then the web server with the websocket. */
async function main(): Promise<void> {
  loadEnv()
  const services = await startServices(readConfig())
  setServices(services)
  const { config } = services
  await seedAtFirstStart(services)
  if (!services.config.apiBackendUrl) await applyReference(services.db)
  const demo = await prepareDemo(services)
  // Who asks finds: the catalogue is read before anybody is let in.
  if (!config.apiBackendUrl) await searchOf(services).current()
  // Built by `npm start` meanwhile, in a process of its own.
  const site = siteBuild()
  await site.built
  const listener = await siteListener(services)
  // Before another backend there is no work in the background: that is the backend's.
  const jobs = config.apiBackendUrl ? undefined : startJobs(services)
  const server = createServer(listener)
  server.keepAliveTimeout = keepAliveMs
  services.realtime.attach(server)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    console.error(isTaken ? `Port ${config.port} is taken. Choose another one with PORT.` : errorText(error))
    process.exit(1)
  })
  server.listen(
    config.port,
    config.host,
    () =>
      void warmUp(services)
        .then(() => announce(config, config.siteUrl ?? `http://${config.host}:${config.port}`))
        .then(() => {
          demo?.begin()
          return site.compress()
        })
        .then(isNew => isNew && listener.reloadFiles())
        .catch((error: unknown) => services.log.warn({ error }, 'the site is not compressed'))
  )
  stopOnSignals({
    server,
    log: services.log,
    closeSockets: () => services.realtime.close(),
    async close() {
      await demo?.stop()
      await jobs?.stop()
      await services.close()
    }
  })
}

printFatalErrors()
try {
  await main()
} catch (error) {
  if (!(error instanceof DatabaseInUse)) throw error
  console.error(error.message)
  process.exit(1)
}
