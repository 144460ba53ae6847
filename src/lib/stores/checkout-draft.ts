/** What goes to the checkout: cart lines of one shop, or one buy-now line with its quantity. */
export type CheckoutDraft = { lineIds: number[]; isBuyNow: boolean; qty?: number }

const key = 'checkout'

/** Keeps the draft in session storage: each tab has its own, a reload keeps it (specification 2, section 4). */
export function keepDraft(draft: CheckoutDraft): void {
  sessionStorage.setItem(key, JSON.stringify(draft))
}

/** The kept draft, or undefined where there is none or it cannot be read. */
export function readDraft(): CheckoutDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as CheckoutDraft | null
    return kept && Array.isArray(kept.lineIds) && kept.lineIds.length > 0 ? kept : undefined
  } catch {
    return undefined
  }
}

/** After a successful checkout nothing of it is left. */
export const dropDraft = (): void => sessionStorage.removeItem(key)
