import { rmSync } from 'node:fs'

import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { applyReference } from '#server/reference/apply.ts'
import { setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'
import { seedDatabase } from '#demo/seed.ts'

import { opsToken, testEnvironment } from './environment.ts'
import { Person } from './person.ts'
import { databasePrefix, makeDatabase } from './scratch.ts'
import { scratchFolder } from './scratch-folder.ts'
import type { World } from './world.ts'

/** A marketplace that a test makes for itself, with its own number of demo products, or empty and without the demo. */
export type OwnMarket = World & {
  /** Closes it and removes its data. */
  drop: () => Promise<void>
}

/** Makes a marketplace with so many products of the demo, or an empty one (0), on the database engine under test. */
export async function makeOwnMarket(name: string, products: number): Promise<OwnMarket> {
  const server = process.env['TEST_POSTGRES_URL'] || undefined
  const database = server && (await makeDatabase(server, `${databasePrefix}_${name}_${process.pid}`))
  const folder = scratchFolder(name)
  const environment = testEnvironment(folder, database ? database.url : undefined)
  const config = readConfig(products > 0 ? environment : { ...environment, DEMO: 'off' })
  const services = await startServices(config)
  setServices(services)
  if (products > 0) await seedDatabase(services, { products, regions: 'sample', pictures: false })
  else await applyReference(services.db)
  const app = buildApp()
  return {
    services,
    app,
    person: () => new Person(app, config.signatureKey),
    ops: new Person(app, config.signatureKey, opsToken),
    async drop() {
      await services.close()
      setServices(undefined)
      if (database) await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
