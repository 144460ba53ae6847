import { faultsIn } from './fault.ts'

const guards = ['tests/order/order-guards.api.test.ts']
const money = [
  'tests/order/orders.api.test.ts',
  'tests/payment/payments.api.test.ts',
  'tests/checkout/checkout.api.test.ts'
]

/** What a marketplace promises: stock, vouchers, money, orders, and the pages that show them. */
export const commerceFaults = [
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
      'or(isNull(vouchers.shopId), eq(vouchers.shopId, basket.shopId)),',
      ''
    ],
    [
      'a voucher of other products is taken',
      '.filter(({ voucher }) => !boundIds.has(voucher.id) || hereIds.has(voucher.id))',
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
        "if (noted.length === 0) throw new Refused(refusal('voucher_used'))",
        ''
      ],
      [
        'a cancelled order keeps its voucher',
        'set({ usedCount: sql`${vouchers.usedCount} - 1` })',
        'set({ usedCount: vouchers.usedCount })'
      ]
    ]
  ),
  ...faultsIn('src/server/order/postings.ts', 'api', guards, [
    ["a shop's voucher is the marketplace's expense", 'order.voucherByShop ? order.discount : 0', '0']
  ]),
  ...faultsIn(
    'src/server/order/postings.ts',
    'api',
    ['tests/order/orders.api.test.ts', 'tests/order/deadlines.api.test.ts'],
    [
      [
        'a refund is smaller than what was paid',
        "{ account: 'escrow', amount: -order.grandTotal },\n        { account: 'buyer_saldo', userId: order.buyerId, amount: order.grandTotal }\n      ]\n    },\n    now\n  )\n\n/**",
        "{ account: 'escrow', amount: -order.subtotal },\n        { account: 'buyer_saldo', userId: order.buyerId, amount: order.subtotal }\n      ]\n    },\n    now\n  )\n\n/**"
      ]
    ]
  ),
  ...faultsIn(
    'src/server/money/ledger.ts',
    'api',
    [...guards, ...money],
    [
      [
        'a Saldo may fall below zero',
        "if (balanceAfter < 0) throw new Refused(refusal('balance_too_low'))",
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
      ['one event pays twice', 'if (!noted) return readOutcome(step, gateway, eventId)\n', ''],
      ['any amount pays', "if (event.amount !== order.grandTotal) return 'mismatch'", ''],
      ['a payment after its time pays', "order.status === 'pending' && !isLate", "order.status === 'pending'"]
    ]
  ),
  ...faultsIn('src/server/order/seller-steps.ts', 'api', guards, [
    ['an order is accepted twice', "  if (order.acceptedAt) return refuse('status_refused')\n", ''],
    [
      'an order is packed that nobody accepted',
      "  if (!order.acceptedAt) return refuse('status_refused')\n",
      ''
    ]
  ]),
  ...faultsIn(
    'src/server/checkout/plan-order.ts',
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
        'wish.address_id === checkout.addressId ? checkout',
        'wish.address_id > 0 ? checkout'
      ],
      ['an order is silently repriced', '  if (changed) return changed\n', ''],
      [
        'an order takes other lines than its checkout',
        ' || !isSameSet(checkout.lineIds, wish.cart_detail_id)',
        ''
      ]
    ]
  ),
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
        "  if (row.bodyHash !== slot.bodyHash) return refuse('idempotency_mismatch')\n",
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
      [
        'a foreign host has pages kept',
        '  if (siteUrl && new URL(siteUrl).host !== url.host) return undefined\n',
        ''
      ],
      ['a page with a cookie is kept', ' || setsCookie(response)', ''],
      ['a failed page is kept', ' || render.faults > 0', ''],
      ['any status is kept', ' || ![200, 301, 410].includes(response.status)', '']
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
