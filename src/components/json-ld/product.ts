import { paths } from '#lib/core/paths.ts'
import { clocks } from '#lib/order/clocks.ts'
import type { ProductDetail } from '#lib/product/product-shapes.ts'
import { shownPrices } from '#lib/product/shown-prices.ts'

import type { Thing } from './thing.ts'

/** Letters of a description that are told. */
const descriptionLength = 500

const availabilityOf = ({ stock, is_pre_order }: ProductDetail) =>
  `https://schema.org/${stock <= 0 ? 'OutOfStock' : is_pre_order ? 'PreOrder' : 'InStock'}`

/** What is sent, and how soon it leaves (order-4). The fare and the days on the way depend on the address: untold. */
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

/** Until when a buyer may say that goods are not what was bought, and where the rest of it is read. */
const returnsOf = (address: (path: string) => string): Thing => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'ID',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: clocks.finish / 24,
  merchantReturnLink: address(paths.returns)
})

/**
 * The price that the page shows large, 'dengan voucher' where one counts, as checkout then takes it; or the range of the
 * variants that are for sale (product-9). One price that a voucher lowers tells the one that is struck out beside it.
 */
function priceOf(product: ProductDetail) {
  const { lowest, highest, before } = shownPrices(product)
  if (before.lowest !== before.highest) {
    const inStock = product.variants.filter(({ stock }) => stock > 0)
    const offerCount = inStock.length || product.variants.length
    return { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest, offerCount }
  }
  const struck = {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: before.lowest,
    priceCurrency: 'IDR'
  }
  return { '@type': 'Offer', price: lowest, ...(lowest < before.lowest && { priceSpecification: struck }) }
}

/** A product as search engines read it. `url` is its page's own address. */
export function productThing(product: ProductDetail, url: URL): Thing {
  const address = (path: string) => new URL(path, url).href
  const { shop, total_reviews: reviewCount } = product
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description.slice(0, descriptionLength),
    image: product.photos.map(photo => address(photo.url)),
    sku: String(product.id),
    brand: { '@type': 'Brand', name: product.merk },
    category: product.categories.map(({ name }) => name).join(' > '),
    url: url.href,
    offers: {
      ...priceOf(product),
      url: url.href,
      priceCurrency: 'IDR',
      availability: availabilityOf(product),
      itemCondition: `https://schema.org/${product.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
      seller: { '@type': 'OnlineStore', name: shop.name, url: address(paths.shop(shop.slug)) },
      shippingDetails: shippingOf(product),
      hasMerchantReturnPolicy: returnsOf(address)
    },
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(product.rating.toFixed(1)),
        reviewCount
      },
      review: product.reviews.map(reviewThing)
    })
  }
}

const reviewThing = ({ rating, date, review, user }: ProductDetail['reviews'][number]): Thing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: user.name },
  datePublished: date,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  ...(review && { reviewBody: review })
})
