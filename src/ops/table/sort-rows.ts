import type { Column } from './column.ts'
import { wordOf } from './part-query.ts'

/** As a reader sorts: 'Truk 2' before 'Truk 10', whatever the case of the letters. */
const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))

/**
 * Rows of a list that arrives whole, sorted by the head of a column that the address names (ops-421). Rows with equal cells, and all
 * where no column is named, stay as the server lists them.
 */
export function sortRows<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  { sort, order }: { sort?: string | undefined; order?: string | undefined }
): readonly T[] {
  const column = columns.find(one => one.sort !== undefined && one.sort.by === sort)
  if (!column?.sort) return rows
  const { first, value = column.text } = column.sort
  const sign = (wordOf(order, ['asc', 'desc'] as const) ?? first) === 'asc' ? 1 : -1
  return [...rows].sort((one, other) => sign * compare(value(one), value(other)))
}
