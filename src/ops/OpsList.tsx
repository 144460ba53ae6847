import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { Query } from '#lib/core/browser/fetched.ts'

import { LoadError } from '#islands/ui/LoadError.tsx'

type Props<T> = {
  of: Query<T[]>
  /** Text of an empty list. */
  empty?: string
  children: (items: readonly T[]) => ReactNode
}

/** A list with its four states: loading, error, empty, content. */
export function OpsList<T>({ of, empty, children }: Props<T>) {
  const { status, value, error } = useStore(of.$state)
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void of.reload()} />
  }
  if (!value) return <div className="h-40 skeleton" role="status" aria-busy="true" aria-label="Memuat" />
  return (
    <>
      {/* The last known items stay when a later request fails. */}
      <p role="alert" className="text-error empty:hidden">
        {error?.message}
      </p>
      {empty && value.length === 0 ? <p className="text-muted">{empty}</p> : children(value)}
    </>
  )
}
