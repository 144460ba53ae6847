/**
 * How big a picture may be that people send (D23), what is said of a bigger one, and the kinds that forms offer: HEIC is not
 * among them, so that an iPhone hands out a JPEG (core-42).
 */
export const imageLimit = {
  bytes: 5_000_000,
  text: 'Ukuran gambar maksimal 5 MB',
  kinds: 'Berkas harus berupa gambar JPG, PNG, WebP, atau AVIF.',
  heic: 'Format HEIC belum bisa dibaca. Simpan foto sebagai JPG, lalu unggah lagi. Di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel.',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
} as const
