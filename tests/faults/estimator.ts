import { faultsIn } from './fault.ts'

/** What an estimate promises: enough, in stock, at the price that checkout asks. */
export const estimatorFaults = [
  ...faultsIn(
    'src/lib/estimator/figures.ts',
    'unit',
    ['tests/estimator/lantai.test.ts', 'tests/estimator/besi.test.ts'],
    [['half a piece is bought', 'Math.ceil(value - dust)', 'Math.round(value)']]
  ),
  ...faultsIn(
    'src/lib/estimator/areas.ts',
    'unit',
    ['tests/estimator/areas.test.ts'],
    [['openings leave no wall, and nobody says so', 'if (net <= 0)', 'if (net < -1e9)']]
  ),
  ...faultsIn(
    'src/lib/estimator/sizes.ts',
    'unit',
    ['tests/estimator/areas.test.ts'],
    [['a room is as long as it likes', 'side > 0 && side <= longestSide', 'side > 0']]
  ),
  ...faultsIn(
    'src/lib/estimator/sizes.ts',
    'unit',
    ['tests/estimator/areas.test.ts'],
    [['half a door is taken', 'Number.isInteger(readSizes(text)[0])', 'readSizes(text).length > 0']]
  ),
  ...faultsIn(
    'src/islands/estimator/answer-in-step.ts',
    'unit',
    ['tests/estimator/answer-in-step.test.ts'],
    [
      ['a press does not wait for the answer', 'if (typed() !== shown || asking) await now()', ''],
      ['an older answer is bought', 'return typed() === shown', 'return true']
    ]
  ),
  ...faultsIn(
    'src/islands/estimator/buy-once.ts',
    'unit',
    ['tests/estimator/buy-once.test.ts'],
    [
      ['a second press buys again', "if (isBuying) return 'busy'", ''],
      ['what is in the cart stays chosen', 'wasAdded(line)', '']
    ]
  ),
  ...faultsIn(
    'src/islands/estimator/answer-in-step.ts',
    'unit',
    ['tests/estimator/answer-in-step.test.ts'],
    [['a fault counts as an answer', 'if (show()) shown = address', 'show()\n      shown = address']]
  ),
  ...faultsIn(
    'src/islands/estimator/picked-offers.ts',
    'unit',
    ['tests/estimator/picked-offers.test.ts'],
    [['a default outlives its answer', "checked && dataset['picked'] !== undefined", 'checked']]
  ),
  ...faultsIn(
    'src/islands/estimator/lines-in-cart.ts',
    'unit',
    ['tests/estimator/lines-in-cart.test.ts'],
    [
      [
        'a page that is loaded anew buys twice',
        'inCart.set(key, (inCart.get(key) ?? 0) + qty)\n  keepLines()',
        ''
      ],
      ['what left the cart stays marked', 'else inCart.delete(key)', '']
    ]
  ),
  ...faultsIn(
    'src/lib/estimator/cor-beton.ts',
    'unit',
    ['tests/estimator/cor-beton.test.ts'],
    [['a weaker mix is taken for a grade', 'mpa >= asked', 'mpa >= asked - 3']]
  ),
  ...faultsIn(
    'src/lib/estimator/coefficients.ts',
    'unit',
    ['tests/estimator/mortar.test.ts', 'tests/estimator/cor-beton.test.ts'],
    [
      ['a wall gets less mortar than its joints hold', '4: { cement: 11.5,', '4: { cement: 8.1,'],
      ['a mix does not fill its cubic metre', 'cement: 348, sand: 790', 'cement: 348, sand: 690']
    ]
  ),
  ...faultsIn(
    'src/lib/estimator/shipments.ts',
    'unit',
    ['tests/estimator/shipments.test.ts'],
    [
      ['two shops share a truck', 'offer => offer.shop_id', '() => 0'],
      ['a truck is named where a courier was quoted', 'if (freight) return', 'if (freight && !truck) return'],
      ['freight without a price is left out in silence', "shipment.freight?.kind !== 'priced'", 'false']
    ]
  ),
  ...faultsIn(
    'src/lib/estimator/find-city.ts',
    'unit',
    ['tests/estimator/find-city.test.ts'],
    [
      ['a regency is taken for the city', 'isRegency(value) === isRegency(typed)', 'isRegency(value)'],
      ['regencies push the city out of sight', 'isOther(a) - isOther(b) || ', ''],
      ['one of several cities is guessed', 'only && begun.length === 1', 'only'],
      ['one of several typos is guessed', 'meant.length === 1 && ', ''],
      ['a guessed city is not said to be one', 'return { city, isGuessed: true }', 'return { city }']
    ]
  ),
  ...faultsIn(
    'src/lib/estimator/form-state.ts',
    'unit',
    ['tests/estimator/form-state.test.ts'],
    [['what the form hides is asked for', "!('surface' in values) ||", 'true ||']]
  ),
  ...faultsIn(
    'src/server/estimator/reached-offers.ts',
    'unit',
    ['tests/estimator/reached-offers.test.ts'],
    [
      ['what nobody carries is named first', 'rankOf(a) - rankOf(b) || inOrder(a, b)', 'inOrder(a, b)'],
      ['delivery counts for nothing', 'cost + (reach?.cost ?? 0)', 'cost']
    ]
  ),
  ...faultsIn(
    'src/server/estimator/routes.ts',
    'api',
    ['tests/estimator/estimates.api.test.ts'],
    [['any figures push kept answers out', 'isShared: input => JSON.stringify(input) === example', '']]
  ),
  ...faultsIn(
    'src/server/estimator/fitting-products.ts',
    'api',
    ['tests/estimator/estimates.api.test.ts'],
    [
      ['less stock than the work needs is offered', ' and stock >= n.packs', ''],
      [
        'the cheapest piece is named for the cheapest amount',
        'from fitting order by cost, rating',
        'from fitting order by cost / packs, rating'
      ],
      ['16 mm answers a need of 6 mm', '`% ${word} %`', '`%${word}%`'],
      ['a variant of another price is named', ' and price = p.min_price', '']
    ]
  )
]
