import { faultsIn } from './fault.ts'

const orders = ['tests/checkout/delivery.api.test.ts']
const store = ['tests/checkout/checkout-delivery.test.ts']

/** What holds where goods are fetched or left at a point. */
export const deliveryFaults = [
  ...faultsIn('src/server/checkout/point-address.ts', 'api', orders, [
    ['delivery: a point is kept twice', 'if (same) await makeMain(tx, userId, same.id)\n  else ', '']
  ]),
  ...faultsIn('src/server/checkout/place-order.ts', 'api', orders, [
    [
      'delivery: every point becomes the main address',
      "mode === 'point' && checkout.point?.is_main",
      "mode === 'point'"
    ]
  ]),
  ...faultsIn(
    'src/server/checkout/delivery-routes.ts',
    'api',
    ['tests/checkout/checkout-memory.api.test.ts'],
    [
      [
        'a postal code is what the buyer sent: checkout',
        '{ ...point, zip_code, carrier }',
        '{ ...point, carrier }'
      ]
    ]
  ),
  ...faultsIn('src/server/checkout/delivery-routes.ts', 'api', orders, [
    ['delivery: a full book takes a point', 'if (full) return full', '']
  ]),
  ...faultsIn(
    'src/lib/shipping/options.ts',
    'unit',
    ['tests/shipping/shipping.test.ts'],
    [['delivery: what no truck takes is fetched at a warehouse', '!isAbove && offersPickup', 'offersPickup']]
  ),
  ...faultsIn(
    'src/lib/checkout/takes-cash.ts',
    'unit',
    ['tests/checkout/takes-cash.test.ts'],
    [['delivery: the freight that is chosen counts twice', 'total - before + ', 'total + ']]
  ),
  ...faultsIn('src/lib/checkout/store/courier-check.ts', 'unit', store, [
    ['delivery: a closed question chooses a truck', 'if ($courierCheck.get() !== asked) return', '']
  ]),
  ...faultsIn('src/lib/checkout/shop-figures.ts', 'unit', store, [
    [
      'delivery: a freight that nobody knows is counted',
      'shipping?.is_available || isAsked(part, isAlone) ? shipping : undefined',
      'shipping'
    ]
  ])
]
