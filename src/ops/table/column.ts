import type { ReactNode } from 'react'

/** A column of a table of the console. */
export type Column<T> = {
  id: string
  title: string
  cell: (row: T) => ReactNode
  /** The cell as text: for the file, and read with it. */
  text: (row: T) => string | number
  /**
   * The word that the server sorts by, and the direction of the first click; `both` where the other one exists too. What a list that
   * arrives whole is sorted by here, where it is not the text, is the `value`.
   */
  sort?: { by: string; first: 'asc' | 'desc'; both?: boolean; value?: (row: T) => string | number }
  /** Figures stand at the right. */
  isFigure?: boolean
  /** Its title takes two lines where there is little room: it is longer than what stands below it. */
  isTitleLong?: boolean
  /** Cannot be hidden: the row's name. */
  isFixed?: boolean
  /** Hidden while the table has less room: 'some' below 576 px, 'much' below 896 px, 'most' below 1,152 px of its own width. */
  needs?: 'some' | 'much' | 'most'
}

/** Classes of columns that need room, by the width of the table itself. */
export const roomClass = { some: '@max-xl:hidden', much: '@max-4xl:hidden', most: '@max-6xl:hidden' } as const

/** A page of a list with the number of all its rows; `isBounded` where there are more than were counted (D1). */
export type Rows<T> = { items: readonly T[]; total: number; pages: number; isBounded: boolean }

/** A page of a list that is not counted, and the id behind which the next one begins; null at the end. */
export type KeysetRows<T> = { items: readonly T[]; next: number | null }
