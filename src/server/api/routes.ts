import { addressRoutes } from './addresses.ts'
import { authRoutes } from './auth.ts'
import { cartRoutes } from './cart.ts'
import { checkoutRoutes } from './checkout.ts'
import { catalogueRoutes } from './catalogue.ts'
import { counterRoutes } from './counters.ts'
import { credentialRoutes } from './credentials.ts'
import { homeRoutes } from './home.ts'
import { otpRoutes } from './otp.ts'
import { profileRoutes } from './profile.ts'
import { realtimeRoutes } from './realtime.ts'
import { regionRoutes } from './regions.ts'
import { registerRoutes } from './register.ts'
import { balanceRoutes } from './balance.ts'
import { deliveryRoutes } from './delivery.ts'
import { notificationRoutes } from './notifications.ts'
import { opsOrderRoutes } from './ops-orders.ts'
import { opsRoutes } from './ops.ts'
import { orderRoutes } from './orders.ts'
import { paymentRoutes } from './payment.ts'
import { reviewRoutes } from './reviews.ts'
import type { Api } from './registry.ts'
import { shopRoutes } from './shops.ts'

/** Every route of the API, feature by feature. */
export function routes(api: Api): void {
  authRoutes(api)
  registerRoutes(api)
  credentialRoutes(api)
  otpRoutes(api)
  profileRoutes(api)
  counterRoutes(api)
  cartRoutes(api)
  checkoutRoutes(api)
  deliveryRoutes(api)
  paymentRoutes(api)
  orderRoutes(api)
  reviewRoutes(api)
  balanceRoutes(api)
  notificationRoutes(api)
  opsRoutes(api)
  opsOrderRoutes(api)
  addressRoutes(api)
  realtimeRoutes(api)
  regionRoutes(api)
  homeRoutes(api)
  catalogueRoutes(api)
  shopRoutes(api)
}
