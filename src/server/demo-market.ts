import { availableParallelism } from 'node:os'

import { brand } from '#lib/core/brand.ts'

import { demoBuyer } from '#demo/people/accounts.ts'
import { isSeeded } from '#demo/is-seeded.ts'
import { notePicturesComplete, productsToDraw } from '#demo/pictures/complete.ts'
import { diskErrorOr } from '#server/core/db/disk-room.ts'
import { vacuumNew } from '#server/core/db/vacuum.ts'
import type { Config } from '#server/core/platform/config.ts'
import { errorText } from '#server/core/platform/describe-error.ts'
import type { Services } from '#server/core/platform/services.ts'
import { describeStartError } from '#server/core/start/start-error.ts'

const isDemo = ({ demo, isProduction, apiBackendUrl }: Config) => demo && !isProduction && !apiBackendUrl

/** Fills an empty embedded database with the demo market. */
export async function seedAtFirstStart(services: Services): Promise<void> {
  if (!isDemo(services.config)) return
  if (await isSeeded(services.db)) return vacuumNew(services.connection)
  // The seeding code is loaded only by the start that needs it.
  const { seedWithBars } = await import('#demo/with-bars.ts')
  console.log('First start: filling the demo marketplace …')
  await seedWithBars(services, services.config.demoProducts).catch((error: unknown) => {
    throw services.connection.engine === 'pglite' ? diskErrorOr(error, services.config.dataDir) : error
  })
}

/** Background preparation of the demo while the marketplace is open. */
type Preparing = { begin: () => void; stop: () => Promise<void> }

/**
 * Lets requests draw demo pictures that are missing in storage. `begin` works in the background: vacuums the seeded
 * tables, draws all pictures, and reports in the terminal. Undefined if nothing is missing.
 */
export async function prepareDemo(services: Services): Promise<Preparing | undefined> {
  const products = isDemo(services.config) ? await productsToDraw(services.db) : undefined
  if (products === undefined) return undefined
  const { startDrawing } = await import('#demo/pictures/drawing.ts')
  const { partsOf } = await import('#demo/pictures/files.ts')
  const drawing = startDrawing({
    storage: services.storage,
    parts: partsOf(products),
    // One core stays free for requests.
    atOnce: Math.max(1, availableParallelism() - 1),
    onProgress: sayQuarters()
  })
  services.drawFile = drawing.drawFile
  const drawAll = async () => {
    const started = Date.now()
    await vacuumNew(services.connection)
    if (!(await drawing.drawAll())) return
    await notePicturesComplete(services, products)
    delete services.drawFile
    console.log(`All pictures are drawn (${Math.round((Date.now() - started) / 1000)} s).`)
  }
  let drawn: Promise<void> | undefined
  let isStopped = false
  return {
    begin() {
      if (isStopped) return
      drawn ??= drawAll().catch((error: unknown) =>
        console.error(
          `Not all pictures could be drawn. The next start goes on.\n${describeStartError(error) ?? errorText(error)}`
        )
      )
    },
    async stop() {
      isStopped = true
      await drawing.stop()
      await drawn
    }
  }
}

/** Prints the drawing progress once per quarter, as lines that fit between those of the log. */
function sayQuarters(): (done: number, total: number) => void {
  let said = -1
  return (done, total) => {
    const quarter = Math.floor((4 * done) / total)
    if (quarter === said) return
    said = quarter
    console.log(
      said === 0
        ? 'The pictures are being drawn in the background, and at once where somebody looks at them.'
        : `Pictures: ${25 * quarter} %`
    )
  }
}

/** Prints the address of the marketplace and its console, and in the demo how to sign in. */
export function announce(config: Config, address: string): void {
  console.log(`\n${brand.name} is open: ${address}`)
  if (isDemo(config)) {
    console.log(`Demo sign-in:    ${demoBuyer.email}, password ${demoBuyer.password}, PIN ${demoBuyer.pin}`)
  }
  if (config.madeOpsToken) {
    console.log(`Console:         ${address}/ops, token ${config.madeOpsToken}`)
  } else if (config.operators.size > 0) {
    console.log(`Console:         ${address}/ops, with the token of OPS_TOKEN or OPS_TOKENS`)
  }
}
