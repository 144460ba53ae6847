import { atom } from 'nanostores'

import type { Unusable } from '#lib/complaint/pieces.ts'

/** What was typed in place of a number of pieces: it stays at its field until a number is typed (complaint-22). */
export const $unusable = atom<Unusable>({})

/** Keeps the text of a field that is no number of pieces, or forgets it. */
export function setUnusable(key: string, typed: string | undefined): void {
  const { [key]: _before, ...others } = $unusable.get()
  $unusable.set(typed === undefined ? others : { ...others, [key]: typed })
}

/** Forgets such texts of a line, whose fields have moved. */
export function forgetUnusable(lineId: number): void {
  const others = Object.entries($unusable.get()).filter(([key]) => !key.startsWith(`${lineId} `))
  $unusable.set(Object.fromEntries(others))
}
