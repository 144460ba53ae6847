import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'

import { $session } from './who.ts'

/** A form whose text is kept until it is saved; with an id where there is one form for each of several things. */
export type TypedForm = 'name' | `address:${number}` | `review:${number}` | `cancel:${number}`

type Typed = { owner: number; value: unknown }

const key: (typeof begunKeys)[number] = 'typed'
const maxForms = 10
const maxCharacters = 5_000

const read = (): Record<string, Typed> =>
  (sessionStore.getJson(key) as Record<string, Typed> | undefined) ?? {}

/** Who was here last: while the server cannot be asked, nobody else is. */
let last: number | undefined
function owner(): number | undefined {
  const session = $session.get()
  if (session.status === 'member') last = session.profile.id
  if (session.status === 'guest') last = undefined
  return last
}

/**
 * Keeps what was typed into a form in this tab: over a reload, and over a session that ended in the middle of it (identity-170).
 * It is shown to its owner alone, and goes when it is saved or its owner signs out; undefined drops it.
 */
export function keepTyped(form: TypedForm, value: unknown): void {
  const by = owner()
  // Nobody is here, or not any more: what its owner typed waits for them.
  if (by === undefined) return
  const { [form]: _before, ...others } = read()
  const isKept = value !== undefined && JSON.stringify(value).length <= maxCharacters
  const kept = isKept ? { ...others, [form]: { owner: by, value } } : others
  const newest = Object.entries(kept).slice(-maxForms)
  if (newest.length === 0) sessionStore.remove(key)
  else sessionStore.set(key, JSON.stringify(Object.fromEntries(newest)))
}

/** What its owner typed into a form before; undefined where nothing is kept, or somebody else is here. */
export function readTyped(form: TypedForm): unknown {
  const kept = read()[form]
  return kept !== undefined && kept.owner === owner() ? kept.value : undefined
}
