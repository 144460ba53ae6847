import type { InferInsertModel } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { categories } from '#server/catalogue/schema.ts'
import { productDetails, productPhotos, products } from '#server/product/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { type Picture, picturePath } from '../pictures/picture.ts'
import type { Shop } from '../shops.ts'
import { numberCategories, type ProductType, readCategories, slugOf } from './categories.ts'
import { describe, specify } from './description.ts'
import { draftProducts, type ProductDraft } from './drafts.ts'
import { drawSales, offerVariants } from './offer.ts'
import { photograph } from './photos.ts'
import { saleUnitOf } from './sale-unit.ts'

/** What later steps need to know of a product. */
export type Seeded = {
  id: number
  shopId: number
  photo: Picture
  /** Used by review texts: its leaf category, and the names of all its variants. */
  leaf: string
  variants: string[]
  sold: number
  createdAt: Date
  isActive: boolean
  /** Minimum pieces per order. */
  min: number
  variant: {
    id: number
    name: string | null
    price: number
    stock: number
    weightG: number
    longestMm: number
  }
}

type Leaf = { c1: number; c2: number; c3: number; type: ProductType; main: string }

export async function writeCategories(db: Db): Promise<Map<string, Leaf>> {
  const ids = numberCategories(readCategories())
  const rows: InferInsertModel<typeof categories>[] = []
  const leaves = new Map<string, Leaf>()
  readCategories().forEach((main, sort) => {
    const { type, icon } = main
    const c1 = ids.get(main.slug)!
    rows.push({ id: c1, parentId: null, level: 1, type, slug: main.slug, name: main.name, icon, sort })
    main.subs.forEach(({ slug, name, icon, leaves: own }, sort) => {
      const c2 = ids.get(slug)!
      rows.push({ id: c2, parentId: c1, level: 2, type, slug, name, icon, sort })
      own.forEach(({ slug, name }, sort) => {
        const c3 = ids.get(slug)!
        rows.push({ id: c3, parentId: c2, level: 3, type, slug, name, icon, sort })
        leaves.set(name, { c1, c2, c3, type, main: main.name })
      })
    })
  })
  await insertRows(db, categories, rows)
  return leaves
}

const batchSize = 500
const day = 86_400_000

/** Writes products with variants and photos; ids begin at 1. Batches bound the memory at any count. */
export async function writeProducts(
  db: Db,
  count: number,
  shops: readonly Shop[],
  leaves: ReadonlyMap<string, Leaf>,
  now: Date,
  onRows: (count: number) => void
): Promise<Seeded[]> {
  const seeded: Seeded[] = []
  let detailId = 0
  let batch = emptyBatch()
  const flush = async () => {
    await insertRows(db, products, batch.products)
    await insertRows(db, productDetails, batch.details)
    await insertRows(db, productPhotos, batch.photos)
    onRows(batch.products.length)
    batch = emptyBatch()
  }
  for (const draft of draftProducts(count)) {
    const id = seeded.length + 1
    const leaf = leaves.get(draft.family.leaf)!
    const made = build(draft, id, detailId, leaf, pickShop(draft, shops, leaf), now)
    detailId += made.details.length
    batch.products.push(made.product)
    batch.details.push(...made.details)
    batch.photos.push(...made.photos)
    seeded.push(made.seeded)
    if (batch.products.length === batchSize) await flush()
  }
  await flush()
  return seeded
}

const emptyBatch = () => ({
  products: [] as InferInsertModel<typeof products>[],
  details: [] as InferInsertModel<typeof productDetails>[],
  photos: [] as InferInsertModel<typeof productPhotos>[]
})

function pickShop(draft: ProductDraft, shops: readonly Shop[], leaf: Leaf): Shop {
  const fitting = shops.filter(
    shop => shop.sells.includes(leaf.main) && !shop.without.includes(draft.family.leaf)
  )
  // Half of the offers go to specialist shops, which are few and would otherwise disappear among general stores.
  const special = fitting.filter(shop => shop.sells.length <= 5)
  if (special.length > 0 && draft.random.chance(0.5)) return draft.random.pick(special)
  const near = fitting.filter(shop => shop.isOnJawa)
  return draft.random.pick(near.length > 0 && draft.random.chance(0.5) ? near : fitting)
}

function build(draft: ProductDraft, id: number, lastDetailId: number, leaf: Leaf, shop: Shop, now: Date) {
  const { family, size, random } = draft
  const variants = offerVariants(draft)
  const photos = photograph(draft)
  const prices = variants.map(variant => variant.price)
  const minPrice = Math.min(...prices)
  const { sold, sold30d } = drawSales(draft, minPrice)
  const isPreOrder = family.preOrderDays > 0 && random.chance(0.6)
  const createdAt = new Date(now.getTime() - Math.floor(random.next() ** 1.5 * 700 * day) - 3_600_000)
  const slug = `${slugOf(draft.name)}-${id.toString(36)}`
  const perColour = Math.max(1, variants.length / Math.max(1, photos.ofVariants.length))
  const details = variants.map((variant, index) => {
    const photo = draft.isSecondHand ? undefined : photos.ofVariants[Math.floor(index / perColour)]
    return {
      id: lastDetailId + index + 1,
      productId: id,
      ...variant,
      lengthMm: Math.ceil(size.cm[0] * 10),
      widthMm: Math.ceil(size.cm[1] * 10),
      heightMm: Math.ceil(size.cm[2] * 10),
      photoPath: photo ? picturePath(photo) : null,
      sort: index
    }
  })
  const hasOptions = !draft.isSecondHand && family.options.length > 0
  const product = {
    id,
    shopId: shop.id,
    slug,
    name: draft.name,
    description: describe(
      draft,
      variants.every(variant => variant.stock === 0)
    ),
    merk: draft.merk,
    type: leaf.type,
    condition: draft.isSecondHand ? ('second' as const) : ('new' as const),
    c1: leaf.c1,
    c2: leaf.c2,
    c3: leaf.c3,
    min: draft.isSecondHand || random.chance(0.5) ? 1 : family.min,
    contentAmount: size.content,
    contentUnit: size.unit,
    saleUnit: saleUnitOf(draft),
    isPreOrder,
    preOrderDays: isPreOrder ? family.preOrderDays : 0,
    isBendable: family.bendable,
    codExpedition: random.chance(0.5),
    codShop: shop.hasCourier && random.chance(0.6),
    isFreeShipping: shop.hasCourier,
    specifications: specify(draft),
    variantName1: hasOptions ? (family.options[0]?.name ?? null) : null,
    variantName2: hasOptions ? (family.options[1]?.name ?? null) : null,
    // A few are inactive: carts and links may still refer to them.
    isActive: id % 97 !== 96,
    minPrice,
    maxPrice: Math.max(...prices),
    stock: variants.reduce((sum, variant) => sum + variant.stock, 0),
    bestStock: Math.max(...variants.map(variant => variant.stock)),
    photoPath: picturePath(photos.cover),
    sold,
    sold30d,
    provinceId: 0,
    cityId: 0,
    createdAt
  }
  const first = details.find(detail => detail.stock > 0) ?? details[0]!
  const seeded: Seeded = {
    id,
    shopId: shop.id,
    photo: photos.cover,
    leaf: family.leaf,
    variants: details.flatMap(detail => variantName(detail) ?? []),
    sold,
    createdAt,
    isActive: product.isActive,
    min: product.min,
    variant: {
      id: first.id,
      name: variantName(first),
      price: first.price,
      stock: first.stock,
      weightG: first.weightG,
      longestMm: Math.max(first.lengthMm, first.widthMm, first.heightMm)
    }
  }
  return {
    product,
    details,
    photos: photos.gallery.map((photo, sort) => ({ productId: id, path: picturePath(photo), sort })),
    seeded
  }
}

const variantName = ({ subName1, subName2 }: { subName1: string | null; subName2: string | null }) =>
  [subName1, subName2].filter(Boolean).join(', ') || null
