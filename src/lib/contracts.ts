import * as addresses from '#lib/address/contract.ts'
import * as auth from '#lib/identity/contract.ts'
import * as balance from '#lib/money/contract.ts'
import * as complaints from '#lib/complaint/contract.ts'
import * as complaintShapes from '#lib/complaint/shapes.ts'
import * as opsComplaints from '#lib/ops/complaint-contract.ts'
import * as banks from '#lib/withdrawal/bank-contract.ts'
import * as withdrawals from '#lib/withdrawal/contract.ts'
import * as blog from '#lib/content/blog-contract.ts'
import * as cart from '#lib/cart/contract.ts'
import * as cartFreight from '#lib/shipping/cart-estimate-contract.ts'
import * as cartTotals from '#lib/checkout/cart-totals-contract.ts'
import * as catalogue from '#lib/catalogue/contract.ts'
import * as chat from '#lib/chat/contract.ts'
import * as chatShapes from '#lib/chat/message-shapes.ts'
import * as checkoutChoices from '#lib/checkout/choose-contract.ts'
import * as checkout from '#lib/checkout/contract.ts'
import * as checkoutDelivery from '#lib/checkout/delivery-shapes.ts'
import * as closing from '#lib/closing/contract.ts'
import * as consent from '#lib/identity/consent-contract.ts'
import * as counters from '#lib/notification/counters-contract.ts'
import * as dataCopies from '#lib/identity/export-contract.ts'
import * as fees from '#lib/content/fee-contract.ts'
import * as estimates from '#lib/estimator/contract.ts'
import * as freight from '#lib/shipping/estimate-contract.ts'
import * as goodsCategories from '#lib/goods/category-contract.ts'
import * as goodsInput from '#lib/goods/product-input.ts'
import * as goodsProducts from '#lib/goods/product-contract.ts'
import * as goodsShops from '#lib/goods/shop-contract.ts'
import * as goodsShopInput from '#lib/goods/shop-input.ts'
import * as goodsVouchers from '#lib/goods/voucher-contract.ts'
import * as goodsTerms from '#lib/goods/terms-contract.ts'
import * as goodsLogistics from '#lib/goods/logistics-contract.ts'
import * as goodsShipping from '#lib/goods/shipping-contract.ts'
import * as home from '#lib/home/contract.ts'
import * as negotiations from '#lib/negotiation/contract.ts'
import * as negotiationWays from '#lib/negotiation/delivery-contract.ts'
import * as notifications from '#lib/notification/contract.ts'
import * as ops from '#lib/ops/contract.ts'
import * as opsAccess from '#lib/ops/access-contract.ts'
import * as opsChat from '#lib/ops/chat-contract.ts'
import * as opsOrders from '#lib/ops/order-contract.ts'
import * as opsOrderPages from '#lib/ops/order-page-contract.ts'
import * as opsFind from '#lib/ops/find-contract.ts'
import * as opsActs from '#lib/ops/act-contract.ts'
import * as opsFinance from '#lib/ops/finance-contract.ts'
import * as opsNegotiations from '#lib/ops/negotiation-contract.ts'
import * as opsReviews from '#lib/ops/review-contract.ts'
import * as opsOverview from '#lib/ops/overview-contract.ts'
import * as opsPayouts from '#lib/ops/payout-contract.ts'
import * as opsPayoutFiles from '#lib/ops/payout-file-contract.ts'
import * as opsFees from '#lib/ops/fee-contract.ts'
import * as opsWithdrawals from '#lib/ops/withdrawal-contract.ts'
import * as orderProductShapes from '#lib/order/order-product-shapes.ts'
import * as orderShapes from '#lib/order/order-shapes.ts'
import * as shipmentShapes from '#lib/order/shipment-shapes.ts'
import * as siteShapes from '#lib/order/site-shapes.ts'
import * as imports from '#lib/import/contract.ts'
import * as importShapes from '#lib/import/shapes.ts'
import * as orders from '#lib/order/contract.ts'
import * as payment from '#lib/payment/contract.ts'
import * as productShapes from '#lib/product/product-shapes.ts'
import * as profile from '#lib/identity/profile-contract.ts'
import * as promotion from '#lib/ops/promotion-contract.ts'
import * as push from '#lib/identity/push-contract.ts'
import * as realtime from '#lib/core/schema/realtime-contract.ts'
import * as regions from '#lib/address/regions-contract.ts'
import * as reviews from '#lib/review/contract.ts'
import * as search from '#lib/search/contract.ts'
import * as security from '#lib/identity/security-contract.ts'
import * as sessions from '#lib/identity/session-contract.ts'
import * as feed from '#lib/catalogue/feed-contract.ts'
import * as sitemap from '#lib/catalogue/sitemap-contract.ts'
import * as shipping from '#lib/shipping/contract.ts'
import * as shops from '#lib/shop/contract.ts'
import * as webhooks from '#lib/webhook/contract.ts'
import * as together from '#lib/order/together-contract.ts'

/**
 * The contracts by tag, in the order in which a buyer meets them: the one list of them, from which `lib/calls.ts` and the
 * API document are made. Their export names are the names in the document.
 */
export const contracts = [
  { tag: 'home', about: 'The home page', modules: [home] },
  { tag: 'content', about: 'What is read: the service fees of sellers', modules: [fees] },
  {
    tag: 'catalogue',
    about: 'Products and categories',
    modules: [catalogue, together, sitemap, feed, productShapes]
  },
  { tag: 'search', about: 'Lists of products', modules: [search] },
  { tag: 'shop', about: 'Shops', modules: [shops] },
  { tag: 'review', about: 'Ratings and reviews', modules: [reviews] },
  { tag: 'blog', about: 'Articles', modules: [blog] },
  { tag: 'estimator', about: 'What a piece of work needs', modules: [estimates] },
  {
    tag: 'identity',
    about: 'Codes, sessions, profile, password and PIN',
    modules: [auth, sessions, profile, push, consent, security, dataCopies, closing]
  },
  { tag: 'address', about: 'Addresses and regions', modules: [addresses, regions] },
  { tag: 'cart', about: 'The cart', modules: [cart] },
  {
    tag: 'checkout',
    about: 'From the cart to an order',
    modules: [cartTotals, checkout, checkoutChoices, checkoutDelivery]
  },
  {
    tag: 'shipping',
    about: 'What shipping costs, and other ways to get the goods',
    modules: [cartFreight, freight, shipping]
  },
  { tag: 'payment', about: 'Payment methods and payments', modules: [payment] },
  {
    tag: 'order',
    about: 'Orders',
    modules: [orders, orderShapes, orderProductShapes, shipmentShapes, siteShapes]
  },
  { tag: 'complain', about: 'Complaints about orders', modules: [complaints, complaintShapes] },
  { tag: 'nego', about: 'Negotiation of freight', modules: [negotiations, negotiationWays] },
  { tag: 'money', about: 'Saldo', modules: [balance] },
  {
    tag: 'withdrawal',
    about: 'Withdrawals of Saldo, and the bank accounts that it is sent to',
    modules: [withdrawals, banks]
  },
  { tag: 'notification', about: 'Notifications and badges', modules: [notifications, counters] },
  {
    tag: 'chat',
    about: 'Messages between a buyer and a shop, or the marketplace',
    modules: [chat, chatShapes]
  },
  { tag: 'realtime', about: 'The websocket', modules: [realtime] },
  {
    tag: 'ops',
    about: 'The other side of the counter: shops, couriers, bank and operators',
    modules: [
      opsAccess,
      ops,
      opsOrders,
      opsOrderPages,
      opsFind,
      opsActs,
      opsFinance,
      opsComplaints,
      opsChat,
      opsNegotiations,
      promotion,
      opsReviews,
      opsOverview,
      opsPayouts,
      opsPayoutFiles,
      opsFees,
      imports,
      importShapes,
      opsWithdrawals,
      webhooks,
      goodsProducts,
      goodsInput,
      goodsCategories
    ]
  },
  {
    tag: 'market',
    about: 'What operators bring beside products: shops, promotions, freight, words of the search',
    modules: [goodsShops, goodsShopInput, goodsVouchers, goodsTerms, goodsShipping, goodsLogistics]
  }
] as const satisfies readonly { tag: string; about: string; modules: readonly object[] }[]
