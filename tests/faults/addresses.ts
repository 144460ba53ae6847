import { faultsIn } from './fault.ts'

const changes = ['tests/address/change-addresses.api.test.ts']
const estimates = ['tests/shipping/estimate.api.test.ts']
const form = ['tests/address/address-form.test.ts']
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
  ...faultsIn(
    'src/server/checkout/routes.ts',
    'api',
    ['tests/checkout/delivery.api.test.ts'],
    [['an order holds an address before its person', '      await lockPointOwner(tx, buyerId)\n', '']]
  ),
  ...faultsIn(
    'src/server/checkout/point-address.ts',
    'api',
    ['tests/checkout/delivery.api.test.ts'],
    [
      [
        'a full book refuses the point that it holds',
        '(await findKept(db, userId, point)) ? undefined : refuseFullBook',
        'refuseFullBook'
      ]
    ]
  ),
  ...faultsIn('src/server/shipping/city-destination.ts', 'api', estimates, [
    ['shipping is told of any address', 'and(ofOwner(userId), eq(addresses.isMain, true))', 'undefined']
  ]),
  ...faultsIn('src/server/shipping/last-mile.ts', 'api', estimates, [
    ['a city reached in part counts as reached', 'row.reached < row.all', 'false']
  ]),
  ...faultsIn('src/server/shipping/estimate-routes.ts', 'api', estimates, [
    ['what is not sold is weighed', '.filter(isSold)', ''],
    ["any product's variant is weighed", '.where(eq(productDetails.productId, productId))', '']
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
    ]
  ]),
  ...faultsIn('src/server/address/region-chain.ts', 'api', changes, [
    [
      'a province that the city is not in is taken',
      'eq(provinces.id, chain.province_id)',
      'eq(provinces.id, provinces.id)'
    ]
  ]),
  ...faultsIn(
    'src/lib/address/signposts.ts',
    'unit',
    ['tests/address/signposts.test.ts'],
    [
      ['two signposts point the same way', '>= apart', '>= 0'],
      ['a signpost points to what the map shows', 'km >= leastKm', 'km >= 0']
    ]
  ),
  ...faultsIn('src/lib/address/contract.ts', 'unit', form, [
    ['a phone that was not sent has no text of its own', '.string(addressTexts.phoneMissing)', '.string()'],
    ['a short postal code is told to be missing', "input === '' ?", 'input !== undefined ?']
  ]),
  ...faultsIn('src/lib/core/fields.ts', 'unit', form, [
    ['a long text is told to be missing', 'z.maxLength(max, tooLong(max))', 'z.maxLength(max)']
  ]),
  ...faultsIn('src/lib/address/typed-digits.ts', 'unit', form, [
    ['a phone takes letters', "typed.replaceAll(/\\D/g, '')", 'typed'],
    ['a phone grows without end', '.slice(0, most.phone)', '']
  ]),
  ...faultsIn('src/server/address/place-index.ts', 'unit', places, [
    ['two letters search the whole country', 'const leastTyped = 3', 'const leastTyped = 2'],
    ['villages stand before towns', '  b.density - a.density ||\n', ''],
    ['a town of many is as good as any', '  b.isKota - a.isKota ||\n', ''],
    ['a Desa stands before a Kelurahan', 'isKelurahan(b.village)', 'isKelurahan(a.village)'],
    ['what is meant by a typo is any name', 'this.#densityAt(village)\n      spelling', '1\n      spelling'],
    ["places far away stand before those of one's province", '  b.isOwn - a.isOwn ||\n', ''],
    ['a typo finds nothing', "this.#spelling.nearest(words[wrong] ?? '')", '[] as string[]'],
    ['one of the words is enough', '=== all\n      return isFound', '> 0\n      return isFound']
  ]),
  ...faultsIn(
    'src/server/warm-up.ts',
    'api',
    ['tests/address/warm-places.api.test.ts'],
    [['the first search waits for the places', 'background.run(() => readPlaces(db))', 'void 0']]
  )
]
