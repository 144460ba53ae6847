import { noCashUntil } from '#lib/order/cash-ban.ts'
import type { Means } from '#lib/payment/choice.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readBalance } from '#server/money/ledger.ts'
import { readDoorRejections } from '#server/order/door-rejections.ts'

/** What a buyer can pay with: the Saldo, and whether cash at the door is possible for this account (D48). */
export async function readMeans(
  db: Db,
  buyerId: number,
  { isCodOn, now }: { isCodOn: boolean; now: Date }
): Promise<Means> {
  return {
    isCodOn,
    noCashUntil: noCashUntil(await readDoorRejections(db, buyerId, now), now),
    balance: await readBalance(db, buyerId)
  }
}
