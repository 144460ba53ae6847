import { listTitles } from '#lib/catalogue/list-titles.ts'
import { brand } from '#lib/core/brand.ts'
import type { Share } from '#lib/core/browser/share.ts'
import type { ArticleCard } from '#lib/content/blog-contract.ts'
import { minutesToRead } from '#lib/content/texts.ts'
import { cappedTotal } from '#lib/format/counts.ts'
import { thousands } from '#lib/format/rupiah.ts'
import type { ProductDetail } from '#lib/product/product-shapes.ts'
import { priceOf } from '#lib/product/sale-units.ts'
import { priceRange } from '#lib/product/variants.ts'
import type { ShopData } from '#lib/shop/contract.ts'

import { call } from '#server/call.ts'
import { isFault } from '#server/core/page-cache/render.ts'
import { getServices } from '#server/core/platform/services.ts'
import { requestList } from './list-page.ts'
import { type ShareCard, shareSize } from './share-drawing.ts'
import { shareVersion } from './share-pictures.ts'

export const shareKinds = ['product', 'shop', 'list', 'article'] as const
export type ShareKind = (typeof shareKinds)[number]

const productCard = ({ name, photos, variants, price, min, sale_unit }: ProductDetail): ShareCard => {
  const { lowest, highest } =
    variants.length > 0 ? priceRange(variants, min) : { lowest: price, highest: price }
  return {
    name,
    line: priceOf(lowest, sale_unit, highest),
    photos: photos.slice(0, 1).map(photo => photo.path)
  }
}

const shopCard = ({ name, photo, location, product_count }: ShopData): ShareCard => ({
  name,
  line: `${thousands(product_count)} produk · ${location}`,
  photos: photo ? [photo] : []
})

/** An article's cover is one of the site's own SVGs: its path begins with a slash, unlike those of photos. */
const articleCard = ({ title, image, reading_minutes }: ArticleCard): ShareCard => ({
  name: title,
  line: minutesToRead(reading_minutes),
  photos: [image]
})

/** Lists with a share picture in addition to the categories: their name and sort order. */
const lists = {
  home: { name: brand.tagline, sort: 'terlaris' },
  recommendations: { name: listTitles.recommendations, sort: 'rekomendasi' },
  bestselling: { name: listTitles.bestselling, sort: 'terlaris' }
} as const

async function requestListCard(key: string): Promise<ShareCard | 'fault' | undefined> {
  const list = Object.hasOwn(lists, key) ? lists[key as keyof typeof lists] : undefined
  const categories = list ? undefined : await call('GET /buyer/category', {})
  if (categories && !categories.ok) return isFault(categories) ? 'fault' : undefined
  const category = categories?.value.find(({ slug }) => slug === key)
  const name = list?.name ?? category?.name
  if (!name) return undefined
  const found = list
    ? await requestList({ kind: 'products' }, { sort_by: list.sort }, 1)
    : await requestList({ kind: 'category', id: key }, {}, 1)
  if (!found) return 'fault'
  const line = `${cappedTotal(found.meta.total)} produk`
  return { name, line, photos: found.cards.slice(0, 4).map(card => card.photo) }
}

/** The content of a page's share picture; undefined if there is no such page, 'fault' if the lookup failed. */
export async function requestShareCard(
  kind: ShareKind,
  key: string
): Promise<ShareCard | 'fault' | undefined> {
  if (kind === 'list') return requestListCard(key)
  if (kind === 'product') {
    const answer = await call('GET /buyer/product/{id}', { id: key })
    return answer.ok ? productCard(answer.value) : isFault(answer) ? 'fault' : undefined
  }
  if (kind === 'article') {
    const answer = await call('GET /blog/{slug}', { slug: key })
    return answer.ok ? articleCard(answer.value) : isFault(answer) ? 'fault' : undefined
  }
  const answer = await call('GET /buyer/shop/{id}', { id: key })
  return answer.ok ? shopCard(answer.value) : isFault(answer) ? 'fault' : undefined
}

/** Whether this process can draw: with an external backend the photos are stored there. */
export const canDraw = (): boolean => !getServices().config.apiBackendUrl

const picture = (kind: ShareKind, key: string, version?: string): Share['picture'] =>
  canDraw() ? { path: `/og/${kind}/${key}.jpg${version ? `?v=${version}` : ''}`, ...shareSize } : undefined

/** The share picture of a product's page: its address has a version, because other sites cache it for long. */
export const productPicture = (product: ProductDetail): Share['picture'] =>
  picture('product', product.slug, shareVersion(productCard(product)))

export const shopPicture = (shop: ShopData): Share['picture'] =>
  picture('shop', shop.slug, shareVersion(shopCard(shop)))

export const articlePicture = (article: ArticleCard): Share['picture'] =>
  picture('article', article.slug, shareVersion(articleCard(article)))

/** A list's first products change by the minute, so its address has no version. */
export const listPicture = (key: string): Share['picture'] => picture('list', key)
