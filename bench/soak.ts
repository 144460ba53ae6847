import { parseArgs } from 'node:util'

import { buildWhereStale } from '../scripts/site.ts'
import { findPostgres, findRedis } from '../tests/support/postgres.ts'
import { memoryLimitMb } from './limits.ts'
import { load } from './load.ts'
import { openMarket } from './market.ts'
import { scenarios } from './scenarios.ts'

// `npm run test:long -- soak`: half an hour of all bench requests, mixed, while the memory of the process is measured.
// Fails where the last third uses more than the limit, or over 1.1 times the middle third, or where a request fails.

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const minutes = Number(values.minutes)
/** Requests per second: a busy shop, not the maximum throughput. */
const rate = 200
/** Maximum memory of the last third relative to the middle one. */
const maxGrowth = 1.1

const postgres = await findPostgres()
if (!postgres) throw new Error('The soak needs a PostgreSQL: TEST_POSTGRES_URL, or one at 127.0.0.1:5432')
buildWhereStale()
const market = await openMarket(10_000, 4601, { url: postgres, redisUrl: await findRedis() })
const server = await market.start('src/server/main.ts')
const held: number[] = []
let failed = 0
try {
  const until = performance.now() + minutes * 60_000
  while (performance.now() < until) {
    const nextRequest = () => scenarios[Math.floor(Math.random() * scenarios.length)]!.market(market)
    const measured = await load(market.url, nextRequest, { overallRate: rate })
    failed += measured.failed
    held.push(server.usage().memoryMb)
    console.log(`${held.at(-1)} MB, ${measured.perSecond} a second, p99 ${measured.p99} ms`)
  }
} finally {
  await server.stop()
  await market.drop()
}
const third = Math.floor(held.length / 3)
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
const max = Math.max(...held.slice(-third))
const growth = mean(held.slice(-third)) / mean(held.slice(third, -third))
console.log(
  `Most ${Math.max(...held)} MB, in the last third ${max}; last third ${growth.toFixed(2)} of the middle one; ${failed} requests failed`
)
if (growth > maxGrowth || max > memoryLimitMb || failed > 0) process.exitCode = 1
