import { faultsIn } from './fault.ts'

/** About an order's charges and refunds: money and promos. */
export const moneyFaults = [
  ...faultsIn(
    'src/server/checkout/place-order.ts',
    'api',
    ['tests/order/order-guards.api.test.ts', 'tests/order/who-bears.api.test.ts'],
    [["a shop's voucher is the marketplace's expense", 'isShopVoucher ? totals.discount : 0', '0']]
  ),
  ...faultsIn(
    'src/server/order/postings.ts',
    'api',
    ['tests/order/orders.api.test.ts'],
    [
      [
        "a shop's cash is a courier's debt",
        "isDrivenByShop(order.shippingType, order.deliveryCase) ? 'seller_payable' : 'courier_payable'",
        "'courier_payable'"
      ]
    ]
  ),
  ...faultsIn(
    'src/server/order/postings.ts',
    'api',
    ['tests/order/who-bears.api.test.ts'],
    [["a shop's cashback is the marketplace's", 'amount: -cashbackByShop, shopId', 'amount: 0, shopId']]
  ),
  ...faultsIn(
    'src/server/order/end-order.ts',
    'api',
    [
      'tests/order/who-bears.api.test.ts',
      'tests/order/orders.api.test.ts',
      'tests/order/deadlines.api.test.ts'
    ],
    [
      ["a buyer who cancels gets the payment's fee back", "actor === 'buyer' ? order.feePayment : 0", '0'],
      ['a refund is smaller than what was paid', 'order.grandTotal - withheld', 'order.subtotal - withheld']
    ]
  ),
  ...faultsIn(
    'src/server/payment/payments.ts',
    'api',
    ['tests/payment/payments.api.test.ts'],
    [
      ['one event pays twice', 'if (!noted) return readOutcome(step, gateway, event)\n', ''],
      [
        'money that came twice vanishes',
        "await creditToSaldo(step, locked, event, 'diterima lebih dari sekali')",
        ''
      ],
      ['any amount pays', "if (event.amount !== payment.amount) return 'mismatch'", ''],
      [
        'a payment after its time pays',
        "payment.status === 'pending' && !isLate",
        "payment.status === 'pending'"
      ],
      ['late money counts as never paid', '.set({ paidAt: step.now })', '.set({ status: payment.status })']
    ]
  ),
  ...faultsIn(
    'src/server/order/end-order.ts',
    'api',
    ['tests/payment/several-orders.api.test.ts'],
    [
      [
        'one of several unpaid orders ends alone',
        'isWaiting ? await lockOrdersOfPayment(step.tx, order.paymentId!) : [order, ...beside]',
        '[order, ...beside]'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/order/close-payment.ts',
    'api',
    ['tests/payment/several-orders.api.test.ts'],
    [
      [
        'a payment closes while an order waits for its cash',
        "if (ofPayment.some(one => statuses[one.status].end !== 'cancelled' && !one.paidAt)) return\n",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/checkout/open-orders.ts',
    'api',
    ['tests/payment/open-orders.api.test.ts'],
    [
      ['payments may stay open without end', 'open.unpaid >= maxOpen.unpaid ?', 'false ?'],
      ['cash orders may stay open without end', 'open.cash + orderCount > maxOpen.cash ?', 'false ?']
    ]
  ),
  ...faultsIn(
    'src/server/checkout/plan-goods.ts',
    'api',
    [
      'tests/checkout/checkout-memory.api.test.ts',
      'tests/checkout/delivery.api.test.ts',
      'tests/order/order-guards.api.test.ts',
      'tests/order/orders.api.test.ts',
      'tests/payment/payments.api.test.ts',
      'tests/checkout/checkout.api.test.ts'
    ],
    [
      [
        'a point is priced for another address',
        'addressId === checkout.addressId ? checkout',
        'addressId > 0 ? checkout'
      ],
      [
        'an order takes other lines than its checkout',
        '=> isSameSet(checkout.lineIds, command.cart_detail_id)',
        '=> checkout.lineIds.length > 0 && command.cart_detail_id.length > 0'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/checkout/plan-order.ts',
    'api',
    [
      'tests/order/orders.api.test.ts',
      'tests/payment/payments.api.test.ts',
      'tests/checkout/checkout.api.test.ts'
    ],
    [['an order is silently repriced', 'rejectChange(command, plan) ??', '']]
  ),
  ...faultsIn(
    'src/server/negotiation/plan-payment.ts',
    'api',
    ['tests/negotiation/negotiation.api.test.ts'],
    [
      [
        'what nobody agreed to is paid',
        'return turn.pay ? undefined : fail(negotiationErrors.not_agreed)',
        'return undefined'
      ],
      ['a total that nobody saw is charged', 'command.total_pay !== totals.grandTotal', 'false'],
      [
        'a cashback goes with cash',
        'if (isCod && order.cashback > 0) return fail(voucherErrors.voucher_not_for_cod)\n',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/negotiation/plan-payment.ts',
    'api',
    ['tests/negotiation/lost-voucher.api.test.ts'],
    [
      [
        'a voucher is given up though nobody said so',
        'lost !== undefined && command.without_voucher',
        'lost !== undefined'
      ],
      [
        'a voucher is given up for a total that nobody saw',
        '? isGivenUp : command.total_pay',
        '? false : command.total_pay'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/order/end-order.ts',
    'api',
    ['tests/negotiation/found.api.test.ts'],
    [['a seller is left waiting for what is over', "await recordOrder(step, 'negotiation.changed', one)", '']]
  ),
  ...faultsIn(
    'src/server/checkout/place-order.ts',
    'api',
    ['tests/checkout/site-needs.api.test.ts'],
    [["needs: an order forgets its site's needs", '    site: plan.site,\n', '']]
  ),
  ...faultsIn(
    'src/server/checkout/plan-order.ts',
    'api',
    ['tests/checkout/several-shops.api.test.ts'],
    [
      [
        'together: an order leaves a shop of its checkout behind',
        'new Set(requested).size !== open.length ||\n    requested.length !== open.length ||\n    requested.includes(undefined)',
        'requested.includes(undefined)'
      ],
      ['together: every order bears the fee', 'isCod || at > 0 ? 0 : method.fee', 'isCod ? 0 : method.fee'],
      [
        'together: only the sum is what the buyer saw',
        'if (isSame && command.total_pay === total)',
        'if (command.total_pay === total)'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/checkout/promos.ts',
    'api',
    ['tests/checkout/several-shops.api.test.ts'],
    [
      ['together: two vouchers of the marketplace', 'ofMarket > 1 ? fail', 'ofMarket > 2 ? fail'],
      [
        'together: what is for some goods is rejected for who shares it',
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
    ]
  ),
  ...faultsIn(
    'src/server/checkout/place-order.ts',
    'api',
    ['tests/checkout/statements.api.test.ts'],
    [
      [
        'together: an order writes each line by itself',
        'after.later({ write: tx.insert(transactionLines).values(lines) })',
        'for (const line of lines) await tx.insert(transactionLines).values(line)'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/checkout/open-orders.ts',
    'api',
    ['tests/checkout/several-shops.api.test.ts'],
    [
      [
        'together: cash is counted by payments',
        'open.cash + orderCount > maxOpen.cash',
        'open.cash + 1 > maxOpen.cash'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/order/promo-minimum.ts',
    'api',
    ['tests/order/promo-minimum.api.test.ts'],
    [
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
        'if (!orders.every(isCancellable)) return fail(orderErrors.promo_packed)',
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
    ]
  ),
  ...faultsIn(
    'src/server/order/end-order.ts',
    'api',
    ['tests/payment/several-shops.api.test.ts'],
    [
      [
        'together: a shared voucher comes back with the first order',
        'await reassignVoucherUse(tx, ended)',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/checkout/place-order.ts',
    'api',
    ['tests/checkout/delivery.api.test.ts'],
    [
      [
        'delivery: every point becomes the main address',
        "mode === 'point' && checkout.point?.is_main",
        "mode === 'point'"
      ]
    ]
  )
]
