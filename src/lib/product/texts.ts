/** What stands on a product that nobody can buy now. */
export const soldOut = 'Stok habis'

/** What facts of a product are called wherever they stand. */
export const productLabels = { perUnit: 'Harga per satuan', min: 'Min. Pembelian' } as const
