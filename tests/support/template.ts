import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { readConfig } from '#server/core/platform/config.ts'
import { seedDatabase } from '#demo/seed.ts'
import { startServices } from '#server/start-services.ts'

import { testEnvironment } from './environment.ts'
import { makeDatabase } from './scratch.ts'
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
  if (shared && !server && existsSync(join(shared, 'seeded'))) {
    project.provide('template', { dataDir: shared, databaseUrl: undefined })
    return async () => undefined
  }
  const dataDir = shared && !server ? shared : scratchFolder('template')
  const database = server
    ? await makeDatabase(server, `baba_template_${project.name}_${process.pid}`)
    : undefined
  const services = await startServices(readConfig(testEnvironment(dataDir, database?.url)))
  await seedDatabase(services, { products: 60, regions: 'sample', pictures: false })
  await services.close()
  project.provide('template', { dataDir, databaseUrl: database?.url })
  // Many runs on the same sources share one world: the fault runs.
  if (dataDir === shared) writeFileSync(join(dataDir, 'seeded'), '')
  return async () => {
    if (dataDir !== shared) rmSync(dataDir, { recursive: true, force: true })
    await database?.drop()
  }
}
