/** Values for examples of what operators bring: shops, promotions, freight. */
export const marketExamples: Record<string, readonly unknown[]> = {
  'rates.city': [{ first: 9_000, next: 7_500, min_days: 1, max_days: 2 }],
  'rates.province': [{ first: 12_000, next: 10_000, min_days: 1, max_days: 2 }],
  'addVoucher.code': ['HEMAT10'],
  'changeVoucher.code': ['HEMAT10'],
  'saveVoucher.code': ['HEMAT10'],
  'goodsVoucher.code': ['HEMAT10'],
  'goodsVoucherDetail.code': ['HEMAT10'],
  valid_from: ['2026-11-22T03:00:00.000Z'],
  valid_until: ['2026-12-22T03:00:00.000Z'],
  updated_at: ['2026-11-22T03:00:00.000Z'],
  into_updated_at: ['2026-11-28T03:00:00.000Z'],
  'listLedgerDays.to': ['2026-11-22'],
  'listOpsPayments.to': ['2026-11-22'],
  'sumOpsPayments.to': ['2026-11-22'],
  'exportFees.to': ['2026-11-22'],
  'sumFeeTax.to': ['2026-11-22'],
  'returnPayoutFile.reason': ['Berkas tidak jadi dikirim ke bank']
}
