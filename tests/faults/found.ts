import { faultsIn } from './fault.ts'

/** What search engines and messengers are told: addresses, the sitemap, JSON-LD, pictures, what is gone. */
export const foundFaults = [
  ...faultsIn(
    'src/server/page/list-head.ts',
    'unit',
    ['tests/catalogue/list-head.test.ts'],
    [
      ['a narrowed list is listed', 'noindex: isNarrowed || page', 'noindex: page'],
      ['a page beyond the last one is listed', ' || page > Math.max(last, 1)', ''],
      ['a sorted list is a list of its own', 'isNarrowed || order !== undefined', 'isNarrowed']
    ]
  ),
  ...faultsIn(
    'src/lib/format/markup.ts',
    'unit',
    ['tests/catalogue/sitemap-xml.test.ts'],
    [['an address ends its element', 'references[letter] ?? letter', 'letter']]
  ),
  ...faultsIn(
    'src/server/catalogue/sitemap.ts',
    'api',
    ['tests/catalogue/sitemap.api.test.ts'],
    [
      [
        'what is not sold any more stands in the sitemap',
        "kind === 'products' ? eq(products.isActive, true) : undefined",
        'undefined'
      ],
      ['a part without a page is named', 'products: sql`is_active`', 'products: sql`true`']
    ]
  ),
  ...faultsIn(
    'src/components/json-ld/product.ts',
    'unit',
    ['tests/catalogue/json-ld.test.ts'],
    [
      [
        'variants that are sold out are offers',
        'offerCount = inStock.length || product.variants.length',
        'offerCount = product.variants.length'
      ],
      ['what nobody rated has a rating', '...(reviewCount > 0 && {', '...(reviewCount >= 0 && {']
    ]
  ),
  ...faultsIn(
    'src/server/page/share-pictures.ts',
    'api',
    ['tests/catalogue/share-picture.api.test.ts'],
    [
      ['a picture is drawn for each who asks', 'underWay.get(version) ?? ', ''],
      ['any number of pictures wait to be drawn', 'mostWaiting: 20', 'mostWaiting: 20_000']
    ]
  ),
  ...faultsIn(
    'src/server/core/page/cache-provider.ts',
    'api',
    ['tests/core/page-cache.api.test.ts'],
    [
      [
        'what is gone is rendered for each who asks',
        ' || (response.status === 410 && render.refusals > 0)',
        ''
      ]
    ]
  )
]
