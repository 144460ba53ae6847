import { inArray, or, sql } from 'drizzle-orm'

import type { ProductDraft } from '#lib/import/draft.ts'

import { categories } from '#server/catalogue/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { knownBrands } from '#server/goods/brands.ts'
import { shops } from '#server/shop/schema.ts'
import type { Found, ImportOptions } from './plan.ts'
import type { ListedShop } from './listed-shops.ts'

type Shop = { id: number; name: string; slug: string | null; new_shop?: number }

/**
 * The shops that drafts name, by name or slug in any case, of the marketplace and of the import's own table (`listed`); the option's
 * where a draft names none.
 */
export async function findShops(
  db: Db,
  drafts: readonly ProductDraft[],
  { shop_id }: ImportOptions,
  listed: readonly ListedShop[] = []
): Promise<(draft: ProductDraft) => Found['shop']> {
  const names = [...new Set(drafts.flatMap(({ shop }) => shop ?? []))]
  const slugs = names.map(name => name.toLowerCase())
  const stored: Shop[] = await db
    .select({ id: shops.id, name: shops.name, slug: shops.slug })
    .from(shops)
    .where(
      or(
        sql`lower(${shops.name}) in (select lower(name) from jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb) wanted (name))`,
        slugs.length > 0 ? inArray(shops.slug, slugs) : undefined,
        shop_id === undefined ? undefined : sql`${shops.id} = ${shop_id}`
      )
    )
  // A shop that exists may have another name than the table gives it.
  const own: Shop[] = listed.flatMap(({ id, name, slug, shopId, verdict }) =>
    verdict === 'create'
      ? [{ id: 0, new_shop: id, name, slug }]
      : shopId !== null && !stored.some(one => one.id === shopId)
        ? [{ id: shopId, name, slug }]
        : []
  )
  const found = [...stored, ...own]
  return ({ shop }) => {
    if (shop === undefined) {
      return (
        found.find(({ id }) => id === shop_id) ?? 'Toko wajib diisi, atau pilih toko untuk seluruh berkas.'
      )
    }
    const wanted = shop.toLowerCase()
    const bySlug = found.find(({ slug }) => slug === wanted)
    const named = found.filter(({ name }) => name.toLowerCase() === wanted)
    if (named.length > 1 && !bySlug) {
      return `Ada ${named.length} toko bernama '${shop}'. Tulis alamatnya (slug) di kolom Toko: ${named
        .flatMap(({ slug }) => slug ?? [])
        .slice(0, 5)
        .join(', ')}.`
    }
    return bySlug ?? named[0] ?? missingShop(shop, listed)
  }
}

function missingShop(shop: string, listed: readonly ListedShop[]): string {
  const wanted = shop.toLowerCase()
  const rejected = listed.find(({ name, slug }) => slug === wanted || name.toLowerCase() === wanted)
  return rejected
    ? `Toko '${shop.slice(0, 60)}' ditolak: perbaiki dulu baris ${rejected.row} di tabel toko.`
    : `Toko '${shop.slice(0, 60)}' belum ada. Buat tokonya dulu, tulis di tabel toko, atau perbaiki namanya.`
}

type Category = { id: number; parentId: number | null; name: string; slug: string }

const lower = (text: string) => text.trim().toLowerCase()

/** All categories, for looking them up by path, slug or number. */
export async function findCategories(db: Db, { category_id }: ImportOptions) {
  const all: Category[] = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      slug: categories.slug
    })
    .from(categories)
  const byId = new Map(all.map(one => [one.id, one]))
  const children = Map.groupBy(all, ({ parentId }) => parentId)
  const pathOf = (id: number): string => {
    const one = byId.get(id)
    return one ? [...(one.parentId === null ? [] : [pathOf(one.parentId)]), one.name].join(' > ') : ''
  }
  const detailed = (one: Category): Found['category'] => {
    const below = children.get(one.id)
    if (!below) return { id: one.id, name: one.name }
    const names = below.slice(0, 5).map(({ name }) => name)
    return `Kategori '${pathOf(one.id)}' memuat subkategori. Pilih yang paling rinci, misalnya ${names.join(', ')}.`
  }
  const byPath = (path: string[]): Found['category'] => {
    let parent: Category | undefined
    for (const name of path) {
      const next = children.get(parent?.id ?? null)?.find(one => lower(one.name) === lower(name))
      if (!next) return { path }
      parent = next
    }
    return parent && detailed(parent)
  }
  return {
    pathOf,
    of(draft: ProductDraft): Found['category'] {
      if (draft.category === undefined) {
        const chosen = category_id === undefined ? undefined : byId.get(category_id)
        return chosen && detailed(chosen)
      }
      const path = draft.category.split(/[>›]/).map(part => part.trim())
      if (path.length > 1) {
        const isWrong = path.length > 3 || path.some(part => part === '' || part.length > 60)
        return isWrong
          ? `Kategori '${draft.category.slice(0, 60)}' harus ditulis 'Utama > Sub > Rinci', paling banyak tiga tingkat.`
          : byPath(path)
      }
      const wanted = lower(draft.category)
      const bySlug = all.find(({ slug }) => slug === wanted)
      const named = all.filter(one => lower(one.name) === wanted && !children.has(one.id))
      if (bySlug) return detailed(bySlug)
      if (named.length === 1) return detailed(named[0]!)
      return `Kategori '${draft.category.slice(0, 60)}' ${named.length > 1 ? 'ada beberapa' : 'tidak ditemukan'}. Tulis 'Utama > Sub > Rinci'.`
    }
  }
}

/** Brands as products spell them (goods-7), else as they are written. */
export async function findBrands(db: Db, drafts: readonly ProductDraft[]) {
  const known = await knownBrands(
    db,
    drafts.flatMap(({ brand }) => brand?.trim() ?? [])
  )
  return (brand: string | undefined): string | undefined => {
    if (brand === undefined) return undefined
    const text = brand.trim()
    // What the console shows of goods without a brand.
    if (lower(text) === 'tanpa merek') return ''
    return known.get(text)?.known ?? text
  }
}
