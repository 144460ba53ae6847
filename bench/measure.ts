import { load, type Measured } from './load.ts'
import type { Market } from './market.ts'
import type { Scenario } from './scenarios.ts'

/** What was measured, with the CPU time of the server for each answer. */
type Figures = Measured & { cpuMs: number }

export type Row = { scenario: Scenario; measured: Figures; plain: Figures }

/**
 * Measures every scenario on the marketplace, then on the yardstick, so that one server at a time has the cores. Also
 * returns the memory of the marketplace after all of it.
 */
export async function measureBeside(
  market: Market,
  scenarios: readonly Scenario[]
): Promise<{ rows: Row[]; memoryMb: number }> {
  const measureAll = async (
    script: Parameters<Market['start']>[0],
    requestOf: (scenario: Scenario) => Scenario['market']
  ) => {
    const server = await market.start(script)
    const measured: Figures[] = []
    for (const scenario of scenarios) {
      const { requests, atOnce } = scenario
      const bounds = { ...(requests && { requests }), ...(atOnce && { connections: atOnce }) }
      const before = server.usage().coreSeconds
      const figures = await load(market.url, () => requestOf(scenario)(market), bounds)
      const cpuMs = ((server.usage().coreSeconds - before) * 1000) / figures.answered
      measured.push({ ...figures, cpuMs })
    }
    const { memoryMb } = server.usage()
    await server.stop()
    return { measured, memoryMb }
  }
  const ours = await measureAll('src/server/main.ts', scenario => scenario.market)
  const plain = await measureAll('bench/yardstick.ts', scenario => scenario.plain)
  const rows = scenarios.map((scenario, i) => ({
    scenario,
    measured: ours.measured[i]!,
    plain: plain.measured[i]!
  }))
  return { rows, memoryMb: ours.memoryMb }
}

/** Prints the table for the README. Returns what is over its limit, or failed. */
export function printTable(rows: readonly Row[], market: Market): string[] {
  const lines = [
    ['', 'a second', 'p50', 'p99', 'CPU each', 'bare server', 'ratio'],
    ...rows.map(({ scenario, measured, plain }) => [
      scenario.name,
      measured.perSecond.toLocaleString('en'),
      `${measured.p50} ms`,
      `${measured.p99} ms`,
      `${measured.cpuMs.toFixed(2)} ms`,
      plain.perSecond.toLocaleString('en'),
      (measured.perSecond / plain.perSecond).toFixed(2)
    ])
  ]
  const widths = lines[0]!.map((_, column) => Math.max(3, ...lines.map(line => line[column]!.length)))
  lines.splice(
    1,
    0,
    widths.map(width => '-'.repeat(width))
  )
  for (const line of lines) console.log(`| ${line.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`)
  return rows.flatMap(row => problemsOf(row, market))
}

function problemsOf(
  { scenario: { name, p99Limit, minPerSecond: min = 0, minEmbedded = min }, measured, plain }: Row,
  market: Market
): string[] {
  const isEmbedded = market.name === 'PGlite'
  const must = isEmbedded ? minEmbedded : min
  const failed = measured.failed + plain.failed
  const isSlow = !isEmbedded && p99Limit !== undefined && measured.p99 > p99Limit
  return [
    ...(failed > 0 ? [`${name}: ${failed} requests failed`] : []),
    ...(measured.perSecond < must ? [`${name}: ${measured.perSecond} a second, must be ${must}`] : []),
    ...(isSlow ? [`${name}: p99 ${measured.p99} ms, limit ${p99Limit} ms`] : [])
  ]
}
