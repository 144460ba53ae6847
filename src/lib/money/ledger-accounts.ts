/** The accounts of the ledger. */
export const ledgerAccountNames = [
  'buyer_saldo',
  'escrow',
  'seller_payable',
  'courier_payable',
  'gateway',
  /** Source of top-ups and destination of withdrawals; `gateway` receives payments only (D32). */
  'bank',
  'bank_out',
  'fee_income',
  'promo_expense'
] as const

export type LedgerAccount = (typeof ledgerAccountNames)[number]

/** What each account is, for who reads the books. */
export const ledgerAccountLabels: Record<LedgerAccount, string> = {
  buyer_saldo: 'Saldo pembeli',
  escrow: 'Dana pesanan berjalan',
  seller_payable: 'Utang ke toko',
  courier_payable: 'Utang ke kurir',
  gateway: 'Gateway pembayaran',
  bank: 'Bank',
  bank_out: 'Penarikan berjalan',
  fee_income: 'Pendapatan biaya',
  promo_expense: 'Beban promo'
}
