import { faultsIn } from './fault.ts'

const checkout = ['tests/checkout/several-shops.api.test.ts']
const cash = ['tests/payment/cash-of-several.api.test.ts']
const promo = ['tests/order/promo-minimum.api.test.ts']
const money = ['tests/payment/several-shops.api.test.ts']

/** What holds where several shops are paid together. */
export const togetherFaults = [
  ...faultsIn('src/server/checkout/plan-order.ts', 'api', checkout, [
    [
      'together: an order leaves a shop of its checkout behind',
      'new Set(asked).size !== open.length || asked.length !== open.length || asked.includes(undefined)',
      'asked.includes(undefined)'
    ],
    ['together: every order bears the fee', 'isCod || at > 0 ? 0 : method.fee', 'isCod ? 0 : method.fee'],
    [
      'together: only the sum is what the buyer saw',
      'if (isSame && wish.total_pay === total)',
      'if (wish.total_pay === total)'
    ]
  ]),
  ...faultsIn('src/server/checkout/promos.ts', 'api', checkout, [
    ['together: two vouchers of the marketplace', 'ofMarket > 1 ? refuse', 'ofMarket > 2 ? refuse'],
    [
      'together: what is for some goods is refused to who shares it',
      'return shared?.voucher.shopId === null ? shared : find(productIds)',
      'return find(productIds)'
    ],
    [
      'together: a shop’s voucher is taken for the goods of another',
      'return shared?.voucher.shopId === null ? shared : find(productIds)',
      'return shared'
    ],
    [
      'together: a shop’s voucher is shared by others',
      'baskets.length > 1 && usable?.voucher.shopId !== null',
      'false'
    ]
  ]),
  ...faultsIn(
    'src/lib/payment/choice.ts',
    'api',
    ['tests/checkout/cash-together.api.test.ts'],
    [
      [
        'together: cash where only the first delivery allows it',
        "type === 'baba_cod' ? deliveries :",
        "type === 'baba_cod' ? deliveries.slice(0, 1) :"
      ],
      ['together: cash is bounded by each order alone', '...means, nominal }', '...means }']
    ]
  ),
  ...faultsIn('src/server/checkout/plan-goods.ts', 'api', checkout, [
    [
      'together: an order asks for the freight of each shop by itself',
      'await quoteShops(db, sendings, to)',
      '(await Promise.all(sendings.map(one => quoteShops(db, [one], to)))).flat()'
    ]
  ]),
  ...faultsIn('src/server/checkout/present-shop.ts', 'api', checkout, [
    [
      'together: the checkout asks for the freight of each shop by itself',
      'await quoteShops(db, sendings, to)',
      '(await Promise.all(sendings.map(one => quoteShops(db, [one], to)))).flat()'
    ]
  ]),
  ...faultsIn('src/server/checkout/open-orders.ts', 'api', checkout, [
    ['together: cash is counted by payments', 'count + orders > mostOpen.cash', 'count + 1 > mostOpen.cash']
  ]),
  ...faultsIn(
    'src/lib/checkout/share-out.ts',
    'unit',
    ['tests/checkout/share-out.test.ts'],
    [['together: shares lose a rupiah', 'share + (first.has(at) ? 1 : 0)', 'share']]
  ),
  ...faultsIn('src/server/order/promo-minimum.ts', 'api', promo, [
    [
      'together: a promo’s minimum is dodged by cancelling one of its orders',
      'if (goods >= minimum || goods + order.subtotal < minimum) return ok([])',
      'return ok([])'
    ],
    [
      'together: what the seller ended binds the buyer to a promo',
      'goods >= minimum || goods + order.subtotal < minimum',
      'goods >= minimum'
    ],
    [
      'together: a promo’s minimum is dodged once an order is packed',
      'if (!orders.every(isCancellable)) return refuse(orderRefusals.promo_packed)',
      ''
    ],
    [
      'together: orders of a promo end unasked',
      'if (isTogether) return ok(orders)',
      'if (orders) return ok(orders)'
    ],
    [
      'together: a promo counts what was cancelled',
      "found.filter(one => statuses[one.order.status].end !== 'cancelled')",
      'found'
    ]
  ]),
  ...faultsIn(
    'src/lib/order/store/order-actions.ts',
    'unit',
    ['tests/order/cancel-step.test.ts'],
    [['together: the dialog cancels one of what it named', 'reason,\n      together\n', 'reason\n']]
  ),
  ...faultsIn('src/lib/order/payment-status.ts', 'api', cash, [
    [
      'together: an order in cash is paid with the last of its payment',
      "if (order.paymentType !== 'baba_cod') return ofPayment",
      'return ofPayment'
    ],
    [
      'together: what was never paid in cash waits for ever',
      "statuses[order.status].end === 'cancelled' ? 'cancelled' : 'unpaid'",
      "'unpaid'"
    ]
  ]),
  ...faultsIn('src/server/payment/payment-detail.ts', 'api', cash, [
    [
      'together: the payment page asks for the cash of what was cancelled',
      'asked.length === 0 ? amount : asked.reduce',
      'asked.length >= 0 ? amount : asked.reduce'
    ]
  ]),
  ...faultsIn('src/server/order/end-order.ts', 'api', money, [
    ['together: a shared voucher comes back with the first order', 'await passOnVouchers(tx, ended)', '']
  ])
]
