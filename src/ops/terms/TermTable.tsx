import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { Query } from '#lib/core/browser/fetched.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { RetryButton } from '#islands/ui/RetryButton.tsx'

import { $place, setQuery } from '../console-place.ts'
import { OpsPages } from '../OpsPages.tsx'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { roomClass, type Rows } from '../table/column.ts'
import { KeywordField } from '../table/KeywordField.tsx'
import { pageOf } from '../table/part-query.ts'

type Props<T> = {
  label: string
  of: Query<Rows<T>>
  heads: readonly string[]
  keyOf: (row: T) => string
  /** The cells of a row, the first its name. */
  renderCells: (row: T) => readonly ReactNode[]
}

const origins = { '': 'Bawaan dan tambahan', yes: 'Tambahan sendiri', no: 'Bawaan' }

/** Terms of the search with their filters and pages: they are removed and added, nothing is opened beside them. */
export function TermTable<T>({ label, of, heads, keyOf, renderCells }: Props<T>) {
  const { status, value, error, isFetching } = useStore(of.$state)
  const { query } = useStore($place)
  const go = (page: number) => setQuery({ page: page > 1 ? String(page) : undefined }, true)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        <KeywordField label={`Cari di ${label.toLowerCase()}`} placeholder="Kata" />
        <ChoiceFilter name="own" label="Asal" options={origins} />
      </div>
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
            {value.total === 0
              ? 'Tidak ada kata yang cocok.'
              : `${value.total.toLocaleString('id-ID')} baris`}
          </p>
          {value.items.length > 0 && (
            <div
              className="@container overflow-x-auto rounded-box border border-base-300 bg-base-100"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on phones
              tabIndex={0}
            >
              <table className="table" aria-label={label} aria-busy={isFetching}>
                <thead>
                  <tr>
                    {heads.map(head => (
                      <th key={head} scope="col" className={cellClass(heads.indexOf(head), heads.length)}>
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {value.items.map(row => (
                    <tr key={keyOf(row)}>
                      {renderCells(row).map((cell, at) =>
                        at === 0 ? (
                          <th key={heads[at]} scope="row" className="font-medium wrap-anywhere">
                            {cell}
                          </th>
                        ) : (
                          <td key={heads[at]} className={cellClass(at, heads.length)}>
                            {cell}
                          </td>
                        )
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <OpsPages label={`Halaman ${label}`} page={pageOf(query)} pages={value.pages} onPage={go} />
        </>
      )}
    </div>
  )
}

/** The words break, the buttons at the end do not; where a term comes from is hidden on phones. */
function cellClass(at: number, count: number): string {
  if (at === count - 1) return 'w-px whitespace-nowrap'
  return at === count - 2 ? `whitespace-nowrap ${roomClass.some}` : 'wrap-anywhere'
}

/** Where a term comes from. */
export const originOf = ({ is_own: isOwn }: { is_own: boolean }): string => (isOwn ? 'Tambahan' : 'Bawaan')

/** What a question says of a term that is removed. */
export const lossOf = ({ is_own: isOwn }: { is_own: boolean }): string =>
  isOwn
    ? 'Kata tambahan ini dihapus untuk seterusnya. Pencarian berikutnya langsung mengikutinya.'
    : 'Kata bawaan ini tidak kembali ketika situs dijalankan ulang. Kata yang sama dapat ditambahkan lagi. Pencarian berikutnya langsung mengikutinya.'
