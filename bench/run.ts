import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { buildWhereStale } from '../scripts/site.ts'
import { findRedis } from '../tests/support/postgres.ts'
import { searchBesideOrders } from './beside-orders.ts'
import { memoryLimitMb } from './limits.ts'
import { connections } from './load.ts'
import { openMarket } from './market.ts'
import { measureBeside, printTable } from './measure.ts'
import { printNextPage, timeNextPage } from './next-page.ts'
import { printWeights, weighPages } from './page-weight.ts'
import { printPhoneWeights } from './phone-weight.ts'
import { compareProcesses } from './processes.ts'
import { scenarios } from './scenarios.ts'

// `npm run bench`: page weights, and requests per second compared with those of a bare server (yardstick.ts) on the
// same database: a scratch one on the PostgreSQL of DATABASE_URL, else an embedded one. Exits with 1 where a limit is
// exceeded, except in CI, whose machines are shared. `--only cart` measures the scenarios whose name contains the
// word, without page weights; `--processes` compares two processes with one, `--beside-orders` searches alone with
// searches during five orders a second (both on PostgreSQL).

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    only: { type: 'string' },
    loaded: { type: 'boolean', default: false },
    processes: { type: 'boolean', default: false },
    'beside-orders': { type: 'boolean', default: false }
  }
})

/** Processes that run or wait for a core. Above one, a figure says more about the others than about us. */
const load = loadavg()[0] ?? 0
if (load > 1 && !values.loaded) {
  console.error(
    `The load average is ${load.toFixed(1)}: measure on an idle machine, or with --loaded in development.`
  )
  process.exit(2)
}

buildWhereStale()
const products = Number(values.products)
const url = process.env['DATABASE_URL']
const market = await openMarket(products, 4601, url ? { url, redisUrl: await findRedis() } : undefined)
const chosen = scenarios.filter(({ name }) => name.includes(values.only ?? ''))
const problems: string[] = []
try {
  const { rows, memoryMb } = await measureBeside(market, chosen)
  const isLoaded = load > 1 ? `; LOADED (${load.toFixed(1)}), not for comparison` : ''
  console.log(`\n${market.name}, ${products} products, ${connections} connections${isLoaded}\n`)
  problems.push(...printTable(rows, market))
  console.log(`\nMemory after all of it: ${memoryMb} MB`)
  if (url && memoryMb > memoryLimitMb) problems.push(`${memoryMb} MB of memory, limit ${memoryLimitMb} MB`)
  if (url && values.processes) await compareProcesses(market)
  if (market.databaseUrl && values['beside-orders']) await searchBesideOrders(market, market.databaseUrl)
  if (!values.only) {
    const server = await market.start('src/server/main.ts')
    const { scripts, phone } = await weighPages(market)
    problems.push(...printWeights(scripts), ...printPhoneWeights(phone))
    problems.push(...printNextPage(await timeNextPage(market)))
    await server.stop()
  }
} finally {
  await market.drop()
}

if (problems.length > 0) {
  console.error(`Over the limit:\n  ${problems.join('\n  ')}`)
  if (!process.env['CI']) process.exitCode = 1
}
