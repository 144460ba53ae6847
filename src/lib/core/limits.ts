/**
 * Maximum size of an uploaded picture (D23), its error message, and the types that forms offer: HEIC is left out so
 * that an iPhone sends a JPEG (core-42).
 */
export const imageLimit = {
  bytes: 5_000_000,
  text: 'Ukuran gambar maksimal 5 MB',
  kinds: 'Berkas harus berupa gambar JPG, PNG, WebP, atau AVIF.',
  heic: 'Format HEIC belum bisa dibaca. Simpan foto sebagai JPG, lalu unggah lagi. Di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel.',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
} as const

/** Characters of a note to the seller (cart-6). */
export const noteLimit = 200

/** Totals of lists are exact to this figure and capped above it (D1). */
export const exactTotal = 1_200
