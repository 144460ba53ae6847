import { isReturn } from '#lib/core/browser/arrival.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'

type Choice = { product_id: number; product_detail_id?: number | undefined; qty: number }

const key: (typeof begunKeys)[number] = 'chosen'

/** Stores the chosen options of a product in this tab: 'Kembali' from the checkout restores them (product-27). */
export const storeChoice = (choice: Choice): void => sessionStore.set(key, JSON.stringify(choice))

/** The stored choice of this product, on a return or a reload. */
export function leftChoice(productId: number): Choice | undefined {
  if (!isReturn()) return undefined
  const stored = sessionStore.getJson(key) as Partial<Choice> | undefined
  if (stored?.product_id !== productId || !Number.isSafeInteger(stored.qty)) return undefined
  return stored as Choice
}
