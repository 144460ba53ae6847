import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { Query } from '#lib/core/browser/fetched.ts'
import { LoadError } from '#islands/ui/LoadError.tsx'

type Props<T> = {
  of: Query<T>
  /** Whether a known value is the one that is open: the last one stays known while the next is requested. */
  isIt: (value: T) => boolean
  children: (value: T) => ReactNode
}

/** What is open beside a table: loading, failed with another try, or shown; an error later stands above what is known. */
export function Opened<T>({ of, isIt, children }: Props<T>) {
  const { status, value, error } = useStore(of.$state)
  if (value !== undefined && isIt(value))
    return (
      <>
        <p role="alert" className="text-error empty:hidden">
          {error?.message}
        </p>
        {children(value)}
      </>
    )
  if (status === 'error') return <LoadError message={error?.message ?? ''} onRetry={() => void of.reload()} />
  return <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat rincian" />
}
