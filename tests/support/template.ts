import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { makeDatabaseFolder } from '#server/core/db/new-database.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { seedDatabase } from '#demo/seed.ts'
import { startServices } from '#server/start-services.ts'

import { testEnvironment } from './environment.ts'
import { databasePrefix, databaseUrl, dropDatabase, dropDatabases, makeDatabase } from './scratch.ts'
import { seededOnce, sharedDatabase } from './seeded-once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The seeded folder that every test file copies, and the seeded database on PostgreSQL, if that is tested. The
     * prefix of the databases that workers keep, if they run one file after another.
     */
    template: { dataDir: string; databaseUrl: string | undefined; copyPrefix: string | undefined }
  }
}

/** Seeds one small world for the whole run; test files copy it instead of seeding their own. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  // A full run on the embedded database alone empties the address.
  const server = (!project.name.startsWith('engine') && process.env['TEST_POSTGRES_URL']) || undefined
  const name =
    sharedDatabase() ?? `${databasePrefix}_template_${project.name.replaceAll('-', '_')}_${process.pid}`
  const { dataDir, remove } = await seededOnce(server ? 'on-postgres' : 'embedded', async folder => {
    const database = server ? await makeDatabase(server, name) : undefined
    if (!database) await makeDatabaseFolder(join(folder, 'database'))
    const services = await startServices(readConfig(testEnvironment(folder, database?.url)))
    await seedDatabase(services, { products: 60, regions: 'sample', pictures: false })
    await services.close()
  })
  const copyPrefix = server && !project.config.isolate ? `${databasePrefix}_copy_${process.pid}_` : undefined
  project.provide('template', { dataDir, databaseUrl: server && databaseUrl(server, name), copyPrefix })
  return async () => {
    remove()
    if (copyPrefix) await dropDatabases(server!, copyPrefix)
    if (server && !sharedDatabase()) await dropDatabase(server, name)
  }
}
