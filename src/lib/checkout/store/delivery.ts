import { atom } from 'nanostores'

import type { Called } from '#lib/core/api/call.ts'
import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { pointCarrierOf } from '#lib/shipping/delivery-mode.ts'
import type { ShippingOption, Warehouse } from '#lib/shipping/contract.ts'
import { type PointForm, pointSent } from '#lib/shipping/point-form.ts'
import type { DeliveryPoint } from '#lib/shipping/store/point-levels.ts'
import { chooseShipping, remember } from './choices.ts'
import { openCheckout } from './open-checkout.ts'
import { $checkout } from './state.ts'

/** Id of the shop whose delivery is being changed, which blocks payment meanwhile; 0 for none. */
export const $moving = atom(0)

/** Sets pickup at a warehouse for a shop's goods; the server recalculates the figures. */
export const fetchAtWarehouse = (shopId: number, option: ShippingOption, { id }: Warehouse) =>
  move(shopId, option, cart_id => call('POST /buyer/transaction/pickup/set', { cart_id, warehouse_id: id }))

/** Sets a delivery point for a shop's goods. */
export const leaveAtPoint = (shopId: number, option: ShippingOption, form: PointForm, point: DeliveryPoint) =>
  move(shopId, option, cart_id =>
    call('POST /buyer/transaction/point/set', {
      cart_id,
      type: pointCarrierOf(option),
      is_main: form.is_main,
      ...pointSent(form, point)
    })
  )

/** Delivers a shop's goods to the address again. */
export async function bringToAddress(shopId: number): Promise<void> {
  if ($moving.get()) return
  $moving.set(shopId)
  await remember(shopId, { mode: 'deliver' })
  await openCheckout()
  $moving.set(0)
}

/** Changes the delivery and chooses its option by hand, so that it is shown with it. */
async function move(
  shopId: number,
  option: ShippingOption,
  send: (cartId: string) => Promise<Called<unknown>>
): Promise<ApiError | undefined> {
  const block = $checkout.get().data?.checkouts.find(one => one.shop_id === shopId)
  if (!block || $moving.get()) return undefined
  $moving.set(shopId)
  const answer = await send(block.id)
  if (answer.ok) {
    chooseShipping(shopId, option)
    await openCheckout()
  }
  $moving.set(0)
  return answer.ok ? undefined : answer.error
}
