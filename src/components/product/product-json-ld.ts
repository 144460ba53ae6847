import type { ProductDetail } from '#lib/product/product-shapes.ts'

/** What search engines read of a product (schema.org), as the text of a script of type application/ld+json. */
export function productJsonLd(product: ProductDetail, url: URL): string {
  const address = (path: string) => new URL(path, url).href
  const offer = {
    '@type': 'Offer',
    url: url.href,
    priceCurrency: 'IDR',
    price: product.price,
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${product.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    seller: { '@type': 'Organization', name: product.shop.name }
  }
  const item = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description.slice(0, 500),
    image: product.photos.map(photo => address(photo.url)),
    sku: String(product.id),
    brand: { '@type': 'Brand', name: product.merk },
    offers: offer,
    ...(product.total_reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.toFixed(1),
        reviewCount: product.total_reviews
      }
    })
  }
  const slugs = product.categories.map(category => category.slug)
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: product.categories.map((category, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: category.name,
      item: address(`/category/${slugs.slice(0, i + 1).join('/')}`)
    }))
  }
  // A name must not close the script element.
  return JSON.stringify([item, crumbs]).replaceAll('<', String.raw`\u003c`)
}
