import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'

import type { Section, Who } from '../document.ts'

const mail = (who: Who, subject: string) => `mailto:${who.email}?subject=${encodeURIComponent(subject)}`

/** Working for the marketplace, or with it: no vacancy is told that nobody keeps up to date. */
export const joinPage = (who: Who): Section[] => [
  {
    id: 'tim',
    title: 'Bekerja bersama kami',
    blocks: [
      `${brand.name} dibangun oleh orang yang suka menyelesaikan masalah nyata: ongkos kirim yang tidak terduga, barang yang salah ukuran, stok yang ternyata kosong. Kami bekerja di empat bidang:`,
      [
        '**Teknologi:** situs belanja, pencarian, pembayaran, dan pembukuan.',
        '**Bahan dan kategori:** mengenal merek, ukuran, dan standar setiap bahan.',
        '**Logistik:** armada, gudang, dan tarif yang masuk akal.',
        '**Layanan:** membantu pembeli dan toko sampai urusannya selesai.'
      ],
      `Halaman ini tidak memuat daftar lowongan. Kirimkan cerita Anda dan apa yang ingin Anda kerjakan ke [${who.email}](${mail(who, 'Bergabung dengan tim')}), dengan riwayat hidup sebagai PDF. Kami membalas bila ada bidang yang cocok.`,
      'Kami tidak pernah memungut biaya dalam penerimaan karyawan, dan tidak pernah meminta data bank atau kode verifikasi pelamar.'
    ]
  },
  {
    id: 'mitra',
    title: 'Bermitra',
    blocks: [
      [
        '**Produsen dan distributor** yang ingin mereknya ditampilkan dengan data teknis yang benar.',
        '**Pemilik armada dan gudang** yang ingin mengangkut untuk lokasi proyek.',
        '**Pemborong dan pengembang** yang membeli secara rutin untuk beberapa proyek.',
        `**Sekolah dan balai pelatihan** yang ingin memakai [kalkulator bahan](${paths.calculators}) kami di kelas.`
      ],
      `Tulislah ke [${who.email}](${mail(who, 'Kemitraan')}) dengan nama usaha, kota, dan bentuk kerja sama yang diharapkan.`
    ]
  },
  {
    id: 'jual',
    title: 'Berjualan',
    blocks: [
      `Ingin membuka toko? Cara mendaftar, biaya, dan kewajiban penjual ada di halaman [untuk penjual](${paths.seller}).`
    ]
  }
]
