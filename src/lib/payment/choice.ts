import type { CodCarriers } from '#lib/shipping/cod-carriers.ts'
import { brand } from '#lib/core/brand.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import type { PaymentGroup } from './contract.ts'
import { paymentTexts } from './texts.ts'
import { noCashText } from '#lib/order/cash-ban.ts'
import type { PaymentType } from '#lib/order/payment-type.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'

/** Bounds of a total paid in cash, in whole rupiah (D11). */
const codBounds = { min: 50_000, max: 3_000_000 } as const

/** Whether a total may be paid in cash on delivery. */
export const isCashTotal = (total: number): boolean => total >= codBounds.min && total <= codBounds.max

export type PaymentPurchase = {
  /** Whole rupiah before the method's fee. */
  nominal: number
  shippingType: ShippingType
  /** Carriers that accept cash for all of the goods. */
  codBy: CodCarriers
  /** Server configuration. */
  isCodOn: boolean
  /** Until when this buyer has no cash on delivery; null without such a time (D48). */
  noCashUntil: Date | null
  /** Saldo in whole rupiah. */
  balance: number
}

export type PaymentProblem = { code: 'payment_unavailable' | 'balance_too_low'; reason: string }

/**
 * Why a payment type cannot be used; undefined where it can (D11). Cash on delivery needs Baba Logistik or Kurir Toko,
 * goods that allow it there and a total within its bounds.
 */
export function paymentProblem(type: PaymentType, purchase: PaymentPurchase): PaymentProblem | undefined {
  const unavailable = (reason: string): PaymentProblem => ({ code: 'payment_unavailable', reason })
  if (type === 'virtual_account') return undefined
  if (type === 'paylater_account') return unavailable('Tersedia Dalam Versi Android dan iOS')
  if (type === 'baba_balance') {
    const isEnough = purchase.balance >= purchase.nominal
    return isEnough ? undefined : { code: 'balance_too_low', reason: moneyErrors.balance_too_low.message }
  }
  const reason = codReason(purchase)
  return reason ? unavailable(reason) : undefined
}

export type Means = Pick<PaymentPurchase, 'isCodOn' | 'noCashUntil' | 'balance'>

/** The same for the orders of one payment: checks its total and, for cash, also each delivery (D11, D29). */
export function purchaseProblem(
  type: PaymentType,
  deliveries: readonly Omit<PaymentPurchase, keyof Means>[],
  means: Means
): PaymentProblem | undefined {
  const nominal = deliveries.reduce((sum, delivery) => sum + delivery.nominal, 0)
  const considered = type === 'baba_cod' ? deliveries : deliveries.slice(0, 1)
  for (const delivery of considered) {
    const problem = paymentProblem(type, { ...delivery, ...means, nominal })
    if (problem) return problem
  }
  return undefined
}

/** Why cash on delivery is unavailable: the operator, the buyer, the goods, the carrier, then the amount (D27, D48). */
function codReason(purchase: PaymentPurchase): string | undefined {
  const { isCodOn, noCashUntil, codBy, shippingType, nominal } = purchase
  if (!isCodOn) return 'Metode COD hanya tersedia di Aplikasi Mobile'
  if (noCashUntil) return noCashText(noCashUntil)
  const carriers = [
    ...(codBy.baba_expedition ? [brand.logistics] : []),
    ...(codBy.shop_courier ? [brand.shopCourier] : [])
  ]
  if (carriers.length === 0) return 'Produk ini tidak dapat dibayar di tempat'
  if (shippingType === 'commercial' || !codBy[shippingType]) {
    return `COD untuk produk ini hanya dengan ${carriers.join(' atau ')}`
  }
  return isCashTotal(nominal) ? undefined : 'COD untuk total Rp50.000 sampai Rp3.000.000'
}

export const paymentGroupNames: Record<PaymentType, string> = {
  baba_balance: 'Saldo',
  virtual_account: 'Virtual Account',
  paylater_account: 'Cicilan',
  baba_cod: 'Bayar di Tempat'
}

/** The chosen method, or the first usable one; with a message if the chosen one is not usable. */
export function payableMethod(
  groups: readonly PaymentGroup[],
  chosenId: number
): { id: number; notice?: string } {
  const usable = groups.filter(group => group.is_available).flatMap(group => group.methods)
  const first = usable.find(method => method.is_available)
  if (usable.some(method => method.id === chosenId && method.is_available)) return { id: chosenId }
  if (chosenId === 0) return { id: first?.id ?? 0 }
  const chosen = groups.flatMap(group => group.methods).find(method => method.id === chosenId)
  const instead = first ? ` Diganti ke ${first.name}.` : ''
  return {
    id: first?.id ?? 0,
    notice: `${chosen?.name ?? paymentTexts.method} tidak dapat dipakai.${instead}`
  }
}
