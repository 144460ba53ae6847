import { isReturn } from '#lib/core/browser/arrival.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'

const key: (typeof begunKeys)[number] = 'selected'

/** Stores the selected lines in this tab: 'Kembali' and a reload restore them (cart-28). */
export const storeSelected = (lineIds: readonly number[]): void =>
  sessionStore.set(key, JSON.stringify(lineIds))

/** The stored selection, on a return or a reload. */
export function leftSelected(): readonly number[] | undefined {
  if (!isReturn()) return undefined
  const stored = sessionStore.getJson(key)
  return Array.isArray(stored) ? stored.filter(id => Number.isSafeInteger(id)) : undefined
}
