import { rupiah } from '#lib/format/rupiah.ts'

/** What stands on a card (D37) and on an option of what nobody can buy now. */
export const soldOut = 'Habis'
/** The same in the place of how many there are: in the buy box and in a comparison. */
export const noStock = 'Stok habis'

/** A voucher of a fixed amount, which no price of one piece can tell. */
export const perOrder = (amount: number): string => `Diskon ${rupiah(amount)} per pesanan`

/** In the place of the uses that are left of a voucher, to who used it. */
export const usedVoucher = 'Sudah Anda gunakan'

/** What facts of a product are called wherever they stand. */
export const productLabels = { perUnit: 'Harga per satuan', min: 'Min. Pembelian' } as const
