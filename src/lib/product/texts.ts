import { rupiah } from '#lib/format/rupiah.ts'

/** Label on a card (D37) and on an option that is sold out. */
export const soldOut = 'Habis'
/** The same in place of the stock: in the buy box and in a comparison. */
export const noStock = 'Stok habis'

/** A voucher with a fixed amount, which the price of one piece cannot include. */
export const perOrder = (amount: number): string => `Diskon ${rupiah(amount)} per pesanan`

/** In place of a voucher's remaining uses, for a buyer who used it. */
export const usedVoucher = 'Sudah Anda gunakan'

/** Labels of product facts. */
export const productLabels = {
  perUnit: 'Harga per satuan',
  min: 'Min. Pembelian',
  multiple: 'Kelipatan'
} as const
