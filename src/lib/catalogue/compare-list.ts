import { computed, type ReadableAtom } from 'nanostores'

import { persistentJson } from '#lib/core/browser/persistent.ts'
import { maxCompared } from './limits.ts'

/** A product chosen for comparison; `photo` is a picture's path. */
export type Compared = { id: number; name: string; photo: string }

const isCompared = (one: unknown): one is Compared => {
  const { id, name, photo } = (one ?? {}) as Partial<Record<keyof Compared, unknown>>
  return Number.isSafeInteger(id) && typeof name === 'string' && typeof photo === 'string'
}

const $stored = persistentJson('compare', stored =>
  Array.isArray(stored) ? stored.filter(isCompared).slice(0, maxCompared) : undefined
)

/** The chosen products in order; the same in all tabs. */
export const $compared: ReadableAtom<readonly Compared[]> = computed($stored, stored => stored ?? [])

/** Chooses a product; 'full' if the maximum is reached. */
export function addCompared(product: Compared): 'added' | 'already' | 'full' {
  const chosen = $compared.get()
  if (chosen.some(({ id }) => id === product.id)) return 'already'
  if (chosen.length >= maxCompared) return 'full'
  $stored.set([...chosen, product])
  return 'added'
}

export function dropCompared(id: number): void {
  const left = $compared.get().filter(one => one.id !== id)
  $stored.set(left.length > 0 ? left : undefined)
}

export const clearCompared = (): void => $stored.set(undefined)
