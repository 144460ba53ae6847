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
        'order by cost, rating',
        'order by cost / packs, rating'
      ],
      ['16 mm answers a need of 6 mm', '`% ${word} %`', '`%${word}%`'],
      ['a variant of another price is named', ' and price = p.min_price', '']
    ]
  )
]
