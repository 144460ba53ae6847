import { rupiah } from '#lib/format/rupiah.ts'
import { voucherErrors } from './errors.ts'
import type { VoucherProblem } from './worth.ts'

/**
 * Why a voucher cannot be chosen now, shown next to it; `missing`: whole rupiah up to its minimum.
 * voucherReason('voucher_minimum', 832_000) // => 'Belanja Rp832.000 lagi untuk memakai promo ini'
 */
export const voucherReason = (problem: VoucherProblem, missing: number): string =>
  problem === 'voucher_minimum'
    ? `Belanja ${rupiah(missing)} lagi untuk memakai promo ini`
    : voucherErrors[problem].message
