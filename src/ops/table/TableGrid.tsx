import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { MouseEvent } from 'react'

import { $place, setQuery } from '../console-place.ts'
import { type Column, roomClass } from './column.ts'
import { useRowKeys } from './use-row-keys.ts'

/** A row as the table's library has it. */
type GridRow<T> = {
  id: string
  original: T
  getIsSelected: () => boolean
  getToggleSelectedHandler: () => (event: unknown) => void
  toggleSelected: () => void
}

type Props<T extends { id: number }> = {
  label: string
  columns: readonly Column<T>[]
  rows: readonly GridRow<T>[]
  isBusy: boolean
  openedId: number | undefined
  /** All rows are there: a sort begins no page, and that of another table stays in the address. */
  isWhole: boolean
  onOpen: ((row: T) => void) | undefined
  selectAll?: { isAll: boolean; isSome: boolean; toggle: (isOn: boolean) => void }
}

const cellClass = <T,>({ needs, isFigure }: Column<T>) =>
  `${needs ? roomClass[needs] : ''} ${isFigure ? 'text-right tabular' : ''}`

/** What is pressed for a checkbox: its whole cell, 44 px. */
const boxClass = '-m-3 grid size-11 cursor-pointer place-items-center'

/** Heads and rows: a real table, whose rows are reached by keys. */
export function TableGrid<T extends { id: number }>(props: Props<T>) {
  const { label, columns, rows, isBusy, openedId, isWhole, onOpen, selectAll } = props
  const { active, setActive, onKeyDown, body } = useRowKeys({
    count: rows.length,
    onOpen: index => rows[index] && onOpen?.(rows[index].original),
    onSelect: selectAll && (index => rows[index]?.toggleSelected()),
    onSelectAll: selectAll && (() => selectAll.toggle(!selectAll.isAll))
  })
  const open = (event: MouseEvent, index: number) => {
    // Links, buttons and checkboxes in the row act for themselves.
    if (event.target instanceof Element && event.target.closest('a, button, input, label, select')) return
    setActive(index)
    if (rows[index]) onOpen?.(rows[index].original)
  }
  return (
    <div className="@container overflow-x-auto rounded-box border border-base-300 bg-base-100">
      <table className="table [&_:is(td,th)]:px-3" aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {selectAll && (
              <th scope="col" className="w-11">
                <label className={boxClass}>
                  <input
                    type="checkbox"
                    className="checkbox"
                    aria-label="Pilih semua di halaman"
                    ref={box => {
                      if (box) box.indeterminate = selectAll.isSome && !selectAll.isAll
                    }}
                    checked={selectAll.isAll}
                    onChange={event => selectAll.toggle(event.target.checked)}
                  />
                </label>
              </th>
            )}
            {columns.map(column => (
              <Head key={column.id} column={column} isWhole={isWhole} />
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the keys */}
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
            <tr
              key={row.id}
              data-row={row.id}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={index === active ? 0 : -1}
              aria-current={row.original.id === openedId ? 'true' : undefined}
              className={`-outline-offset-2 hover:bg-base-200 ${onOpen ? 'cursor-pointer' : ''} ${
                row.original.id === openedId ? 'bg-base-200 shadow-[inset_3px_0_0_var(--color-primary)]' : ''
              }`}
              onClick={event => open(event, index)}
              onFocus={() => setActive(index)}
            >
              {selectAll && (
                <td>
                  <label className={boxClass}>
                    <input
                      type="checkbox"
                      className="checkbox"
                      tabIndex={-1}
                      aria-label={`Pilih ${columns[0]?.text(row.original) ?? row.id}`}
                      checked={row.getIsSelected()}
                      // With Shift all rows since the last click.
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </label>
                </td>
              )}
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.id} scope="row" className={`font-medium ${cellClass(column)}`}>
                    {column.cell(row.original)}
                  </th>
                ) : (
                  <td key={column.id} className={cellClass(column)}>
                    {column.cell(row.original)}
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The head of a column; one that sorts is a button. */
function Head<T>({ column, isWhole }: { column: Column<T>; isWhole: boolean }) {
  const { sort: by, order } = useStore($place).query
  const { sort, title } = column
  const isOn = sort !== undefined && by === sort.by
  const direction = isOn ? (order ?? sort.first) : undefined
  const aria = direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown
  const toggle = () => {
    if (!sort) return
    const sortAnew = (change: { sort?: string | undefined; order?: string | undefined }) =>
      setQuery(isWhole ? change : { ...change, page: undefined }, true)
    const other = sort.first === 'asc' ? 'desc' : 'asc'
    if (!isOn) return sortAnew({ sort: sort.by, order: undefined })
    // Third: as the server sorts by itself.
    if (!sort.both || direction === other) return sortAnew({ sort: undefined, order: undefined })
    sortAnew({ order: other })
  }
  return (
    <th
      scope="col"
      className={`${cellClass(column)} ${column.isTitleLong ? 'whitespace-normal' : ''}`}
      {...(sort && { 'aria-sort': aria })}
    >
      {sort ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1 font-semibold"
          onClick={toggle}
        >
          {title}
          <Icon className="size-4 shrink-0" aria-hidden="true" />
        </button>
      ) : (
        title
      )}
    </th>
  )
}
