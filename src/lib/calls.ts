import type { browserErrors } from '#lib/core/api/browser-errors.ts'
import type { cookieErrors } from '#lib/identity/cookie-errors.ts'
import type { addressErrors } from '#lib/address/errors.ts'
import type { cartErrors } from '#lib/cart/errors.ts'
import type { catalogueErrors } from '#lib/catalogue/errors.ts'
import type { checkoutErrors } from '#lib/checkout/errors.ts'
import type { contentErrors } from '#lib/content/errors.ts'
import type { coreErrors } from '#lib/core/schema/errors.ts'
import type { estimatorErrors } from '#lib/estimator/errors.ts'
import type { identityErrors } from '#lib/identity/errors.ts'
import type { negotiationErrors } from '#lib/negotiation/errors.ts'
import type { moneyErrors } from '#lib/money/errors.ts'
import type { notificationErrors } from '#lib/notification/errors.ts'
import type { opsErrors } from '#lib/ops/errors.ts'
import type { orderErrors } from '#lib/order/errors.ts'
import type { paymentErrors } from '#lib/payment/errors.ts'
import type { productErrors } from '#lib/product/errors.ts'
import type { reviewErrors } from '#lib/review/errors.ts'
import type { shippingErrors } from '#lib/shipping/errors.ts'
import type { shopErrors } from '#lib/shop/errors.ts'
import type { voucherErrors } from '#lib/voucher/errors.ts'
import type { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import type * as addresses from '#lib/address/contract.ts'
import type * as auth from '#lib/identity/contract.ts'
import type * as banks from '#lib/withdrawal/bank-contract.ts'
import type * as balance from '#lib/money/contract.ts'
import type * as blog from '#lib/content/blog-contract.ts'
import type * as cart from '#lib/cart/contract.ts'
import type * as cartFreight from '#lib/shipping/cart-estimate-contract.ts'
import type * as cartTotals from '#lib/checkout/cart-totals-contract.ts'
import type * as catalogue from '#lib/catalogue/contract.ts'
import type * as checkoutChoices from '#lib/checkout/choose-contract.ts'
import type * as checkout from '#lib/checkout/contract.ts'
import type * as counters from '#lib/notification/counters-contract.ts'
import type { Endpoint, ReplyOf, SentOf } from '#lib/core/schema/endpoint.ts'
import type * as estimates from '#lib/estimator/contract.ts'
import type * as exported from '#lib/identity/export-contract.ts'
import type * as freight from '#lib/shipping/estimate-contract.ts'
import type * as fees from '#lib/content/fee-contract.ts'
import type * as home from '#lib/home/contract.ts'
import type * as negos from '#lib/negotiation/contract.ts'
import type * as negoWays from '#lib/negotiation/delivery-contract.ts'
import type * as notifications from '#lib/notification/contract.ts'
import type * as ops from '#lib/ops/contract.ts'
import type * as opsNegos from '#lib/ops/nego-contract.ts'
import type * as opsFees from '#lib/ops/fee-contract.ts'
import type * as orders from '#lib/order/contract.ts'
import type * as payment from '#lib/payment/contract.ts'
import type * as profile from '#lib/identity/profile-contract.ts'
import type * as promotion from '#lib/ops/promotion-contract.ts'
import type * as push from '#lib/identity/push-contract.ts'
import type * as realtime from '#lib/core/schema/realtime-contract.ts'
import type * as regions from '#lib/address/regions-contract.ts'
import type * as reviews from '#lib/review/contract.ts'
import type * as search from '#lib/search/contract.ts'
import type * as sitemap from '#lib/catalogue/sitemap-contract.ts'
import type * as sessions from '#lib/identity/session-contract.ts'
import type * as shipping from '#lib/shipping/contract.ts'
import type * as shops from '#lib/shop/contract.ts'
import type * as together from '#lib/order/together-contract.ts'

type CallsOf<Contracts> = {
  [
    Name in keyof Contracts as Contracts[Name] extends Endpoint ? Contracts[Name]['line'] : never
  ]: Contracts[Name] extends Endpoint
    ? { sent: SentOf<Contracts[Name]>; reply: ReplyOf<Contracts[Name]> }
    : never
}

/** Every call by its endpoint, derived from the contracts' types alone, so that no schema reaches the browser. */
type Calls = CallsOf<typeof addresses> &
  CallsOf<typeof auth> &
  CallsOf<typeof balance> &
  CallsOf<typeof banks> &
  CallsOf<typeof blog> &
  CallsOf<typeof cart> &
  CallsOf<typeof cartFreight> &
  CallsOf<typeof cartTotals> &
  CallsOf<typeof catalogue> &
  CallsOf<typeof checkout> &
  CallsOf<typeof checkoutChoices> &
  CallsOf<typeof counters> &
  CallsOf<typeof estimates> &
  CallsOf<typeof exported> &
  CallsOf<typeof fees> &
  CallsOf<typeof freight> &
  CallsOf<typeof home> &
  CallsOf<typeof negos> &
  CallsOf<typeof negoWays> &
  CallsOf<typeof notifications> &
  CallsOf<typeof ops> &
  CallsOf<typeof opsFees> &
  CallsOf<typeof opsNegos> &
  CallsOf<typeof orders> &
  CallsOf<typeof payment> &
  CallsOf<typeof promotion> &
  CallsOf<typeof push> &
  CallsOf<typeof profile> &
  CallsOf<typeof realtime> &
  CallsOf<typeof regions> &
  CallsOf<typeof reviews> &
  CallsOf<typeof search> &
  CallsOf<typeof sessions> &
  CallsOf<typeof shipping> &
  CallsOf<typeof shops> &
  CallsOf<typeof sitemap> &
  CallsOf<typeof together>

type ApiErrorTables = typeof addressErrors &
  typeof cartErrors &
  typeof catalogueErrors &
  typeof checkoutErrors &
  typeof contentErrors &
  typeof coreErrors &
  typeof estimatorErrors &
  typeof identityErrors &
  typeof moneyErrors &
  typeof negotiationErrors &
  typeof notificationErrors &
  typeof opsErrors &
  typeof orderErrors &
  typeof paymentErrors &
  typeof productErrors &
  typeof reviewErrors &
  typeof shippingErrors &
  typeof shopErrors &
  typeof voucherErrors &
  typeof withdrawalErrors

/** Every error code of the API, from the features' tables; the browser adds its own. */
export type ApiErrorCode = keyof ApiErrorTables | keyof typeof browserErrors | keyof typeof cookieErrors

export type CallLine = keyof Calls
export type Sent<L extends CallLine> = Calls[L]['sent']
export type Reply<L extends CallLine> = Calls[L]['reply']
