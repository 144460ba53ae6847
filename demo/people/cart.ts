import type { Db } from '#server/core/db/connect.ts'
import { cartLines } from '#server/cart/schema.ts'
import type { Seeded } from '../catalogue/write.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { demoBuyerId } from './people.ts'

/** Writes a cart of several shops with one line that is sold out, which no API call can create. */
export async function writeCart(db: Db, products: readonly Seeded[], now: Date): Promise<void> {
  const inStock = products.filter(
    product => product.variant.stock >= Math.max(10, product.min + 5) && product.isActive
  )
  const soldOut = products.find(product => product.variant.stock === 0)
  const chosen = [
    inStock[1],
    inStock[2],
    inStock[7],
    inStock.find(p => p.id !== inStock[1]?.id && p.shopId === inStock[1]?.shopId)
  ]
  const lines = [...new Set([...chosen, soldOut])].filter(product => product !== undefined)
  await insertRows(
    db,
    cartLines,
    lines.map((product, index) => ({
      userId: demoBuyerId,
      shopId: product.shopId,
      productId: product.id,
      productDetailId: product.variant.id,
      qty: product.variant.stock === 0 ? product.min : Math.max(product.min, 5 + index),
      note: index === 0 ? 'Tolong kirim pagi hari' : '',
      createdAt: new Date(now.getTime() - (index + 1) * 3_600_000)
    }))
  )
}
