import { computed, map } from 'nanostores'

import type { CheckoutData } from '#lib/checkout/contract.ts'
import { isNegotiating, shopFigures } from '#lib/checkout/shop-figures.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import type { ShippingName } from '#lib/shipping/choice.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { SiteNeeds } from '#lib/order/site-needs.ts'

/** The choices for one shop. */
export type ShopChoice = {
  shipping?: ShippingOption | undefined
  /** The shipping chosen by hand: stays while it is possible; undefined leaves the choice to the page. */
  wanted?: ShippingName | undefined
  voucher: string | null
}

export type Checkout = {
  status: 'loading' | 'ready' | 'error'
  data?: CheckoutData
  error?: ApiError
  /** By the shop's id. */
  shops: Readonly<Record<number, ShopChoice>>
  /** The method chosen by hand; 0 leaves the choice to the page. */
  paymentId: number
  /** The marketplace's voucher that several shops share. */
  marketVoucher: string | null
  /** The site's needs as typed. */
  site: SiteNeeds
  /** Their origin: the buyer in this checkout, or the last order to this address, which another address replaces. */
  siteFrom: 'nobody' | 'order' | 'buyer'
  /** Messages about choices that are no longer possible. */
  notices: readonly string[]
  isOrdering: boolean
  orderError?: ApiError
}

export const emptyCheckout: Checkout = {
  status: 'loading',
  shops: {},
  paymentId: 0,
  marketVoucher: null,
  site: {},
  siteFrom: 'nobody',
  notices: [],
  isOrdering: false
}

export const $checkout = map<Checkout>(emptyCheckout)

/** Every shop with its choices and their costs, before the payment's fee. */
export const $shops = computed($checkout, ({ data, shops, marketVoucher }) => {
  if (!data) return []
  const parts = data.checkouts.map(block => {
    const choice = shops[block.shop_id]
    const own = block.vouchers.find(offered => offered.code === choice?.voucher)
    return { block, shipping: choice?.shipping, own }
  })
  const market = data.market_vouchers.find(offered => offered.code === marketVoucher)
  return shopFigures(parts, market)
})

/** Shops without a shipping price: there is none, or the place of the pickup or point is still unknown. */
export const $unpriced = computed($shops, shops => shops.filter(({ shipping }) => !shipping?.is_available))

/** The one shop whose chosen delivery has to be negotiated; undefined where everything has a price. */
export const $negotiated = computed($shops, shops => {
  const [first, ...others] = shops
  return first && isNegotiating(first, others.length === 0) ? first : undefined
})
