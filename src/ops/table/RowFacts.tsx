import type { Column } from './column.ts'

type Props<T> = { columns: readonly Pick<Column<T>, 'id' | 'title' | 'cell'>[]; row: T }

/** All that a table has of a row, also what its width has no room for. */
export const RowFacts = <T,>({ columns, row }: Props<T>) => (
  <dl className="grid gap-3 text-sm">
    {columns.map(({ id, title, cell }) => (
      <div key={id} className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-3">
        <dt className="text-muted">{title}</dt>
        <dd className="wrap-anywhere">{cell(row)}</dd>
      </div>
    ))}
  </dl>
)
