import { brand } from '#lib/core/brand.ts'

import { demoBuyer } from '#demo/people/accounts.ts'
import { isSeeded } from '#demo/is-seeded.ts'
import type { Config } from '#server/core/platform/config.ts'
import type { Services } from '#server/core/platform/services.ts'

/** Products of the demo that an empty embedded database gets at first start. */
const demoProducts = 1800

const isDemo = ({ demo, isProduction, apiBackendUrl }: Config) => demo && !isProduction && !apiBackendUrl

/** Fills an empty embedded database with the demo market. */
export async function seedAtFirstStart(services: Services): Promise<void> {
  if (!isDemo(services.config) || (await isSeeded(services.db))) return
  // What draws and fills a market is loaded by the one start that needs it.
  const { seedWithBars } = await import('#demo/with-bars.ts')
  console.log('First start: filling the demo marketplace …')
  await seedWithBars(services, demoProducts)
}

/** Says where the marketplace is open, and how to sign in where it is a demo. */
export function announce(config: Config, address: string): void {
  console.log(`\n${brand.name} is open: ${address}`)
  if (isDemo(config)) {
    console.log(`Demo sign-in:    ${demoBuyer.email}, password ${demoBuyer.password}, PIN ${demoBuyer.pin}`)
  }
  if (config.madeOpsToken) {
    console.log(`Console:         ${address}/ops, token ${config.madeOpsToken}`)
  }
}
