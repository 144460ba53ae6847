import type { Cell } from '#lib/import/columns.ts'
import { unprotectCell } from '#lib/format/formula-guard.ts'

import { bounds } from './bounds.ts'

/** What a cell says; undefined for an empty one. */
export function readCell(cell: Cell | undefined): string | number | undefined {
  if (cell === null || cell === undefined || typeof cell === 'number') return cell ?? undefined
  // What no database stores: NUL, and half of a pair of characters.
  const text = unprotectCell(cell.toWellFormed().replaceAll('\0', '').trim())
  return text === '' ? undefined : text.slice(0, bounds.cellLength)
}
