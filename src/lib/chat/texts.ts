import { brand } from '#lib/core/brand.ts'

/** Name of the marketplace in its own threads. */
export const marketplaceName = `Bantuan ${brand.name}`

/** Texts of chat that several places show. */
export const chatTexts = {
  title: 'Chat',
  nothingSelected: 'Mari memulai obrolan!',
  noMessages: 'Pesan kosong',
  empty: 'Silakan ketik pesan atau lampirkan foto',
  notSent: 'Gagal mengirim pesan',
  search: 'Cari pesan',
  contactShop: 'Hubungi Toko',
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

/** The tabs of the list. */
export const filterLabels = { all: 'Semua', unread: 'Belum Dibaca' } as const

/** Texts of the screens that stand in one place each. */
export const screenTexts = {
  noConversations: 'Belum ada percakapan',
  noConversationsText: 'Tanyakan stok, harga, atau pengiriman kepada penjual dari halaman produk.',
  noUnread: 'Semua pesan sudah dibaca',
  notFound: 'Percakapan tidak ditemukan',
  notFoundText: 'Coba nama toko atau kata lain.',
  nothingSelectedText: 'Pilih percakapan untuk membaca dan membalas pesan.',
  loadingList: 'Memuat percakapan',
  loadingMore: 'Memuat percakapan berikutnya',
  loadingThread: 'Memuat pesan',
  loadingOlder: 'Memuat pesan sebelumnya',
  olderFailed: 'Pesan sebelumnya gagal dimuat.',
  write: 'Tulis pesan',
  attach: 'Lampirkan foto',
  send: 'Kirim pesan',
  newMessages: 'Pesan baru',
  rejectedWaits: 'Pesan itu kembali ke sini setelah kolom ini kosong.',
  waiting: 'Belum terkirim',
  sentAgain: 'Dikirim ulang otomatis.',
  unstored: 'Jangan muat ulang halaman: pesan ini belum tersimpan di perangkat.',
  offline: 'Tidak ada koneksi. Pesan Anda menunggu dan terkirim sendiri setelah tersambung.',
  polling: 'Koneksi langsung terhalang. Pesan baru diperiksa setiap 15 detik.',
  blocked: 'Anda memblokir toko ini, sehingga tidak dapat saling mengirim pesan.',
  unblock: 'Buka Blokir',
  dropHere: 'Lepaskan foto di sini'
} as const
