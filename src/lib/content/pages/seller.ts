import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { clocks } from '#lib/order/clocks.ts'

import type { Section } from '../document.ts'

/** What a shop gets here, in a few words each. */
export const sellerReasons = [
  {
    title: 'Pembeli dari seluruh Indonesia',
    text: 'Barang Anda ditemukan lewat pencarian yang mengenal istilah bangunan, ukuran, dan merek.'
  },
  {
    title: 'Truk bila muatannya berat',
    text: `${brand.logistics} mengangkut semen, besi, dan keramik; toko dengan armada sendiri memakai ${brand.shopCourier}.`
  },
  {
    title: 'Pembayaran yang pasti',
    text: 'Selain COD, dana pembeli kami tahan sejak dibayar: Anda mengirim tanpa khawatir tidak dibayar.'
  },
  {
    title: 'Biaya yang terbuka',
    text: 'Satu tarif menurut kelompok kategori, dihitung dari yang benar-benar dibayar pembeli untuk barang Anda.'
  }
] as const

/** How one begins, and what is asked of a shop; without a sellers' site one begins by mail. */
export const sellerPage = (hasSite: boolean): Section[] => [
  {
    id: 'cara',
    title: 'Cara mulai berjualan',
    blocks: [
      [
        hasSite
          ? '**Daftar** dengan email Anda di situs penjual.'
          : '**Hubungi kami** lewat email; kami membantu membuka toko Anda.',
        '**Lengkapi toko:** nama, alamat pengambilan, rekening, dan cara kirim yang Anda dukung.',
        '**Unggah barang** dengan berat dan dimensi yang benar, karena ongkos kirim dihitung dari sana.',
        `**Terima pesanan** dalam ${clocks.accept} jam dan kirim dalam ${clocks.ship / 24} hari.`
      ]
    ]
  },
  {
    id: 'biaya',
    title: 'Berapa biayanya?',
    blocks: [
      `Biaya layanan bergantung pada kategori barang. Lihat tarif dan hitung sendiri dengan simulasi di halaman [biaya layanan](${paths.fees()}).`
    ]
  },
  {
    id: 'ketentuan',
    title: 'Yang kami minta dari penjual',
    blocks: [
      `Barang asli, keterangan yang benar, stok yang nyata, dan kiriman tepat waktu. Selengkapnya ada di [syarat dan ketentuan untuk penjual](${paths.terms}#penjual).`
    ]
  }
]
