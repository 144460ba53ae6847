import { date } from '#lib/format/dates.ts'
import { clocks } from '#lib/order/clocks.ts'

/** Messages about complaints. */
export const complaintTexts = {
  list: 'Komplain',
  make: 'Ajukan Komplain',
  detail: 'Detail Komplain',
  discussion: 'Diskusi Komplain',
  help: 'Minta Bantuan',
  appeal: 'Ajukan Banding',
  cancel: 'Batalkan Komplain',
  accept: 'Terima Solusi',
  sent: 'Komplain berhasil diajukan',
  cancelled: 'Komplain dibatalkan',
  /** D31: cash is paid at the door, where goods can be refused. */
  noneForCash:
    'Pesanan bayar di tempat tidak dapat dikomplain setelah diterima. Periksa barang sebelum membayar.',
  afterArrival: 'Dapat diajukan setelah barang sampai.',
  afterEstimate: (from: Date): string =>
    `Dapat diajukan mulai ${date(from)}, setelah perkiraan tiba terlewati.`,
  pausesFinish: `Selama komplain berjalan, pesanan tidak selesai otomatis (${clocks.finish / 24} hari sejak sampai).`
} as const
