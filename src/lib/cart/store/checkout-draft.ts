import { persistentJson } from '#lib/core/browser/persistent.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'

/** Input of the checkout: cart lines of one shop or several, or one buy-now line with its quantity. */
export type CheckoutDraft = { lineIds: number[]; isBuyNow: boolean; qty?: number }

const key = 'checkout'
const $newest = persistentJson('checkout', whole)

/**
 * Stores the draft in session storage: each tab has its own, which survives a reload. A tab without one uses the newest
 * of all tabs (checkout-13).
 */
export function storeDraft(draft: CheckoutDraft): void {
  sessionStore.set(key, JSON.stringify(draft))
  $newest.set(draft)
}

/** The stored draft, or undefined where there is none or it cannot be read. */
export function readDraft(): CheckoutDraft | undefined {
  return whole(sessionStore.getJson(key)) ?? $newest.get()
}

function whole(stored: unknown): CheckoutDraft | undefined {
  const draft = stored as CheckoutDraft | undefined
  const ids: unknown[] = Array.isArray(draft?.lineIds) ? draft.lineIds : []
  return ids.length > 0 && ids.every(Number.isSafeInteger) ? draft : undefined
}

/** Deletes the draft after a successful checkout. */
export function dropDraft(): void {
  sessionStore.remove(key)
  $newest.set(undefined)
}
