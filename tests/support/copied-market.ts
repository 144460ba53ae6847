import { buildApp } from '#server/app.ts'
import { setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { opsToken } from './environment.ts'
import { type Market, openMarket } from './market.ts'
import { Person } from './person.ts'
import { copyWorld, type World } from './world.ts'

/**
 * A separate world that another process opens afterwards: `prepare` writes goods and buyers into it, then it is
 * closed.
 */
export async function copyMarket(prepare: (market: Market, world: World) => Promise<void>) {
  const copied = await copyWorld()
  const { config } = copied
  const services = await startServices(config)
  setServices(services)
  const app = buildApp()
  const world = {
    services,
    app,
    person: () => new Person(app, config.signatureKey),
    ops: new Person(app, config.signatureKey, opsToken)
  }
  await prepare(await openMarket(world), world)
  await services.close()
  setServices(undefined)
  return copied
}
