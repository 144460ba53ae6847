import { brand } from '#lib/core/brand.ts'
import { costLabels } from '#lib/core/cost-labels.ts'
import { rupiah } from '#lib/format/rupiah.ts'

/** A refund to Saldo: 'Dana Rp221.000 dikembalikan ke Saldo Baba' (D28). */
export const backText = (amount: number): string => `Dana ${rupiah(amount)} dikembalikan ke ${brand.saldo}`

/** A late or repeated payment credited to Saldo, wherever the order is shown. */
export const creditText = (amount: number): string =>
  `Dana ${rupiah(amount)} yang diterima terlambat atau lebih dari sekali dikembalikan ke ${brand.saldo}`

/**
 * The refunded part of a payment's total (D28): 'Dana Rp221.000 dikembalikan ke Saldo Baba', and for a partial refund
 * '. Biaya penanganan Rp4.000 tidak dikembalikan'.
 */
export function refundText(refunded: number, total: number): string {
  const withheld = total - refunded
  const back = backText(refunded)
  return withheld > 0 ? `${back}. ${costLabels.payment} ${rupiah(withheld)} tidak dikembalikan` : back
}

/** A person's text as a sentence with one final mark: 'Habis' // => 'Habis.', 'Habis!' // => 'Habis!' */
export const asSentence = (words: string): string => words.trim().replace(/[^.!?…]$|^$/, '$&.')

/** How an order ended, for its history: the reason, then the refund, if any. */
export function endOfOrder(reason: string, back: string): string {
  const ended = reason ? `Pesanan dibatalkan: ${reason}` : 'Pesanan dibatalkan'
  return back ? `${asSentence(ended)} ${back}` : ended
}

/** Labels of the arrival days, on list and page; `late` once the last of them has passed. */
export const arrivalLabels = {
  deliver: 'Perkiraan tiba',
  point: 'Perkiraan tiba',
  pickup: 'Perkiraan siap diambil',
  late: 'Melewati perkiraan'
} as const

/** The buyer's actions on an order: labels of the buttons of list, order and checkout. */
export const orderActionLabels = {
  pay: 'Bayar Sekarang',
  confirm: 'Pesanan Diterima',
  buyAgain: 'Beli Lagi',
  invoice: 'Lihat Invoice'
} as const

/** Messages about orders. */
export const orderTexts = {
  list: 'Daftar Transaksi',
  detail: 'Detail Transaksi',
  loading: 'Memuat transaksi',
  awaitsPayment: 'Menunggu Pembayaran',
  isCancelled: 'Pesanan Dibatalkan',
  payBefore: 'Bayar Sebelum',
  /** Reason of an order that was not paid in time. */
  paymentTimeout: 'Batas waktu pembayaran terlewati',
  cancelled: 'Transaksi berhasil dibatalkan',
  /** Where an order in cash ended before it was delivered. */
  nothingToPay: 'Anda tidak perlu membayar.'
} as const
