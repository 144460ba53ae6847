import { rupiah } from '#lib/format/rupiah.ts'
import { clocks } from '#lib/order/clocks.ts'
import { answerTitles } from '#lib/order/negotiation-notices.ts'
import type { NegotiationState } from '#lib/order/negotiation.ts'
import type { PaymentType } from '#lib/order/payment-type.ts'

/** Labels of buttons and titles of a negotiation. */
export const negotiationLabels = {
  discuss: 'Diskusi Ongkir',
  offerAgain: 'Tawar Lagi',
  send: 'Kirim ke Penjual',
  accept: 'Terima Nego & Bayar',
  busy: 'Memproses...',
  changeDelivery: 'Ubah Metode Pengiriman',
  method: 'Metode Pembayaran',
  estimate: 'Perkiraan ongkir',
  discounted: 'Setelah diskon toko',
  discussed: 'Didiskusikan',
  sent: 'Diskusi ongkir dikirim ke penjual'
} as const

/**
 * The seller's answer; their price may differ from the buyer's offer.
 *
 * agreedText('ongkir', 900_000, 1_000_000) // => 'Penjual menawarkan ongkir Rp1.000.000 (tawaran Anda Rp900.000)'
 */
export function agreedText(what: string, offer: number | null, cost: number): string {
  if (offer === cost) return `Penjual setuju: ${what} ${rupiah(cost)}`
  const offered = offer === null ? '' : ` (tawaran Anda ${rupiah(offer)})`
  return `Penjual menawarkan ${what} ${rupiah(cost)}${offered}`
}

/** State of a negotiation on its order page. */
export const negotiationNotes: Record<NegotiationState, { title: string; text: string }> = {
  asked: {
    title: 'Menunggu Jawaban Penjual',
    text: `Penjual menjawab dalam ${clocks.negotiation} jam. Harga barang dan promo Anda sudah dikunci.`
  },
  approved: {
    title: answerTitles.approved,
    text: 'Pilih metode pembayaran, lalu terima dan bayar. Stok baru diamankan setelah Anda membayar.'
  },
  declined: {
    title: answerTitles.declined,
    text: 'Penjual menolak diskusi ongkir ini.'
  },
  moved: {
    title: 'Metode Pengiriman Diubah',
    text: 'Ongkirnya sudah pasti dan tidak perlu jawaban penjual. Pilih metode pembayaran, lalu bayar.'
  }
}

/** Alternatives after the seller declined; shown only if there are any. */
export const otherWaysText = 'Fitur ubah alamat dan metode pengiriman lainnya tetap dapat digunakan.'

/** Outcome of a negotiation's payment: a virtual account is not paid yet, and cash only on delivery. */
export const paidTexts: Record<PaymentType, string> = {
  baba_balance: 'Pembayaran negosiasi berhasil',
  virtual_account: `Negosiasi diterima. Selesaikan pembayaran dalam ${clocks.payment} jam.`,
  baba_cod: 'Negosiasi diterima. Bayar saat barang tiba.',
  paylater_account: 'Negosiasi diterima'
}
