import type postgres from 'postgres'

/** A statement as it was sent to PostgreSQL. */
export type Statement = { text: string; parameters: unknown[] }

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}
type Plan = { Plan: Node; 'Planning Time': number; 'Execution Time': number }

/** Sequential scans are reported from this many rows on. */
const manyRows = 2000

/**
 * Cost of a request's statements: their number, the rows that they read from tables, how many of these they discarded,
 * ms of the slowest and of all, and large tables that were scanned. `hasWrites` includes what writes, which is taken back.
 */
export async function explainAll(
  sql: postgres.Sql,
  statements: readonly Statement[],
  { hasWrites = false }: { hasWrites?: boolean } = {}
) {
  let slowest = { ms: 0, text: '' }
  let total = 0
  let rowsRead = 0
  let discarded = 0
  const scanned = new Set<string>()
  const isMeant = hasWrites ? /^\s*(select|with|insert|update|delete)/i : /^\s*(select|with)/i
  const reads = statements.filter(({ text }) => isMeant.test(text))
  for (const { text, parameters } of reads) {
    const [plan] = await planOf(sql, text, parameters)
    const ms = plan['Execution Time']
    total += ms
    if (ms > slowest.ms) slowest = { ms, text }
    for (const node of nodesOf(plan.Plan)) {
      const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      if (node['Relation Name']) rowsRead += rows
      discarded += removedBy(node) * node['Actual Loops']
      if (node['Node Type'] === 'Seq Scan' && rows >= manyRows) scanned.add(node['Relation Name'] ?? '')
    }
  }
  return {
    statements: reads.length,
    'rows read': Math.round(rowsRead),
    discarded: Math.round(discarded),
    'slowest ms': Math.round(slowest.ms * 10) / 10,
    'all ms': Math.round(total * 10) / 10,
    'read end to end': [...scanned].join(' '),
    slowest: slowest.text
  }
}

const removedBy = (node: Node): number =>
  (node['Rows Removed by Filter'] ?? 0) +
  (node['Rows Removed by Join Filter'] ?? 0) +
  (node['Rows Removed by Index Recheck'] ?? 0)

/** The plan of a statement that was carried out and taken back. */
async function planOf(sql: postgres.Sql, text: string, parameters: unknown[]): Promise<[Plan]> {
  let found: [Plan] | undefined
  await sql
    .begin(async tx => {
      const [row] = await tx.unsafe(`explain (analyze, format json) ${text}`, parameters as never[])
      found = row!['QUERY PLAN'] as [Plan]
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  return found!
}
const takenBack = new Error('Taken back')

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
