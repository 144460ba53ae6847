import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'

import { $session } from './who.ts'

/** A form whose input is stored until it is saved; with an id where several things have one form each. */
export type TypedForm =
  | 'name'
  | 'withdraw'
  | `address:${number}`
  | `review:${number}`
  | `cancel:${number}`
  | `complaint:${number}`
  | `complaintMessage:${number}`
  | `complaintHelp:${number}`
  | `complaintReturn:${number}`

type Typed = { owner: number; value: unknown }

const key: (typeof begunKeys)[number] = 'typed'
const maxForms = 10
const maxCharacters = 5_000

const read = (): Record<string, Typed> =>
  (sessionStore.getJson(key) as Record<string, Typed> | undefined) ?? {}

/** The last known person: stays while the server is unreachable. */
let last: number | undefined
function owner(): number | undefined {
  const session = $session.get()
  if (session.status === 'member') last = session.profile.id
  if (session.status === 'guest') last = undefined
  return last
}

/**
 * Stores unsaved form input in this tab, across a reload or the end of a session (identity-170). Only its owner sees
 * it; it is removed when saved or when its owner signs out, and undefined removes it.
 */
export function storeTyped(form: TypedForm, value: unknown): void {
  const by = owner()
  // Without a person: the owner's earlier input stays for them.
  if (by === undefined) return
  const { [form]: _before, ...others } = read()
  const isStorable = value !== undefined && JSON.stringify(value).length <= maxCharacters
  const forms = isStorable ? { ...others, [form]: { owner: by, value } } : others
  const newest = Object.entries(forms).slice(-maxForms)
  if (newest.length === 0) sessionStore.remove(key)
  else sessionStore.set(key, JSON.stringify(Object.fromEntries(newest)))
}

/** The owner's stored input of a form; undefined where there is none, or for another person. */
export function readTyped(form: TypedForm): unknown {
  const stored = read()[form]
  return stored !== undefined && stored.owner === owner() ? stored.value : undefined
}
