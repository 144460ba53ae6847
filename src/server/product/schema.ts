import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  check
} from 'drizzle-orm/pg-core'

import { saleUnits } from '#lib/product/sale-units.ts'

import { instant, ref, rowId, rupiah, version } from '#server/core/db/columns.ts'
import { shops } from '#server/shop/schema.ts'

export const productTypes = ['material', 'non-material'] as const

export const conditions = ['new', 'second'] as const

/** Unit of a piece's content, for the price per unit on cards: 40 kg, 1,44 m². */
export const contentUnits = ['kg', 'm2', 'm', 'litre', 'piece'] as const

export const products = pgTable(
  'products',
  {
    id: rowId(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    merk: text().notNull(),
    type: text({ enum: productTypes }).notNull(),
    condition: text({ enum: conditions }).notNull(),
    /** Category levels: c3 is the leaf if there is one. */
    c1: ref().notNull(),
    c2: ref().notNull(),
    c3: ref().notNull(),
    /** Minimum purchase in pieces. */
    min: integer().notNull().default(1),
    /** Sold by so many pieces at once; the minimum is a multiple of it. */
    multiple: integer().notNull().default(1),
    contentAmount: doublePrecision().notNull(),
    contentUnit: text({ enum: contentUnits }).notNull(),
    /** Sale unit of one piece: 'sak', 'dus' (D40). */
    saleUnit: text({ enum: saleUnits }).notNull().default('pcs'),
    isPreOrder: boolean().notNull().default(false),
    /** Stated days until a pre-order ships. */
    preOrderDays: integer().notNull().default(0),
    /** Whether a piece may be bent in half for transport, as rebar is: carriers then count half of its length (D39). */
    isBendable: boolean().notNull().default(false),
    codExpedition: boolean().notNull().default(false),
    codShop: boolean().notNull().default(false),
    /** The shop delivers itself ('Kurir Toko'); used by the filter is_free_shipping. */
    isFreeShipping: boolean().notNull().default(false),
    specifications: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    variantName1: text(),
    variantName2: text(),
    /** Whether it is sold: not archived, and its shop is open. */
    isActive: boolean().notNull().default(true),
    /** Whether it is not sold only because its shop is closed; kept by triggers (0054), as `isActive` then is. */
    restsWithShop: boolean().notNull().default(false),

    // Maintained summaries of variants, vouchers, reviews and sales.
    minPrice: rupiah().notNull(),
    /** Price on its card: one piece with the currently valid voucher. */
    cardPrice: rupiah().notNull().default(0),
    maxPrice: rupiah().notNull(),
    stock: integer().notNull(),
    /** The largest stock of one active variant. */
    bestStock: integer().notNull().default(0),
    /** Whether some variant can be bought: canBuy (lib/product/quantity.ts) as a column, for lists (D37). */
    canBuy: boolean()
      .notNull()
      .generatedAlwaysAs(sql`best_stock >= min`),
    photoPath: text().notNull(),
    sold: integer().notNull().default(0),
    sold30d: integer('sold_30d').notNull().default(0),
    rating: doublePrecision().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    /** D6's rekomendasi score, recomputed by a job. */
    rank: doublePrecision().notNull().default(0),
    provinceId: ref().notNull(),
    cityId: ref().notNull(),
    createdAt: instant().notNull(),
    /** When the content of its page last changed, set by a trigger; sales and stock counts do not change it. */
    changedAt: instant().notNull().defaultNow(),
    updatedAt: version()
  },
  t => [
    uniqueIndex('products_slug_once').on(t.slug),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check('products_min_positive', sql`${t.min} >= 1`),
    check('products_min_multiple', sql`${t.multiple} >= 1 and ${t.min} % ${t.multiple} = 0`),
    check('products_sale_unit_bounded', sql`char_length(${t.saleUnit}) between 1 and 12`),
    index('products_shop_rank').on(t.shopId, t.rank.desc(), t.id.desc()),
    index('products_rank').on(t.rank.desc(), t.id.desc()),
    index('products_sold').on(t.sold30d.desc(), t.sold.desc(), t.id.desc()),
    index('products_created').on(t.createdAt.desc(), t.id.desc()),
    index('products_card_price').on(t.cardPrice, t.id),
    index('products_c1_rank').on(t.c1, t.rank.desc(), t.id.desc()),
    index('products_c1_sold').on(t.c1, t.sold30d.desc(), t.sold.desc(), t.id.desc()),
    index('products_c1_created').on(t.c1, t.createdAt.desc(), t.id.desc()),
    index('products_c1_card_price').on(t.c1, t.cardPrice, t.id),
    index('products_c2_rank').on(t.c2, t.rank.desc(), t.id.desc()),
    index('products_c2_card_price').on(t.c2, t.cardPrice, t.id),
    index('products_c3_rank').on(t.c3, t.rank.desc(), t.id.desc()),
    index('products_c3_card_price').on(t.c3, t.cardPrice, t.id),
    index('products_changed').on(t.updatedAt.desc(), t.id.desc()),
    // Those that run out above a handful of pieces (scarce-variants.ts).
    index('products_large_min')
      .on(t.id)
      .where(sql`${t.isActive} and ${t.min} > 6`),
    // By hash, because a text may be longer than an entry of a B-tree.
    index('products_merk').using('hash', sql`lower(${t.merk})`),
    index('products_name_trgm').using('gin', sql`${t.name} gin_trgm_ops`)
  ]
)

/** A variant. Every product has at least one; price, stock, weight and size live here. */
export const productDetails = pgTable(
  'product_details',
  {
    id: rowId(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    subName1: text(),
    subName2: text(),
    price: rupiah().notNull(),
    stock: integer().notNull(),
    weightG: integer().notNull(),
    lengthMm: integer().notNull(),
    widthMm: integer().notNull(),
    heightMm: integer().notNull(),
    photoPath: text(),
    sort: integer().notNull().default(0),
    isActive: boolean().notNull().default(true)
  },
  t => [
    index().on(t.productId, t.sort),
    // For clean-up: which pictures something shows.
    index()
      .on(t.photoPath)
      .where(sql`${t.photoPath} is not null`),
    // The counter's list of what runs out.
    index('product_details_scarce')
      .on(t.stock, t.id)
      .where(sql`${t.isActive}`),
    check('variants_stock_not_negative', sql`${t.stock} >= 0`),
    check('variants_price_not_negative', sql`${t.price} >= 0`)
  ]
)

/**
 * What the shop calls a variant in its own books: once per shop, and what an import finds it by. A variant without one of the shop's
 * gets 'BB' and its number.
 */
export const skus = pgTable(
  'skus',
  {
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    sku: text().notNull(),
    variantId: ref()
      .notNull()
      .references(() => productDetails.id, { onDelete: 'cascade' })
  },
  t => [
    primaryKey({ columns: [t.shopId, t.sku] }),
    uniqueIndex('skus_one_of_variant').on(t.variantId),
    index('skus_letters').on(sql`lower(${t.sku})`),
    check('skus_bounded', sql`char_length(${t.sku}) between 1 and 60`)
  ]
)

export const productPhotos = pgTable(
  'product_photos',
  {
    id: rowId(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    sort: integer().notNull()
  },
  t => [index().on(t.productId, t.sort), index().on(t.path)]
)

/** Former slugs of products, written by a trigger on rename: their addresses redirect. */
export const pastSlugs = pgTable(
  'past_slugs',
  {
    slug: text().primaryKey(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' })
  },
  t => [index().on(t.productId)]
)
