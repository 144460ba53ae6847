import { and, asc, desc, eq, gt, ilike, isNull, lte, or, sql } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { GoodsVoucher, GoodsVoucherDetail, listVouchers } from '#lib/goods/voucher-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { wholeWindow } from '#server/core/db/paging.ts'
import { shops } from '#server/shop/schema.ts'
import { productVouchers, vouchers } from '#server/voucher/schema.ts'

type Filter = InputOf<typeof listVouchers>

/** The condition of a state; it has to agree with `stateOf`. */
const inState = (state: Filter['state'], now: Date) => {
  const isOver = or(lte(vouchers.validUntil, now), lte(vouchers.usageLimit, vouchers.usedCount))
  if (state === 'over') return isOver
  if (state === 'coming') return and(gt(vouchers.validFrom, now), sql`not (${isOver})`)
  return state && and(lte(vouchers.validFrom, now), sql`not (${isOver})`)
}

function stateOf(voucher: typeof vouchers.$inferSelect, now: Date): GoodsVoucher['state'] {
  if (voucher.validUntil <= now || voucher.usedCount >= voucher.usageLimit) return 'over'
  return voucher.validFrom > now ? 'coming' : 'running'
}

const select = (db: Db) =>
  db
    .select({
      voucher: vouchers,
      shop: { id: shops.id, name: shops.name },
      products:
        sql<number>`(select count(*) from ${productVouchers} where ${productVouchers.voucherId} = ${vouchers.id})`.mapWith(
          Number
        )
    })
    .from(vouchers)
    .leftJoin(shops, eq(shops.id, vouchers.shopId))

type Row = Awaited<ReturnType<typeof select>>[number]

const toVoucher = ({ voucher, shop, products }: Row, now: Date): GoodsVoucher => ({
  id: voucher.id,
  shop,
  code: voucher.code,
  name: voucher.name,
  banner: voucher.bannerPath,
  type: voucher.type,
  percentage: voucher.percentage,
  amount: voucher.amount,
  max_amount: voucher.maxAmount,
  min_purchase_amount: voucher.minPurchaseAmount,
  valid_from: voucher.validFrom.toISOString(),
  valid_until: voucher.validUntil.toISOString(),
  usage_limit: voucher.usageLimit,
  used_count: voucher.usedCount,
  is_show: voucher.isShow,
  product_count: products,
  state: stateOf(voucher, now),
  updated_at: voucher.updatedAt.toISOString()
})

/** One page of the vouchers that the filter leaves, and how many there are; numbers are given in the order in which they are added. */
export async function readVouchers(db: Db, filter: Filter, now: Date) {
  const { limit, offset } = wholeWindow(filter)
  const { keyword, shop_id: shopId, of_market: ofMarket, state, sort, order } = filter
  const direction = order === 'asc' ? asc : desc
  const where = and(
    keyword
      ? or(ilike(vouchers.code, containing(keyword)), ilike(vouchers.name, containing(keyword)))
      : undefined,
    shopId === undefined ? undefined : eq(vouchers.shopId, shopId),
    ofMarket ? isNull(vouchers.shopId) : undefined,
    inState(state, now)
  )
  const found = await select(db)
    .where(where)
    .orderBy(...(sort === 'ends' ? [direction(vouchers.validUntil)] : []), direction(vouchers.id))
    .limit(limit)
    .offset(offset)
  return { items: found.map(row => toVoucher(row, now)), total: await db.$count(vouchers, where) }
}

/** The ids of the products that a voucher is bound to. */
export async function readBoundProducts(db: Db, voucherId: number): Promise<number[]> {
  const bound = await db
    .select({ id: productVouchers.productId })
    .from(productVouchers)
    .where(eq(productVouchers.voucherId, voucherId))
    .orderBy(asc(productVouchers.productId))
  return bound.map(({ id }) => id)
}

/** A voucher with its products; undefined if there is none. */
export async function readVoucher(db: Db, id: number, now: Date): Promise<GoodsVoucherDetail | undefined> {
  const [row] = await select(db).where(eq(vouchers.id, id))
  return row && { ...toVoucher(row, now), product_ids: await readBoundProducts(db, id) }
}
