import { storeDraft, readDraft } from '#lib/cart/store/checkout-draft.ts'
import { openCheckout } from './open-checkout.ts'
import { $checkout } from './state.ts'

/** Removes a shop from the checkout; its lines stay in the cart. */
export async function leaveShop(shopId: number): Promise<void> {
  const draft = readDraft()
  const block = $checkout.get().data?.checkouts.find(one => one.shop_id === shopId)
  if (!draft || !block) return
  const lineIds = draft.lineIds.filter(id => block.products.every(product => product.id !== id))
  storeDraft({ ...draft, lineIds })
  await openCheckout()
}
