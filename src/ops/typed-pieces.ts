import { isUnreadable, typedWhole } from './form/typed-whole.ts'

/** What is said where a number of pieces is none. */
export const piecesProblem = 'Isi jumlah dari 0 sampai yang tertulis.'

/**
 * The pieces that were typed, 0 for none; undefined for what is no whole number of 0 to `max`.
 *
 * typedPieces('1e2', 200) // => undefined
 */
export function typedPieces(typed: string, max: number): number | undefined {
  const text = typedWhole(typed)
  if (text === '') return 0
  return !isUnreadable(text) && Number(text) <= max ? Number(text) : undefined
}
