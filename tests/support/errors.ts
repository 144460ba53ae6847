import { addressErrors } from '#lib/address/errors.ts'
import { cartErrors } from '#lib/cart/errors.ts'
import { catalogueErrors } from '#lib/catalogue/errors.ts'
import { chatErrors } from '#lib/chat/errors.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { contentErrors } from '#lib/content/errors.ts'
import { closingErrors } from '#lib/closing/errors.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { estimatorErrors } from '#lib/estimator/errors.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import { negotiationErrors } from '#lib/negotiation/errors.ts'
import { notificationErrors } from '#lib/notification/errors.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { reviewErrors } from '#lib/review/errors.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'
import { cookieErrors } from '#lib/identity/cookie-errors.ts'
import type { ApiErrorCode } from '#lib/calls.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Every error by its code. */
export const errorByCode = {
  ...addressErrors,
  ...cartErrors,
  ...catalogueErrors,
  ...chatErrors,
  ...closingErrors,
  ...checkoutErrors,
  ...complaintErrors,
  ...contentErrors,
  ...coreErrors,
  ...estimatorErrors,
  ...goodsErrors,
  ...identityErrors,
  ...moneyErrors,
  ...negotiationErrors,
  ...notificationErrors,
  ...opsErrors,
  ...orderErrors,
  ...paymentErrors,
  ...productErrors,
  ...reviewErrors,
  ...shippingErrors,
  ...shopErrors,
  ...voucherErrors,
  ...withdrawalErrors,
  ...browserErrors,
  ...cookieErrors
} satisfies Record<ApiErrorCode, ApiError>
