import { sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { Held } from './lease.ts'

/**
 * Adds a problem to each product of a read table that names an SKU of an earlier one of the same shop: the shop can have only the first,
 * and the check must say so before the import is run. A shop may be named by its slug, its name, or as the one of the whole file, like in
 * `findShops`, or as a row of the table of shops calls it, which is the shop that `findTwin` finds. One statement, because a table has up to 50,000 products.
 */
export async function rejectRepeatedSkus(tx: Db, { id: importId, options }: Held): Promise<void> {
  await tx.execute(sql`
    with listed as (
      select r.id, lower(r.slug) as slug, lower(trim(r.name)) as name, coalesce(
        (select 'shop ' || id from shops where slug = r.slug),
        (select 'shop ' || shop_id from past_shop_slugs where slug = r.slug),
        (select 'shop ' || min(s.id) from shops s where lower(s.name) = lower(trim(r.name)) and not exists (
          select from import_shops o where o.import_id = ${importId} and o.id <> r.id and o.slug = s.slug) having count(*) = 1),
        'row ' || r.id) as shop
      from import_shops r where r.import_id = ${importId}
    ), texts as (
      select distinct shop as text, lower(trim(shop)) as word from import_products where import_id = ${importId}
    ), found as (
      select text, coalesce(
        case when word = '' then 'shop ' || ${options.shop_id ?? null}::bigint end,
        (select 'shop ' || id from shops where slug = word),
        (select 'shop ' || min(id) from shops where lower(name) = word having count(*) = 1),
        (select shop from listed where slug = word or name = word order by id limit 1),
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
