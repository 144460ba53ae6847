import { postMovements } from '#server/money/ledger.ts'
import type { Db } from '#server/core/db/connect.ts'
import { shopPayouts } from './schema.ts'

type Payout = Omit<typeof shopPayouts.$inferInsert, 'id' | 'shopId' | 'createdAt'>
type Shop = { id: number; name: string }

/**
 * Writes a transfer with its movement: to a shop, from one, or the return of either. The caller holds the shop's row.
 *
 * @returns its id, and by how much it lowers the shop's balance, in whole rupiah
 */
export async function writePayout(
  tx: Db,
  shop: Shop,
  payout: Payout,
  now: Date
): Promise<{ id: number; paid: number }> {
  const [id] = await writePayouts(tx, [{ shop, payout }], now)
  return { id: id!, paid: paidBy(payout) }
}

/**
 * Writes transfers of different shops with their movements, in as many statements as for one. The caller holds the shops' rows.
 *
 * @returns their ids, in the order of the transfers
 */
export async function writePayouts(
  tx: Db,
  given: readonly { shop: Shop; payout: Payout }[],
  now: Date
): Promise<number[]> {
  const written = await tx
    .insert(shopPayouts)
    .values(given.map(({ shop, payout }) => ({ ...payout, shopId: shop.id, createdAt: now })))
    .returning({ id: shopPayouts.id, shopId: shopPayouts.shopId })
  const ids = new Map(written.map(({ id, shopId }) => [shopId, id]))
  await postMovements(
    tx,
    given.map(({ shop, payout }) => ({
      // A transfer (D15): no buyer's Saldo moves, and a withdrawal is a buyer's.
      code: 'TF',
      trxId: `SP-${ids.get(shop.id)!}`,
      refId: payout.reference,
      remark: `${remarkOf(payout)} toko ${shop.name}`,
      entries: [
        { account: 'seller_payable', amount: -paidBy(payout), shopId: shop.id },
        { account: 'bank', amount: paidBy(payout) }
      ]
    })),
    now
  )
  return given.map(({ shop }) => ids.get(shop.id)!)
}

/** The transfer that takes one back (money-22). */
export const returnOf = (
  { id, amount, direction }: Pick<typeof shopPayouts.$inferSelect, 'id' | 'amount' | 'direction'>,
  remark: string,
  by: string
): Payout => ({
  amount,
  direction: direction === 'out' ? 'in' : 'out',
  reference: `RETUR-${id}`,
  remark,
  by,
  returnOf: id
})

/** By how much a transfer lowers what the shop is owed. */
const paidBy = ({ direction, amount }: Payout): number => (direction === 'out' ? amount : -amount)

function remarkOf({ direction, returnOf: returned }: Payout): string {
  const isReturn = typeof returned === 'number'
  if (direction === 'out') return isReturn ? 'Pengembalian setoran dari' : 'Pembayaran ke'
  return isReturn ? 'Pengembalian pembayaran ke' : 'Setoran dari'
}
