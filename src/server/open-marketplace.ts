import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Stopping } from '#server/core/start/drain.ts'
import { ListenError } from '#server/core/start/listen.ts'
import type { Services } from '#server/core/platform/services.ts'
import { siteBuild } from '#server/core/start/site-build.ts'
import { applyReference } from '#server/reference/apply.ts'
import { searchOf } from '#server/search/catalogue-search.ts'
import { announce, prepareDemo, seedAtFirstStart } from './demo-market.ts'
import { startJobs } from './jobs.ts'
import { siteListener } from './site-listener.ts'
import { warmUp } from './warm-up.ts'

/**
 * Milliseconds for which a connection waits for its next request: longer than proxies keep theirs (60 s is the usual), so
 * that no request meets a connection which this side is just closing.
 */
const keepAliveMs = 65_000

/**
 * Opens a marketplace on its port: demo data at first start, jobs, then the web server with the websocket. Answers what
 * closes it again. Throws ListenError where it cannot listen.
 */
export async function openMarketplace(services: Services): Promise<Stopping> {
  const { config, log } = services
  await seedAtFirstStart(services)
  if (!config.apiBackendUrl) await applyReference(services.db)
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
  server.listen(config.port, config.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new ListenError(config, error)
  })
  // With PORT=0 the machine chose one.
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
