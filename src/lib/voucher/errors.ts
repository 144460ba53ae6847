import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of voucher: status and text. */
export const voucherErrors = apiErrors({
  voucher_not_found: [422, 'Promo tidak ditemukan'],
  voucher_used_up: [422, 'Kuota promo sudah habis.'],
  voucher_used: [422, 'Promo sudah pernah Anda gunakan.'],
  voucher_minimum: [422, 'Belanja Anda belum mencapai minimum promo.'],
  voucher_of_market_once: [422, 'Satu pembayaran hanya untuk satu promo Baba.'],
  voucher_not_for_cod: [422, 'Voucher cashback tidak berlaku untuk pembayaran COD']
})
