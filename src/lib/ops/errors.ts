import { apiErrors } from '#lib/core/schema/api-error.ts'

/** What is refused to the operator alone: status and text. */
export const opsErrors = apiErrors({
  banner_not_found: [404, 'Banner tidak ditemukan.'],
  banners_differ: [409, 'Daftar banner sudah berubah. Muat ulang, lalu urutkan lagi.'],
  banner_photo_required: [422, 'Foto banner wajib diunggah.'],
  target_elsewhere: [422, 'Tujuan harus alamat di situs ini, misalnya /products/bestselling.'],
  token_changed: [409, 'Token toko ini baru saja berubah. Muat ulang daftar, lalu coba lagi.'],
  tracking_number_missing: [422, 'Nomor resi wajib diisi'],
  period_invalid: [422, 'Periode harus 1 sampai 92 hari, dari tanggal yang lebih awal.'],
  payout_balance_changed: [412, 'Saldo toko sudah berubah sejak Anda membukanya. Periksa lagi, lalu catat.'],
  payout_above_balance: [422, 'Jumlah transfer melebihi saldo toko.'],
  payout_above_debt: [422, 'Jumlah transfer melebihi utang toko.'],
  payout_not_found: [404, 'Transfer ini tidak ditemukan.'],
  payout_returned: [409, 'Transfer ini sudah dikembalikan.'],
  payout_is_return: [409, 'Pengembalian tidak bisa dikembalikan lagi. Catat transfernya sekali lagi.'],
  payout_file_empty: [409, 'Tidak ada toko dengan saldo dan rekening yang cocok.'],
  payout_file_not_found: [404, 'Berkas bank ini tidak ditemukan.'],
  payout_file_returned: [409, 'Semua transfer berkas ini sudah dikembalikan.'],
  payout_reference_reserved: [409, 'Nomor TF-… hanya untuk berkas bank. Isi nomor referensi dari bank.'],
  payout_reference_taken: [409, 'Nomor referensi ini sudah pernah dicatat untuk toko ini.'],
  shop_account_missing: [
    422,
    'Toko ini belum punya rekening. Tambahkan rekening di halaman toko, lalu catat transfernya.'
  ],
  shop_account_changed: [
    409,
    'Rekening toko sudah diubah sejak Anda membukanya. Muat ulang, lalu catat lagi.'
  ],
  one_buyer_needed: [422, 'Notifikasi tentang pesanan ditujukan kepada satu pembeli.']
})
