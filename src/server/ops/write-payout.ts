import { postMovement } from '#server/money/ledger.ts'
import type { Db } from '#server/core/db/connect.ts'
import { shopPayouts } from './schema.ts'

type Payout = Omit<typeof shopPayouts.$inferInsert, 'id' | 'shopId' | 'createdAt'>

/**
 * Writes a transfer with its movement: to a shop, from one, or the return of either. The caller holds the shop's row.
 *
 * @returns its id, and by how much it lowers the shop's balance, in whole rupiah
 */
export async function writePayout(
  tx: Db,
  shop: { id: number; name: string },
  payout: Payout,
  now: Date
): Promise<{ id: number; paid: number }> {
  const [written] = await tx
    .insert(shopPayouts)
    .values({ ...payout, shopId: shop.id, createdAt: now })
    .returning({ id: shopPayouts.id })
  const { id } = written!
  const paid = payout.direction === 'out' ? payout.amount : -payout.amount
  await postMovement(
    tx,
    {
      // A transfer (D15): no buyer's Saldo moves, and a withdrawal is a buyer's.
      code: 'TF',
      trxId: `SP-${id}`,
      refId: payout.reference,
      remark: `${remarkOf(payout)} toko ${shop.name}`,
      entries: [
        { account: 'seller_payable', amount: -paid, shopId: shop.id },
        { account: 'bank', amount: paid }
      ]
    },
    now
  )
  return { id, paid }
}

function remarkOf({ direction, returnOf }: Payout): string {
  const isReturn = typeof returnOf === 'number'
  if (direction === 'out') return isReturn ? 'Pengembalian setoran dari' : 'Pembayaran ke'
  return isReturn ? 'Pengembalian pembayaran ke' : 'Setoran dari'
}
