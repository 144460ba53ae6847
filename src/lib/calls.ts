import type { browserRefusals } from '#lib/core/browser-refusals.ts'
import type { cookieRefusals } from '#lib/identity/cookie-refusals.ts'
import type { addressRefusals } from '#lib/address/refusals.ts'
import type { cartRefusals } from '#lib/cart/refusals.ts'
import type { catalogueRefusals } from '#lib/catalogue/refusals.ts'
import type { checkoutRefusals } from '#lib/checkout/refusals.ts'
import type { contentRefusals } from '#lib/content/refusals.ts'
import type { coreRefusals } from '#lib/core/refusals.ts'
import type { estimatorRefusals } from '#lib/estimator/refusals.ts'
import type { identityRefusals } from '#lib/identity/refusals.ts'
import type { negoRefusals } from '#lib/nego/refusals.ts'
import type { moneyRefusals } from '#lib/money/refusals.ts'
import type { notificationRefusals } from '#lib/notification/refusals.ts'
import type { opsRefusals } from '#lib/ops/refusals.ts'
import type { orderRefusals } from '#lib/order/refusals.ts'
import type { paymentRefusals } from '#lib/payment/refusals.ts'
import type { productRefusals } from '#lib/product/refusals.ts'
import type { reviewRefusals } from '#lib/review/refusals.ts'
import type { shippingRefusals } from '#lib/shipping/refusals.ts'
import type { shopRefusals } from '#lib/shop/refusals.ts'
import type { voucherRefusals } from '#lib/voucher/refusals.ts'
import type { withdrawalRefusals } from '#lib/withdrawal/refusals.ts'
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
import type { Endpoint, ReplyOf, SentOf } from '#lib/core/endpoint.ts'
import type * as estimates from '#lib/estimator/contract.ts'
import type * as exported from '#lib/identity/export-contract.ts'
import type * as freight from '#lib/shipping/estimate-contract.ts'
import type * as fees from '#lib/content/fee-contract.ts'
import type * as home from '#lib/home/contract.ts'
import type * as negos from '#lib/nego/contract.ts'
import type * as negoWays from '#lib/nego/delivery-contract.ts'
import type * as notifications from '#lib/notification/contract.ts'
import type * as ops from '#lib/ops/contract.ts'
import type * as opsNegos from '#lib/ops/nego-contract.ts'
import type * as opsFees from '#lib/ops/fee-contract.ts'
import type * as orders from '#lib/order/contract.ts'
import type * as payment from '#lib/payment/contract.ts'
import type * as profile from '#lib/identity/profile-contract.ts'
import type * as promotion from '#lib/ops/promotion-contract.ts'
import type * as push from '#lib/identity/push-contract.ts'
import type * as realtime from '#lib/core/realtime-contract.ts'
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

/** Every call by its line, from the contracts' types alone: no schema reaches the browser through it. */
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

type RefusalTables = typeof addressRefusals &
  typeof cartRefusals &
  typeof catalogueRefusals &
  typeof checkoutRefusals &
  typeof contentRefusals &
  typeof coreRefusals &
  typeof estimatorRefusals &
  typeof identityRefusals &
  typeof moneyRefusals &
  typeof negoRefusals &
  typeof notificationRefusals &
  typeof opsRefusals &
  typeof orderRefusals &
  typeof paymentRefusals &
  typeof productRefusals &
  typeof reviewRefusals &
  typeof shippingRefusals &
  typeof shopRefusals &
  typeof voucherRefusals &
  typeof withdrawalRefusals

/** Every code that a call may be refused with, from the features' tables; the browser adds its own five. */
export type RefusalCode = keyof RefusalTables | keyof typeof browserRefusals | keyof typeof cookieRefusals

export type CallLine = keyof Calls
export type Sent<L extends CallLine> = Calls[L]['sent']
export type Reply<L extends CallLine> = Calls[L]['reply']
