import { sessionStore } from '#lib/core/browser/safe-storage.ts'

import { $caller, callerKey, draftsKey } from './console-store.ts'

/** What was typed for one object: its changed fields, and the version of the object that they were made from ('': it has none). */
export type Draft = { version: string; change: Record<string, unknown> }
type Named = [name: string, draft: Draft]

/** Objects whose drafts a tab keeps, such as a hundred tracking numbers; those that were changed first go first. */
const maxDrafts = 200
/** Characters of one draft: a product with a hundred variants needs fewer. */
const maxLength = 200_000
/** Characters of all drafts: a browser stores some five million. */
const maxTotal = 1_000_000

/** The draft that this tab keeps under a name for its caller ('product 7', 'order BB261127ABC123'). */
export const readDraft = (name: string): Draft | undefined => readAll().find(([other]) => other === name)?.[1]

/** The drafts of one kind by what follows the kind in their names; the one that was changed last is the last. */
export const draftsOf = (kind: string): [id: string, draft: Draft][] =>
  readAll().flatMap(([name, draft]) =>
    name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), draft]] : []
  )

/**
 * Keeps what is typed in this tab, for its caller only, until it is sent or thrown away: it survives a reload, a crashed tab and
 * an ended session, not signing out (ops-180). An empty change is none. Files are not kept.
 */
export function keepDraft(name: string, draft: Draft | undefined): void {
  const of = owner()
  if (of === undefined) return
  const others = readAll().filter(([other]) => other !== name)
  const isKept = draft && Object.keys(draft.change).length > 0 && JSON.stringify(draft).length <= maxLength
  const drafts = newestOf(isKept ? [...others, [name, draft]] : others)
  if (drafts.length === 0) return sessionStore.remove(draftsKey)
  sessionStore.set(draftsKey, JSON.stringify({ of, drafts }))
}

/** Drops what another caller typed, once somebody else signed in to this tab. */
export function dropForeignDrafts(): void {
  const of = owner()
  if (of !== undefined && readStored()?.of !== of) sessionStore.remove(draftsKey)
}

/** As many of the drafts that were changed last as there is room for. */
function newestOf(drafts: readonly Named[]): readonly Named[] {
  let left = maxTotal
  const first = drafts.findLastIndex(one => (left -= JSON.stringify(one).length) < 0) + 1
  return drafts.slice(first).slice(-maxDrafts)
}

function owner(): string | undefined {
  const caller = $caller.get()
  return caller && callerKey(caller)
}

const readStored = () => sessionStore.getJson(draftsKey) as { of?: unknown; drafts?: unknown } | undefined

/** The drafts of this caller; those of another one, and what is none, are not read. */
function readAll(): Named[] {
  const of = owner()
  const stored = readStored()
  if (of === undefined || stored?.of !== of || !Array.isArray(stored.drafts)) return []
  return stored.drafts.filter(isDraft)
}

function isDraft(stored: unknown): stored is Named {
  if (!Array.isArray(stored)) return false
  const [name, draft] = stored as unknown[]
  if (typeof name !== 'string' || typeof draft !== 'object' || draft === null) return false
  const { version, change } = draft as Partial<Draft>
  return typeof version === 'string' && typeof change === 'object' && change !== null
}
