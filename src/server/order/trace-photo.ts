import { and, eq } from 'drizzle-orm'

import { isDrivenByShop } from '#lib/shipping/driven-by-shop.ts'

import type { Db } from '#server/core/db/connect.ts'
import { inScope } from '#server/core/http/callers.ts'
import type { FileReader } from '#server/core/http/private-files.ts'
import { photoFile } from '#server/core/images/picture-files.ts'
import { transactionHistory, orders } from './schema.ts'

/**
 * Path of the photo of a history entry, for the order's buyer, operators, and its shop where that drives itself
 * (order-28); undefined if there is none.
 */
export async function findTracePhoto(db: Db, id: number, reader: FileReader): Promise<string | undefined> {
  const [entry] = await db
    .select({
      photoPath: transactionHistory.photoPath,
      shippingType: orders.shippingType,
      deliveryCase: orders.deliveryCase
    })
    .from(transactionHistory)
    .innerJoin(orders, eq(orders.id, transactionHistory.transactionId))
    .where(
      and(
        eq(transactionHistory.id, id),
        'scope' in reader ? inScope(reader.scope, orders.shopId) : eq(orders.buyerId, reader.buyerId)
      )
    )
  if (!entry || (isShop(reader) && !isDrivenByShop(entry.shippingType, entry.deliveryCase))) return undefined
  return entry.photoPath ? photoFile(entry.photoPath, 1024) : undefined
}

const isShop = (reader: FileReader): boolean => 'scope' in reader && reader.scope !== 'all'
