import { faultsIn } from './fault.ts'

/** What stands on the shelves beside search: promos, own orders, what was viewed, bought together and compared. */
export const shelfFaults = [
  ...faultsIn(
    'src/server/ops/take-step.ts',
    'api',
    ['tests/shop/shop-life.api.test.ts'],
    [
      [
        'a shop that works looks away',
        'if (changed.ok) await noteShopLife',
        'if (!changed.ok) await noteShopLife'
      ],
      ['a refused step is a sign of life', 'if (changed.ok) await noteShopLife', 'await noteShopLife']
    ]
  ),
  ...faultsIn(
    'src/server/demo-shops-job.ts',
    'api',
    ['tests/shop/shop-life.api.test.ts'],
    [['shops of a real market are kept awake', '  if (!config.demo) return\n', '']]
  ),
  ...faultsIn(
    'src/server/order/bought-together.ts',
    'api',
    ['tests/order/bought-together.api.test.ts'],
    [
      ['a cancelled order pairs products', '...cancelledStatuses, ', ''],
      ['two variants in an order count twice', 'select distinct l.transaction_id', 'select l.transaction_id'],
      ['every run writes every pair', ' where b.orders <> excluded.orders', ''],
      ['a sold-out product is named', ', gt(products.stock, 0)', '']
    ]
  ),
  ...faultsIn(
    'src/server/catalogue/product-filters.ts',
    'api',
    ['tests/home/promos.api.test.ts'],
    [['a sold-out product is a promo', 'card_price < min_price and stock > 0', 'card_price < min_price']]
  ),
  ...faultsIn(
    'src/lib/catalogue/own-list.ts',
    'unit',
    ['tests/catalogue/own-list.test.ts'],
    [
      [
        'an own page follows shared ones',
        "if (!isMaybeSignedIn() || order === 'shared')",
        'if (!isMaybeSignedIn())'
      ],
      ['further pages do not wait for the own one', '  await asking\n', '']
    ]
  ),
  ...faultsIn(
    'src/lib/catalogue/compare-list.ts',
    'unit',
    ['tests/catalogue/compare-list.test.ts'],
    [['a fifth product is compared', 'chosen.length >= mostCompared', 'false']]
  ),
  ...faultsIn(
    'src/lib/home/store.ts',
    'unit',
    ['tests/home/feed.test.ts'],
    [['the feed repeats what stands above it', '!above.has(paths.product(card.slug))', 'true']]
  )
]
