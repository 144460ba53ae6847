import { localKeys } from '#lib/core/local-keys.ts'
import { localStore, sessionStore } from '#lib/core/safe-storage.ts'

/** What goes to the checkout: cart lines of one shop, or one buy-now line with its quantity. */
export type CheckoutDraft = { lineIds: number[]; isBuyNow: boolean; qty?: number }

const key = 'checkout'

/**
 * Keeps the draft in session storage: each tab has its own, a reload keeps it (specification 2, section 4). A tab that
 * has none goes on with the newest of all (D27).
 */
export function keepDraft(draft: CheckoutDraft): void {
  const kept = JSON.stringify(draft)
  sessionStore.set(key, kept)
  localStore.set(localKeys.checkout, kept)
}

/** The kept draft, or undefined where there is none or it cannot be read. */
export function readDraft(): CheckoutDraft | undefined {
  return whole(sessionStore.getJson(key)) ?? whole(localStore.getJson(localKeys.checkout))
}

function whole(kept: unknown): CheckoutDraft | undefined {
  const draft = kept as CheckoutDraft | undefined
  return draft && Array.isArray(draft.lineIds) && draft.lineIds.length > 0 ? draft : undefined
}

/** After a successful checkout nothing of it is left. */
export function dropDraft(): void {
  sessionStore.remove(key)
  localStore.remove(localKeys.checkout)
}
