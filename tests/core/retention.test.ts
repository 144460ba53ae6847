import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'

import * as tables from '#server/tables.ts'
import { permanentTables } from '#server/permanent-tables.ts'
import { retention } from '#server/retention.ts'

const all = Object.values(tables).flatMap(table => (is(table, PgTable) ? [getTableName(table)] : []))
const aged = retention.map(({ since }) => getTableName(since.table))
const permanent = permanentTables.flatMap(group => group.tables)

describe('[core-90] every table', () => {
  it('is removed by age, or stored for ever for a reason', () => {
    expect(all.length).toBeGreaterThan(50)
    expect([...new Set(aged), ...permanent].toSorted()).toEqual(all.toSorted())
  })
})
