import { getTableName } from 'drizzle-orm'

import { permanentTables } from '#server/permanent-tables.ts'
import { type Retention, retention } from '#server/retention.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const spanOf = ({ age }: Retention) => (age.hours ? `${age.hours} hours` : days(age.days ?? 0))

/** docs/retention.md: how long the rows of every table are stored, and why. */
export function retentionPage(): string {
  const aged = retention.map(rule => {
    const why = [rule.why, ...(rule.stays ? [`stays ${rule.stays}`] : [])].join('; ')
    return `| \`${getTableName(rule.since.table)}\` | ${spanOf(rule)} after ${rule.from} | ${why} |`
  })
  const permanent = permanentTables.map(
    ({ why, tables }) => `| ${tables.map(name => `\`${name}\``).join(', ')} | for ever | ${why} |`
  )
  return [
    '# How long data is stored',
    '',
    'Written by `npm run papers` from `src/server/retention.ts` and `src/server/permanent-tables.ts`; do not edit it here.',
    '',
    'Sockets, limits and cached pages live in memory and end with the process. Rows are removed by age, hourly, in small batches,',
    "or stored for ever; the demo's clock counts. Personal data is removed when nothing needs it any more (UU 27/2022); books of money",
    'stay for at least the ten years that UU 8/1997 and the tax law require.',
    '',
    '| table | stored | why |',
    '| --- | --- | --- |',
    ...aged,
    ...permanent,
    ''
  ].join('\n')
}
