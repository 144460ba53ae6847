import { readConfig } from '#server/core/platform/config.ts'
import { startServices } from '#server/start-services.ts'

import { findPostgres } from '../tests/support/postgres.ts'
import { makeDatabase } from '../tests/support/scratch.ts'

/** The console's token in a bench. */
export const opsToken = 'a-bench-token-of-operators'

/** Services on a database of their own, which the bench drops at its end. Throws without a PostgreSQL. */
export async function openScratchServices(name: string) {
  const server = await findPostgres()
  if (!server) throw new Error('No PostgreSQL answers at TEST_POSTGRES_URL or 127.0.0.1:5432')
  const scratch = await makeDatabase(server, `baba_${name}_${process.pid}`)
  const config = readConfig({
    DATABASE_URL: scratch.url,
    SITE_URL: 'http://localhost',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    OPS_TOKEN: opsToken,
    APP_SECRET: 'a-bench-secret-of-more-than-32-characters',
    PUBLIC_API_SIGNATURE_KEY: 'bench-signature-key'
  })
  const services = await startServices(config)
  return { scratch, config, services, sql: services.connection.sql! }
}
