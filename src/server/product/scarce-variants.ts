import { sql } from 'drizzle-orm'

import { productDetails, products } from './schema.ts'

/** Pieces at or below which a variant is about to run out. */
const few = 5

/**
 * Variants on sale that run out (id, product_id, stock): at most five pieces are left, or fewer than may be bought at once, which
 * cannot be sold (D37). The only rule of 'Stok menipis'. Each half has its own index.
 */
export const scarceVariants = sql`(
  select d.id, d.product_id, d.stock from ${productDetails} d join ${products} p on p.id = d.product_id
  where p.is_active and d.is_active and d.stock <= ${sql.raw(String(few))}
  union all
  select d.id, d.product_id, d.stock from ${products} p join ${productDetails} d on d.product_id = p.id
  where p.is_active and p.min > ${sql.raw(String(few + 1))} and d.is_active and d.stock > ${sql.raw(String(few))} and d.stock < p.min
)`

/** Products of which a variant runs out, once each: a subquery of their ids. */
export const scarceProducts = sql`(select product_id from ${scarceVariants} scarce group by product_id)`
