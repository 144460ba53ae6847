import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { draftsKey } from '#ops/console-store.ts'
import { $drafts } from '#ops/use-draft.ts'

/** Forgets what the last test typed into forms of the console, in the page and in the tab. */
export function forgetDrafts(): void {
  $drafts.set({})
  sessionStore.remove(draftsKey)
}
