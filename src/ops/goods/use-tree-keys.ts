import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

import { isCommand } from '../table/keys.ts'
import { rowMoves } from '../table/use-row-keys.ts'

const rowsOf = (tree: Element | null): HTMLElement[] => [
  ...(tree?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
]

/** The row that an element belongs to: its own button, or the one beside it that unfolds it. */
const indexOf = (rows: readonly HTMLElement[], element: EventTarget): number =>
  rows.findIndex(row => element instanceof Node && row.parentElement?.contains(element))

function focusRow(row: HTMLElement | undefined): void {
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** Unfolds what is in a row, or folds it; nothing where it is so already, or where nothing is in it. */
function unfold(row: HTMLElement | undefined, isOpen: boolean): void {
  const button = row?.parentElement?.querySelector<HTMLElement>('[aria-expanded]')
  if (button?.getAttribute('aria-expanded') === String(!isOpen)) button.click()
}

/**
 * The keys of a tree's rows, as tables have them: arrows, j and k, Home and End move among those that are shown, Enter opens, the
 * right arrow unfolds and the left one folds. j and k reach the row that had the focus last from anywhere on the page (ops-405).
 */
export function useTreeKeys() {
  const tree = useRef<HTMLElement>(null)
  const last = useRef<string>(undefined)
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const rows = rowsOf(currentTarget)
    last.current = rows[indexOf(rows, target)]?.dataset['row'] ?? last.current
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isCommand(event)) return
    const rows = rowsOf(event.currentTarget)
    const at = indexOf(rows, event.target)
    if (at === -1) return
    const move = rowMoves[event.key]
    if (move) {
      event.preventDefault()
      const end = rows.length - 1
      focusRow(rows[Math.min(Math.max(0, move(at, end)), end)])
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault()
      unfold(rows[at], event.key === 'ArrowRight')
    }
  }
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || !isCommand(event)) return
      // From a row its own keys moved already: that one has the focus then.
      const rows = rowsOf(tree.current)
      const active = rows.find(({ dataset }) => dataset['row'] === last.current)
      focusRow(active ?? rows.find(row => row.matches('[aria-current="true"]')) ?? rows[0])
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return { ref: tree, onFocus, onKeyDown }
}
