import { addressRoutes } from '#server/address/routes.ts'
import { authRoutes } from '#server/identity/routes.ts'
import { blogRoutes } from '#server/content/blog-routes.ts'
import { cartEstimateRoutes } from '#server/shipping/cart-estimate-routes.ts'
import { cartRoutes } from '#server/cart/routes.ts'
import { chatRoutes } from '#server/chat/routes.ts'
import { complaintRoutes } from '#server/complaint/routes.ts'
import { checkoutRoutes } from '#server/checkout/routes.ts'
import { catalogueRoutes } from '#server/catalogue/routes.ts'
import { closingRoutes } from '#server/closing/routes.ts'
import { consentRoutes } from '#server/identity/consent-routes.ts'
import { counterRoutes } from '#server/notification/counter-routes.ts'
import { credentialRoutes } from '#server/identity/credential-routes.ts'
import { disownRoutes } from '#server/identity/disown.ts'
import { estimatorRoutes } from '#server/estimator/routes.ts'
import { exportRoutes } from '#server/identity/export-routes.ts'
import { estimateRoutes } from '#server/shipping/estimate-routes.ts'
import { feeRoutes } from '#server/content/fee-routes.ts'
import { goodsRoutes } from '#server/goods/product-routes.ts'
import { goodsCategoryRoutes } from '#server/goods/category-routes.ts'
import { goodsShopRoutes } from '#server/goods/shop-routes.ts'
import { goodsVoucherRoutes } from '#server/goods/voucher-routes.ts'
import { goodsTermRoutes } from '#server/goods/term-routes.ts'
import { goodsCarrierRoutes } from '#server/goods/carrier-routes.ts'
import { goodsFeedRoutes } from '#server/goods/feed-routes.ts'
import { goodsReachRoutes } from '#server/goods/reach-routes.ts'
import { goodsWarehouseRoutes } from '#server/goods/warehouse-routes.ts'
import { homeRoutes } from '#server/home/routes.ts'
import { otpRoutes } from '#server/identity/otp-routes.ts'
import { profileRoutes } from '#server/identity/profile-routes.ts'
import { sessionRoutes } from '#server/identity/session-routes.ts'
import { pushTokenRoutes } from '#server/identity/push-token.ts'
import { realtimeRoutes } from '#server/notification/realtime-routes.ts'
import { regionRoutes } from '#server/address/region-routes.ts'
import { registerRoutes } from '#server/identity/register.ts'
import { opsWithdrawalRoutes } from '#server/ops/withdrawal-routes.ts'
import { bankRoutes } from '#server/withdrawal/bank-routes.ts'
import { withdrawalRoutes } from '#server/withdrawal/routes.ts'
import { balanceRoutes } from '#server/money/routes.ts'
import { negotiationPaymentRoutes } from '#server/negotiation/charge-routes.ts'
import { negotiationRoutes } from '#server/negotiation/routes.ts'
import { negotiationMethodRoutes } from '#server/negotiation/delivery-method-routes.ts'
import { deliveryRoutes } from '#server/checkout/delivery-routes.ts'
import { notificationRoutes } from '#server/notification/routes.ts'
import { opsNegotiationRoutes } from '#server/ops/negotiation-routes.ts'
import { opsAccessRoutes } from '#server/ops/access-routes.ts'
import { opsChatRoutes } from '#server/ops/chat-routes.ts'
import { opsOrderRoutes } from '#server/ops/order-routes.ts'
import { opsActRoutes } from '#server/ops/act-routes.ts'
import { opsPayoutRoutes } from '#server/ops/payout-routes.ts'
import { opsFinanceRoutes } from '#server/ops/finance-routes.ts'
import { opsOrderPageRoutes } from '#server/ops/order-page-routes.ts'
import { opsFeeRoutes } from '#server/ops/fee-routes.ts'
import { bannerRoutes } from '#server/ops/banner-routes.ts'
import { opsComplaintRoutes } from '#server/ops/complaint-routes.ts'
import { promotionRoutes } from '#server/ops/promotion-routes.ts'
import { opsReviewRoutes } from '#server/ops/review-routes.ts'
import { opsRoutes } from '#server/ops/routes.ts'
import { orderRoutes } from '#server/order/routes.ts'
import { togetherRoutes } from '#server/order/together-routes.ts'
import { paymentGroupRoutes } from '#server/checkout/payment-routes.ts'
import { paymentRoutes } from '#server/payment/routes.ts'
import { reviewListRoutes } from '#server/review/list-routes.ts'
import { reviewRoutes } from '#server/review/routes.ts'
import { importRoutes } from '#server/import/routes.ts'
import type { Api } from '#server/core/http/registry.ts'
import { searchRoutes } from '#server/search/routes.ts'
import { shopRoutes } from '#server/shop/routes.ts'
import { webhookRoutes } from '#server/webhook/routes.ts'

/** Every route of the API, feature by feature. */
export function routes(api: Api): void {
  authRoutes(api)
  registerRoutes(api)
  credentialRoutes(api)
  disownRoutes(api)
  otpRoutes(api)
  sessionRoutes(api)
  exportRoutes(api)
  profileRoutes(api)
  pushTokenRoutes(api)
  consentRoutes(api)
  counterRoutes(api)
  cartRoutes(api)
  checkoutRoutes(api)
  deliveryRoutes(api)
  estimateRoutes(api)
  cartEstimateRoutes(api)
  paymentRoutes(api)
  paymentGroupRoutes(api)
  complaintRoutes(api)
  orderRoutes(api)
  negotiationRoutes(api)
  negotiationMethodRoutes(api)
  negotiationPaymentRoutes(api)
  togetherRoutes(api)
  reviewRoutes(api)
  reviewListRoutes(api)
  balanceRoutes(api)
  bankRoutes(api)
  withdrawalRoutes(api)
  closingRoutes(api)
  notificationRoutes(api)
  chatRoutes(api)
  opsAccessRoutes(api)
  opsRoutes(api)
  opsOrderRoutes(api)
  opsOrderPageRoutes(api)
  opsActRoutes(api)
  opsFinanceRoutes(api)
  opsPayoutRoutes(api)
  opsComplaintRoutes(api)
  opsChatRoutes(api)
  opsReviewRoutes(api)
  opsNegotiationRoutes(api)
  promotionRoutes(api)
  bannerRoutes(api)
  opsFeeRoutes(api)
  opsWithdrawalRoutes(api)
  webhookRoutes(api)
  goodsRoutes(api)
  goodsCategoryRoutes(api)
  importRoutes(api)
  goodsShopRoutes(api)
  goodsVoucherRoutes(api)
  goodsTermRoutes(api)
  goodsCarrierRoutes(api)
  goodsWarehouseRoutes(api)
  goodsReachRoutes(api)
  goodsFeedRoutes(api)
  addressRoutes(api)
  realtimeRoutes(api)
  regionRoutes(api)
  homeRoutes(api)
  feeRoutes(api)
  catalogueRoutes(api)
  shopRoutes(api)
  searchRoutes(api)
  blogRoutes(api)
  estimatorRoutes(api)
}
