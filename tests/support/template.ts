import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { readConfig } from '#server/core/platform/config.ts'
import { seedDatabase } from '#demo/seed.ts'
import { startServices } from '#server/start-services.ts'

import { testEnvironment } from './environment.ts'
import { databasePrefix, makeDatabase } from './scratch.ts'
import { scratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The seeded folder that every test file copies, and the seeded database on PostgreSQL, if that is tested. */
    template: { dataDir: string; databaseUrl: string | undefined }
  }
}

/** Seeds one small world for the whole run; test files copy it instead of seeding their own. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const server = project.name.startsWith('engine') ? undefined : process.env['TEST_POSTGRES_URL']
  const shared = process.env['TEST_TEMPLATE']
  if (shared && existsSync(join(shared, 'seeded'))) {
    const databaseUrl = readFileSync(join(shared, 'seeded'), 'utf8') || undefined
    project.provide('template', { dataDir: shared, databaseUrl })
    return async () => undefined
  }
  const dataDir = shared ?? scratchFolder('template')
  const database = server
    ? await makeDatabase(server, `${databasePrefix}_template_${project.name}_${process.pid}`)
    : undefined
  const services = await startServices(readConfig(testEnvironment(dataDir, database?.url)))
  await seedDatabase(services, { products: 60, regions: 'sample', pictures: false })
  await services.close()
  project.provide('template', { dataDir, databaseUrl: database?.url })
  // Many runs share one world, the runs of mutants; who began them takes it away.
  if (shared) {
    writeFileSync(join(shared, 'seeded'), database?.url ?? '')
    return async () => undefined
  }
  return async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await database?.drop()
  }
}
