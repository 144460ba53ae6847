/** What a file decides about. Of money, stock and sessions at least 85 % of the mutants are killed. */
type Subject = 'money' | 'stock' | 'sessions' | 'ownership' | 'limits'

/** A source file whose mutants run, and the tests that must kill them: all of one project. */
export type MutatedFile = {
  file: string
  subject: Subject
  project: 'unit' | 'api'
  tests: readonly string[]
}

/** The minimum percentage of killed mutants. */
export const floorOf = (subject: Subject): number =>
  subject === 'ownership' || subject === 'limits' ? 75 : 85

const unit = (subject: Subject, file: string, ...tests: string[]): MutatedFile => ({
  file: `src/${file}.ts`,
  subject,
  project: 'unit',
  tests: tests.map(test => `tests/${test}.test.ts`)
})

const api = (subject: Subject, file: string, ...tests: string[]): MutatedFile => ({
  file: `src/${file}.ts`,
  subject,
  project: 'api',
  // A unit test may be among them.
  tests: tests.map(test => `tests/${test}${test.endsWith('.test') ? '' : '.api.test'}.ts`)
})

/** The files that decide about money, stock, sessions, ownership and limits. */
export const mutatedFiles: readonly MutatedFile[] = [
  unit('money', 'lib/voucher/worth', 'checkout/checkout', 'product/purchase-sum'),
  unit('money', 'lib/voucher/purchase-sum', 'product/purchase-sum'),
  unit('money', 'lib/product/price', 'product/pricing', 'product/purchase-sum'),
  unit('money', 'lib/checkout/totals', 'checkout/checkout', 'order/settlement'),
  unit('money', 'lib/checkout/share-out', 'checkout/share-out'),
  unit('money', 'lib/checkout/take-promos', 'checkout/share-out', 'checkout/best-promos'),
  unit('money', 'lib/checkout/best-promos', 'checkout/best-promos'),
  unit('money', 'lib/checkout/takes-cash', 'checkout/takes-cash'),
  unit('money', 'lib/order/settlement', 'order/settlement'),
  unit('money', 'lib/order/transitions', 'order/orders'),
  unit('money', 'lib/order/deadlines', 'order/orders', 'order/parts'),
  unit('money', 'lib/order/share', 'order/parts'),
  unit('money', 'lib/order/parts', 'order/parts'),
  unit('money', 'lib/order/refusal', 'order/refusal'),
  unit('money', 'lib/order/cash-ban', 'payment/cash-ban'),
  unit('money', 'lib/order/negotiation-total', 'negotiation/figures'),
  unit('money', 'lib/negotiation/figures', 'negotiation/figures'),
  unit('money', 'lib/negotiation/freight', 'negotiation/freight'),
  unit('money', 'lib/content/fees', 'content/fees', 'content/fee-notes'),
  unit('money', 'server/core/adapters/payment', 'core/adapters/payment'),
  unit(
    'money',
    'lib/payment/choice',
    'payment/choice',
    'payment/cash-ban',
    'checkout/checkout',
    'checkout/takes-cash'
  ),
  unit('money', 'lib/order/payment-status', 'order/orders'),
  unit('money', 'lib/withdrawal/amount', 'withdrawal/amount'),
  unit('money', 'lib/closing/rest', 'closing/rest'),
  unit('limits', 'server/core/concurrency/work-queue', 'core/work-queue'),
  unit('sessions', 'server/core/platform/crypto', 'core/crypto'),
  unit('ownership', 'server/core/files/file-tokens', 'core/file-tokens'),
  unit('sessions', 'lib/identity/store/session', 'identity/session-store', 'core/safe-storage'),
  api('money', 'server/money/ledger', 'money/ledger'),
  api(
    'money',
    'server/withdrawal/may-withdraw',
    'withdrawal/reasons',
    'withdrawal/withdrawals',
    'withdrawal/decided-again'
  ),
  api(
    'money',
    'server/withdrawal/close-withdrawal',
    'withdrawal/reasons',
    'withdrawal/withdrawals',
    'ops/withdrawals',
    'withdrawal/payouts'
  ),
  api('money', 'server/closing/obstacles', 'closing/closing'),
  api('stock', 'server/product/stock', 'product/stock-order.test', 'product/stock'),
  api(
    'money',
    'server/voucher/vouchers',
    'voucher/usable.test',
    'voucher/give-back-order.test',
    'voucher/vouchers',
    'order/order-guards',
    'order/deadlines'
  ),
  api(
    'sessions',
    'server/identity/session',
    'identity/session-cookies.test',
    'identity/open-session',
    'identity/session',
    'identity/devices',
    'identity/own-reads'
  ),
  api('sessions', 'server/core/http/own-read', 'identity/own-reads'),
  api('sessions', 'server/identity/devices', 'identity/devices'),
  api('sessions', 'server/identity/claims', 'identity/contacts'),
  api(
    'sessions',
    'server/identity/password',
    'identity/password-lock',
    'identity/session',
    'identity/auth',
    'identity/credentials'
  ),
  api('ownership', 'server/chat/check-content', 'chat/messages'),
  api('ownership', 'server/chat/part-ways', 'chat/conversations', 'chat/live'),
  api('limits', 'server/chat/send', 'chat/conversations', 'chat/live', 'chat/limits')
]
