import { getTableName, sql } from 'drizzle-orm'

import { categories } from '#server/catalogue/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { events } from '#server/core/events/schema.ts'
import { productDetails, productPhotos, products, skus } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** What goods consist of, and the news of their changes. */
const tables = [shops, categories, products, productDetails, productPhotos, skus, events]

/** The number of rows of each table of goods and a hash of all that they hold, versions included: equal if nothing was written. */
export async function printOfGoods(db: Db): Promise<Record<string, string>> {
  const print: Record<string, string> = {}
  for (const table of tables) {
    const name = getTableName(table)
    const [found] = await rows<{ print: string }>(
      db,
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print
        from ${sql.identifier(name)} t`
    )
    print[name] = found!.print
  }
  return print
}
