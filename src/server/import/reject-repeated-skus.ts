import { sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { Held } from './lease.ts'

/**
 * Adds a problem to each product of a read table that names an SKU of an earlier one of the same shop: the shop can have only the first,
 * and the check must say so before the import is run. A shop may be named by its slug, its name, or as the one of the whole file, like in
 * `findShops`. One statement, because a table has up to 50,000 products.
 */
export async function rejectRepeatedSkus(tx: Db, { id: importId, options }: Held): Promise<void> {
  await tx.execute(sql`
    with texts as (
      select distinct shop as text, lower(trim(shop)) as word from import_products where import_id = ${importId}
    ), found as (
      select text, coalesce(
        case when word = '' then 'shop ' || ${options.shop_id ?? null}::bigint end,
        (select 'shop ' || id from shops where slug = word),
        (select 'shop ' || min(id) from shops where lower(name) = word having count(*) = 1),
        (select 'row ' || min(id) from import_shops
          where import_id = ${importId} and (lower(slug) = word or lower(trim(name)) = word) having count(*) > 0),
        'text ' || word) as shop
      from texts
    ), named as (
      select p.id, f.shop, v->>'sku' as sku, (v->>'row')::int as row
      from import_products p join found f on f.text = p.shop, jsonb_array_elements(p.draft->'variants') v
      where p.import_id = ${importId} and v->>'sku' is not null
    ), placed as (
      select *, first_value(id) over same as first_id, first_value(row) over same as first_row
      from named
      window same as (partition by shop, sku order by id, row)
    ), repeated as (
      select id, jsonb_agg(jsonb_build_object('row', row, 'text',
        'SKU ''' || sku || ''' sudah dipakai produk lain di baris ' || first_row || '.') order by row) as problems
      from placed where id <> first_id group by id
    )
    update import_products p set draft = jsonb_set(p.draft, '{problems}', p.draft->'problems' || r.problems)
    from repeated r where p.id = r.id`)
}
