/** What is said when goods came into the cart, or did not (cart-20). */
export const cartTexts = {
  added: 'Produk berhasil ditambahkan ke keranjang',
  notAdded: 'Gagal menambahkan produk ke keranjang'
} as const
