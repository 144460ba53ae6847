import { describe, expect, it } from 'vitest'

import { breadcrumbs } from '#components/json-ld/breadcrumbs.ts'
import { itemList } from '#components/json-ld/item-list.ts'
import { productThing } from '#components/json-ld/product.ts'
import { productShare } from '#components/product/product-share.ts'
import { shopThing } from '#components/json-ld/shop.ts'
import { siteThings } from '#components/json-ld/site.ts'
import type { Thing } from '#components/json-ld/thing.ts'
import type { ProductDetail } from '#lib/product/product-shapes.ts'
import type { ShopData } from '#lib/shop/contract.ts'

type Fields = {
  source: string
  required: string[]
  recommended?: string[]
  /** Recommended fields that we cannot fill truthfully, and why. */
  untold?: Record<string, string>
}

const google = 'https://developers.google.com/search/docs/appearance/structured-data'
/**
 * The fields that Google's pages for rich results list for goods like ours, or schema.org's own where Google lists
 * none. `a.b` is a field of a field; in a list each item must have it.
 */
const fields: Record<string, Fields> = {
  Product: {
    source: `${google}/merchant-listing#product`,
    required: ['name', 'image', 'offers'],
    recommended: ['sku', 'url'],
    untold: {
      gtin: 'sellers do not give bar codes',
      mpn: 'sellers do not give the maker’s numbers',
      material: 'sellers write it into the description'
    }
  },
  ProductGroup: {
    source: `${google}/product-variants#product-group`,
    required: ['name', 'hasVariant'],
    recommended: [
      'aggregateRating',
      'brand.name',
      'description',
      'productGroupID',
      'review',
      'url',
      'variesBy',
      'hasVariant.color'
    ]
  },
  Offer: {
    source: `${google}/merchant-listing#offer`,
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'hasMerchantReturnPolicy', 'itemCondition', 'shippingDetails', 'url'],
    untold: {
      priceValidUntil: 'prices change without notice'
    }
  },
  OfferShippingDetails: {
    source: `${google}/merchant-listing#offer-shipping-details`,
    required: ['shippingDestination.addressCountry'],
    recommended: ['deliveryTime.handlingTime.minValue', 'deliveryTime.handlingTime.maxValue'],
    untold: {
      shippingRate: 'it depends on the address (shipping-2)',
      'deliveryTime.transitTime': 'it depends on the address (shipping-4)'
    }
  },
  MerchantReturnPolicy: {
    source: 'https://schema.org/MerchantReturnPolicy',
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'merchantReturnLink'],
    untold: {
      returnFees: 'who pays the way back is agreed with the seller',
      returnMethod: 'the seller says how'
    }
  },
  AggregateRating: {
    source: `${google}/review-snippet#aggregated-rating-type-definition`,
    required: ['ratingValue', 'reviewCount']
  },
  Review: {
    source: `${google}/review-snippet#review-properties`,
    required: ['author.name', 'reviewRating.ratingValue'],
    recommended: ['datePublished']
  },
  BreadcrumbList: {
    source: `${google}/breadcrumb#breadcrumb-list`,
    required: ['itemListElement.position', 'itemListElement.name']
  },
  ItemList: {
    source: `${google}/carousel#item-list`,
    required: ['itemListElement.position', 'itemListElement.url']
  },
  Organization: {
    source: `${google}/organization#structured-data-type-definitions`,
    required: [],
    recommended: ['name', 'alternateName', 'description', 'url', 'logo', 'email'],
    untold: { address: 'there is no office', sameAs: 'there is no other profile' }
  },
  WebSite: {
    source: `${google}/site-names#website`,
    required: ['name', 'url'],
    recommended: ['alternateName']
  },
  OnlineStore: { source: 'https://schema.org/OnlineStore', required: ['name', 'url'] },
  SearchAction: {
    source: 'https://schema.org/SearchAction',
    required: ['target.urlTemplate', 'query-input']
  }
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value

/** An object and all nested objects with a type of their own. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(thingsIn)]
}

function has(value: unknown, path: string): boolean {
  if (Array.isArray(value) && value.length === 0) return false
  if (path === '') return value !== undefined && value !== null && value !== '' && !Number.isNaN(value)
  if (Array.isArray(value)) return value.every(one => has(one, path))
  if (typeof value !== 'object' || value === null) return false
  const [name = '', ...rest] = path.split('.')
  return has((value as Record<string, unknown>)[name], rest.join('.'))
}

/** The fields that the lists above require and that are missing. */
const missing = (thing: Thing): string[] =>
  thingsIn(thing).flatMap(one => {
    const { required = [], recommended = [] } = fields[one['@type']] ?? {}
    return [...required, ...recommended]
      .filter(path => !has(one, path))
      .map(path => `${one['@type']}.${path}`)
  })

/** Fields that the lists above exclude. */
const toldAnyway = (thing: Thing): string[] =>
  thingsIn(thing).flatMap(one =>
    Object.keys(fields[one['@type']]?.untold ?? {}).filter(path => has(one, path))
  )

const url = new URL('https://shop.example/product/semen')
const variant = (id: number, price: number, stock: number, sub_name_1: string | null = null) =>
  ({ id, price, stock, sub_name_1, sub_name_2: null, photo: null }) as ProductDetail['variants'][0]
const voucher = (discount_percentage: number, min_purchase_amount: number) =>
  ({
    code: `V${discount_percentage}`,
    type: 'discount',
    discount_percentage,
    discount_amount: 0,
    max_discount_amount: 0,
    min_purchase_amount
  }) as ProductDetail['vouchers'][0]
const product = {
  id: 7,
  slug: 'semen',
  name: 'Semen',
  description: 'Semen '.repeat(200),
  photos: [{ id: 1, url: '/media/a-1024.webp', path: 'a' }],
  price: 900,
  stock: 5,
  can_buy: true,
  merk: 'Tiga',
  condition: 'new',
  min: 1,
  sale_unit: 'sak',
  vouchers: [],
  variants: [variant(1, 900, 5)],
  rating: 4.46,
  total_reviews: 2,
  reviews: [
    { rating: 5, date: '2026-01-02T00:00:00.000Z', review: 'Bagus', user: { name: 'Budi', photo: null } }
  ],
  categories: [{ id: 1, slug: 'a', name: 'Semen & Mortar' }],
  is_pre_order: false,
  pre_order_days: 0,
  shop: { name: 'Toko', slug: 'toko', return_days: 3 }
} as unknown as ProductDetail
const tell = (more: Partial<ProductDetail> = {}) => productThing({ ...product, ...more }, url)
const offersOf = (more: Partial<ProductDetail> = {}) => tell(more)['offers'] as Thing
const address = (path: string) => new URL(path, url).href

describe('[catalogue-23] structured data', () => {
  const range = {
    variant_names: ['Warna'],
    variants: [variant(1, 900, 5, 'Merah'), variant(2, 1200, 1, 'Putih'), variant(3, 100, 0, 'Abu')]
  }
  it.each([
    ['a product with one price', [tell()]],
    ['a product with variants', [tell(range)]],
    ['the way to a page', [breadcrumbs([{ name: 'Beranda', href: '/' }, { name: 'Semen' }], address)]],
    [
      'a list',
      [itemList([{ slug: 'a', name: 'A' }], { page: 2, per_page: 12, total: 13, total_pages: 2 }, address)]
    ],
    ['the site', siteThings(new URL('https://shop.example/'))]
  ])('of %s has every required field, and none that would be untrue', (_name, things) => {
    expect(things.flatMap(missing)).toEqual([])
    expect(things.flatMap(toldAnyway)).toEqual([])
  })

  it('of a shop is its name, place and address, and its rating once it has one', () => {
    const shop = {
      slug: 'jaya',
      name: 'Jaya',
      description: 'Bahan bangunan',
      photo: 'shops/1.webp',
      location: 'Kota Depok',
      rating: 4.666,
      total_reviews: 3
    } as ShopData
    const site = new URL('https://shop.example/shop/jaya?page=2')
    expect(shopThing(shop, site)).toEqual({
      '@type': 'OnlineStore',
      name: 'Jaya',
      url: 'https://shop.example/shop/jaya',
      description: 'Bahan bangunan',
      image: expect.stringMatching(/^https:\/\/shop\.example\/.*shops\/1/),
      address: { '@type': 'PostalAddress', addressLocality: 'Kota Depok', addressCountry: 'ID' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 }
    })
    const unrated = shopThing({ ...shop, description: '', photo: null, total_reviews: 0 }, site)
    expect(Object.keys(unrated)).toEqual(['@type', 'name', 'url', 'address'])
  })

  it('fails the check if a field is removed', () => {
    const { name: _name, ...nameless } = tell()
    expect(missing(nameless as Thing)).toEqual(['Product.name'])
    for (const name of ['aggregateRating', 'brand', 'description', 'review'])
      expect(tell()).toHaveProperty(name)
    expect(missing(tell({ photos: [] }))).toEqual(['Product.image'])
    expect(tell({ merk: '' })).not.toHaveProperty('brand')
  })

  it('is checked for every kind in the lists', () => {
    const all = [tell(), tell(range), breadcrumbs([], address), ...siteThings(url)]
    const list = itemList([], { page: 1, per_page: 12, total: 0, total_pages: 0 }, address)
    const kinds = new Set([...all, list].flatMap(thingsIn).map(thing => thing['@type']))
    expect(Object.keys(fields).filter(kind => !kinds.has(kind))).toEqual([])
  })

  it('[product-31] contains the selling unit and the minimum quantity', () => {
    expect(offersOf({ min: 5 })).toMatchObject({
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 5, unitText: 'sak' }
    })
  })

  it('contains the price of a single product, and of each variant at its own address', () => {
    expect(offersOf()).toMatchObject({ '@type': 'Offer', price: 900, priceCurrency: 'IDR' })
    const group = tell(range)
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/color']
    })
    expect(group['hasVariant']).toMatchObject([
      {
        name: 'Semen Merah',
        sku: '7-1',
        color: 'Merah',
        url: 'https://shop.example/product/semen?varian=1',
        offers: { price: 900, availability: 'https://schema.org/InStock' }
      },
      { sku: '7-2', offers: { price: 1200, url: 'https://shop.example/product/semen?varian=2' } },
      { sku: '7-3', offers: { price: 100, availability: 'https://schema.org/OutOfStock' } }
    ])
    // Of the stocks five, one and none only the first can be bought in twos.
    const offers = (tell({ ...range, min: 2 })['hasVariant'] as { offers: Thing }[]).map(one => one.offers)
    expect(offers.map(offer => String(offer['availability']).split('/').at(-1))).toEqual([
      'InStock',
      'OutOfStock',
      'OutOfStock'
    ])
  })

  it('[cart-27] contains the price with the voucher that the page shows, and the struck-through one', () => {
    const vouchers = [voucher(10, 0), voucher(50, 5_000)]
    expect(offersOf({ vouchers })).toMatchObject({
      price: 810,
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 900 }
    })
    expect(offersOf({ vouchers: [voucher(50, 5_000)] })).not.toHaveProperty('priceSpecification')
    expect(tell({ ...range, vouchers })['hasVariant']).toMatchObject([
      { offers: { price: 810 } },
      { offers: { price: 1080 } },
      {}
    ])
    const share = productShare({ ...product, vouchers }, undefined)
    expect(share.facts?.['product:price:amount']).toBe(810)
  })

  it('contains sold out, made to order and used', () => {
    expect(offersOf()['availability']).toBe('https://schema.org/InStock')
    expect(offersOf({ can_buy: false })['availability']).toBe('https://schema.org/OutOfStock')
    expect(offersOf({ is_pre_order: true })['availability']).toBe('https://schema.org/PreOrder')
    expect(offersOf({ condition: 'used' })['itemCondition']).toBe('https://schema.org/UsedCondition')
  })

  it("contains the days until dispatch: two to accept, then five, or the pre-order's", () => {
    const days = (more?: Partial<ProductDetail>) => JSON.stringify(offersOf(more)['shippingDetails'])
    expect(days()).toContain('"maxValue":7,"unitCode":"DAY"')
    expect(days({ is_pre_order: true, pre_order_days: 14 })).toContain('"maxValue":16,"unitCode":"DAY"')
  })

  it('contains no rating without reviews', () => {
    const thing = tell({ total_reviews: 0, reviews: [], rating: 0 })
    expect(['aggregateRating', 'review'].filter(name => name in thing)).toEqual([])
  })

  it('numbers a list across pages, with absolute addresses', () => {
    const list = itemList(
      [{ slug: 'a', name: 'A' }],
      { page: 2, per_page: 12, total: 13, total_pages: 2 },
      address
    )
    expect(list['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 13, name: 'A', url: 'https://shop.example/product/a' }
    ])
  })
})
