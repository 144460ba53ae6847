import { faultsIn } from './fault.ts'

const engine = ['tests/search/find.test.ts']
const log = ['tests/search/change-log.api.test.ts']
const facets = ['tests/search/facets.api.test.ts']
const suggestions = ['tests/search/suggestions.api.test.ts']

/** What a search finds, how fresh it is, and what becomes of what people type. */
export const searchFaults = [
  ...faultsIn('src/server/search/routes.ts', 'api', suggestions, [
    ['a search ahead of a visit counts', ' && !isAhead(frame.headers)', ''],
    ['a further page counts', 'if (page === 1', 'if (page > 0'],
    ['what a shop offers at first is searched by everybody', '    keptSuggestions\n', '']
  ]),
  ...faultsIn('src/server/search/search-counts.ts', 'api', suggestions, [
    ['one visitor makes a suggestion', 'const visitorsNeeded = 5', 'const visitorsNeeded = 1'],
    ['a visitor counts for any number of keywords', 'const mostPerDay = 50', 'const mostPerDay = 5_000']
  ]),
  ...faultsIn('src/server/search/search-counter.ts', 'api', suggestions, [
    ['words of no trade become suggestions', 'return isNamed && ', 'return '],
    ['a session is a visitor at each address', 'session ? `session:${session}` : ', ''],
    ['any number of keywords is looked up at once', '.slice(0, mostAtOnce)', '']
  ]),
  ...faultsIn('src/server/search/change-log.ts', 'api', log, [
    ['a change that was committed late is never seen', 'c.version >= ', 'c.version > 1 + ']
  ]),
  ...faultsIn('src/server/search/index/leave-out.ts', 'unit', engine, [
    [
      'what is not sold is answered by its attributes',
      'slots.size > 0 && isThing(index, group)',
      'slots.size > 0'
    ]
  ]),
  ...faultsIn('src/server/search/index/find.ts', 'unit', engine, [
    ['filters change what was searched', 'if (matches.length > 0) return', 'if (matches.length >= 0) return']
  ]),
  ...faultsIn('src/server/search/index/rank.ts', 'unit', engine, [
    ['sold-out goods stand among the others', 'Number(held.facts.isSold) * 2 + ', ''],
    ['what only mentions a word is sorted with what is called so', ' + Number(matches.isFarAt(match))', '']
  ]),
  ...faultsIn('src/server/search/index/found.ts', 'unit', engine, [
    ['what one search found is found by the next', 'found.clear()', '']
  ]),
  ...faultsIn('src/server/search/index/facets.ts', 'api', facets, [
    ['a facet narrows itself', ' || failed === facet', ''],
    ['what fails two facets counts', "if (failed) return 'several'", '']
  ]),
  ...faultsIn(
    'src/server/search/index/facets.ts',
    'unit',
    ['tests/search/facet-values.test.ts'],
    [
      [
        'every value is put in the order of people',
        '(all[b]?.count ?? 0) - (all[a]?.count ?? 0)',
        "(all[b]?.count ?? 0) - (all[a]?.count ?? 0) || bySize.compare(all[a]?.value ?? '', all[b]?.value ?? '')"
      ]
    ]
  ),
  ...faultsIn('src/server/search/read-entries.ts', 'api', facets, [
    [
      'details that are no list stop the index',
      "case when jsonb_typeof(p.specifications) = 'array' then p.specifications else '[]'::jsonb end",
      'p.specifications'
    ]
  ]),
  ...faultsIn(
    'src/server/search/routes.ts',
    'api',
    ['tests/shop/shop-list.api.test.ts'],
    [
      [
        'a shop is found by another name than was typed',
        'findShops(services, keyword, is_verbatim)',
        'findShops(services, keyword)'
      ]
    ]
  ),
  ...faultsIn(
    'src/components/shop/ShopResult.tsx',
    'unit',
    ['tests/shop/shop-result.test.ts'],
    [
      [
        'a list of shops shows another price',
        'discountedPrice(product.price, product.vouchers)',
        'product.price'
      ]
    ]
  ),
  ...faultsIn('src/server/search/index/facts-filter.ts', 'api', facets, [
    ['a facet knows one spelling', ': string => value.toLowerCase()', ': string => value']
  ]),
  ...faultsIn('src/server/search/index/match.ts', 'unit', engine, [
    [
      "'cat' finds every catalogue",
      "ending === 'maybe begun' && !vocabulary.isNaming(word)",
      "ending === 'maybe begun'"
    ]
  ]),
  ...faultsIn(
    'src/server/product/card-price.ts',
    'api',
    ['tests/product/card-price.api.test.ts'],
    [
      ['a voucher that is used up lowers the card price', ' and v.used_count < v.usage_limit', ''],
      [
        'a voucher that the smallest purchase misses lowers it',
        'and v.min_purchase_amount <= ${minPrice} * p.min',
        ''
      ]
    ]
  )
]
