import { sessionStore } from '#lib/core/browser/safe-storage.ts'

import { $caller, callerKey, formsKey } from '../console-store.ts'

/** What was typed into one form: its changed fields, and the version of the object that they were made from. */
export type FormDraft = { version: string; change: Record<string, unknown> }
type Stored = { of: string; drafts: [name: string, draft: FormDraft][] }

/** Forms whose drafts a tab keeps; those that were changed first go first. */
const maxDrafts = 20
/** Characters of one draft: a product with a hundred variants needs fewer. */
const maxLength = 200_000

/** The draft of a form that this tab keeps for its caller (ops-107). */
export function readFormDraft(name: string): FormDraft | undefined {
  return readAll().find(([other]) => other === name)?.[1]
}

/**
 * Keeps what is typed into a form in this tab, for its caller only, until it is sent or thrown away: it survives a reload and an
 * ended session, not signing out. An empty change is none. Files are not kept.
 */
export function keepFormDraft(name: string, draft: FormDraft | undefined): void {
  const of = owner()
  if (of === undefined) return
  const others = readAll().filter(([other]) => other !== name)
  const isKept = draft && Object.keys(draft.change).length > 0 && JSON.stringify(draft).length <= maxLength
  const drafts: Stored['drafts'] = isKept ? [...others, [name, draft]] : others
  if (drafts.length === 0) return sessionStore.remove(formsKey)
  sessionStore.set(formsKey, JSON.stringify({ of, drafts: drafts.slice(-maxDrafts) } satisfies Stored))
}

function owner(): string | undefined {
  const caller = $caller.get()
  return caller && callerKey(caller)
}

/** The drafts of this caller; those of another one, and what is none, are not read. */
function readAll(): Stored['drafts'] {
  const stored = sessionStore.getJson(formsKey) as Partial<Stored> | undefined
  const of = owner()
  if (of === undefined || stored?.of !== of || !Array.isArray(stored.drafts)) return []
  return stored.drafts.filter(isDraft)
}

function isDraft(stored: unknown): stored is [string, FormDraft] {
  if (!Array.isArray(stored)) return false
  const [name, draft] = stored as unknown[]
  if (typeof name !== 'string' || typeof draft !== 'object' || draft === null) return false
  const { version, change } = draft as Partial<FormDraft>
  return typeof version === 'string' && typeof change === 'object'
}
