import type { Who } from '#lib/content/document.ts'
import { brand } from '#lib/core/brand.ts'
import { clocks } from '#lib/order/clocks.ts'

import type { TextFacts } from './fill-text.ts'

const hours = (count: number) => String(count)
const days = (count: number) => String(count / 24)

/**
 * Values that the texts may use: the brand, the company, and the figures of the rules, so that a text cannot contradict
 * them.
 */
export const textFacts = (who: Who, sellerSite?: string): TextFacts => ({
  brand: brand.name,
  saldo: brand.saldo,
  logistics: brand.logistics,
  courier: brand.shopCourier,
  company: who.name,
  email: who.email,
  counted_by: who.countedBy,
  seller_site: sellerSite,
  payment_hours: hours(clocks.payment),
  accept_hours: hours(clocks.accept),
  accept_days: days(clocks.accept),
  ship_days: days(clocks.ship),
  finish_hours: hours(clocks.finish),
  finish_days: days(clocks.finish),
  lost_days: days(clocks.lost),
  negotiation_hours: hours(clocks.negotiation)
})
