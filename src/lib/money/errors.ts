import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of money: status and text. */
export const moneyErrors = apiErrors({
  balance_too_low: [422, 'Saldo tidak mencukupi'],
  month_too_long: [
    422,
    'Transaksi bulan ini terlalu banyak untuk satu berkas. Hubungi kami untuk salinannya.'
  ]
})
