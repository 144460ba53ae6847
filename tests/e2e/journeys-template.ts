import { join } from 'node:path'

import { makeDatabaseFolder } from '#server/core/db/new-database.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { seedDatabase } from '#demo/seed.ts'
import { startServices } from '#server/start-services.ts'

import { writeArticles } from '../support/articles.ts'
import { type Seeded, seededOnce } from '../support/seeded-once.ts'
import { writeBeyondTheDemo } from './beyond-the-demo.ts'

/** The market of the journeys and of the tests that read the built site, with articles in its folder `articles`. */
export const journeysTemplate = (): Promise<Seeded> =>
  seededOnce('journeys', async dataDir => {
    const settings = { HOST: 'localhost', DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: 'on' }
    await makeDatabaseFolder(join(dataDir, 'database'))
    const services = await startServices(
      readConfig({ ...process.env, ...settings, DATABASE_URL: undefined, REDIS_URL: undefined })
    )
    await seedDatabase(services, { products: 180, regions: 'sample', pictures: false })
    await writeBeyondTheDemo(services.db)
    writeArticles(join(dataDir, 'articles'))
    await services.close()
  })
