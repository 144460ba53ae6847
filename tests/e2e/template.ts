import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readConfig } from '#server/core/platform/config.ts'
import { seedDatabase } from '#demo/seed.ts'
import { writeArticles } from '../support/articles.ts'
import { writeBeyondTheDemo } from './beyond-the-demo.ts'
import { startServices } from '#server/start-services.ts'

/** Seeds the demo once; each marketplace of the journeys copies it (server.ts). */
export default async function prepareTemplate(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baba-journeys-template-'))
  const settings = { HOST: 'localhost', DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: 'on' }
  const services = await startServices(readConfig({ ...process.env, ...settings }))
  await seedDatabase(services, { products: 180, regions: 'sample', pictures: false })
  await writeBeyondTheDemo(services.db)
  writeArticles(join(dataDir, 'articles'))
  await services.close()
  process.env['JOURNEYS_TEMPLATE'] = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
