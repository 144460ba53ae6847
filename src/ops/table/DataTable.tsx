import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable
} from '@tanstack/react-table'
import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import type { Query } from '#lib/core/browser/fetched.ts'
import { boundedTotal } from '#lib/format/counts.ts'
import { thousands } from '#lib/format/rupiah.ts'
import { Button } from '#components/ui/Button.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { RetryButton } from '#islands/ui/RetryButton.tsx'

import { $place, type PlaceQuery, setQuery } from '../console-place.ts'
import { OpsKeysetPages } from '../OpsKeysetPages.tsx'
import { OpsPages } from '../OpsPages.tsx'
import type { Column, KeysetRows, Rows } from './column.ts'
import { passedIn, showPage } from './keyset.ts'
import { pageOf } from './part-query.ts'
import { $hidden } from './shown-columns.ts'
import { sortRows } from './sort-rows.ts'
import { TableGrid } from './TableGrid.tsx'
import { TableTools } from './TableTools.tsx'
import { focusActiveRow } from './use-row-keys.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })
const none: never[] = []

type Props<T extends { id: number }> = {
  /** Its name, for its columns and for screen readers. */
  name: string
  label: string
  columns: readonly Column<T>[]
  of: Pick<Query<Rows<T> | KeysetRows<T>>, '$state' | 'refresh' | 'reload'>
  empty: string
  /** The list arrives whole: the heads of its columns sort it here, not the server (ops-421). */
  isWhole?: boolean
  /** The filters above the table. */
  filters?: ReactNode
  /** Reads all filtered rows for a file. */
  onFile?: (filter: PlaceQuery) => Promise<void>
  /** What that file is of, for screen readers, where another table is beside it. */
  fileOf?: string
  /** What can be done with the selected rows; without it nothing can be selected. Those that it names as done are selected no more. */
  bulk?: ComponentType<{ rows: readonly T[]; onDone: (done: readonly T[]) => void }>
  openedId?: number | undefined
  /** Opens a row; without it there is no more of one to see. */
  onOpen?: ((row: T) => void) | undefined
}

/**
 * A table of the console (ops-102): filters, sort and page stand in the address, hidden columns are remembered. The last known
 * rows stay below the error of a later request.
 */
export function DataTable<T extends { id: number }>(props: Props<T>) {
  const { name, label, columns, of, empty, isWhole = false, filters, onFile, fileOf } = props
  const { bulk: Bulk, openedId, onOpen } = props
  const { status, value, error, isFetching } = useStore(of.$state)
  const hidden = useStore($hidden)?.[name] ?? none
  const { page: _page, open: _open, ...filtered } = useStore($place).query
  const scope = JSON.stringify(filtered)
  const [chosen, setChosen] = useState<{
    scope: string
    ids: RowSelectionState
    rows: Map<string, T>
  }>()
  // Other filters are another list: what was selected in the last one is not meant.
  const selected = chosen?.scope === scope ? chosen : { scope, ids: {}, rows: new Map<string, T>() }
  const items = value?.items ?? none
  const { sort, order } = filtered
  const rows = useMemo(
    () => (isWhole ? sortRows(items, columns, { sort, order }) : items),
    [items, columns, isWhole, sort, order]
  )
  const defs = useMemo(() => columns.map(({ id, title }) => ({ id, header: title })), [columns])
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: row => String(row.id),
    state: {
      rowSelection: selected.ids,
      columnVisibility: Object.fromEntries(hidden.map(id => [id, false]))
    },
    onRowSelectionChange: change => {
      const ids = typeof change === 'function' ? change(selected.ids) : change
      const known = new Map([...selected.rows, ...rows.map(row => [String(row.id), row] as const)])
      setChosen({ scope, ids, rows: new Map([...known].filter(([id]) => ids[id])) })
    }
  })
  const current = new Map(rows.map(row => [String(row.id), row]))
  const picked = [...selected.rows].map(([id, row]) => current.get(id) ?? row)
  const shown = columns.filter(({ id, isFixed }) => isFixed || !hidden.includes(id))
  const clear = () => setChosen(undefined)
  /** What failed stays selected: a row that has left the list keeps the steps that it had. */
  const release = (done: readonly T[]) => {
    setChosen(current => {
      const others = new Map(current?.rows)
      for (const { id } of done) others.delete(String(id))
      const ids = Object.fromEntries([...others.keys()].map(id => [id, true as const]))
      return current && others.size > 0 ? { ...current, ids, rows: others } : undefined
    })
  }
  useFocusAfterSteps(picked.length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-console-table>
      <TableTools
        name={name}
        columns={columns}
        hidden={hidden}
        of={of}
        onFile={onFile && (() => onFile(filtered))}
        fileOf={fileOf}
      >
        {filters}
      </TableTools>
      {picked.length > 0 && Bulk && (
        <div
          role="region"
          aria-label="Yang dipilih"
          data-selected-steps
          className="flex flex-wrap items-center gap-2 rounded-box border border-primary bg-base-100 p-2"
        >
          <b className="px-1 text-sm">{picked.length} dipilih</b>
          <Bulk rows={picked} onDone={release} />
          <Button look="ghost" className="ml-auto" onClick={clear}>
            Batal pilih
          </Button>
        </div>
      )}
      {status === 'error' && <LoadError message={error?.message ?? ''} onRetry={() => void of.reload()} />}
      {status === 'loading' && (
        <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
      )}
      {value && (
        <>
          <div role="alert" className="flex flex-wrap items-center gap-2 text-error empty:hidden">
            {error && (
              <>
                {error.message}
                <RetryButton look="ghost" onRetry={() => void of.refresh()} />
              </>
            )}
          </div>
          <p role="status" className="text-sm text-muted">
            {countText(value) ?? empty}
          </p>
          {rows.length > 0 && (
            <TableGrid
              label={label}
              columns={shown}
              rows={table.getRowModel().rows}
              isBusy={isFetching}
              openedId={openedId}
              isWhole={isWhole}
              onOpen={onOpen}
              {...(Bulk && {
                selectAll: {
                  isAll: table.getIsAllPageRowsSelected(),
                  isSome: table.getIsSomePageRowsSelected(),
                  toggle: (isOn: boolean) => table.toggleAllPageRowsSelected(isOn)
                }
              })}
            />
          )}
          {'next' in value ? (
            <KeysetPages next={value.next} />
          ) : (
            <Pages label={`Halaman ${label}`} pages={value.pages} />
          )}
        </>
      )}
    </div>
  )
}

/** How many rows there are, or, where they are not counted, on this page; undefined where there are none. */
function countText(value: Rows<unknown> | KeysetRows<unknown>): string | undefined {
  if ('next' in value)
    return value.items.length === 0 ? undefined : `${value.items.length} baris di halaman ini`
  if (value.total === 0) return undefined
  return `${value.isBounded ? boundedTotal(value.total) : thousands(value.total)} baris`
}

/** The steps of the selected rows leave the page after they were taken: the focus returns from them to the rows. */
function useFocusAfterSteps(isSelected: boolean): void {
  const wasSelected = useRef(isSelected)
  useEffect(() => {
    if (wasSelected.current && !isSelected && document.activeElement === document.body) focusActiveRow()
    wasSelected.current = isSelected
  }, [isSelected])
}

function Pages({ label, pages }: { label: string; pages: number }) {
  const page = Math.min(pageOf(useStore($place).query), pages)
  const go = (next: number) => setQuery({ page: next > 1 ? String(next) : undefined }, true)
  return <OpsPages label={label} page={page} pages={pages} onPage={go} />
}

/** Only what is sorted by time has such pages: upwards it begins with the oldest. */
function KeysetPages({ next }: { next: number | null }) {
  const { query } = useStore($place)
  return (
    <OpsKeysetPages
      passed={passedIn(query)}
      next={next}
      isOldestFirst={query['order'] === 'asc'}
      onPass={showPage}
    />
  )
}
