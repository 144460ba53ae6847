import { readFileSync } from 'node:fs'

import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'

import * as tables from '#server/tables.ts'
import { keptForEver } from '#server/kept-for-ever.ts'
import { type Retention, retention } from '#server/retention.ts'

const all = Object.values(tables).flatMap(table => (is(table, PgTable) ? [getTableName(table)] : []))
const aged = retention.map(({ since }) => getTableName(since.table))
const kept = keptForEver.flatMap(group => group.tables)

describe('[core-90] every table', () => {
  it('is removed by age, or kept for ever for a reason', () => {
    expect(all.length).toBeGreaterThan(50)
    expect([...new Set(aged), ...kept].toSorted()).toEqual(all.toSorted())
  })

  it('stands in the README as in the code', () => {
    const section = readFileSync('README.md', 'utf8')
      .split('## What is kept how long\n')[1]
      ?.split('\n## ')[0]
    const written = section?.split('\n').flatMap(line => cellsOf(line))
    const wanted = [
      ...retention.map(rule => [
        `\`${getTableName(rule.since.table)}\``,
        `${spanOf(rule)} after ${rule.from}`,
        [rule.why, ...(rule.stays ? [`stays ${rule.stays}`] : [])].join('; ')
      ]),
      ...keptForEver.map(({ why, tables }) => [tables.map(name => `\`${name}\``).join(', '), 'for ever', why])
    ]
    expect(written).toEqual(wanted)
  })
})

const spanOf = ({ keep }: Retention) => (keep.hours ? `${keep.hours} hours` : plural(keep.days ?? 0))
const plural = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** '| `outbox` | 30 days | why |' // => [['`outbox`', '30 days', 'why']]; no row of a table // => [] */
function cellsOf(line: string): string[][] {
  if (!line.startsWith('| `')) return []
  return [
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim())
  ]
}
