import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Stopping } from '#server/core/start/drain.ts'
import { ListenError } from '#server/core/start/listen.ts'
import type { Services } from '#server/core/platform/services.ts'
import { siteBuild } from '#server/core/start/site-build.ts'
import { applyReference } from '#server/reference/apply.ts'
import { openSearch } from '#server/search/search-of.ts'
import { announce, prepareDemo, seedAtFirstStart } from './demo-market.ts'
import { startJobs } from './jobs.ts'
import { siteListener } from './site-listener.ts'
import { warmUp } from './warm-up.ts'

/**
 * Keep-alive timeout in ms: longer than that of proxies (usually 60 s), so that no request arrives on a connection that
 * this side is just closing.
 */
const keepAliveMs = 65_000

/**
 * Opens a marketplace on its port: demo data at first start, jobs, then the web server with the websocket. Returns what
 * closes it again. Throws ListenError if it cannot listen.
 */
export async function openMarketplace(services: Services): Promise<Stopping> {
  const { config, log } = services
  await seedAtFirstStart(services)
  if (!config.apiBackendUrl) await applyReference(services.db)
  const demo = await prepareDemo(services)
  // The search index is loaded before the first request.
  if (!config.apiBackendUrl) await openSearch(services)
  // `npm start` builds the site meanwhile in a separate process.
  const site = siteBuild()
  await site.built
  const listener = await siteListener(services)
  // A storefront has no background work: the backend behind it does that.
  const jobs = config.apiBackendUrl ? undefined : startJobs(services)
  const server = createServer(listener)
  server.keepAliveTimeout = keepAliveMs
  services.realtime.attach(server)
  server.listen(config.port, config.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new ListenError(config, error)
  })
  // With PORT=0 the operating system chose the port.
  const { port } = server.address() as AddressInfo
  void warmUp(services)
    .then(() => announce(config, config.siteUrl ?? `http://${config.host}:${port}`))
    .then(() => {
      demo?.begin()
      return site.compress()
    })
    .then(isNew => isNew && listener.reloadFiles())
    .catch((error: unknown) => log.warn({ error }, 'the site is not compressed'))
  return {
    server,
    log,
    closeSockets: () => services.realtime.close(),
    async close() {
      await demo?.stop()
      await jobs?.stop()
      await services.close()
    }
  }
}
