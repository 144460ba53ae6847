import { paths } from '#lib/core/paths.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { clocks } from '#lib/order/clocks.ts'
import { oneVariant } from '#lib/product/one-variant.ts'
import type { ProductDetail, ProductVariant } from '#lib/product/product-shapes.ts'
import { shownPrices } from '#lib/product/shown-prices.ts'

import type { Thing } from './thing.ts'

/** Maximum length of the description, in characters. */
const descriptionLength = 500

const availabilityOf = ({ can_buy, is_pre_order }: ProductDetail) =>
  `https://schema.org/${can_buy ? (is_pre_order ? 'PreOrder' : 'InStock') : 'OutOfStock'}`

/** Shipping and its handling time (order-4). Fare and transit time depend on the address and are left out. */
const shippingOf = ({ is_pre_order, pre_order_days }: ProductDetail): Thing => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ID' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: {
      '@type': 'QuantitativeValue',
      minValue: 0,
      maxValue: clocks.accept / 24 + (is_pre_order ? pre_order_days : clocks.ship / 24),
      unitCode: 'DAY'
    }
  }
})

/** The sale unit and the minimum purchase (D40). */
const orderableOf = ({ min, sale_unit }: ProductDetail): Thing => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  unitText: sale_unit
})

/** How long a buyer can return goods that differ from what was bought, with a link to the full policy. */
const returnsOf = ({ shop }: ProductDetail, address: (path: string) => string): Thing => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'ID',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: shop.return_days,
  merchantReturnLink: address(paths.returns)
})

/**
 * The price that the page shows large: 'dengan voucher' if a voucher applies, as checkout then charges it. If a voucher
 * lowers it, the struck-through price is included.
 */
function priceOf(product: ProductDetail) {
  const { lowest, before } = shownPrices(product)
  const struck = {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: before.lowest,
    priceCurrency: 'IDR'
  }
  return { '@type': 'Offer', price: lowest, ...(lowest < before.lowest && { priceSpecification: struck }) }
}

/** Variant dimensions with a schema.org property; others have none. */
const properties: Record<string, string> = { Warna: 'color', Ukuran: 'size' }

/** A product for search engines; one with variants becomes a product group. `url` is its page's own address. */
export function productThing(product: ProductDetail, url: URL): Thing {
  const address = (path: string) => new URL(path, url).href
  if (product.variants.length < 2) {
    return {
      ...aloneThing(product, url, String(product.id)),
      ...describe(product, address),
      ...rated(product)
    }
  }
  const variesBy = product.variant_names.flatMap(name => properties[name] ?? [])
  return {
    '@type': 'ProductGroup',
    name: product.name,
    url: url.href,
    productGroupID: String(product.id),
    ...(variesBy.length > 0 && { variesBy: variesBy.map(name => `https://schema.org/${name}`) }),
    ...describe(product, address),
    ...rated(product),
    hasVariant: product.variants.map(variant => ({
      ...aloneThing(
        oneVariant(product, variant),
        new URL(paths.variant(product.slug, variant.id), url),
        `${product.id}-${variant.id}`
      ),
      ...dimensionsOf(product, variant)
    }))
  }
}

/** The properties that a product's variants share. */
const describe = (product: ProductDetail, address: (path: string) => string): Partial<Thing> => ({
  description: product.description.slice(0, descriptionLength),
  image: product.photos.map(photo => address(photo.url)),
  ...(product.merk && { brand: { '@type': 'Brand', name: product.merk } }),
  category: product.categories.map(({ name }) => name).join(' > ')
})

/** A single sellable item with its offer. */
function aloneThing(product: ProductDetail, url: URL, sku: string): Thing {
  const address = (path: string) => new URL(path, url).href
  const { shop, variants } = product
  const photo = variants[0]?.photo ? photoUrl(variants[0].photo, 1024) : product.photos[0]?.url
  return {
    '@type': 'Product',
    name: product.name,
    sku,
    url: url.href,
    ...(photo && { image: [address(photo)] }),
    offers: {
      ...priceOf(product),
      url: url.href,
      priceCurrency: 'IDR',
      availability: availabilityOf(product),
      eligibleQuantity: orderableOf(product),
      itemCondition: `https://schema.org/${product.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
      seller: { '@type': 'OnlineStore', name: shop.name, url: address(paths.shop(shop.slug)) },
      shippingDetails: shippingOf(product),
      hasMerchantReturnPolicy: returnsOf(product, address)
    }
  }
}

/** { color: 'Merah' } of the variant 'Merah' of a product in colours. */
const dimensionsOf = ({ variant_names: names }: ProductDetail, variant: ProductVariant): Partial<Thing> =>
  Object.fromEntries(
    [variant.sub_name_1, variant.sub_name_2].flatMap((value, at) => {
      const property = properties[names[at] ?? '']
      return value && property ? [[property, value]] : []
    })
  )

const rated = ({ total_reviews: reviewCount, rating, reviews }: ProductDetail): Partial<Thing> =>
  reviewCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(rating.toFixed(1)),
          reviewCount
        },
        review: reviews.map(reviewThing)
      }
    : {}

const reviewThing = ({ rating, date, review, user }: ProductDetail['reviews'][number]): Thing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: user.name },
  datePublished: date,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  ...(review && { reviewBody: review })
})
