import { brand } from '#lib/core/brand.ts'

import type { ProductDraft } from './drafts.ts'
import type { Family } from './family.ts'
import { tipFor } from './tips.ts'
import { isBuilding, type Trade, tradeOf } from './trades.ts'

const openings = {
  building: [
    'Terima kasih sudah mampir ke toko kami.',
    'Barang asli, dikirim dari gudang sendiri.',
    'Cocok untuk rumah tinggal, ruko, maupun proyek besar.'
  ],
  household: [
    'Terima kasih sudah mampir ke toko kami.',
    'Barang asli, diperiksa sebelum dikirim.',
    'Dikemas rapi agar tiba tanpa cacat.'
  ]
}

const inStock = 'Stok selalu baru dan siap kirim setiap hari kerja.'
const soldOut = 'Barang sedang habis, kiriman berikutnya kami umumkan di halaman ini.'
const used = 'Barang bekas pemakaian pribadi, fungsi normal, ada goresan halus di bodi. Hanya ada satu.'

const shippings = {
  building: [
    `Pengiriman: pesanan sebelum pukul 14.00 dikirim hari yang sama. Untuk jumlah besar kami kirim dengan truk ${brand.logistics} atau kurir toko, barang diturunkan di depan lokasi yang bisa dilewati kendaraan.`,
    'Pengiriman: barang dihitung bersama sopir saat tiba. Mohon sertakan patokan alamat agar sopir mudah menemukan lokasi, dan siapkan orang untuk membantu menurunkan barang.',
    'Pengiriman: tersedia kurir reguler, kargo, dan truk; pilihan yang cocok dengan berat pesanan tampil saat checkout.'
  ],
  household: [
    'Pengiriman: pesanan sebelum pukul 14.00 dikirim hari yang sama dengan kurir pilihan Anda.',
    'Pengiriman: dikemas rapi dengan bubble wrap. Barang pecah belah kami lapisi kardus tambahan tanpa biaya.'
  ]
}

const warranties = [
  'Garansi: barang rusak atau salah kirim kami ganti, cukup sertakan foto dan video saat membuka paket dalam 2 × 24 jam setelah barang diterima.',
  'Retur: barang yang belum dipakai dan kemasannya utuh dapat ditukar dalam 3 hari. Ongkos kirim retur karena salah pilih ditanggung pembeli.'
]

const photoNote =
  'Catatan: warna pada foto dapat sedikit berbeda dengan aslinya karena pencahayaan, layar juga berpengaruh.'
const receiptNote = 'Catatan: nota toko disertakan dalam paket; invoice dapat dicetak dari halaman pesanan.'

/** What sellers add at the end, besides a tip. */
const guarantees: Partial<Record<Trade, string>> = {
  appliance: 'Catatan: garansi resmi pabrik berlaku di seluruh Indonesia.',
  gadget: 'Catatan: garansi resmi berlaku di pusat layanan di kota Anda.'
}

/** A tip, and a note about the warranty, about colours where they matter, or about the receipt. */
function notesFor(family: Family, trade: Trade): [tip: string, note: string] {
  const isColoured =
    family.options.some(({ name }) => name === 'Warna') ||
    ['tile', 'home', 'fashion', 'garden'].includes(trade)
  return [tipFor(family), guarantees[trade] ?? (isColoured ? photoNote : receiptNote)]
}

/** The table of specifications, without brand and weight: the page adds these from the product. */
export const specify = ({ family, brand, merk, kind, size }: ProductDraft) => [
  ...(brand && !merk ? [{ label: family.origin, value: brand }] : []),
  ...(kind ? [{ label: 'Tipe', value: kind }] : []),
  { label: 'Ukuran', value: size.text },
  ...family.specifications
]

const decimal = (figure: number) => String(figure).replace('.', ',')

/** Several paragraphs in a seller's words; about every third is longer than 1,000 characters. */
export function describe(draft: ProductDraft, isSoldOut: boolean): string {
  const { family, name, random } = draft
  const trade = tradeOf(family.leaf)
  const side = isBuilding(trade) ? 'building' : 'household'
  const facts = family.specifications.map(spec => `- ${spec.label}: ${spec.value}`).join('\n')
  const state = draft.isSecondHand ? used : isSoldOut ? soldOut : random.pick([...openings[side], inStock])
  const paragraphs = [
    `${name}. ${family.about} ${state}`,
    `Keunggulan${draft.merk && ` ${draft.merk}`}:\n${family.points.map(point => `- ${point}`).join('\n')}`,
    `Spesifikasi singkat:\n${facts}\n- Ukuran: ${draft.size.text}\n- Berat kirim: ± ${decimal(draft.size.kg)} kg`,
    random.pick(shippings[side])
  ]
  if (random.chance(0.75)) paragraphs.push(random.pick(warranties))
  const notes = notesFor(family, trade)
  if (random.chance(0.5)) paragraphs.push(...notes)
  else paragraphs.push(random.pick(notes))
  return paragraphs.join('\n\n')
}
