import { desc, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { ofOrigin } from '#server/product/one-product.ts'
import { selectCardRows } from '#server/product/product-cards.ts'
import { products } from '#server/product/schema.ts'

/** Number of related products on a product page. */
const shown = 12
/** Maximum relative price difference of a related product (D6). */
const priceRange = 0.5

const isNear = sql`(${products.c3} = ${ofOrigin('c3')} and ${products.cardPrice} between
  floor(${ofOrigin('min_price')} * ${sql.raw(String(1 - priceRange))})::bigint
  and ceil(${ofOrigin('min_price')} * ${sql.raw(String(1 + priceRange))})::bigint)`

const isOther = sql`${products.isActive} and ${products.canBuy} and ${products.id} <> ${ofOrigin('id')}`
const byRank = sql`order by ${products.rank} desc nulls last, ${products.id} desc nulls last limit ${sql.raw(String(shown))}`

/** Cards of products related to `origin` (D6): its leaf category within 50% of the price, then the parent category. */
export const selectRelated = (db: Db) =>
  selectCardRows(db)
    .where(
      sql`${products.id} in (
        (select ${products.id} from ${products} where ${isNear} and ${isOther} ${byRank})
        union all
        (select ${products.id} from ${products}
          where ${products.c2} = ${ofOrigin('c2')} and not ${isNear} and ${isOther} ${byRank})
      )`
    )
    .orderBy(desc(isNear), desc(products.rank), desc(products.id))
    .limit(shown)
