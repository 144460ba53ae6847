import { sql } from 'drizzle-orm'

import type { Overview } from '#lib/ops/overview-contract.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { countRowsToBound } from '#server/core/db/count-to-bound.ts'
import { scarceProducts, scarceVariants } from '#server/product/scarce-variants.ts'

/** Variants that are named. */
const shown = 10

type Row = {
  product_id: string
  name: string
  variant: string | null
  sku: string
  shop: string
  stock: number
  min: number
}

/** Variants on sale that run out, the emptiest first, and the number of their products, counted to D1's bound. */
export async function readLowStock(db: Db): Promise<NonNullable<Overview['low_stock']>> {
  const count = await countRowsToBound(db, sql`from ${scarceProducts} few`)
  const first = await rows<Row>(
    db,
    sql`
    select p.id as product_id, p.name, nullif(concat_ws(', ', d.sub_name1, d.sub_name2), '') as variant,
      coalesce(k.sku, 'BB' || d.id) as sku, s.name as shop, d.stock, p.min
    from (select id from ${scarceVariants} scarce order by stock, id limit ${shown}) one
    join product_details d on d.id = one.id join products p on p.id = d.product_id
    join shops s on s.id = p.shop_id left join skus k on k.variant_id = d.id
    order by d.stock, d.id`
  )
  return { count, first: first.map(row => ({ ...row, product_id: Number(row.product_id) })) }
}
