import { type SQL, sql } from 'drizzle-orm'

import { countRows, type Db } from '#server/core/db/connect.ts'

/**
 * `discountedPrice` (lib/product/price.ts) in SQL for a row `p` of products: its lowest price with the first voucher
 * that a card shows at `now`.
 */
export const cardPriceOf = (minPrice: SQL, now: Date): SQL => sql`
  coalesce((
    select greatest(0, floor(${minPrice} - case
      when v.percentage = 0 then v.amount
      when v.max_amount > 0 then least(${minPrice} * v.percentage / 100.0, v.max_amount)
      else ${minPrice} * v.percentage / 100.0 end))::bigint
    from product_vouchers pv join vouchers v on v.id = pv.voucher_id
    where pv.product_id = p.id and v.type = 'discount' and v.is_show and v.used_count < v.usage_limit
      and v.valid_from <= ${now.toISOString()}::timestamptz and v.valid_until > ${now.toISOString()}::timestamptz
      and v.min_purchase_amount <= ${minPrice} * p.min
    order by v.code collate "C" limit 1
  ), ${minPrice})`

/** Updates card prices after a voucher began, ended or was used up; returns how many. */
export const refreshCardPrices = (db: Db, now: Date): Promise<number> =>
  countRows(
    db,
    sql`
    update products p set card_price = v.price
    from (
      select p.id, ${cardPriceOf(sql`p.min_price`, now)} as price from products p
      where exists (select 1 from product_vouchers pv where pv.product_id = p.id)
    ) v
    where p.id = v.id and p.card_price <> v.price
    returning p.id`
  )
