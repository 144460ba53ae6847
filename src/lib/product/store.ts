import { atom, computed } from 'nanostores'

import { fetched } from '#lib/core/browser/fetched.ts'

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

/** Asks for a product's price and stock as they are now. */
export const openProduct = (id: number): void => $productId.set(id)
