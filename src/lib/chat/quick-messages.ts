import { maxTextLength } from './limits.ts'

/** What a buyer turns to a shop about. */
export type ContactKind = 'product' | 'shop' | 'order' | 'help'

type QuickMessage = { label: string; text: string }

const availability = 'Ketersediaan & pengiriman'
const price = 'Harga & diskon'
const details = 'Detail produk'
const variants = 'Varian'

/** Suggestions for the first message (chat-50): they fill the field and can be changed. */
export const quickMessages: Readonly<Record<ContactKind, readonly QuickMessage[]>> = {
  product: [
    { label: availability, text: 'Halo, apakah produk ini tersedia? Kapan dapat dikirim?' },
    { label: price, text: 'Halo, apakah ada potongan harga untuk pembelian dalam jumlah banyak?' },
    { label: details, text: 'Halo, boleh minta ukuran, berat, dan spesifikasi lengkap produk ini?' },
    { label: variants, text: 'Halo, varian apa saja yang tersedia untuk produk ini?' }
  ],
  shop: [
    { label: availability, text: 'Halo, apakah toko ini dapat mengirim ke lokasi proyek saya?' },
    { label: price, text: 'Halo, apakah ada harga khusus untuk pembelian proyek?' },
    { label: details, text: 'Halo, saya mencari bahan bangunan. Boleh minta daftar produknya?' },
    { label: variants, text: 'Halo, apakah ada ukuran atau warna lain selain yang dipajang?' }
  ],
  order: [
    { label: availability, text: 'Halo, kapan pesanan saya ini dikirim?' },
    { label: price, text: 'Halo, saya ingin menanyakan harga dan ongkos kirim pesanan ini.' },
    { label: details, text: 'Halo, saya ingin memastikan detail produk pada pesanan ini.' },
    { label: variants, text: 'Halo, apakah varian pada pesanan ini masih dapat diganti?' }
  ],
  help: [
    { label: 'Pesanan', text: 'Halo, saya butuh bantuan untuk pesanan saya.' },
    { label: 'Pembayaran', text: 'Halo, saya ingin menanyakan pembayaran saya.' },
    { label: 'Pengembalian', text: 'Halo, bagaimana cara mengembalikan barang?' },
    { label: 'Akun', text: 'Halo, saya butuh bantuan untuk akun saya.' }
  ]
}

/** The text with a suggestion: in place of nothing or of another suggestion, else after what was typed, if it fits. */
export function withSuggestion(typed: string, suggested: string): string {
  const words = typed.trim()
  const isSuggestion = Object.values(quickMessages).some(all => all.some(({ text }) => text === words))
  if (words === '' || isSuggestion) return suggested
  const whole = `${typed.trimEnd()}\n${suggested}`
  return whole.length > maxTextLength ? typed : whole
}
