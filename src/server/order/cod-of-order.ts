import { eq } from 'drizzle-orm'

import type { CodCarriers } from '#lib/shipping/cod-carriers.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readOffers } from '#server/product/offers.ts'
import { codCarriers } from '#server/shipping/cod-carriers.ts'
import { transactionLines } from './schema.ts'

/** The carriers to whom an order may be paid in cash, by the current settings of its products. */
export async function codOfOrder(db: Db, orderId: number): Promise<CodCarriers> {
  const lines = await db
    .select({ detailId: transactionLines.productDetailId })
    .from(transactionLines)
    .where(eq(transactionLines.transactionId, orderId))
  const offers = await readOffers(
    db,
    lines.map(({ detailId }) => detailId)
  )
  return codCarriers([...offers.values()].map(offer => ({ offer })))
}
