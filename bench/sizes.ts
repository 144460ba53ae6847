import { parseArgs } from 'node:util'

import { findRedis } from '../tests/support/postgres.ts'
import { buildWhereStale } from '../scripts/site.ts'
import { load } from './load.ts'
import { openMarket } from './market.ts'
import { scenarios } from './scenarios.ts'

// `npm run bench:sizes -- --products 100000 --engines memory,postgres`: how long a catalogue of that size takes to seed, and
// for each search engine its first start, a later one, the memory of the process, and searches a second, on the
// PostgreSQL of DATABASE_URL. Measure on an idle machine.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    engines: { type: 'string', default: 'memory,postgres' },
    'start-minutes': { type: 'string', default: '60' }
  }
})

const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is needed')
const searches = ['search, distinct words', 'search, filtered and ordered']
const chosen = scenarios.filter(({ name }) => searches.includes(name))

buildWhereStale()
const begun = performance.now()
const since = (from: number) => Number(((performance.now() - from) / 1000).toFixed(1))
const market = await openMarket(Number(values.products), 4603, { url, redisUrl: await findRedis() })
console.log(`${values.products} products: seeded in ${since(begun)} s`)
try {
  const table = []
  for (const engine of ['memory', 'postgres'] as const) {
    if (!values.engines.split(',').includes(engine)) continue
    const start = async () => {
      const from = performance.now()
      const readySeconds = 60 * Number(values['start-minutes'])
      const server = await market.start('src/server/main.ts', undefined, { search: engine, readySeconds })
      return { server, seconds: since(from) }
    }
    const first = await start()
    await first.server.stop()
    const { server, seconds } = await start()
    const row: Record<string, unknown> = {
      engine,
      'first start s': first.seconds,
      'start s': seconds,
      'MB after start': server.usage().memoryMb
    }
    for (const scenario of chosen) {
      const { perSecond, p50, p99, failed } = await load(market.url, () => scenario.market(market))
      row[scenario.name] =
        `${perSecond}/s, p50 ${p50}, p99 ${p99} ms${failed > 0 ? `, ${failed} failed` : ''}`
    }
    row['MB at the end'] = server.usage().memoryMb
    await server.stop()
    table.push(row)
  }
  console.table(table)
} finally {
  await market.drop()
}
