/**
 * Tests whose result depends on the database engine: locks, money under concurrency, durability, migrations, notices
 * between processes. If PostgreSQL is available, `npm test` runs the whole suite on it and these on the embedded
 * database too.
 */
export const engineTests = [
  'address/change-addresses',
  'cart/add-quickly',
  'cart/order-again',
  'catalogue/catalogue',
  'chat/search',
  'checkout/cash-together',
  'closing/closing',
  'closing/withdrawals-at-once',
  'complaint/contention',
  'complaint/deadlines',
  'core/adapters/bus',
  'core/adapters/limits',
  'core/backup',
  'core/embedded-turns',
  'core/busy',
  'core/cleanup',
  'core/database-away',
  'core/message-queue',
  'core/events',
  'core/event-waits',
  'core/first-release',
  'core/jobs',
  'core/migration',
  'core/new-database',
  'core/unavailable',
  'core/vacuum',
  'goods/contention',
  'identity/guesses-at-once',
  'money/ledger',
  'negotiation/contention',
  'ops/cancel-by-marketplace',
  'order/deadlines',
  'order/order-contention',
  'order/orders',
  'order/promo-minimum',
  'order/refused-at-door',
  'payment/cash-of-several',
  'payment/payments',
  'payment/several-orders',
  'payment/several-shops',
  'reference/apply',
  'reference/prepared-regions',
  'webhook/counter',
  'webhook/deliveries',
  'withdrawal/contention'
].map(name => `tests/${name}.api.test.ts`)

/**
 * Proofs that also run on the embedded database, or only on it if they are about it. Those of backups and kills run
 * on it in `npm run test:long`: durability and the API tests of backups check the same in every run.
 */
export const engineProofs = ['durability', 'first-start', 'last-piece', 'pages', 'stop'].map(
  name => `tests/proof/${name}.test.ts`
)

/** Minutes each: only `npm run test:long` runs them. */
export const longOnly = ['tests/proof/first-start-killed.test.ts', 'tests/proof/import-kills.test.ts']

/** Tests of PostgreSQL's plans and locks, and of the copies that tests use of one. */
export const postgresOnly = [
  'tests/core/claim-plan.api.test.ts',
  'tests/core/queue-locks.api.test.ts',
  'tests/core/prepare-once.api.test.ts',
  'tests/core/claim-race.api.test.ts',
  'tests/core/lost-transactions.api.test.ts',
  'tests/closing/lock-order.api.test.ts',
  'tests/core/unwritten-start.api.test.ts',
  'tests/core/worker-database.api.test.ts',
  'tests/core/migrates-in-turn.api.test.ts',
  'tests/goods/brand-plans.api.test.ts',
  'tests/import/next-plans.api.test.ts',
  'tests/import/undo-carts.api.test.ts',
  'tests/import/undo-plans.api.test.ts',
  'tests/negotiation/undone-goods.api.test.ts',
  'tests/ops/payout-after-single.api.test.ts',
  'tests/order/grown-plans.api.test.ts',
  'tests/search/first-fill.api.test.ts',
  'tests/webhook/lease.api.test.ts'
]

/** Tests of the embedded database prove nothing on PostgreSQL. */
export const embeddedOnly = [
  'tests/core/backup.api.test.ts',
  'tests/core/embedded-turns.api.test.ts',
  'tests/core/new-database.api.test.ts',
  'tests/reference/prepared-regions.api.test.ts',
  'tests/proof/durability.test.ts',
  'tests/proof/first-start.test.ts',
  'tests/proof/first-start-killed.test.ts',
  // A site on PostgreSQL knows its address; these pages request one that follows the request.
  'tests/proof/pages.test.ts'
]
