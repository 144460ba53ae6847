import { refusals } from '#lib/core/refusal.ts'

/** What is refused about money: status and text. */
export const moneyRefusals = refusals({
  balance_too_low: [422, 'Saldo tidak mencukupi'],
  month_too_long: [
    422,
    'Transaksi bulan ini terlalu banyak untuk satu berkas. Hubungi kami untuk salinannya.'
  ]
})
