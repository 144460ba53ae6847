import { expect } from 'vitest'

import type { Called } from '#lib/core/api/call.ts'

import { pay, orderOf, type OrderSent, checkOut, sendOrder } from './buying.ts'
import { checkOutTogether, orderTogether } from './buying-together.ts'
import { tally } from './crowd.ts'
import type { Buyer, Market, Product } from './market.ts'
import { approve, negotiate, payNegotiation } from './negotiating.ts'
import { codeOf, value } from './person.ts'
import type { World } from './world.ts'

/** How a buyer requests the last piece: alone, with another shop's goods, or for an agreed freight. */
const ways = ['cart', 'shops', 'nego'] as const
type Way = (typeof ways)[number]

/** A buyer's prepared request: an order, or the payment of a negotiation. */
type Ready = { way: 'cart' | 'shops'; order: OrderSent } | { way: 'nego'; id: number }

/**
 * Buyers who all want the last piece of one product, a third of them each way. A rejected one stays ready, so only
 * the winner of a round has to prepare again for the next.
 */
export async function mixedRace(world: World, market: Market, crowd: readonly Buyer[]) {
  const wanted = await market.product({ stock: 1 })
  const other = await market.product({ stock: 100_000, shopId: await market.makeShop('Toko Sebelah') })
  const ready = new Map<Buyer, Ready>()
  const wins: Record<Way, number> = { cart: 0, shops: 0, nego: 0 }
  // The machine decides which way is fastest: a way that won waits until each has won.
  const waiting = new Set<Way>()

  /**
   * One piece, one concurrent request from everybody: one is served, and of the other shop's goods only those with
   * it.
   */
  async function run(): Promise<void> {
    const taking = crowd.filter((_, at) => !waiting.has(ways[at % 3]!))
    for (const [at, buyer] of crowd.entries()) {
      if (!ready.has(buyer)) ready.set(buyer, await prepare(world, buyer, ways[at % 3]!, [wanted, other]))
    }
    const before = await market.stockOf(other)
    const answers = await Promise.all(
      taking.map(async buyer => ({ buyer, answer: await send(buyer, ready.get(buyer)!) }))
    )
    expect(tally(answers.map(({ answer }) => codeOf(answer)))).toEqual({
      ok: 1,
      out_of_stock: taking.length - 1
    })
    const { buyer, answer } = answers.find(one => one.answer.ok)!
    const { way } = ready.get(buyer)!
    expect([await market.stockOf(wanted), before - (await market.stockOf(other))]).toEqual([
      0,
      way === 'shops' ? 1 : 0
    ])
    wins[way] += 1
    waiting.add(way)
    if (waiting.size === ways.length) waiting.clear()
    ready.delete(buyer)
    // The piece is returned for the next round, and with it the goods that were bought beside it.
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: value(answer).id }))
    expect([await market.stockOf(wanted), await market.stockOf(other)]).toEqual([1, before])
  }
  return { run, wins }
}

async function prepare(world: World, buyer: Buyer, way: Way, products: [Product, Product]): Promise<Ready> {
  const [wanted] = products
  if (way === 'cart') return { way, order: orderOf(await checkOut(buyer, wanted), pay.account) }
  if (way === 'shops')
    return { way, order: orderTogether(await checkOutTogether(buyer, products), pay.account) }
  const { id } = await negotiate(world, buyer, wanted)
  value(await approve(world, id, 50_000))
  return { way, id }
}

const send = (buyer: Buyer, ready: Ready): Promise<Called<{ id: number }>> =>
  ready.way === 'nego' ? payNegotiation(buyer, ready.id, pay.account) : sendOrder(buyer, ready.order)
