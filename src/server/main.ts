import { DatabaseInUse } from '#server/core/db/pglite.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { printFatalErrors } from '#server/core/platform/describe-error.ts'
import { stopOnSignals } from '#server/core/platform/drain.ts'
import { loadEnv } from '#server/core/platform/load-env.ts'
import { setServices } from '#server/core/platform/services.ts'
import { openMarketplace } from './open-marketplace.ts'
import { startServices } from './start-services.ts'

// The process of a marketplace, whose site is built: opens it, and closes it on a signal.

printFatalErrors()
try {
  loadEnv()
  const config = readConfig()
  const services = await startServices(config)
  setServices(services)
  const market = await openMarketplace(services)
  market.server.on('error', error => services.log.error({ error }, 'server'))
  stopOnSignals(market)
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  if (!isTaken && !(error instanceof DatabaseInUse)) throw error
  console.error(
    isTaken
      ? `Port ${(error as { port?: number }).port} is taken. Choose another one with PORT.`
      : (error as Error).message
  )
  process.exit(1)
}
