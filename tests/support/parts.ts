import { eq } from 'drizzle-orm'

import type { Sent } from '#lib/calls.ts'
import { products } from '#server/product/schema.ts'

import { advanceTo, orderOf, pay, sendOrder, settle } from './buying.ts'
import type { Buyer, Market, Product } from './market.ts'
import { readOrder } from './negotiating.ts'
import { value } from './person.ts'
import type { World } from './world.ts'

type Wanted = { product: Product; qty: number }

type Buying = { payment?: number; voucher?: string; discount?: number }

/** Buys pieces of one or more products, pays by virtual account, and has the seller pack them. */
export async function packedOrder(
  world: World,
  buyer: Buyer,
  wanted: readonly Wanted[],
  { payment = pay.account, ...more }: Buying = {}
) {
  const cart_detail_id: number[] = []
  for (const { product, qty } of wanted) {
    const added = await buyer.person.call('POST /buyer/cart/add', { product_id: product.id, qty })
    cart_detail_id.push(value(added).cart_detail_id)
  }
  const checkout = value(await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id }))
  const { id, code } = value(await sendOrder(buyer, orderOf(checkout, payment, more)))
  if (payment === pay.account) await settle(world, buyer, id)
  await advanceTo(world, code, 'pack')
  const { products: bought } = await readOrder(buyer, id)
  const lines = wanted.map(({ product }) => bought.find(({ product_id }) => product_id === product.id)!.id)
  return { id, code, lines }
}

/** Forty sacks at Rp50.000, packed. */
export async function fortySacks(world: World, market: Market, buying: Buying = {}) {
  const buyer = await market.buyer()
  const product = await market.product({ price: 50_000, stock: 100 })
  await world.services.db.update(products).set({ saleUnit: 'sak' }).where(eq(products.id, product.id))
  const order = await packedOrder(world, buyer, [{ product, qty: 40 }], buying)
  return { ...order, buyer, product, line: order.lines[0]! }
}

type ShipSent = Sent<'POST /ops/transaction/{id}/ship'>

/** The seller ships: all that is left, or these pieces. */
export const ship = (world: World, code: string, more: Partial<ShipSent> = {}, key?: string) =>
  world.ops.call('POST /ops/transaction/{id}/ship', { id: code, resi: 'RESI-1', ...more }, key ? { key } : {})

/** The courier delivers: this shipment, or all that are under way. */
export const deliver = (world: World, code: string, shipment?: number) =>
  world.ops.call('POST /ops/transaction/{id}/deliver', { id: code, ...(shipment && { shipment }) })

/** Of forty sacks 30 have arrived, 8 are on their way, 2 are in the shop. */
export async function sacksInParts(world: World, market: Market) {
  const order = await fortySacks(world, market)
  const { id, code, buyer, line } = order
  value(await ship(world, code, { lines: [{ id: line, qty: 30 }] }))
  value(await deliver(world, code))
  value(await ship(world, code, { resi: 'RESI-2', lines: [{ id: line, qty: 8 }] }))
  return { ...order, shipments: (await readOrder(buyer, id)).shipments }
}

type Sacks = { id: number; line: number }

/** What a complaint about broken sacks sends. */
export const broken = ({ id, line }: Sacks, qty: number, nominal: number) => ({
  transaction_id: id,
  lines: [{ id: line, qty, problem: 'broken' as const }],
  nominal
})

/** The order as a complaint names it. */
export const asOrdered = ({ id, line }: Sacks) => ({ id, lines: [{ id: line, qty: 40 }] })
