import { cpus } from 'node:os'

import { connections, load } from './load.ts'
import type { Market, Running } from './market.ts'
import { postgresSeconds } from './process-times.ts'
import { type Scenario, scenarios } from './scenarios.ts'

/** Wanted throughput of two processes relative to one, where cores are idle. */
const wanted = 1.7

/**
 * Measures one process, then two, with the same number of connections in all. Prints the shares of the cores of the
 * servers, the database and the load generator, because they may have no cores to themselves.
 */
export async function compareProcesses(market: Market): Promise<void> {
  const chosen = scenarios.filter(({ name }) => ['detail, 500 products', 'add to cart'].includes(name))
  console.log(`\nTwo processes beside one, ${cpus().length} cores (wanted: ${wanted} where cores are idle)\n`)
  for (const scenario of chosen) {
    const one = await measure(market, scenario, [4601])
    const two = await measure(market, scenario, [4601, 4602])
    const ratio = (two.perSecond / one.perSecond).toFixed(2)
    console.log(`${scenario.name}: ${one.perSecond} a second, then ${two.perSecond}, ratio ${ratio}`)
    console.log(`  shares of the cores: one ${one.shares}; two ${two.shares}`)
    const failed = one.failed + two.failed
    if (failed > 0) console.log(`  ${failed} requests failed: no comparison`)
  }
}

async function measure(market: Market, scenario: Scenario, ports: readonly number[]) {
  const servers: Running[] = []
  for (const port of ports) servers.push(await market.start('src/server/main.ts', port))
  const before = used(servers)
  const started = performance.now()
  const each = { connections: connections / ports.length }
  const measured = await Promise.all(servers.map(({ url }) => load(url, () => scenario.market(market), each)))
  const seconds = ((performance.now() - started) / 1000) * cpus().length
  const after = used(servers)
  for (const server of servers) await server.stop()
  const share = (name: keyof typeof after) =>
    `${Math.round(((after[name] - before[name]) / seconds) * 100)} %`
  return {
    perSecond: measured.reduce((sum, { perSecond }) => sum + perSecond, 0),
    failed: measured.reduce((sum, { failed }) => sum + failed, 0),
    shares: `servers ${share('servers')}, database ${share('database')}, client ${share('client')}`
  }
}

/** CPU seconds that each has used so far. */
function used(servers: readonly Running[]) {
  const { user, system } = process.cpuUsage()
  return {
    servers: servers.reduce((sum, server) => sum + server.usage().coreSeconds, 0),
    database: postgresSeconds(),
    client: (user + system) / 1e6
  }
}
