import { sql } from 'drizzle-orm'

/**
 * The photo on a card of a row of `products`: its main photo, unless that is the photo of variants of which none can be
 * bought; then the photo of the first variant that can. The table's name is written out because a column alone would
 * mean the variant's.
 */
export const cardPhoto = sql<string>`coalesce((
  select case when not bool_or(d.stock >= products.min) filter (where d.photo_path = products.photo_path)
    then (array_agg(d.photo_path order by d.sort, d.id) filter (where d.stock >= products.min and d.photo_path is not null))[1]
  end
  from product_details d where d.product_id = products.id and d.is_active
), products.photo_path)`
