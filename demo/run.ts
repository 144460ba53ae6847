import { parseArgs } from 'node:util'

import { printFatalErrors } from '#server/core/platform/describe-error.ts'
import { vacuumNew } from '#server/core/db/vacuum.ts'
import { loadEnv } from '#server/core/start/load-env.ts'
import { exitWithStartError } from '#server/core/start/start-error.ts'
import { startServices } from '#server/start-services.ts'
import { seedFromFolder } from './from-folder.ts'
import { isSeeded } from './is-seeded.ts'
import { productsToDraw } from './pictures/complete.ts'
import { drawWithBar, seedWithBars } from './with-bars.ts'

// `npm run seed -- --products 10000`: fills an empty database with the demo data and draws its pictures. A second run
// continues where the first was interrupted. `npm run seed -- --from folder`: fills the marketplace with own goods instead
// (docs/own-goods.md).

printFatalErrors()
const { values } = parseArgs({
  options: { products: { type: 'string', default: '2350' }, from: { type: 'string' } }
})
const products = Number(values.products)
if (!Number.isInteger(products) || products < 60) {
  console.error('--products: a whole number, at least 60')
  process.exit(1)
}

loadEnv()
const services = await startServices().catch(exitWithStartError)
try {
  if (values.from !== undefined) {
    const isFilled = await seedFromFolder(services, values.from)
    await services.close()
    process.exit(isFilled ? 0 : 1)
  }
  const isWorld = await isSeeded(services.db)
  if (isWorld && (await productsToDraw(services.db)) === undefined) {
    console.log('Already seeded: nothing to do. For a fresh demo, remove DATA_DIR or name an empty database.')
  }
  if (!isWorld) await seedWithBars(services, products)
  await vacuumNew(services.connection)
  await drawWithBar(services)
  await services.close()
} catch (error) {
  await services.close().catch(() => undefined)
  exitWithStartError(error)
}
