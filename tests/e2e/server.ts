import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { readConfig } from '#server/core/platform/config.ts'
import { drain } from '#server/core/start/drain.ts'
import { setServices } from '#server/core/platform/services.ts'
import { openMarketplace } from '#server/open-marketplace.ts'
import { startServices } from '#server/start-services.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

// The built marketplace on a copy of the journeys' demo (template.ts). A message from its parent opens a fresh one in the
// same process: the slow part, loading the code, is done once for all spec files of a worker. A marketplace that was
// only read is still fresh.

const template = process.env['JOURNEYS_TEMPLATE']
if (!template) throw new Error('The journeys start this, with JOURNEYS_TEMPLATE: npm run test:e2e')

/** A marketplace without goods and without the demo, as an operator's first start makes it. */
const isEmpty = process.env['JOURNEYS_EMPTY'] === 'on'

/** Whether a request was sent to the marketplace that may have changed it. */
let isTouched = false

/** Opens a marketplace on a copy of the template; returns a function that closes it and removes the copy. */
async function openCopy(from: string): Promise<() => Promise<void>> {
  const dataDir = scratchFolder('journeys')
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', remove)
  if (!isEmpty) cpSync(from, dataDir, { recursive: true })
  const services = await startServices(
    readConfig({
      ...process.env,
      HOST: 'localhost',
      DATA_DIR: dataDir,
      ...(!isEmpty && { ARTICLES_DIR: join(dataDir, 'articles') }),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      OPS_TOKEN: 'journey-ops-token',
      DEMO: isEmpty ? 'off' : 'on'
    })
  )
  setServices(services)
  const market = await openMarketplace(services)
  isTouched = false
  market.server.on('request', ({ method, url }) => {
    // Searches are counted, and decide the suggestions.
    if ((method !== 'GET' && method !== 'HEAD') || /\/search\b/.test(url!)) isTouched = true
  })
  process.send?.('open')
  return async () => {
    // Browsers of finished journeys keep their connections.
    market.server.closeAllConnections()
    await drain(market)
    process.off('exit', remove)
    remove()
  }
}

let close = await openCopy(template)
async function renew(): Promise<void> {
  if (!isTouched) return void process.send?.('open')
  await close()
  close = await openCopy(template!)
}
process.on('message', () => void renew())
process.once('SIGTERM', () => void close().then(() => process.exit(0)))
