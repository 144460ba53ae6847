/** What stands on a product that nobody can buy now. */
export const soldOut = 'Stok habis'
