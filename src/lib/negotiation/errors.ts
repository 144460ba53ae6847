import { apiErrors } from '#lib/core/schema/api-error.ts'
import { maxNegotiations } from '#lib/order/negotiation.ts'

/** The errors of negotiations: status and text. */
export const negotiationErrors = apiErrors({
  not_negotiable: [422, 'Ongkir pengiriman ini tidak perlu didiskusikan.'],
  offers_used_up: [409, 'Tawaran Anda sudah tiga kali. Ubah metode pengiriman atau batalkan pesanan.'],
  too_many_negotiations: [
    422,
    `Masih ada ${maxNegotiations} diskusi ongkir yang terbuka. Selesaikan atau batalkan salah satunya terlebih dahulu.`
  ],
  not_agreed: [409, 'Ongkir belum disetujui penjual.'],
  way_unavailable: [422, 'Cara pengiriman ini tidak tersedia untuk pesanan Anda.']
})
