import { faultsIn } from './fault.ts'

const negotiation = ['tests/nego/negotiation.api.test.ts']
const ways = ['tests/nego/ways.api.test.ts']
const limits = ['tests/nego/limits.api.test.ts']
const counter = ['tests/ops/negos.api.test.ts']
const shown = ['tests/nego/shown.api.test.ts']
const found = ['tests/nego/found.api.test.ts']
const contention = ['tests/nego/contention.api.test.ts']

/** What a negotiation of freight promises: its turns, its price, and that it holds nothing. */
export const negoFaults = [
  ...faultsIn('src/lib/order/timeline.ts', 'api', shown, [
    [
      'a negotiation that ended unpaid has an invoice',
      "statuses[status].money === 'negotiated' || (isNego && paymentType === null)",
      "statuses[status].money === 'negotiated'"
    ]
  ]),
  ...faultsIn('src/lib/order/nego-total.ts', 'api', shown, [
    [
      'a whole freight is called a cost on top',
      "shippingType !== 'shop_courier' && quote > 0",
      "shippingType !== 'shop_courier'"
    ]
  ]),
  ...faultsIn('src/server/order/read-negotiation.ts', 'api', contention, [
    ['a negotiation outlives its clock', '!(deadlineAt && now < deadlineAt)', 'deadlineAt === null'],
    ['what has run out looks as if it could be paid', 'turn.pay && !isOver', 'turn.pay']
  ]),
  ...faultsIn('src/server/order/routes.ts', 'api', contention, [
    [
      'what the clock ended is booked as cancelled by the buyer',
      'if (hasRunOut(order, step.now)) return refuse(orderRefusals.status_refused)',
      ''
    ]
  ]),
  ...faultsIn('src/server/nego/charge-routes.ts', 'api', contention, [
    [
      'what has run out was never approved',
      'if (unpriced) return unpriced',
      'if (unpriced) return refuse(paymentRefusals.payment_unavailable)'
    ]
  ]),
  ...faultsIn('src/server/nego/offers.ts', 'api', negotiation, [
    ['a buyer offers without end', 'if (length >= mostOffers) {', 'if (length < 0) {'],
    [
      'the seller declines what was agreed',
      "if (!turnOf(order, step.now)?.answer) return refuse(orderRefusals.status_refused)\n  await writeAnswer(step, order, { answer: 'decline', reason })",
      "await writeAnswer(step, order, { answer: 'decline', reason })"
    ]
  ]),
  ...faultsIn('src/server/nego/plan-payment.ts', 'api', negotiation, [
    [
      'what nobody agreed to is paid',
      'return turn.pay ? undefined : refuse(negoRefusals.not_agreed)',
      'return undefined'
    ],
    ['a total that nobody saw is charged', 'wish.total_pay !== totals.grandTotal', 'false'],
    [
      'a cashback goes with cash',
      'if (isCod && order.cashback > 0) return refuse(voucherRefusals.voucher_not_for_cod)\n',
      ''
    ]
  ]),
  ...faultsIn(
    'src/server/nego/plan-payment.ts',
    'api',
    ['tests/nego/lost-voucher.api.test.ts'],
    [
      [
        'a voucher is given up though nobody said so',
        'lost !== undefined && wish.without_voucher',
        'lost !== undefined'
      ],
      [
        'a voucher is given up for a total that nobody saw',
        '? isGivenUp : wish.total_pay',
        '? false : wish.total_pay'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/order/order-detail.ts',
    'api',
    ['tests/nego/lost-voucher.api.test.ts'],
    [['a card tells a total that cannot be paid', 'withoutPromo.get(order.id) ?? order', 'order']]
  ),
  ...faultsIn('src/server/nego/open-limit.ts', 'api', limits, [
    ['what ran out counts as open', '    gt(transactions.deadlineAt, now)\n', '']
  ]),
  ...faultsIn('src/server/nego/pay-negotiation.ts', 'api', negotiation, [
    ['a negotiated order sells what is not there', 'await takeStock(tx, pieces)', ''],
    ['a negotiated order keeps no voucher', 'await noteVoucherUse(tx, use, now)', '']
  ]),
  ...faultsIn('src/server/nego/open-negotiation.ts', 'api', negotiation, [
    ['a negotiation holds stock', 'holdsStock: false', 'holdsStock: true'],
    ['its lines stay in the cart', 'await consumeCheckout(tx, plan.checkout)\n', '']
  ]),
  ...faultsIn('src/server/nego/charge-routes.ts', 'api', shown, [
    ['an account counts as paid', 'paidTexts[method.bankType]', 'paidTexts.baba_balance']
  ]),
  ...faultsIn('src/server/nego/offers.ts', 'api', shown, [
    ['another delivery is named where there is none', 'hasWays: ways.length > 0', 'hasWays: true']
  ]),
  ...faultsIn(
    'src/lib/nego/store/offer.ts',
    'unit',
    ['tests/nego/offer-draft.test.ts'],
    [['what was sent is typed again', '  dropOffer()\n', '']]
  ),
  ...faultsIn('src/server/nego/payment-reference.ts', 'api', found, [
    ['two tries share an account', "`${code}-${randomBytes(4).toString('hex')}`", '`${code}-1`']
  ]),
  ...faultsIn('src/server/order/end-order.ts', 'api', found, [
    [
      'a seller is left waiting for what is over',
      "if (statuses[one.status].money === 'negotiated') await announceToSeller(step, ended.value)",
      ''
    ]
  ]),
  ...faultsIn(
    'src/server/checkout/memory.ts',
    'api',
    ['tests/checkout/checkout-memory.api.test.ts'],
    [
      [
        'what another tab chose is forgotten',
        '!(name in kept) && isDeepStrictEqual(now.choices[name], checkout.choices[name])',
        '!(name in kept)'
      ]
    ]
  ),
  ...faultsIn('src/server/nego/list-open.ts', 'api', counter, [
    ['the console asks for answers that are over', ', gt(transactions.deadlineAt, now)', ''],
    ['what waits for the seller stands anywhere', 'sql`(${isAsked}) desc`, ', '']
  ]),
  ...faultsIn('src/server/nego/open-limit.ts', 'api', limits, [
    ['a buyer negotiates without end', 'count >= mostNegotiations', 'count < 0']
  ]),
  ...faultsIn('src/lib/nego/contract.ts', 'api', limits, [
    ['any figure is offered', 'wholeNumber(1, mostFreight, freightTexts.offer)', 'wholeNumber(1, 1e12)']
  ]),
  ...faultsIn('src/lib/ops/nego-contract.ts', 'api', limits, [
    ['any figure is agreed to', 'wholeNumber(0, mostFreight, freightTexts.cost)', 'wholeNumber(0, 1e12)']
  ]),
  ...faultsIn(
    'src/lib/nego/figures.ts',
    'unit',
    ['tests/nego/figures.test.ts'],
    [
      [
        'a freight of Kurir Toko comes on top',
        "freight.mode !== 'deliver' || shippingType === 'shop_courier'",
        "freight.mode !== 'deliver'"
      ]
    ]
  ),
  ...faultsIn('src/server/nego/change-delivery.ts', 'api', ways, [
    [
      'a history grows with each change to and fro',
      'if (newest?.detail.startsWith(changedWord))',
      'if (false)'
    ],
    ['a postal code is what the buyer sent: negotiation', '...way.point, zip_code }', '...way.point }'],
    ['a price that changed is taken', 'way.seen !== undefined && way.seen !== freight.cost', 'false'],
    [
      'any way may be chosen',
      'if (!(await readWays(tx, order)).includes(mode)) return refuse(negoRefusals.way_unavailable)',
      ''
    ]
  ]),
  ...faultsIn(
    'src/server/ops/present-order.ts',
    'api',
    ['tests/ops/negos.api.test.ts'],
    [
      [
        'nego: the console asks for each order of a page by itself',
        'await toDetails(db, orders, viewing)',
        '(await Promise.all(orders.map(one => toDetails(db, [one], viewing)))).flat()'
      ]
    ]
  )
]
