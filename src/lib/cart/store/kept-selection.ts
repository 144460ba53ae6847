import { isReturn } from '#lib/core/browser/arrival.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'

const key: (typeof begunKeys)[number] = 'selected'

/** Keeps which lines are selected in this tab: 'Kembali' and a reload find them again (cart-28). */
export const keepSelected = (lineIds: readonly number[]): void =>
  sessionStore.set(key, JSON.stringify(lineIds))

/** What was selected when the tab left the cart, where it is come back to or loaded again. */
export function leftSelected(): readonly number[] | undefined {
  if (!isReturn()) return undefined
  const kept = sessionStore.getJson(key)
  return Array.isArray(kept) ? kept.filter(id => Number.isSafeInteger(id)) : undefined
}
