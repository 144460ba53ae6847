import { faultsIn } from './fault.ts'

const guards = ['tests/order/order-guards.api.test.ts']
const freight = ['tests/cart/cart-shipping.api.test.ts']
const totals = ['tests/cart/cart-totals.api.test.ts']
const bearers = ['tests/order/who-bears.api.test.ts']
const money = [
  'tests/order/orders.api.test.ts',
  'tests/payment/payments.api.test.ts',
  'tests/checkout/checkout.api.test.ts'
]

/** What a marketplace promises: stock, vouchers, money, orders, and the pages that show them. */
export const commerceFaults = [
  ...faultsIn(
    'src/lib/cart/store/resting-selection.ts',
    'unit',
    ['tests/cart/cart-sums.test.ts'],
    [["the cart's sum does not wait for a quantity", 'if ($isSending.get()) return', '']]
  ),
  ...faultsIn(
    'src/lib/checkout/store/cart-totals.ts',
    'unit',
    ['tests/cart/cart-sums.test.ts'],
    [['a shop is shown without figures of its own', 'told.shops.some(shop => shop.shop_id === id)', 'true']]
  ),
  ...faultsIn(
    'src/components/json-ld/product.ts',
    'unit',
    ['tests/catalogue/json-ld.test.ts'],
    [
      [
        'search engines are told a price that the page does not show',
        "'Offer', price: lowest",
        "'Offer', price: before.lowest"
      ]
    ]
  ),
  ...faultsIn('src/server/shipping/cart-estimate-routes.ts', 'api', freight, [
    ['a shop that cannot send counts as free', 'costs.length === shops.length', 'true'],
    ['what is pre-ordered leaves at once', 'longestPreOrder(lines), now', '0, now']
  ]),
  ...faultsIn('src/server/checkout/offer-vouchers.ts', 'api', totals, [
    ['a voucher that nobody is shown is preselected', 'isForProduct && isShow &&', 'isForProduct &&']
  ]),
  ...faultsIn('src/server/checkout/recall-vouchers.ts', 'api', totals, [
    ['a voucher that was taken off comes back', 'if (voucher === null) return passedOn\n', '']
  ]),
  ...faultsIn(
    'src/server/checkout/recall-vouchers.ts',
    'api',
    ['tests/checkout/several-shops.api.test.ts'],
    [
      [
        'the shop that stays alone loses the shared promo',
        'shared && codes.includes(shared) ? shared : null',
        'null'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/checkout/memory.ts',
    'api',
    ['tests/checkout/checkout-memory.api.test.ts'],
    [['any number is a method of payment', '    if (!method.ok) return method\n', '']]
  ),
  ...faultsIn(
    'src/server/cart/cart.ts',
    'api',
    ['tests/checkout/several-shops.api.test.ts'],
    [
      [
        'a checkout has an order of its own',
        'order.indexOf(a) - order.indexOf(b)',
        'order.indexOf(b) - order.indexOf(a)'
      ]
    ]
  ),
  ...faultsIn('src/server/checkout/cart-totals.ts', 'api', totals, [
    ['the cart shares no voucher of the marketplace', 'voucher.code === shared', 'voucher.code === null'],
    ['the cart forgets what the checkout remembers', 'choicesOf(earlier, shopId)', 'choicesOf([], shopId)']
  ]),
  ...faultsIn('src/server/product/stock.ts', 'api', guards, [
    ['more is taken than there is', 'gte(productDetails.stock, qty)', 'gte(productDetails.stock, 0)'],
    [
      'a variant that was switched off is sold',
      'eq(productDetails.isActive, true)',
      'eq(productDetails.productId, productDetails.productId)'
    ]
  ]),
  ...faultsIn('src/server/product/stock.ts', 'api', money, [
    ["a product's stock is not given back", 'await moveSummaries(tx, pieces, 1)', '']
  ]),
  ...faultsIn('src/server/voucher/vouchers.ts', 'api', guards, [
    [
      'a voucher of another shop is taken',
      '.filter(({ voucher }) => voucher.shopId === null || voucher.shopId === shopId)',
      ''
    ],
    [
      'a voucher of other products is taken',
      '.filter(({ isBound, isForProduct }) => !isBound || isForProduct)',
      ''
    ],
    [
      'a voucher has one use too many',
      'lt(vouchers.usedCount, vouchers.usageLimit)',
      'lte(vouchers.usedCount, vouchers.usageLimit)'
    ]
  ]),
  ...faultsIn(
    'src/server/voucher/vouchers.ts',
    'api',
    [...guards, 'tests/order/deadlines.api.test.ts'],
    [
      [
        'a buyer uses a voucher twice',
        'if (noted.length === 0) throw new Refused(voucherRefusals.voucher_used)',
        ''
      ],
      [
        'a cancelled order keeps its voucher',
        'set({ usedCount: sql`${vouchers.usedCount} - 1` })',
        'set({ usedCount: vouchers.usedCount })'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/checkout/place-order.ts',
    'api',
    [...guards, ...bearers],
    [["a shop's voucher is the marketplace's expense", 'isShopVoucher ? totals.discount : 0', '0']]
  ),
  ...faultsIn(
    'src/lib/shipping/driven-by-shop.ts',
    'api',
    ['tests/order/baba-drives.api.test.ts'],
    [
      [
        'the shop keeps what Baba drove and collected for it',
        "type === 'shop_courier' && deliveryCase !== 6",
        "type === 'shop_courier'"
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/order/settlement.ts',
    'unit',
    ['tests/order/settlement.test.ts'],
    [
      ['a freight of the shop is the courier’s', ' || isByShop', ''],
      [
        'a part that goes back leaves the promotion whole',
        'const promo = left(byMarket)',
        'const promo = byMarket'
      ]
    ]
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
  ...faultsIn('src/server/order/postings.ts', 'api', bearers, [
    ["a shop's cashback is the marketplace's", 'amount: -cashbackByShop, shopId', 'amount: 0, shopId']
  ]),
  ...faultsIn(
    'src/server/order/end-order.ts',
    'api',
    [...bearers, 'tests/order/orders.api.test.ts', 'tests/order/deadlines.api.test.ts'],
    [
      ["a buyer who cancels gets the payment's fee back", "actor === 'buyer' ? order.feePayment : 0", '0'],
      ['a refund is smaller than what was paid', 'order.grandTotal - kept', 'order.subtotal - kept']
    ]
  ),
  ...faultsIn(
    'src/server/money/ledger.ts',
    'api',
    [...guards, ...money],
    [
      [
        'a Saldo may fall below zero',
        'if (balanceAfter < 0) throw new Refused(moneyRefusals.balance_too_low)',
        ''
      ],
      ['a Saldo is read and not moved', 'set({ amount: balanceAfter })', 'set({ amount: balanceBefore })']
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
        "if (orders.some(one => statuses[one.status].end !== 'cancelled' && !one.paidAt)) return\n",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/checkout/open-orders.ts',
    'api',
    ['tests/payment/open-orders.api.test.ts'],
    [
      ['payments may stay open without end', 'count >= mostOpen.unpaid ?', 'false ?'],
      ['cash orders may stay open without end', 'count + orders > mostOpen.cash ?', 'false ?']
    ]
  ),
  ...faultsIn('src/server/order/seller-steps.ts', 'api', guards, [
    [
      'an order is accepted twice',
      '  if (order.acceptedAt) return refuse(orderRefusals.status_refused)\n',
      ''
    ],
    [
      'an order is packed that nobody accepted',
      '  if (!order.acceptedAt) return refuse(orderRefusals.status_refused)\n',
      ''
    ]
  ]),
  ...faultsIn(
    'src/server/checkout/plan-goods.ts',
    'api',
    [
      'tests/checkout/checkout-memory.api.test.ts',
      'tests/checkout/delivery.api.test.ts',
      ...guards,
      ...money
    ],
    [
      [
        'a point is priced for another address',
        'addressId === checkout.addressId ? checkout',
        'addressId > 0 ? checkout'
      ],
      [
        'an order takes other lines than its checkout',
        '=> isSameSet(checkout.lineIds, wish.cart_detail_id)',
        '=> checkout.lineIds.length > 0 && wish.cart_detail_id.length > 0'
      ]
    ]
  ),
  ...faultsIn('src/server/checkout/plan-order.ts', 'api', money, [
    ['an order is silently repriced', 'refuseChange(wish, plan) ??', '']
  ]),
  ...faultsIn(
    'src/server/core/http/idempotency.ts',
    'api',
    [
      'tests/order/orders.api.test.ts',
      'tests/order/order-contention.api.test.ts',
      'tests/checkout/checkout.api.test.ts'
    ],
    [
      [
        'a key takes another body',
        '  if (row.bodyHash !== slot.bodyHash) return refuse(coreRefusals.idempotency_mismatch)\n',
        ''
      ],
      ['an order needs no key', 'if (!key || key.length > 100)', 'if (key && key.length > 100)']
    ]
  ),
  ...faultsIn(
    'src/server/core/page/cache-provider.ts',
    'api',
    ['tests/core/page-cache.api.test.ts'],
    [
      ['a page with a cookie is kept', ' || setsCookie(response)', ''],
      ['a failed page is kept', ' || render.faults > 0', ''],
      ['any status is kept', ' || ![200, 301, 410].includes(response.status)', ''],
      [
        'what leads on now is shown as it was',
        '  if (key !== undefined) getServices().pages.remove(key)\n',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/answer-cache.ts',
    'api',
    ['tests/catalogue/renamed-product.api.test.ts'],
    [
      [
        'two answers of different ages lead in a circle',
        ' || sharing.isKept?.(result.value.data, input) === false',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/hosts.ts',
    'unit',
    ['tests/core/hosts.test.ts'],
    [
      ['a foreign host is served', "return isOwn ? 'own' : 'foreign'", "return isOwn ? 'own' : 'own'"],
      ['an address of another form is the home page', "  if (!url.startsWith('/')) return badRequest\n", '']
    ]
  ),
  ...faultsIn(
    'src/server/core/page/own-referer.ts',
    'unit',
    ['tests/core/own-referer.test.ts'],
    [['a search leads back to another site', 'host === here.host && ', '']]
  ),
  ...faultsIn(
    'src/lib/cart/store/begun-purchase.ts',
    'unit',
    ['tests/cart/begun-purchase.test.ts'],
    [
      ['what was begun long ago is bought', ' && now - kept.at < begunLifeMs', ''],
      [
        'what was begun is bought twice',
        '    if (localStore.get(finishedKey) === begun.id) return undefined\n',
        ''
      ],
      [
        'what was begun is bought on another page',
        'begun?.item.product_id === productId ? begun',
        'begun ? begun'
      ]
    ]
  )
]
