import { addressRefusals } from '#lib/address/refusals.ts'
import { cartRefusals } from '#lib/cart/refusals.ts'
import { catalogueRefusals } from '#lib/catalogue/refusals.ts'
import { checkoutRefusals } from '#lib/checkout/refusals.ts'
import { contentRefusals } from '#lib/content/refusals.ts'
import { coreRefusals } from '#lib/core/refusals.ts'
import { estimatorRefusals } from '#lib/estimator/refusals.ts'
import { identityRefusals } from '#lib/identity/refusals.ts'
import { moneyRefusals } from '#lib/money/refusals.ts'
import { negoRefusals } from '#lib/nego/refusals.ts'
import { notificationRefusals } from '#lib/notification/refusals.ts'
import { opsRefusals } from '#lib/ops/refusals.ts'
import { orderRefusals } from '#lib/order/refusals.ts'
import { paymentRefusals } from '#lib/payment/refusals.ts'
import { productRefusals } from '#lib/product/refusals.ts'
import { reviewRefusals } from '#lib/review/refusals.ts'
import { shippingRefusals } from '#lib/shipping/refusals.ts'
import { shopRefusals } from '#lib/shop/refusals.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'
import { withdrawalRefusals } from '#lib/withdrawal/refusals.ts'
import { browserRefusals } from '#lib/core/browser-refusals.ts'
import { cookieRefusals } from '#lib/identity/cookie-refusals.ts'
import type { RefusalCode } from '#lib/calls.ts'
import type { Refusal } from '#lib/core/refusal.ts'

/** Every refusal by its code. */
export const refusalByCode = {
  ...addressRefusals,
  ...cartRefusals,
  ...catalogueRefusals,
  ...checkoutRefusals,
  ...contentRefusals,
  ...coreRefusals,
  ...estimatorRefusals,
  ...identityRefusals,
  ...moneyRefusals,
  ...negoRefusals,
  ...notificationRefusals,
  ...opsRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...productRefusals,
  ...reviewRefusals,
  ...shippingRefusals,
  ...shopRefusals,
  ...voucherRefusals,
  ...withdrawalRefusals,
  ...browserRefusals,
  ...cookieRefusals
} satisfies Record<RefusalCode, Refusal>
