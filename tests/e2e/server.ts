import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readConfig } from '#server/core/platform/config.ts'
import { seedDatabase } from '#demo/seed.ts'
import { startServices } from '#server/start-services.ts'

// The built marketplace on a world of its own, for the browser journeys.

const dataDir = mkdtempSync(join(tmpdir(), 'baba-journeys-'))
Object.assign(process.env, {
  HOST: 'localhost',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  OPS_TOKEN: 'journey-ops-token',
  DEMO: 'on'
})
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const services = await startServices(readConfig())
await seedDatabase(services, { products: 180, regions: 'sample', pictures: false })
await services.close()
await import('#server/main.ts')
