import { eq } from 'drizzle-orm'
import { expect } from 'vitest'

import { productDetails, products } from '#server/product/schema.ts'
import { transactionLines } from '#server/order/schema.ts'

import { checkOut, orderOf, type OrderSent, pay, sendOrder } from './buying.ts'
import type { Buyer, Market, Product } from './market.ts'
import { codeOf, value } from './person.ts'
import type { World } from './world.ts'

/** How often each code occurred. */
export const tally = (codes: string[]) =>
  Object.fromEntries([...new Set(codes)].map(code => [code, codes.filter(c => c === code).length]))

export async function signInBuyers(market: Market, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let i = 0; i < count; i += 1) buyers.push(await market.buyer())
  return buyers
}

/**
 * Buyers who all want the last piece of one product. A rejected order leaves the checkout open, so only the winner of
 * a round has to check out again for the next.
 */
export function lastPieceRace(world: World, market: Market, crowd: readonly Buyer[]) {
  const ready = new Map<Buyer, OrderSent>()
  let product: Product | undefined
  let rounds = 0

  const shelve = async (stock: number): Promise<Product> => {
    product ??= await market.product({ stock })
    const { db } = world.services
    await db.update(productDetails).set({ stock }).where(eq(productDetails.id, product.detailId))
    await db.update(products).set({ stock }).where(eq(products.id, product.id))
    return product
  }

  /** One piece, one concurrent order request from everybody: one is served, stock ends at zero, one line was sold. */
  return async function run(): Promise<void> {
    const wanted = await shelve(1)
    for (const buyer of crowd) {
      if (!ready.has(buyer)) ready.set(buyer, orderOf(await checkOut(buyer, wanted), pay.account))
    }
    const answers = await Promise.all(
      crowd.map(async buyer => ({ buyer, answered: await sendOrder(buyer, ready.get(buyer)!) }))
    )
    rounds += 1
    expect(tally(answers.map(({ answered }) => codeOf(answered)))).toEqual({
      ok: 1,
      out_of_stock: crowd.length - 1
    })
    expect(await market.stockOf(wanted)).toBe(0)
    const { db } = world.services
    const sold = await db.select().from(transactionLines).where(eq(transactionLines.productId, wanted.id))
    expect(sold).toHaveLength(rounds)
    for (const { buyer, answered } of answers) {
      if (!answered.ok) continue
      ready.delete(buyer)
      // A frequent winner would otherwise be rejected for having ten unpaid orders.
      value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: answered.value.id }))
    }
  }
}
