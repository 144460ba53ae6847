import type { PaymentOutcome } from '#lib/payment/outcomes.ts'

/** What became of the money that the gateway told of. */
export const outcomeLabels: Record<PaymentOutcome, string> = {
  mismatch: 'Jumlah berbeda',
  unknown: 'Rekening tidak dikenal',
  closed: 'Akun pembeli sudah dihapus',
  late: 'Terlambat, masuk Saldo',
  again: 'Berulang, masuk Saldo',
  paid: 'Dibayar',
  ignored: 'Tanpa akibat'
}
