import { brand } from '#lib/core/brand.ts'

import type { ProductDraft } from './drafts.ts'

const openings = [
  'Terima kasih sudah mampir ke toko kami.',
  'Barang 100% asli, dikirim dari gudang sendiri.',
  'Stok selalu baru dan siap kirim setiap hari kerja.',
  'Cocok untuk rumah tinggal, ruko, maupun proyek besar.'
]

const shippings = [
  `Pengiriman: pesanan sebelum pukul 14.00 dikirim hari yang sama. Untuk jumlah besar kami kirim dengan truk ${brand.logistics} atau kurir toko, barang diturunkan di depan lokasi yang bisa dilewati kendaraan.`,
  'Pengiriman: dikemas rapi dengan pengaman sudut dan bubble wrap. Barang pecah belah kami sarankan memakai packing kayu. Mohon sertakan patokan alamat agar sopir mudah menemukan lokasi.',
  'Pengiriman: tersedia kurir reguler, kargo, dan truk. Hubungi kami lewat chat untuk pembelian partai, ongkos kirim bisa dibicarakan.'
]

const warranties = [
  'Garansi: barang rusak atau salah kirim kami ganti, cukup sertakan foto dan video saat membuka paket dalam 2 × 24 jam setelah barang diterima.',
  'Retur: barang yang belum dipakai dan kemasannya utuh dapat ditukar dalam 3 hari. Ongkos kirim retur karena salah pilih ditanggung pembeli.'
]

const notes = [
  'Catatan: warna pada foto dapat sedikit berbeda dengan aslinya karena pencahayaan. Pastikan menghitung kebutuhan dengan lebih 5–10% untuk cadangan potongan.',
  'Catatan: mohon cek stok lewat chat untuk pembelian di atas 50 buah. Faktur pajak dapat diterbitkan untuk perusahaan.',
  'Tips: simpan di tempat kering dan terlindung dari hujan. Baca petunjuk pada kemasan sebelum dipakai, dan gunakan alat pelindung diri saat bekerja.'
]

/** Several paragraphs in a seller's words; about every third is longer than 1,000 characters. */
export function describe(draft: ProductDraft): string {
  const { family, random, name, brand } = draft
  const facts = family.specifications.map(spec => `- ${spec.label}: ${spec.value}`).join('\n')
  const paragraphs = [
    `${name}. ${family.about}${draft.isSecondHand ? ' Barang bekas pemakaian pribadi, fungsi normal, ada goresan halus di bodi.' : ''} ${random.pick(openings)}`,
    `Keunggulan ${brand}:\n${family.points.map(point => `- ${point}`).join('\n')}`,
    `Spesifikasi singkat:\n${facts}\n- Ukuran: ${draft.size.text}\n- Berat kirim: ± ${draft.size.kg} kg`,
    random.pick(shippings)
  ]
  if (random.chance(0.75)) paragraphs.push(random.pick(warranties))
  if (random.chance(0.5)) paragraphs.push(...notes)
  else paragraphs.push(random.pick(notes))
  return paragraphs.join('\n\n')
}
