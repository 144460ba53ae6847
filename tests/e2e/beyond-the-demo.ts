import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { districts } from '#server/address/schema.ts'
import { expeditionReach, shopCouriers } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** Slug of a product that is no longer sold. */
export const goneSlug = 'semen-yang-dulu-dijual'
/** A word in the names of more shops than one page shows. */
export const manyShops = 'Serbaguna'

/** A shop whose Kurir Toko is carried by Baba beyond its limit (case 6). */
export const carriedByBaba = { name: 'Semarang Jaya Bangunan' }

/** A place without trucks, although shops with trucks are near (case 2). */
export const beyondTheLastMile = { province: 'Sumatera Utara', city: 'Kota Medan', district: 'Medan Amplas' }

/** Data for states that the demo market lacks. */
export async function writeBeyondTheDemo(db: Db): Promise<void> {
  const [shop] = await db.select().from(shops).orderBy(shops.id).limit(1)
  const [product] = await db.select().from(products).orderBy(products.id).limit(1)
  if (!shop || !product) throw new Error('The demo has shops and products')
  const { id: _shopId, ...shopFields } = shop
  await db.insert(shops).values(
    Array.from({ length: 30 }, (_, n) => ({
      ...shopFields,
      name: `Toko ${manyShops} ${n + 1}`,
      slug: `toko-serbaguna-${n + 1}`,
      isOfficial: false
    }))
  )
  const { id: productId, ...productFields } = product
  const [gone] = await db
    .insert(products)
    .values({ ...productFields, name: 'Semen yang Dulu Dijual', slug: goneSlug, isActive: false })
    .returning({ id: products.id })
  const [detail] = await db.select().from(productDetails).where(eq(productDetails.productId, productId))
  if (!detail || !gone) throw new Error('Products have variants')
  const { id: _detailId, ...variant } = detail
  await db.insert(productDetails).values({ ...variant, productId: gone.id })
  const [carried] = await db.select().from(shops).where(eq(shops.name, carriedByBaba.name))
  if (!carried) throw new Error(`The demo has ${carriedByBaba.name}`)
  await db.update(shopCouriers).set({ byBaba: true }).where(eq(shopCouriers.shopId, carried.id))
  const [district] = await db.select().from(districts).where(eq(districts.name, beyondTheLastMile.district))
  if (!district) throw new Error(`The demo has ${beyondTheLastMile.district}`)
  await db.delete(expeditionReach).where(eq(expeditionReach.districtId, district.id))
}
