import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { cheapestOption, isSameOption } from '#lib/shipping/choice.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import { chooseShipping } from './choices.ts'
import { openCheckout } from './open-checkout.ts'
import { $checkout } from './state.ts'

/** A truck that somebody wants to choose: being checked, or with the error if unavailable. */
export type CourierCheck = { shopId: number; option: ShippingOption; error?: ApiError }

export const $courierCheck = atom<CourierCheck | undefined>()

/**
 * Chooses a shipping option. A truck other than the recommended one is first checked with the server, whether it serves
 * the address (checkout-53); until then the previous choice stays.
 */
export async function pickShipping(shopId: number, option: ShippingOption): Promise<void> {
  const { data } = $checkout.get()
  const block = data?.checkouts.find(one => one.shop_id === shopId)
  const best = block && cheapestOption(block.shippings)
  const isTruck = option.type === 'baba_expedition' && option.case === 1 && option.is_available
  if (!data || !block || !isTruck || (best && isSameOption(best, option)))
    return chooseShipping(shopId, option)
  const requested: CourierCheck = { shopId, option }
  $courierCheck.set(requested)
  const answer = await call('POST /buyer/transaction/checkout/check', {
    address_id: data.address.id,
    cart_detail_id: block.products.map(product => product.id),
    expedition: option.type
  })
  // The dialog was closed meanwhile.
  if ($courierCheck.get() !== requested) return
  if (!answer.ok) return $courierCheck.set({ ...requested, error: answer.error })
  $courierCheck.set(undefined)
  chooseShipping(shopId, option)
}

/** Closes the dialog; after an error the offers are reloaded, as they may have changed. */
export function endCourierCheck(): void {
  const isRejected = $courierCheck.get()?.error !== undefined
  $courierCheck.set(undefined)
  if (isRejected) void openCheckout()
}
