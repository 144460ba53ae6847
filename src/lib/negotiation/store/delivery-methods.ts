import { computed, map } from 'nanostores'

import { type Called, call } from '#lib/core/api/call.ts'
import { fetched, type Query } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { $order, refreshOrder } from '#lib/order/store/order-detail.ts'
import type { Warehouse } from '#lib/shipping/contract.ts'
import { type PointForm, pointSent } from '#lib/shipping/point-form.ts'
import type { PointCarrier } from '#lib/shipping/rates.ts'
import { type DeliveryPoint, pointLevels } from '#lib/shipping/store/point-levels.ts'

const negotiated = (way: 'pickup' | 'point', by?: PointCarrier) =>
  computed($order, ({ value }) =>
    value?.nego?.ways.includes(way) && (!by || value.nego.point_by === by) ? value : undefined
  )

/** Warehouses where the shown order can be picked up. */
export const pickups = fetched(
  'POST /buyer/transaction/nego/pickup/list/{id}',
  computed(negotiated('pickup'), order => order && { id: order.id })
)

/** Delivery points of the shown order, by carrier. */
export const pointsBy = {
  expedition: pointLevels($area =>
    fetched(
      'POST /buyer/transaction/nego/point/expedition/list/{id}',
      computed(
        [negotiated('point', 'expedition'), $area],
        (order, area) => order && area && { id: order.id, ...area }
      )
    )
  ),
  shop: pointLevels($area =>
    fetched(
      'POST /buyer/transaction/nego/point/shop/list/{shop_id}',
      computed(
        [negotiated('point', 'shop'), $area],
        (order, area) => order && area && { shop_id: order.shop_id, transaction_id: order.id, ...area }
      )
    )
  )
}

/** Form input of each negotiation's delivery point; it outlives its dialog, but not the page. */
export const $negotiationPoints = map<Record<number, PointForm>>({})

/** Chooses a warehouse; a price that changed meanwhile is rejected, and the list reloads. */
export const setPickup = (id: number, { id: warehouse_id, cost }: Warehouse) =>
  changed(call('POST /buyer/transaction/nego/pickup/set/{id}', { id, warehouse_id, cost }), pickups)

/** Chooses a delivery point; a price that changed meanwhile is rejected, and the list reloads. */
export const setPoint = (id: number, by: PointCarrier, form: PointForm, point: DeliveryPoint) =>
  changed(
    call('POST /buyer/transaction/nego/point/set/{id}', {
      id,
      ...pointSent(form, point),
      ...(point.cost !== null && { cost: point.cost })
    }),
    pointsBy[by].villages
  )

/** Delivers to the address again, for the amount agreed so far. */
export const setDelivery = (id: number) => changed(call('POST /buyer/transaction/nego/deliver/{id}', { id }))

async function changed(
  sent: Promise<Called<{ mode: string }>>,
  offered?: Pick<Query<unknown>, 'reload'>
): Promise<ApiError | undefined> {
  const answer = await sent
  await refreshOrder()
  if (!answer.ok) {
    if (answer.error.code === 'total_changed') void offered?.reload()
    return answer.error
  }
  toast('Metode pengiriman diubah', 'success')
  return undefined
}
