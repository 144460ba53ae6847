import { atom, computed } from 'nanostores'

import { fetched } from '#lib/core/browser/fetched.ts'

const $productId = atom<number | undefined>()
const stock = fetched(
  'GET /buyer/product/stock/{id}',
  computed($productId, id => (id === undefined ? undefined : { id: String(id) }))
)

/** Current price and stock, as the page itself may be some minutes old. Undefined until the response. */
export const $stock = computed(stock.$state, ({ value }) => value)

/** The picture of the picked variant, shown by the gallery. */
export const $variantPhoto = atom<string | undefined>(undefined)

/** The variant that the buy box shows, for what is sent to the shop; undefined while none is chosen. */
export const $shownVariant = atom<
  { detail_id: number; variant: string; price: number; photo?: string } | undefined
>(undefined)

/** Loads the gallery even if it was never touched, so that it follows the picked variant. */
export function wakeGallery(): void {
  document.querySelector('[data-gallery]')?.dispatchEvent(new Event('wake', { bubbles: true }))
}

/** Requests a product's current price and stock. */
export const openProduct = (id: number): void => $productId.set(id)
