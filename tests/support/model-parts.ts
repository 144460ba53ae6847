import { asc, eq } from 'drizzle-orm'

import { shipments } from '#server/order/shipment-schema.ts'

import type { Draw, Operation } from './model-operation.ts'
import { codeOf } from './person.ts'
import type { ModelOrder, ShopModel } from './shop-model.ts'
import type { World } from './world.ts'

/** Pieces of an order that travel by themselves. */
export type ModelPart = { qty: number; shippedAt: number; hasArrived: boolean }

/** Results of these operations without an effect. */
export const rejectedParts = ['ship_whole', 'ship_qty', 'shipment_not_found']

/** Hours from the acceptance until what was left behind is refunded: five days to ship, and three more. */
const restHours = 120 + 72

/** Pieces of an order that was shipped, at once or in parts. */
export const shippedOf = ({ qty, parts }: ModelOrder): number =>
  parts.length === 0 ? qty : parts.reduce((sum, part) => sum + part.qty, 0)

/** Pieces that are left to ship. */
export function leftOf(order: ModelOrder): number {
  if (order.status === 'process') return order.qty
  return order.restDue === undefined ? 0 : order.qty - shippedOf(order)
}

/** What was paid for the goods, without the payment's fee. */
export const paidOf = ({ total, fee }: ModelOrder): number => total - fee

/** What is refunded for the pieces that were not shipped, each at the same price. */
export const restShare = (order: ModelOrder): number =>
  Math.floor((paidOf(order) * (order.qty - shippedOf(order))) / order.qty)

export const isOnTheWay = ({ status, before }: ModelOrder): boolean => (before ?? status) === 'sent'

const haveAllArrived = ({ restDue, parts }: ModelOrder): boolean =>
  restDue === undefined && parts.every(({ hasArrived }) => hasArrived)

/** Whether these pieces may be shipped; without a number all that are left. */
export function mayShip(order: ModelOrder, pieces = leftOf(order)): boolean {
  const left = leftOf(order)
  return left > 0 && pieces <= left && (pieces === left || order.method !== 'cash')
}

/** Hands pieces to the courier: with the first ones the order is sent. */
export function shipPieces(order: ModelOrder, hour: number, pieces = leftOf(order)): void {
  const isFirst = order.restDue === undefined
  if (isFirst && pieces < order.qty) order.restDue = order.since + restHours
  if (isFirst) Object.assign(order, { status: 'sent', shippedAt: hour, since: hour })
  if (order.restDue === undefined) return
  order.parts.push({ qty: pieces, shippedAt: hour, hasArrived: false })
  if (leftOf(order) > 0) return
  order.restDue = undefined
  if (order.status === 'sent') order.since = hour
}

/** Whether goods may be delivered: all that are under way, or this part. */
export function mayDeliver(order: ModelOrder, part?: ModelPart): boolean {
  if (!isOnTheWay(order)) return false
  if (part) return !part.hasArrived
  return order.parts.length === 0 || order.parts.some(({ hasArrived }) => !hasArrived)
}

/** These parts have arrived, and with the last of them the order. */
export function deliverParts(order: ModelOrder, hour: number, arriving: readonly ModelPart[]): void {
  if (!isOnTheWay(order)) return
  for (const part of arriving) part.hasArrived = true
  if (!haveAllArrived(order)) return
  order.deliveredAt = hour
  if (order.before) order.before = 'delivered'
  else Object.assign(order, { status: 'delivered', since: hour })
}

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
        const shipment = at === undefined ? undefined : await this.#idOf(order, at)
        const call = { id: order.code, ...(shipment && { shipment }) }
        const code = codeOf(await this.#world().ops.call('POST /ops/transaction/{id}/deliver', call))
        if (code !== 'ok') return { code, effects: [] }
        const apply = () => deliverParts(order, this.#shop.hour, part ? [part] : order.parts)
        return { code: 'arrived', effects: [{ rank: 1, apply }] }
      }
    }
  }

  async #idOf(order: ModelOrder, at: number): Promise<number | undefined> {
    const found = await this.#world()
      .services.db.select()
      .from(shipments)
      .where(eq(shipments.transactionId, order.id))
      .orderBy(asc(shipments.id))
    return found.filter(({ kind }) => kind === 'part')[at]?.id
  }
}
