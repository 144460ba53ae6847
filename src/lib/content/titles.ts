/** Titles of the text pages, in their headings and in links. */
export const contentTitles = {
  about: 'Tentang Kami',
  contact: 'Hubungi Kami',
  terms: 'Syarat & Ketentuan',
  privacy: 'Kebijakan Privasi',
  returns: 'Kebijakan Pengembalian',
  join: 'Bergabung dengan Kami',
  seller: 'Berjualan di Sini',
  fees: 'Biaya Layanan',
  help: 'Bantuan',
  blog: 'Blog',
  calculators: 'Kalkulator Bahan'
} as const
