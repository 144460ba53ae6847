import { brand } from '#lib/core/brand.ts'
import { costLabels } from '#lib/core/cost-labels.ts'
import { rupiah } from '#lib/format/rupiah.ts'

/** Money that goes to Saldo: 'Dana Rp221.000 dikembalikan ke Saldo Baba' (D28). */
export const backText = (amount: number): string => `Dana ${rupiah(amount)} dikembalikan ke ${brand.saldo}`

/** The same of what came after the end or once more, wherever the order is shown. */
export const creditText = (amount: number): string =>
  `Dana ${rupiah(amount)} yang diterima terlambat atau lebih dari sekali dikembalikan ke ${brand.saldo}`

/**
 * What of a payment went back, of its whole total (D28): 'Dana Rp221.000 dikembalikan ke Saldo Baba', and where less
 * than all of it did, '. Biaya penanganan Rp4.000 tidak dikembalikan'.
 */
export function refundText(refunded: number, total: number): string {
  const kept = total - refunded
  const back = backText(refunded)
  return kept > 0 ? `${back}. ${costLabels.payment} ${rupiah(kept)} tidak dikembalikan` : back
}

/** Words of a person as a sentence, with one mark at its end: 'Habis' // => 'Habis.', 'Habis!' // => 'Habis!' */
export const asSentence = (words: string): string => words.trim().replace(/[^.!?…]$|^$/, '$&.')

/** How an order ended, as its history says it: the reason, then what went back, if anything did. */
export function endOfOrder(reason: string, back: string): string {
  const ended = reason ? `Pesanan dibatalkan: ${reason}` : 'Pesanan dibatalkan'
  return back ? `${asSentence(ended)} ${back}` : ended
}

/** What the days are called on which goods may be there, on list and page; `late` where the last of them has passed. */
export const arrivalLabels = {
  deliver: 'Perkiraan tiba',
  point: 'Perkiraan tiba',
  pickup: 'Perkiraan siap diambil',
  late: 'Melewati perkiraan'
} as const

/** What the buyer may do with an order, as the buttons of the list, of the order and of the checkout say it. */
export const orderActionLabels = {
  pay: 'Bayar Sekarang',
  confirm: 'Pesanan Diterima',
  buyAgain: 'Beli Lagi',
  invoice: 'Lihat Invoice'
} as const

/** What is said about orders. */
export const orderTexts = {
  list: 'Daftar Transaksi',
  detail: 'Detail Transaksi',
  loading: 'Memuat transaksi',
  awaitsPayment: 'Menunggu Pembayaran',
  isCancelled: 'Pesanan Dibatalkan',
  payBefore: 'Bayar Sebelum',
  /** Why an order ends that was not paid in time. */
  paymentTimeout: 'Batas waktu pembayaran terlewati',
  cancelled: 'Transaksi berhasil dibatalkan'
} as const
