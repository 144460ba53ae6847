import { faultsIn } from './fault.ts'

const catalogue = ['tests/catalogue/catalogue.api.test.ts']

/** How lists come back, what narrows them, and the addresses that say so. */
export const listFaults = [
  ...faultsIn(
    'src/server/page/filter-options.ts',
    'unit',
    ['tests/catalogue/filter-options.test.ts'],
    [
      [
        'each province of an address is a question',
        'return (await askCountry()).filter(city => chosen.has(city.province_id))',
        "const all = await Promise.all([...chosen].map(province => call('GET /buyer/region/city', { province })))\n  return all.flatMap(one => (one.ok ? one.value : []))"
      ]
    ]
  ),
  ...faultsIn(
    'src/server/address/region-routes.ts',
    'api',
    ['tests/address/addresses.api.test.ts'],
    [['provinces that there are not are kept', 'isKept: cities => cities.length > 0', 'isKept: () => true']]
  ),
  ...faultsIn(
    'src/lib/core/call.ts',
    'unit',
    ['tests/core/call.test.ts', 'tests/core/signature.test.ts'],
    [
      ['who listens late never hears of the end', 'if (isOver) listener()', ''],
      ['what is saved at leaving waits', 'options.keepalive ?? signInBrowser', 'signInBrowser']
    ]
  ),
  ...faultsIn(
    'src/lib/core/paged-list.ts',
    'unit',
    ['tests/core/paged-list.test.ts'],
    [
      [
        'a long list comes back without end',
        'before.totalPages - before.page, mostReloaded)',
        'before.totalPages - before.page)'
      ],
      ['a page that failed leaves a hole in a list', 'if (!answer.ok) break', 'if (!answer.ok) continue']
    ]
  ),
  ...faultsIn(
    'src/lib/catalogue/list-filters.ts',
    'unit',
    ['tests/catalogue/list-filters.test.ts'],
    [
      [
        'empty fields stay in an address',
        'return !clean.includes(',
        "return value !== '' && !clean.includes("
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/catalogue/place-rows.ts',
    'unit',
    ['tests/catalogue/place-rows.test.ts'],
    [
      [
        'a province leaves its cities behind',
        'cities: cities.filter(city => provinceOf(city) !== id)',
        'cities'
      ],
      ['a place that is taken off goes away', 'seen: Picked = picked', '_seen?: Picked, seen = picked']
    ]
  ),
  ...faultsIn(
    'src/lib/catalogue/facet-rows.ts',
    'unit',
    ['tests/catalogue/facet-rows.test.ts'],
    [
      [
        'a chosen value goes away with its facet',
        'if (counts.size < 2 && chosen.length === 0)',
        'if (counts.size < 2)'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/page/filter-options.ts',
    'unit',
    ['tests/catalogue/filter-options.test.ts'],
    [['facets take the order for a filter', 'sort_by: _order, ...narrowing', '...narrowing']]
  ),
  ...faultsIn('src/server/core/http/list-fields.ts', 'api', catalogue, [
    [
      'of repeated fields the last one counts',
      "if (type === 'array') return true",
      "if (type === 'array') return false"
    ]
  ]),
  ...faultsIn('src/server/catalogue/product-filters.ts', 'api', catalogue, [
    [
      'a city beside its province narrows nothing',
      'province_id.filter(id => !narrowed.has(id))',
      'province_id'
    ]
  ])
]
