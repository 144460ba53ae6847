import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { type Called, call } from '#lib/core/call.ts'
import { fetched } from '#lib/core/fetched.ts'
import type { Refusal } from '#lib/core/refusal.ts'
import { toast } from '#lib/core/toasts.ts'
import { $order, refreshOrder } from '#lib/order/store/order-detail.ts'

const negotiated = (way: 'pickup' | 'point', by?: 'expedition' | 'shop') =>
  computed($order, ({ value }) =>
    value?.nego?.ways.includes(way) && (!by || value.nego.point_by === by) ? value : undefined
  )
const $byBaba = negotiated('point', 'expedition')
const $byShop = negotiated('point', 'shop')

/** Warehouses at which the shown order can be fetched. */
export const pickups = fetched(
  'POST /buyer/transaction/nego/pickup/list/{id}',
  computed(negotiated('pickup'), order => order && { id: order.id })
)

const expeditionPoints = fetched(
  'POST /buyer/transaction/nego/point/expedition/list/{id}',
  computed($byBaba, order => order && { id: order.id })
)
const shopPoints = fetched(
  'POST /buyer/transaction/nego/point/shop/list/{shop_id}',
  computed($byShop, order => order && { shop_id: order.shop_id, transaction_id: order.id })
)

export const pointsBy = { expedition: expeditionPoints, shop: shopPoints }
export type Warehouse = Reply<'POST /buyer/transaction/nego/pickup/list/{id}'>[number]
type PointSent = Sent<'POST /buyer/transaction/nego/point/set/{id}'>

export const setPickup = (id: number, { id: warehouse_id, cost }: Warehouse) =>
  changed(call('POST /buyer/transaction/nego/pickup/set/{id}', { id, warehouse_id, cost }))

export const setPoint = (point: PointSent) =>
  changed(call('POST /buyer/transaction/nego/point/set/{id}', point))

/** Goes to the address again, for what was agreed so far. */
export const setDelivery = (id: number) => changed(call('POST /buyer/transaction/nego/deliver/{id}', { id }))

async function changed(asked: Promise<Called<{ mode: string }>>): Promise<Refusal | undefined> {
  const answer = await asked
  await refreshOrder()
  if (!answer.ok) return answer.error
  toast('Metode pengiriman diubah', 'success')
  return undefined
}
