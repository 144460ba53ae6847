import { keptJson } from '#lib/core/browser/kept.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'

/** What goes to the checkout: cart lines of one shop or several, or one buy-now line with its quantity. */
export type CheckoutDraft = { lineIds: number[]; isBuyNow: boolean; qty?: number }

const key = 'checkout'
const $newest = keptJson('checkout', whole)

/**
 * Keeps the draft in session storage: each tab has its own, a reload keeps it. A tab that has none goes on with the
 * newest of all (checkout-13).
 */
export function keepDraft(draft: CheckoutDraft): void {
  sessionStore.set(key, JSON.stringify(draft))
  $newest.set(draft)
}

/** The kept draft, or undefined where there is none or it cannot be read. */
export function readDraft(): CheckoutDraft | undefined {
  return whole(sessionStore.getJson(key)) ?? $newest.get()
}

function whole(kept: unknown): CheckoutDraft | undefined {
  const draft = kept as CheckoutDraft | undefined
  const ids: unknown[] = Array.isArray(draft?.lineIds) ? draft.lineIds : []
  return ids.length > 0 && ids.every(Number.isSafeInteger) ? draft : undefined
}

/** After a successful checkout nothing of it is left. */
export function dropDraft(): void {
  sessionStore.remove(key)
  $newest.set(undefined)
}
