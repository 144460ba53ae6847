import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { isDisplayed } from '#lib/core/browser/is-displayed.ts'

import { isCommand } from './keys.ts'

type Options = {
  count: number
  onOpen: (index: number) => void
  onSelect?: ((index: number) => void) | undefined
  /** Selects all rows of the page, or none of them. */
  onSelectAll?: (() => void) | undefined
}

/** Which row each key moves to. */
export const rowMoves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: at => at + 1,
  j: at => at + 1,
  ArrowUp: at => at - 1,
  k: at => at - 1,
  Home: () => 0,
  End: (_, last) => last
}

function focus(body: Element | null, index: number): void {
  const row = body?.querySelectorAll<HTMLElement>('tr[data-row]')[index]
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** The rows that j and k reach from anywhere: of the table that has the focus, else of the first one that is shown. */
function meantRows(): Element | undefined {
  const near = document.activeElement?.closest('[data-console-table]')?.querySelector('tbody')
  return near ?? [...document.querySelectorAll('[data-console-table] tbody')].find(isDisplayed)
}

/** The first step that can be taken with the selected rows gets the focus. */
function focusSteps(from: Element): void {
  from
    .closest('[data-console-table]')
    ?.querySelector<HTMLElement>('[data-selected-steps] button:enabled')
    ?.focus()
}

const rowOf = (selector: string) =>
  document.querySelector<HTMLElement>(`[data-console-table] [data-row]${selector}`)

/** The id of the row that is open beside the table; undefined if the page does not list it. */
export const openedRowId = (): string | undefined => rowOf('[aria-current="true"]')?.dataset['row']

/** The row with an id, else the one that Tab reaches, gets the focus: from it the keys go on. */
export const focusActiveRow = (id?: string): void =>
  ((id && rowOf(`[data-row="${id}"]`)) || rowOf('[tabindex="0"]'))?.focus()

/**
 * The keys of a table's rows: arrows, j and k move, Enter opens, x selects, a selects all or none, b goes to the steps of the selected
 * ones. One row can be reached by Tab; j and k reach it from anywhere on the page.
 */
export function useRowKeys({ count, onOpen, onSelect, onSelectAll }: Options) {
  const [wanted, setActive] = useState(0)
  const body = useRef<HTMLTableSectionElement>(null)
  const active = Math.min(wanted, Math.max(0, count - 1))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isCommand(event)) return
    const isRow = event.target instanceof HTMLElement && event.target.matches('tr[data-row]')
    const move = rowMoves[event.key]
    if (move) {
      event.preventDefault()
      const next = Math.min(Math.max(0, move(active, count - 1)), count - 1)
      setActive(next)
      focus(event.currentTarget, next)
    } else if (event.key === 'x' && onSelect) {
      onSelect(active)
    } else if (event.key === 'a' && onSelectAll) {
      onSelectAll()
    } else if (event.key === 'b') {
      focusSteps(event.currentTarget)
    } else if (event.key === 'Enter' && isRow) {
      event.preventDefault()
      onOpen(active)
    }
  }
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      // From a row its own keys moved already.
      if (event.defaultPrevented || (event.key !== 'j' && event.key !== 'k') || !isCommand(event)) return
      const rows = meantRows()
      if (rows && rows === body.current) focus(rows, active)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active])
  return { active, setActive, onKeyDown, body }
}
