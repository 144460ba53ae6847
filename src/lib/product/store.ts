import { atom, computed } from 'nanostores'

import { call } from '#lib/core/call.ts'
import { fetched } from '#lib/core/fetched.ts'

const $productId = atom<number | undefined>()
const stock = fetched(
  'GET /buyer/product/stock/{id}',
  computed($productId, id => (id === undefined ? undefined : { id: String(id) }))
)

/** Price and stock as they are now: the page itself may be some minutes old. Undefined until the answer. */
export const $stock = computed(stock.$state, ({ value }) => value)

/** The picture of the picked variant, for the gallery to show. */
export const $variantPhoto = atom<string | undefined>(undefined)

/** Loads the gallery, which may never have been touched: it must follow what is picked beside it. */
export function wakeGallery(): void {
  document.querySelector('[data-gallery]')?.dispatchEvent(new Event('wake', { bubbles: true }))
}

/** Shows price and stock of a product, and remembers for 'foryou' that a signed-in buyer was here. */
export async function openProduct(id: number): Promise<void> {
  $productId.set(id)
  if (document.cookie.includes('signed_in=1')) await call('POST /buyer/product/view/{id}', { id })
}
