import { atom } from 'nanostores'

import type { Unusable } from '#lib/complaint/pieces.ts'

/** What was typed in place of a number of pieces: it stays at its field until a number is typed (complaint-22). */
export const $unusable = atom<Unusable>({})

/** Maximum characters of such a text, and maximum texts. */
const bounds = { text: 20, texts: 100 }

/** Keeps the text of a field that is no number of pieces, or forgets it. */
export function setUnusable(key: string, typed: string | undefined): void {
  const { [key]: before, ...others } = $unusable.get()
  if (typed === before) return
  $unusable.set(typed === undefined ? others : { ...others, [key]: typed.slice(0, bounds.text) })
}

/** Such texts of a stored form. */
export function decodeUnusable(stored: unknown): Unusable {
  const { unusable } = (stored ?? {}) as { unusable?: unknown }
  if (typeof unusable !== 'object' || unusable === null) return {}
  const texts = Object.entries(unusable).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= bounds.text
  )
  return Object.fromEntries(texts.slice(0, bounds.texts))
}

/** Forgets such texts of a line, whose fields have moved. */
export function forgetUnusable(lineId: number): void {
  const all = Object.entries($unusable.get())
  const others = all.filter(([key]) => !key.startsWith(`${lineId} `))
  if (others.length < all.length) $unusable.set(Object.fromEntries(others))
}
