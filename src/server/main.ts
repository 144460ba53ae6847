import { readConfig } from '#server/core/platform/config.ts'
import { printFatalErrors } from '#server/core/platform/describe-error.ts'
import { stopOnSignals } from '#server/core/start/drain.ts'
import { tryListening } from '#server/core/start/listen.ts'
import { loadEnv } from '#server/core/start/load-env.ts'
import { setServices } from '#server/core/platform/services.ts'
import { exitWithStartError } from '#server/core/start/start-error.ts'
import { openMarketplace } from './open-marketplace.ts'
import { startServices } from './start-services.ts'

// Entry point of a marketplace with a built site: opens it, and closes it on a signal.

printFatalErrors()
try {
  loadEnv()
  const config = readConfig()
  await tryListening(config)
  const services = await startServices(config)
  setServices(services)
  const market = await openMarketplace(services)
  market.server.on('error', error => services.log.error({ error }, 'server'))
  stopOnSignals(market)
} catch (error) {
  exitWithStartError(error)
}
