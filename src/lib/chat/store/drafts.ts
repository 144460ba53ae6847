import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { maxTextLength } from '#lib/chat/limits.ts'
import { readOwned, storeOwned } from '#lib/identity/store/owned.ts'

const storageKey = 'chatDrafts'
/** Conversations whose drafts a tab stores; the oldest go first. */
const maxDrafts = 50

/** Drafts by conversation, the last changed one at the end; a list keeps that order whatever the keys are. */
type Drafts = readonly (readonly [key: string, text: string])[]

function readAll(): Drafts {
  const stored = readOwned(storageKey)
  if (!Array.isArray(stored)) return []
  const isDraft = (one: unknown): one is [string, string] =>
    Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string'
  return stored.filter(isDraft)
}

/** The unsent text of a conversation (`shop-{id}`, 'help'); empty without one. */
export const readDraft = (key: string): string => readAll().find(([of]) => of === key)?.[1] ?? ''

/**
 * Stores a conversation's unsent text in this tab, for its person only: it survives reload and signing in, not signing out
 * (chat-34).
 */
export function writeDraft(key: string, text: string): void {
  const others = readAll().filter(([of]) => of !== key)
  const drafts = text === '' ? others : [...others, [key, text.slice(0, maxTextLength)]]
  if (drafts.length === 0) return sessionStore.remove(storageKey)
  storeOwned(storageKey, drafts.slice(-maxDrafts))
}
