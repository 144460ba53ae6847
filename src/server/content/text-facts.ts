import { closingDays, recipientDays } from '#lib/closing/rest.ts'
import { complaintClocks } from '#lib/complaint/stages.ts'
import type { Who } from '#lib/content/document.ts'
import { brand } from '#lib/core/brand.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { securityHours } from '#lib/identity/security-contract.ts'
import { clocks } from '#lib/order/clocks.ts'
import { returnDays } from '#lib/shop/return-days.ts'
import { cashBanDays } from '#lib/order/cash-ban.ts'
import { complaintsPerOrder } from '#lib/order/limits.ts'
import { feeOf, maxOpenWithdrawals, minWithdrawal } from '#lib/withdrawal/amount.ts'
import { arrivalHour } from '#lib/withdrawal/arrival.ts'

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
  rest_days: days(clocks.rest),
  finish_hours: hours(clocks.finish),
  finish_days: days(clocks.finish),
  max_finish_days: String(returnDays.max),
  lost_days: days(clocks.lost),
  negotiation_hours: hours(clocks.negotiation),
  cash_refusals: '2',
  cash_ban_days: String(cashBanDays),
  complaint_days: days(complaintClocks.answer),
  return_days: days(complaintClocks.return),
  replace_days: days(complaintClocks.ship),
  received_days: days(complaintClocks.received),
  max_complaints: String(complaintsPerOrder),
  min_withdrawal: rupiah(minWithdrawal),
  withdrawal_fee: rupiah(feeOf({})),
  max_withdrawals: String(maxOpenWithdrawals),
  arrival_hour: `${arrivalHour}.00`,
  closing_days: String(closingDays),
  recipient_days: String(recipientDays),
  security_hours: hours(securityHours)
})
