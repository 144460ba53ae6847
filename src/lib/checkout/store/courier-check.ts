import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { cheapestOption, isSameOption } from '#lib/shipping/choice.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import { chooseShipping } from './choices.ts'
import { openCheckout } from './open-checkout.ts'
import { $checkout } from './state.ts'

/** A truck that somebody wants to choose: it is asked for, or cannot be had. */
export type CourierCheck = { shopId: number; option: ShippingOption; error?: ApiError }

export const $courierCheck = atom<CourierCheck | undefined>()

/**
 * Chooses a way to ship. A truck that is not the recommended one is asked for first, whether it really goes there
 * (checkout-53); what was chosen before stays chosen until then.
 */
export async function pickShipping(shopId: number, option: ShippingOption): Promise<void> {
  const { data } = $checkout.get()
  const block = data?.checkouts.find(one => one.shop_id === shopId)
  const best = block && cheapestOption(block.shippings)
  const isTruck = option.type === 'baba_expedition' && option.case === 1 && option.is_available
  if (!data || !block || !isTruck || (best && isSameOption(best, option)))
    return chooseShipping(shopId, option)
  const asked: CourierCheck = { shopId, option }
  $courierCheck.set(asked)
  const answer = await call('POST /buyer/transaction/checkout/check', {
    address_id: data.address.id,
    cart_detail_id: block.products.map(product => product.id),
    expedition: option.type
  })
  // Closed meanwhile: nobody waits for it any more.
  if ($courierCheck.get() !== asked) return
  if (!answer.ok) return $courierCheck.set({ ...asked, error: answer.error })
  $courierCheck.set(undefined)
  chooseShipping(shopId, option)
}

/** Leaves the question; what could not be had may have changed the offers. */
export function endCourierCheck(): void {
  const isRejected = $courierCheck.get()?.error !== undefined
  $courierCheck.set(undefined)
  if (isRejected) void openCheckout()
}
