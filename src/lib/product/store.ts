import { atom } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { Reply } from '#lib/calls.ts'

export type Stock = Reply<'GET /buyer/product/stock/{id}'>

/** Price and stock as they are now: the page itself may be some minutes old. Undefined until the answer. */
export const $stock = atom<Stock | undefined>(undefined)

/** The picture of the picked variant, for the gallery to show. */
export const $variantPhoto = atom<string | undefined>(undefined)

/** Loads the gallery, which may never have been touched: it must follow what is picked beside it. */
export function wakeGallery(): void {
  document.querySelector('[data-gallery]')?.dispatchEvent(new Event('wake', { bubbles: true }))
}

/** Asks for price and stock, and remembers for 'foryou' that a signed-in buyer was here. */
export async function refreshStock(productId: number): Promise<void> {
  const answer = await call('GET /buyer/product/stock/{id}', { id: String(productId) })
  if (answer.ok) $stock.set(answer.value)
  if (document.cookie.includes('signed_in=1')) await call('POST /buyer/product/view/{id}', { id: productId })
}
