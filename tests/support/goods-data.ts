import type { GoodsProduct, GoodsRow } from '#lib/goods/product-contract.ts'
import type { Reply } from '#lib/calls.ts'

type Variant = GoodsProduct['variants'][number]

/** A variant as the counter shows it. */
export const goodsVariant = (id: number, more: Partial<Variant> = {}): Variant => ({
  id,
  sku: `BB${id}`,
  name_1: null,
  name_2: null,
  price: 65_000,
  stock: 20,
  weight: 5_000,
  length: 200,
  width: 200,
  height: 250,
  photo: null,
  is_active: true,
  ...more
})

/** A product as the counter shows it: a paint in two colours. */
export const goodsProduct = (id: number, more: Partial<GoodsProduct> = {}): GoodsProduct => ({
  id,
  slug: `cat-tembok-${id}`,
  shop: { id: 3, slug: 'toko-warna', name: 'Toko Warna' },
  name: `Cat Tembok ${id}`,
  description: 'Cat dinding dalam.',
  category_id: 12,
  categories: [
    { id: 10, slug: 'cat', name: 'Cat' },
    { id: 12, slug: 'cat-interior', name: 'Cat Interior' }
  ],
  brand: 'Avian',
  condition: 'new',
  sale_unit: 'kaleng',
  content_amount: 5,
  content_unit: 'kg',
  min: 1,
  multiple: 1,
  pre_order_days: 0,
  is_bendable: false,
  cod_expedition: true,
  cod_shop: false,
  specifications: [{ label: 'Bahan', value: 'Akrilik' }],
  dimension_1: 'Warna',
  dimension_2: null,
  variants: [
    goodsVariant(71, { name_1: 'Merah' }),
    goodsVariant(72, { name_1: 'Biru', price: 70_000, stock: 8 })
  ],
  photos: ['products/a', 'products/b'],
  is_active: true,
  sold: 4,
  created_at: '2026-11-01T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
  ...more
})

/** The same in the counter's list. */
export const goodsRow = (product: GoodsProduct): GoodsRow => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  photo: product.photos[0] ?? '',
  shop: { id: product.shop.id, name: product.shop.name },
  category: product.categories.at(-1)?.name ?? '',
  brand: product.brand,
  min_price: Math.min(...product.variants.map(({ price }) => price)),
  max_price: Math.max(...product.variants.map(({ price }) => price)),
  stock: product.variants.reduce((sum, { stock }) => sum + stock, 0),
  sold: product.sold,
  variants: product.variants.length,
  is_active: product.is_active,
  updated_at: product.updated_at
})

const category = (id: number, slug: string, name: string, more: object) => ({
  id,
  slug,
  name,
  type: 'material' as const,
  icon: 'paint-bucket',
  sort: 0,
  products: 0,
  updated_at: '2026-11-20T03:00:00.000Z',
  ...more
})

/** A tree of categories: Cat with Cat Interior and Cat Eksterior, and Semen, which is empty. */
export const goodsCategories: Reply<'GET /ops/category'> = [
  {
    ...category(10, 'cat', 'Cat', { parent_id: null, level: 1, products: 9 }),
    children: [
      {
        ...category(12, 'cat-interior', 'Cat Interior', { parent_id: 10, level: 2, products: 7 }),
        children: []
      },
      {
        ...category(13, 'cat-eksterior', 'Cat Eksterior', { parent_id: 10, level: 2, sort: 1, products: 2 }),
        children: []
      }
    ]
  },
  { ...category(20, 'semen', 'Semen', { parent_id: null, level: 1, sort: 1, icon: 'package' }), children: [] }
] as never
