/** Texts of chat that several places show. */
export const chatTexts = {
  title: 'Chat',
  nothingSelected: 'Mari memulai obrolan!',
  noMessages: 'Pesan kosong',
  empty: 'Silakan ketik pesan atau lampirkan foto',
  notSent: 'Gagal mengirim pesan',
  search: 'Cari pesan',
  contactShop: 'Hubungi Toko',
  /** Name of the marketplace in its own threads, after the brand. */
  help: 'Bantuan',
  productGone: 'Produk tidak tersedia lagi',
  orderGone: 'Pesanan tidak ditemukan',
  waitingFull: 'Masih ada 100 pesan yang menunggu dikirim. Tunggu sampai terkirim, lalu coba lagi.',
  photoUnreadable: 'Foto tidak dapat dibaca. Pilih foto lain.'
} as const

/** What a preview says of a message without text. */
export const previewTexts = {
  photo: 'Foto',
  product: 'Produk',
  transaction: 'Pesanan',
  withdraw: 'Penarikan'
} as const
