import { faultsIn } from './fault.ts'

const changes = ['tests/address/change-addresses.api.test.ts']
const places = ['tests/address/place-index.test.ts']

/** Whose an address is, that one is the main one, and where its point lies. */
export const addressFaults = [
  ...faultsIn('src/server/address/addresses.ts', 'api', changes, [
    [
      "somebody else's address is changed",
      'and(eq(addresses.userId, userId), isNull(addresses.deletedAt))',
      'isNull(addresses.deletedAt)'
    ],
    [
      'a deleted address is found',
      'and(eq(addresses.userId, userId), isNull(addresses.deletedAt))',
      'eq(addresses.userId, userId)'
    ]
  ]),
  ...faultsIn('src/server/address/change-addresses.ts', 'api', changes, [
    [
      'the main one of several is deleted',
      '(await countAddresses(tx, userId)) > 1',
      '(await countAddresses(tx, userId)) > 99'
    ],
    [
      'the only one is not deleted',
      '(await countAddresses(tx, userId)) > 1',
      '(await countAddresses(tx, userId)) > 0'
    ],
    ['an address that becomes the main one leaves two', 'if (becomesMain) await clearMain(tx, userId)', ''],
    [
      'the main one is given up by a change',
      '...(becomesMain && { isMain: true })',
      'isMain: fields.is_main === true'
    ]
  ]),
  ...faultsIn('src/server/address/address-place.ts', 'api', changes, [
    [
      'a point is taken from anywhere',
      'straightKm(point, village) > pointKm',
      'straightKm(point, village) > 99_999'
    ],
    [
      'a province that the city is not in is taken',
      'eq(cities.provinceId, chosen.province_id)',
      'eq(cities.provinceId, cities.provinceId)'
    ]
  ]),
  ...faultsIn('src/server/address/place-index.ts', 'unit', places, [
    ['two letters search the whole country', 'const leastTyped = 3', 'const leastTyped = 2'],
    ['villages stand before towns', 'b.people - a.people', 'a.people - b.people'],
    ["places far away stand before those of one's province", '  b.isOwn - a.isOwn ||\n', ''],
    ['a typo finds nothing', "this.#spelling.nearest(words[wrong] ?? '')", '[] as string[]'],
    ['one of the words is enough', '=== all\n      return isFound', '> 0\n      return isFound']
  ])
]
