import { parseArgs } from 'node:util'

import { buildWhereStale } from '../scripts/site.ts'
import { findPostgres } from '../tests/support/postgres.ts'
import { loadMarket, type Measured } from './load.ts'
import { openMarket } from './market.ts'
import { type PageWeight, weighPages, weightLimits } from './page-weight.ts'

// `npm run bench`: page weights, and requests per second with p50 and p99 on both databases. Exits 1 where a limit
// is passed, except in CI, whose machines are shared.

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const products = Number(values.products)

/** Milliseconds that the 99th percentile may take on PostgreSQL. */
const p99Limits: Record<string, number> = { list: 50, detail: 50, 'add to cart': 100 }
const problems: string[] = []

buildWhereStale()
console.log(`${products} products, 16 connections`)
const embedded = await openMarket(products, 4601)
report(embedded.name, await loadMarket(embedded))
weigh(await weighPages(embedded))
await embedded.close()

const server = await findPostgres()
if (server) {
  const market = await openMarket(products, 4602, server)
  const measured = await loadMarket(market)
  report(market.name, measured)
  await market.close()
  for (const { scenario, p99 } of measured) {
    const limit = p99Limits[scenario]
    if (limit !== undefined && p99 > limit) problems.push(`${scenario}: p99 ${p99} ms, limit ${limit} ms`)
  }
} else {
  console.log('No PostgreSQL answers: left out.')
}

if (problems.length > 0) {
  console.error(`Over the limit:\n  ${problems.join('\n  ')}`)
  if (!process.env['CI']) process.exitCode = 1
}

function report(name: string, measured: readonly Measured[]): void {
  console.log(`\n${name}`)
  console.table(
    Object.fromEntries(
      measured.map(({ scenario, perSecond, p50, p99, failed }) => [
        scenario,
        { 'requests/s': perSecond, 'p50 ms': p50, 'p99 ms': p99, failed }
      ])
    )
  )
}

function weigh(weights: readonly PageWeight[]): void {
  console.log('\nScripts per page, bytes over the wire')
  console.table(
    Object.fromEntries(
      weights.map(({ page, session, before, after }) => [
        `${page}, ${session}`,
        { 'before the first touch': before, 'after everything was used': after }
      ])
    )
  )
  for (const { page, session, before, after } of weights) {
    if (before > weightLimits.before)
      problems.push(`${page}, ${session}: ${before} bytes before the first touch`)
    if (after > weightLimits.after) problems.push(`${page}, ${session}: ${after} bytes after use`)
  }
}
