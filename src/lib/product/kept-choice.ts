import { isReturn } from '#lib/core/browser/arrival.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'

type Choice = { product_id: number; product_detail_id?: number | undefined; qty: number }

const key: (typeof begunKeys)[number] = 'chosen'

/** Keeps what is chosen of a product in this tab: 'Kembali' from the checkout finds it again (product-27). */
export const keepChoice = (choice: Choice): void => sessionStore.set(key, JSON.stringify(choice))

/** What was chosen of this product when the tab left its page, where the page is come back to or loaded again. */
export function leftChoice(productId: number): Choice | undefined {
  if (!isReturn()) return undefined
  const kept = sessionStore.getJson(key) as Partial<Choice> | undefined
  if (kept?.product_id !== productId || !Number.isSafeInteger(kept.qty)) return undefined
  return kept as Choice
}
