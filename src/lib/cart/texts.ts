/** What is said when goods came into the cart, or did not (specification 2, section 9). */
export const cartTexts = {
  added: 'Produk berhasil ditambahkan ke keranjang',
  notAdded: 'Gagal menambahkan produk ke keranjang'
} as const
