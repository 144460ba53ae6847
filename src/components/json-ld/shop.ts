import { paths } from '#lib/core/paths.ts'
import { photoUrl } from '#lib/format/photo.ts'
import type { ShopData } from '#lib/shop/contract.ts'

import type { Thing } from './thing.ts'

/** A shop for search engines, on its own page; its rating is included only if it has reviews. */
export function shopThing(shop: ShopData, site: URL): Thing {
  const address = (path: string) => new URL(path, site).href
  return {
    '@type': 'OnlineStore',
    name: shop.name,
    url: address(paths.shop(shop.slug)),
    ...(shop.description && { description: shop.description }),
    ...(shop.photo && { image: address(photoUrl(shop.photo, 1024)) }),
    address: { '@type': 'PostalAddress', addressLocality: shop.location, addressCountry: 'ID' },
    ...(shop.total_reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(shop.rating.toFixed(1)),
        reviewCount: shop.total_reviews
      }
    })
  }
}
