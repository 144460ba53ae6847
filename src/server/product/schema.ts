import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'
import { cities, provinces } from '#server/address/schema.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const productTypes = ['material', 'non-material'] as const

export const categories = pgTable(
  'categories',
  {
    id: rowId(),
    parentId: ref(),
    /** 1 main, 2 sub, 3 sub-sub. */
    level: smallint().notNull(),
    type: text({ enum: productTypes }).notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    /** Name of the drawn icon. */
    icon: text().notNull(),
    sort: integer().notNull()
  },
  t => [uniqueIndex('categories_slug_once').on(t.slug), index().on(t.parentId, t.sort)]
)

export const shops = pgTable(
  'shops',
  {
    id: rowId(),
    sellerId: ref()
      .notNull()
      .references(() => users.id),
    slug: text().notNull(),
    name: text().notNull(),
    photoPath: text(),
    description: text().notNull().default(''),
    provinceId: ref()
      .notNull()
      .references(() => provinces.id),
    cityId: ref()
      .notNull()
      .references(() => cities.id),
    districtId: ref().notNull(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    isVerified: boolean().notNull().default(false),
    isOfficial: boolean().notNull().default(false),
    lastOnlineAt: instant(),
    /** Average and number of its products' reviews, and pieces sold: maintained summaries. */
    rating: doublePrecision().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    productCount: integer().notNull().default(0),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('shops_slug_once').on(t.slug),
    index('shops_name_trgm').using('gin', sql`${t.name} gin_trgm_ops`)
  ]
)

export const conditions = ['new', 'second'] as const

/** What one piece holds, for the price per unit on cards: 40 kg, 1,44 m². */
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
    /** Category levels: c3 is the leaf where there is one. */
    c1: ref().notNull(),
    c2: ref().notNull(),
    c3: ref().notNull(),
    /** Minimum purchase in pieces. */
    min: integer().notNull().default(1),
    contentAmount: doublePrecision().notNull(),
    contentUnit: text({ enum: contentUnits }).notNull(),
    isPreOrder: boolean().notNull().default(false),
    /** Stated days until a pre-order ships. */
    preOrderDays: integer().notNull().default(0),
    codExpedition: boolean().notNull().default(false),
    codShop: boolean().notNull().default(false),
    /** The shop delivers itself ('Kurir Toko'): what the filter is_free_shipping asks for. */
    isFreeShipping: boolean().notNull().default(false),
    specifications: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    variantName1: text(),
    variantName2: text(),
    isActive: boolean().notNull().default(true),

    // Maintained summaries of variants, vouchers, reviews and sales.
    minPrice: rupiah().notNull(),
    maxPrice: rupiah().notNull(),
    stock: integer().notNull(),
    photoPath: text().notNull(),
    sold: integer().notNull().default(0),
    sold30d: integer('sold_30d').notNull().default(0),
    rating: doublePrecision().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    /** D6's rekomendasi score, recomputed by a job. */
    rank: doublePrecision().notNull().default(0),
    provinceId: ref().notNull(),
    cityId: ref().notNull(),
    /** Everything that a search goes by: name (A), brand and categories (B), description (C). */
    search: tsvector().notNull().default(''),
    /** Its parts A and B alone: what most searches are answered from (docs/decisions/search.md). */
    names: tsvector().notNull().default(''),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('products_slug_once').on(t.slug),
    index('products_shop_rank').on(t.shopId, t.rank.desc(), t.id.desc()),
    index('products_rank').on(t.rank.desc(), t.id.desc()),
    index('products_sold').on(t.sold30d.desc(), t.sold.desc(), t.id.desc()),
    index('products_created').on(t.createdAt.desc(), t.id.desc()),
    index('products_price').on(t.minPrice, t.id),
    index('products_c1_rank').on(t.c1, t.rank.desc(), t.id.desc()),
    index('products_c1_sold').on(t.c1, t.sold30d.desc(), t.sold.desc(), t.id.desc()),
    index('products_c1_created').on(t.c1, t.createdAt.desc(), t.id.desc()),
    index('products_c1_price').on(t.c1, t.minPrice, t.id),
    index('products_c2_rank').on(t.c2, t.rank.desc(), t.id.desc()),
    index('products_c2_price').on(t.c2, t.minPrice, t.id),
    index('products_c3_rank').on(t.c3, t.rank.desc(), t.id.desc()),
    index('products_c3_price').on(t.c3, t.minPrice, t.id),
    index('products_search').using('gin', t.search),
    index('products_names').using('gin', t.names),
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
  t => [index().on(t.productId, t.sort)]
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
  t => [index().on(t.productId, t.sort)]
)

/** The search's vocabulary: every word of names, brands and categories, for one typo and for suggestions. */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), weight: integer().notNull() },
  t => [index('search_words_trgm').using('gin', sql`${t.word} gin_trgm_ops`)]
)

/** Who searched a keyword in the last week, each visitor once; a visitor is a keyed hash, never a person. */
export const searchVisitors = pgTable(
  'search_visitors',
  { keyword: text().notNull(), visitor: text().notNull(), day: text().notNull() },
  t => [primaryKey({ columns: [t.keyword, t.visitor] }), index('search_visitors_by_day').on(t.visitor, t.day)]
)

/** How many visitors searched a keyword for the first time that week, by Jakarta day: it feeds the suggestions. */
export const searchCounts = pgTable(
  'search_counts',
  { keyword: text().notNull(), day: text().notNull(), count: integer().notNull() },
  t => [primaryKey({ columns: [t.day, t.keyword] })]
)

export const curatedKeywords = pgTable('curated_keywords', {
  keyword: text().primaryKey(),
  sort: integer().notNull()
})

/** Words of the trade that mean the same; one editable table (D6). */
export const synonyms = pgTable('synonyms', {
  word: text().primaryKey(),
  /** The words it also finds, space separated. */
  means: text().notNull()
})

export const banners = pgTable('banners', {
  id: rowId(),
  title: text().notNull(),
  photoPath: text().notNull(),
  /** The same for phones, 3 : 2; where there is none they show the wide one. */
  photoNarrowPath: text(),
  url: text().notNull(),
  sort: integer().notNull(),
  isActive: boolean().notNull().default(true)
})

/** What a buyer looked at, newest first: raises categories in 'foryou'. */
export const productViews = pgTable(
  'product_views',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref().notNull(),
    c1: ref().notNull(),
    viewedAt: instant().notNull()
  },
  t => [primaryKey({ columns: [t.userId, t.productId] }), index().on(t.userId, t.viewedAt)]
)

/** Fee groups of D19: rates in hundredths of a percent. */
export const feeGroups = pgTable('fee_groups', {
  id: rowId(),
  type: text({ enum: productTypes }).notNull(),
  name: text().notNull(),
  rateBasisPoints: integer().notNull(),
  categoryNames: jsonb().$type<string[]>().notNull()
})
