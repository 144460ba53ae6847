import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { Cell } from '#lib/import/columns.ts'
import { writeDecimal } from '#lib/import/read-number.ts'
import { shopColumns, type ShopColumnKey } from '#lib/import/shop-columns.ts'
import { writeHours } from '#lib/import/shop-hours.ts'

import { cities, districts, provinces, villages } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { readGoodsShop } from '#server/goods/shop-rows.ts'
import { shops } from '#server/shop/schema.ts'
import { contactOf } from './plan-shop.ts'

/** Shops of one slice. */
const readAtOnce = 50

/** The name of a village, as an import reads it (find-villages.ts); its number where its district has another one of the name. */
const villageCell = sql<string | null>`case when exists (
    select 1 from villages twin where twin.district_id = ${villages.districtId} and twin.id <> ${villages.id}
      and trim(regexp_replace(lower(twin.name), '[^a-z0-9]+', ' ', 'g'))
        = trim(regexp_replace(lower(${villages.name}), '[^a-z0-9]+', ' ', 'g'))
  ) then ${villages.code} else ${villages.name} end`

/** The table of shops in slices: importing it again changes nothing. Bank accounts are not in it: they are finance's alone. */
export async function* exportShops(
  db: Db,
  { shop_id }: { shop_id?: number | undefined },
  scope: Scope
): AsyncGenerator<Cell[][]> {
  yield [shopColumns.map(({ name }) => name)]
  for (let after = 0; ;) {
    const found = await db
      .select({
        id: shops.id,
        province: provinces.name,
        city: cities.name,
        district: districts.name,
        village: villageCell
      })
      .from(shops)
      .innerJoin(provinces, eq(provinces.id, shops.provinceId))
      .innerJoin(cities, eq(cities.id, shops.cityId))
      .leftJoin(districts, eq(districts.id, shops.districtId))
      .leftJoin(villages, eq(villages.id, shops.subdistrictId))
      .where(
        and(
          gt(shops.id, after),
          inScope(scope, shops.id),
          shop_id === undefined ? undefined : eq(shops.id, shop_id)
        )
      )
      .orderBy(asc(shops.id))
      .limit(readAtOnce)
    const slice: Cell[][] = []
    for (const place of found) {
      const cells = await shopCells(db, place)
      if (cells) slice.push(shopColumns.map(({ key }) => cells[key] ?? null))
    }
    if (slice.length > 0) yield slice
    if (found.length < readAtOnce) return
    after = found.at(-1)!.id
  }
}

const word = (is: boolean) => (is ? 'ya' : 'tidak')

type Place = {
  id: number
  province: string
  city: string
  district: string | null
  village: string | null
}

async function shopCells(
  db: Db,
  { id, province, city, district, village }: Place
): Promise<Partial<Record<ShopColumnKey, Cell>> | undefined> {
  const shop = await readGoodsShop(db, id)
  if (!shop) return undefined
  const { courier } = shop
  return {
    name: shop.name,
    slug: shop.slug,
    seller: shop.seller.name,
    contact: contactOf(shop.seller),
    address: shop.address,
    province,
    city,
    district,
    village,
    point: `${shop.lat}, ${shop.lng}`,
    description: shop.description,
    photo: shop.photo,
    hours: shop.hours && writeHours(shop.hours),
    commercial: word(shop.commercial),
    baba_expedition: word(shop.baba_expedition),
    ...(courier && {
      max_km: writeDecimal(courier.max_km),
      per_km: courier.per_km,
      free_km: writeDecimal(courier.free_km),
      by_baba: word(courier.by_baba)
    }),
    shipping_discount: shop.shipping_discount,
    shipping_discount_min: shop.shipping_discount_min,
    return_days: shop.return_days,
    is_verified: word(shop.is_verified),
    is_official: word(shop.is_official),
    status: shop.closed_at === null ? 'buka' : 'tutup'
  }
}
