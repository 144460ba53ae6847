import type { browserErrors } from '#lib/core/api/browser-errors.ts'
import type { cookieErrors } from '#lib/identity/cookie-errors.ts'
import type { addressErrors } from '#lib/address/errors.ts'
import type { cartErrors } from '#lib/cart/errors.ts'
import type { catalogueErrors } from '#lib/catalogue/errors.ts'
import type { chatErrors } from '#lib/chat/errors.ts'
import type { checkoutErrors } from '#lib/checkout/errors.ts'
import type { complaintErrors } from '#lib/complaint/errors.ts'
import type { contentErrors } from '#lib/content/errors.ts'
import type { coreErrors } from '#lib/core/schema/errors.ts'
import type { estimatorErrors } from '#lib/estimator/errors.ts'
import type { goodsErrors } from '#lib/goods/errors.ts'
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
import type { closingErrors } from '#lib/closing/errors.ts'
import type { contracts } from './contracts.ts'
import type { Endpoint, ReplyOf, SentOf } from '#lib/core/schema/endpoint.ts'

type Module = (typeof contracts)[number]['modules'][number]
type EndpointsOf<M> = M extends unknown ? Extract<M[keyof M], Endpoint> : never

/** Every call by its endpoint, derived from the contracts' types alone, so that no schema reaches the browser. */
type Calls = {
  [E in EndpointsOf<Module> as E['name']]: { sent: SentOf<E>; reply: ReplyOf<E> }
}

type ApiErrorTables = typeof addressErrors &
  typeof cartErrors &
  typeof catalogueErrors &
  typeof chatErrors &
  typeof closingErrors &
  typeof checkoutErrors &
  typeof complaintErrors &
  typeof contentErrors &
  typeof coreErrors &
  typeof estimatorErrors &
  typeof goodsErrors &
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

export type CallName = keyof Calls
export type Sent<L extends CallName> = Calls[L]['sent']
export type Reply<L extends CallName> = Calls[L]['reply']
