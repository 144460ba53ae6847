import type { Cell } from '#lib/import/columns.ts'
import { visibleText } from '#lib/core/browser/visible-text.ts'
import { unprotectCell } from '#lib/format/formula-guard.ts'

import { bounds } from './bounds.ts'

/** What a cell says; undefined for an empty one. */
export function readCell(cell: Cell | undefined): string | number | undefined {
  if (cell === null || cell === undefined || typeof cell === 'number') return cell ?? undefined
  // As every form does, so that a name is found again: also what no database stores, NUL and half of a pair of characters.
  const text = unprotectCell(visibleText(cell))
  return text === '' ? undefined : text.slice(0, bounds.cellLength)
}
