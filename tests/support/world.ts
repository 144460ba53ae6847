import { cpSync, rmSync } from 'node:fs'

import { afterAll, beforeAll, inject, type ProvidedContext } from 'vitest'

import type { buildApp } from '#server/app.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { type Services, setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { giveBackWorkerDatabase, takeWorkerDatabase } from './worker-database.ts'
import { Person } from './person.ts'
import { databasePrefix, makeDatabase, type Scratch } from './scratch.ts'
import { expectDeclaredAnswers, witnessedApp } from './witness.ts'
import { opsToken, testEnvironment } from './environment.ts'
import { scratchFolder } from './scratch-folder.ts'

export type World = {
  services: Services
  app: ReturnType<typeof buildApp>
  /** A person with a separate browser: cookies, signature, Origin. */
  person: () => Person
  /** The operator's service: calls below /ops with the token. */
  ops: Person
}

let counter = 0

/** A copy of the template on PostgreSQL, if that is tested: the worker's own, if it keeps one, or a fresh one. */
async function takeDatabase(
  { databaseUrl: from, copyPrefix }: ProvidedContext['template'],
  name: string,
  isFresh: boolean
): Promise<Scratch | undefined> {
  if (!from) return undefined
  const url = copyPrefix && !isFresh ? await takeWorkerDatabase(from, copyPrefix) : undefined
  return url ? { url, drop: giveBackWorkerDatabase } : makeDatabase(from, name, from)
}

/**
 * A copy of the seeded world that nobody has opened: its configuration, and a function that removes it. `isFresh`
 * requests a database that no other test file has used.
 */
export async function copyWorld(environment: Record<string, string> = {}, isFresh = false) {
  const template = inject('template')
  const dataDir = scratchFolder('world')
  cpSync(template.dataDir, dataDir, { recursive: true })
  counter += 1
  const name = `${databasePrefix}_world_${process.pid}_${counter}`
  const database = await takeDatabase(template, name, isFresh)
  return {
    config: readConfig({ ...testEnvironment(dataDir, database?.url), ...environment }),
    async drop() {
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

/**
 * A separate marketplace for this test file: the real app on a copy of the seeded database (PGlite, or PostgreSQL if
 * TEST_POSTGRES_URL is set). Reads like `const world = useWorld()`, then `world().person()` inside tests. An answer
 * that its contract does not declare fails the test.
 */
export function useWorld(environment: Record<string, string> = {}, isFresh = false): () => World {
  let world: World | undefined
  let dispose = async () => {}
  beforeAll(async () => {
    const { config, drop } = await copyWorld(environment, isFresh)
    const services = await startServices(config)
    setServices(services)
    const app = witnessedApp()
    world = {
      services,
      app,
      person: () => new Person(app, config.signatureKey),
      ops: new Person(app, config.signatureKey, opsToken)
    }
    dispose = async () => {
      await services.close()
      setServices(undefined)
      await drop()
    }
  })
  expectDeclaredAnswers()
  afterAll(() => dispose())
  return () => {
    if (!world) throw new Error('The world is made before the tests run')
    return world
  }
}
