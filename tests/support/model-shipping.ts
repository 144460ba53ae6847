import { and, asc, eq } from 'drizzle-orm'

import { shipments } from '#server/order/shipment-schema.ts'

import type { Draw, Operation } from './model-operation.ts'
import type { ModelOrder, ModelPart } from './model-order.ts'
import { deliverAll, deliverParts, leftOf, mayDeliver, mayShip, shipPieces } from './model-parts.ts'
import { codeOf } from './person.ts'
import type { ShopModel } from './shop-model.ts'
import type { World } from './world.ts'

/** Results of these operations without an effect. */
export const rejectedParts = ['ship_whole', 'ship_qty', 'shipment_not_found']

/** Shipping in parts, and the arrival of each. */
export class PartsModel {
  readonly #world: () => World
  readonly #shop: ShopModel

  constructor(world: () => World, shop: ShopModel) {
    this.#world = world
    this.#shop = shop
  }

  /** Something that mostly makes sense for an order that is packed or travels in parts. */
  choose(order: ModelOrder, { below, next, pick }: Draw): Operation {
    const left = leftOf(order)
    if (left === 0 || (order.parts.length > 0 && next() < 0.5)) {
      return this.#delivering(order, next() < 0.6 ? below(order.parts.length) : undefined)
    }
    if (next() < 0.1) return this.#shipping(order, left + 1)
    return this.#shipping(order, pick([1, Math.max(1, left - 1), left]))
  }

  #shipping(order: ModelOrder, pieces: number): Operation {
    const lines = [{ id: order.line, qty: pieces }]
    return {
      expected: () => (mayShip(order, pieces) ? 'shipped' : 'rejected'),
      run: async () => {
        const call = { id: order.code, resi: 'RESI-1', lines }
        const code = codeOf(await this.#world().ops.call('POST /ops/transaction/{id}/ship', call))
        if (code !== 'ok') return { code, effects: [] }
        const apply = () => shipPieces(order, this.#shop.hour, pieces)
        return { code: 'shipped', effects: [{ rank: 1, apply }] }
      }
    }
  }

  #delivering(order: ModelOrder, at: number | undefined): Operation {
    const part = at === undefined ? undefined : order.parts[at]
    return {
      expected: () => (mayDeliver(order, part) ? 'arrived' : 'rejected'),
      run: async () => {
        const [shipment] = await shipmentIds(this.#world(), order, part ? [part] : [])
        const call = { id: order.code, ...(shipment && { shipment }) }
        const code = codeOf(await this.#world().ops.call('POST /ops/transaction/{id}/deliver', call))
        if (code !== 'ok') return { code, effects: [] }
        const apply = () =>
          part ? deliverParts(order, this.#shop.hour, [part]) : deliverAll(order, this.#shop.hour)
        return { code: 'arrived', effects: [{ rank: 2, apply }] }
      }
    }
  }
}

/** The ids of parts of an order. */
export async function shipmentIds(
  { services }: World,
  order: ModelOrder,
  parts: readonly ModelPart[]
): Promise<number[]> {
  if (parts.length === 0) return []
  const found = await services.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.transactionId, order.id), eq(shipments.kind, 'part')))
    .orderBy(asc(shipments.id))
  return parts.map(part => found[order.parts.indexOf(part)]!.id)
}
