/** What archiving does, and what it leaves. */
export const archivedText =
  'Pembeli tidak lagi menemukan atau membelinya. Pesanan, ulasan, foto, harga, stok, dan alamat halaman tetap tersimpan, dan produk dapat dijual lagi kapan saja.'
