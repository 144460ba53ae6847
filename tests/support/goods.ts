import { eq } from 'drizzle-orm'

import type { Sent } from '#lib/calls.ts'
import { categories } from '#server/catalogue/schema.ts'

import { type Person, value } from './person.ts'
import { takePhoto } from './photo.ts'
import type { World } from './world.ts'

export type Goods = Omit<Sent<'POST /ops/product'>, 'shop_id'>
type Variant = Goods['variants'][number]

/** The id of a category of the demo by its slug. */
export async function categoryId({ services }: World, slug: string): Promise<number> {
  const [row] = await services.db.select().from(categories).where(eq(categories.slug, slug))
  if (!row) throw new Error(`No category ${slug}`)
  return row.id
}

/** A new picture for goods, by its path. */
export const uploadPhoto = async (clerk: Person): Promise<string> =>
  value(await clerk.call('POST /ops/photo', { photo: await takePhoto() })).path

/** A variant of 50.000 rupiah and 10 pieces. */
export const variant = (more: Partial<Variant> = {}): Variant => ({
  price: 50_000,
  stock: 10,
  weight: 40_000,
  length: 600,
  width: 400,
  height: 120,
  ...more
})

/** What is sent for a product: a sack of cement with one variant, unless said otherwise. */
export async function cement(world: World, more: Partial<Goods> = {}): Promise<Goods> {
  return {
    name: 'Semen Kujang Serbaguna 40 kg',
    description: 'Semen untuk pasangan bata dan plester.',
    category_id: await categoryId(world, 'semen-portland'),
    brand: 'Kujang Jaya',
    condition: 'new',
    sale_unit: 'sak',
    content_amount: 40,
    content_unit: 'kg',
    variants: [variant()],
    photos: more.photos ?? [await uploadPhoto(world.ops)],
    ...more
  }
}

/** A product that the counter has added. */
export const addGoods = async (world: World, shopId: number, more: Partial<Goods> = {}) =>
  value(await world.ops.call('POST /ops/product', { shop_id: shopId, ...(await cement(world, more)) }))
