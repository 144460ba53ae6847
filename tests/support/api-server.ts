import { createServer } from 'node:http'

import { createRequest, writeResponse } from 'astro/app/node'

import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { stopOnSignals } from '#server/core/start/drain.ts'
import { startJobs } from '#server/jobs.ts'
import { setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { lasting } from './lasting.ts'

// One process of the marketplace as src/server/main.ts starts it, without the pages: services, workers, the API over
// HTTP and the websocket. It sends its parent the port, and ends with it.

const services = await startServices(readConfig())
setServices(services)
const app = buildApp()
const jobs = startJobs(services)
const server = createServer(lasting, async (incoming, outgoing) => {
  await writeResponse(await app.fetch(createRequest(incoming)), outgoing)
})
services.realtime.attach(server)
server.listen(services.config.port, services.config.host, () => process.send?.(server.address()))

const stop = stopOnSignals({
  server,
  log: services.log,
  closeSockets: () => services.realtime.close(),
  async close() {
    await jobs.stop()
    await services.close()
  }
})
process.on('disconnect', () => stop('disconnect'))
