import type { ReactNode } from 'react'

import type { Query } from '#lib/core/browser/fetched.ts'

import type { OpenRow } from './keyset.ts'
import { Opened } from './Opened.tsx'

type Props<T> = {
  of: Query<OpenRow<T>>
  /** Its id in the address. */
  open: string
  /** Said where there is no such row. */
  none: string
  children: (row: T) => ReactNode
}

/** The row that is open beside a table, whichever page lists it. */
export const OpenedRow = <T,>({ of, open, none, children }: Props<T>) => (
  <Opened of={of} isIt={({ id }) => String(id) === open}>
    {({ row }) => (row ? children(row) : <p>{none}</p>)}
  </Opened>
)
