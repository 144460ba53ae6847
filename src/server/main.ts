import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { readConfig } from '#server/core/platform/config.ts'
import { stopOnSignals } from '#server/core/platform/drain.ts'
import { apiListener } from '#server/core/http/api-listener.ts'
import { requestListener } from '#server/core/http/listener.ts'
import { keptPages } from '#server/core/page/kept-pages.ts'
import { applyReference } from '#server/reference/apply.ts'
import { announce, seedAtFirstStart } from './demo-market.ts'
import { framedApp } from './framed-app.ts'
import { startJobs } from './jobs.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import { ListenError, tryListening } from '#server/core/platform/listen.ts'
import { loadEnv } from '#server/core/platform/load-env.ts'
import { setServices } from '#server/core/platform/services.ts'
import { exitWithStartError } from '#server/core/platform/start-error.ts'
import { startServices } from './start-services.ts'
import { serveStatic } from '#server/core/http/static.ts'
import { searchOf } from '#server/search/catalogue-search.ts'
import { noteKeptSearch } from '#server/search/note-kept-search.ts'
import { warmUp } from './warm-up.ts'

/**
 * Milliseconds for which a connection waits for its next request: longer than proxies keep theirs (60 s is the usual), so
 * that no request meets a connection which this side is just closing.
 */
const keepAliveMs = 65_000

type Handler = (req: unknown, res: unknown) => Promise<void>

/** Starts the marketplace: services, demo data at first start, jobs, then the web server with the websocket. */
async function main(): Promise<void> {
  loadEnv()
  const settings = readConfig()
  await tryListening(settings)
  const services = await startServices(settings)
  setServices(services)
  const { config } = services
  await seedAtFirstStart(services)
  if (!services.config.apiBackendUrl) await applyReference(services.db)
  const entry = pathToFileURL(join(projectRoot, 'dist/server/entry.mjs')).href
  const { handler } = (await import(entry)) as { handler: Handler }
  // Who asks finds: the catalogue is read before anybody is let in.
  if (!config.apiBackendUrl) await searchOf(services).current()
  // Before another backend there is no work in the background: that is the backend's.
  const jobs = config.apiBackendUrl ? undefined : startJobs(services)
  const files = serveStatic(join(projectRoot, 'dist/client'))
  const server = createServer(
    requestListener({
      services,
      api: apiListener(framedApp(), services),
      keptPages: keptPages(services, config.apiBackendUrl ? undefined : noteKeptSearch(services)),
      files,
      handler
    })
  )
  server.keepAliveTimeout = keepAliveMs
  services.realtime.attach(server)
  server.on('error', (error: NodeJS.ErrnoException) => {
    exitWithStartError(new ListenError(config, error))
  })
  server.listen(
    config.port,
    config.host,
    () =>
      void warmUp(services).then(() =>
        announce(config, config.siteUrl ?? `http://${config.host}:${config.port}`)
      )
  )
  stopOnSignals({
    server,
    log: services.log,
    closeSockets: () => services.realtime.close(),
    async close() {
      await jobs?.stop()
      await services.close()
    }
  })
}

try {
  await main()
} catch (error) {
  exitWithStartError(error)
}
