import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { Query } from '#lib/core/browser/fetched.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'

import type { Rows } from '../table/column.ts'

type Props<T> = { of: Query<Rows<T>>; open: string; children: (row: T) => ReactNode }

/** What is open of a list that is shown as a whole: its row has everything that the editor needs. */
export function RowEditor<T extends { id: number }>({ of, open, children }: Props<T>) {
  const { value, status, error } = useStore(of.$state)
  const row = value?.items.find(({ id }) => String(id) === open)
  if (row) return children(row)
  if (value) return <p className="text-muted">Baris ini tidak ada lagi.</p>
  if (status === 'error') return <LoadError message={error?.message ?? ''} onRetry={() => void of.reload()} />
  return <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat rincian" />
}
