import { parseArgs } from 'node:util'

import { loadEnv } from '#server/core/platform/load-env.ts'
import { exitWithStartError } from '#server/core/platform/start-error.ts'
import { startServices } from '#server/start-services.ts'
import { isSeeded } from './is-seeded.ts'
import { seedWithBars } from './with-bars.ts'

// `npm run seed -- --products 10000`: fills an empty database with the demo's world.

const { values } = parseArgs({ options: { products: { type: 'string', default: '1800' } } })
const products = Number(values.products)
if (!Number.isInteger(products) || products < 60) {
  console.error('--products: a whole number, at least 60')
  process.exit(1)
}

loadEnv()
const services = await startServices().catch(exitWithStartError)
try {
  if (await isSeeded(services.db)) {
    console.log('Already seeded: nothing to do. For a fresh demo, remove DATA_DIR or name an empty database.')
  } else {
    await seedWithBars(services, products)
  }
  await services.close()
} catch (error) {
  await services.close().catch(() => undefined)
  exitWithStartError(error)
}
