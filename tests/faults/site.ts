import { faultsIn } from './fault.ts'

const site = ['tests/checkout/site-needs.api.test.ts']
const tracking = ['tests/order/tracking.api.test.ts']
const store = ['tests/checkout/site-store.test.ts']

/** What a building site needs, from the checkout to the order. */
export const siteFaults = [
  ...faultsIn('src/server/order/site.ts', 'api', site, [
    ['needs: a site asks for a day that has passed', 'if (!first) return', 'if (first || !first) return']
  ]),
  ...faultsIn('src/server/checkout/place-order.ts', 'api', site, [
    ["needs: an order forgets its site's needs", '    site: plan.site,\n', '']
  ]),
  ...faultsIn('src/server/checkout/memory.ts', 'api', site, [
    ["needs: a site's needs are one shop's alone", '    ...(site !== undefined && { site })\n', '']
  ]),
  ...faultsIn('src/server/checkout/remember-site.ts', 'api', site, [
    [
      'needs: a day too far ahead is called past',
      "isOver = (said.date ?? '') < siteDays(now).from",
      'isOver = true'
    ],
    ['needs: a day that passed is shown again', 'if (!problem)', 'if (true)'],
    [
      'needs: a day that passed is named again and again',
      "sql`${checkouts.choices} #- '{site,date}'`",
      'checkouts.choices'
    ]
  ]),
  ...faultsIn('src/server/order/invoice.ts', 'api', site, [
    ["needs: the invoice does not name the site's needs", '...siteOf(order), ', '']
  ]),
  ...faultsIn('src/lib/checkout/store/site.ts', 'unit', store, [
    ['needs: half a phone is sent with the order', 'return isWrong ?', 'return isWrong && false ?'],
    [
      'needs: a wrong field keeps the others from being remembered',
      'tidyNeeds(now, Object.keys(siteProblems(now, serverNow())))',
      'tidyNeeds(now)'
    ],
    [
      "needs: who fetches the goods sends the site's needs",
      "$isFetched.get() ? 'pickup' : 'deliver'",
      "'deliver'"
    ],
    [
      "needs: floor and contact of one's own site go to a point",
      "siteFrom === 'order' && shops.some(isLeftAtPoint) ? {} : site",
      'shops.length < 0 ? {} : site'
    ]
  ]),
  ...faultsIn('src/lib/nego/store/ask.ts', 'unit', store, [
    ['needs: a refused question marks no field', "$checkout.setKey('orderError', unsaved)", '']
  ]),
  ...faultsIn('src/lib/checkout/destination.ts', 'unit', store, [
    [
      "needs: a warehouse that nothing uses hides the site's needs",
      '    block.delivery.mode === mode &&\n    shipping !== undefined &&\n',
      '    block.delivery.mode === mode ||\n    shipping === undefined ||\n'
    ]
  ]),
  ...faultsIn(
    'src/lib/core/visible-text.ts',
    'unit',
    ['tests/core/visible-text.test.ts'],
    [['needs: half a character is said', '\\p{Cs}', '']]
  ),
  ...faultsIn(
    'src/server/checkout/memory.ts',
    'api',
    ['tests/checkout/checkout-memory.api.test.ts'],
    [
      [
        'needs: what is negotiated is remembered beside another shop',
        'usableOption(quote, shipping, isAlone)',
        'usableOption(quote, shipping)'
      ]
    ]
  ),
  ...faultsIn('src/server/order/routes.ts', 'api', tracking, [
    ['needs: the tracking tells what the seller did', 'history.filter(isReported)', 'history']
  ]),
  ...faultsIn('src/server/order/order-detail.ts', 'api', tracking, [
    [
      'needs: cash of another courier goes to the shop',
      ' && isDrivenByShop(order.shippingType, order.deliveryCase)',
      ''
    ]
  ]),
  ...faultsIn(
    'src/lib/order/arrival.ts',
    'unit',
    ['tests/order/arrival.test.ts'],
    [
      [
        'needs: what has come is still to come',
        "(goods === 'in the shop' || goods === 'on the way')",
        'true'
      ],
      [
        'needs: goods on their way are packed once more',
        'order.shippedAt ? onTheWay(order.etd, order.shippedAt) : fromShop(order)',
        'fromShop(order)'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/order/tracking.ts',
    'unit',
    ['tests/order/arrival.test.ts'],
    [['needs: a cancelled order hides what the courier did', '!hasShipment(status) || ', '']]
  ),
  ...faultsIn(
    'src/server/cart/order-again.ts',
    'api',
    ['tests/cart/order-again.api.test.ts'],
    [
      ['again: somebody else’s order is bought', ', eq(transactions.buyerId, userId)', ''],
      ['again: the pieces in the cart are not counted', 'inCart: there?.qty ?? 0,', 'inCart: 0,'],
      ['again: a full cart takes more', 'return isFull ?', 'return isFull && false ?'],
      ['again: what changed is kept back', 'if (message) again.changed', 'if (!message) again.changed']
    ]
  )
]
