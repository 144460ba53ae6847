import type { RefusalCode } from '../contracts/refusals.ts'
import { codBounds } from './checkout-totals.ts'
import type { PaymentType, ShippingType } from './order-status.ts'

export type PaymentPurchase = {
  /** Whole rupiah before the method's fee. */
  nominal: number
  shippingType: ShippingType
  /** The goods may be paid in cash to this carrier. */
  isCodOffered: boolean
  /** Server configuration. */
  isCodOn: boolean
  /** Saldo in whole rupiah. */
  balance: number
}

export type PaymentProblem = { code: RefusalCode; reason: string }

/**
 * Why a kind of payment cannot be used; undefined where it can (D11). Cash on delivery needs Baba Logistik or Kurir
 * Toko, goods that allow it and a total within its bounds.
 */
export function paymentProblem(type: PaymentType, purchase: PaymentPurchase): PaymentProblem | undefined {
  const unavailable = (reason: string): PaymentProblem => ({ code: 'payment_unavailable', reason })
  if (type === 'virtual_account') return undefined
  if (type === 'paylater_account') return unavailable('Tersedia Dalam Versi Android dan iOS')
  if (type === 'baba_balance') {
    const isEnough = purchase.balance >= purchase.nominal
    return isEnough ? undefined : { code: 'balance_too_low', reason: 'Saldo tidak mencukupi' }
  }
  const isWithin = purchase.nominal >= codBounds.min && purchase.nominal <= codBounds.max
  const isPossible = purchase.isCodOn && purchase.isCodOffered && purchase.shippingType !== 'commercial'
  if (!isPossible) return unavailable('Metode COD hanya tersedia di Aplikasi Mobile')
  return isWithin ? undefined : unavailable('COD untuk total Rp50.000 sampai Rp3.000.000')
}

export const paymentGroupNames: Record<PaymentType, string> = {
  baba_balance: 'Saldo',
  virtual_account: 'Virtual Account',
  paylater_account: 'Cicilan',
  baba_cod: 'Bayar di Tempat'
}
