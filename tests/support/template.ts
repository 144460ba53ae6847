import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import postgres from 'postgres'
import type { TestProject } from 'vitest/node'

import { readConfig } from '#server/config.ts'
import { seedDatabase } from '#server/db/seed/seed.ts'
import { startServices } from '#server/start-services.ts'

import { testEnvironment } from './environment.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The seeded folder that every test file copies, and the seeded database on PostgreSQL, if that is tested. */
    template: { dataDir: string; databaseUrl: string | undefined }
  }
}

/** Seeds one small world for the whole run; test files copy it instead of seeding their own. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baba-template-'))
  const server = process.env['TEST_POSTGRES_URL']
  const databaseUrl = server && (await createDatabase(server, `baba_template_${project.name}_${process.pid}`))
  const services = await startServices(readConfig(testEnvironment(dataDir, databaseUrl)))
  await seedDatabase(services, { products: 60, regions: 'sample', pictures: false })
  await services.close()
  project.provide('template', { dataDir, databaseUrl })
  return async () => {
    rmSync(dataDir, { recursive: true, force: true })
    if (server && databaseUrl) await dropDatabase(server, databaseUrl)
  }
}

async function createDatabase(server: string, name: string): Promise<string> {
  const sql = postgres(server, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`drop database if exists ${name}`)
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function dropDatabase(server: string, url: string): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
  await sql.end()
}
