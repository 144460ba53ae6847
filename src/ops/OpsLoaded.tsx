import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { Query } from '#lib/core/browser/fetched.ts'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'

type Props<T> = { of: Query<T>; children: (value: T) => ReactNode }

/** What a call answered, with its states: loading, error, and the last known value below the error of a later request. */
export function OpsLoaded<T>({ of, children }: Props<T>) {
  const { status, value, error } = useStore(of.$state)
  if (status === 'error') return <LoadError message={error?.message ?? ''} onRetry={() => void of.reload()} />
  if (value === undefined)
    return <div className="h-60 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
  return (
    <>
      <StaleNote message={error?.message} />
      {children(value)}
    </>
  )
}
