import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'

import { nameOf, type Section, type Who } from '../document.ts'

/** What the marketplace is and how it works: nothing that a buyer could not check. */
export const aboutPage = (who: Who): Section[] => [
  {
    id: 'siapa',
    title: 'Siapa kami',
    blocks: [
      `${brand.name} adalah tempat belanja bahan bangunan secara daring: semen, besi, keramik, cat, pipa, atap, sampai perkakas dan isi rumah, dari toko-toko di seluruh Indonesia. Situs ini dikelola oleh ${nameOf(who, brand.name)}.`,
      'Kami membuatnya untuk orang yang membangun: pemborong yang memesan dari lokasi proyek, pemilik rumah yang membandingkan keramik di malam hari, dan toko yang ingin dikenal di luar kotanya.'
    ]
  },
  {
    id: 'beda',
    title: 'Mengapa bahan bangunan berbeda',
    blocks: [
      'Sepuluh sak semen beratnya setengah ton. Pipa empat meter tidak masuk ke motor kurir. Keramik dari dua kali pembakaran dapat berbeda warnanya. Karena itu kami menghitung hal-hal yang biasanya baru ditanyakan setelah membayar:',
      [
        '**Ongkos kirim yang nyata.** Berat, volume, dan jarak dihitung sebelum Anda membayar, dengan kendaraan yang sesuai muatannya.',
        `**${brand.logistics}.** Pickup, Engkel, atau CDD sampai ke lokasi; di luar jangkauannya barang dapat diambil di gudang atau dititipkan.`,
        '**Harga per satuan.** Per kilogram, per meter persegi, atau per batang, agar ukuran yang berbeda dapat dibandingkan.',
        `**Kebutuhan bahan.** [Kalkulator](${paths.calculators}) membantu menghitung berapa banyak yang perlu dibeli.`
      ]
    ]
  },
  {
    id: 'aman',
    title: 'Bagaimana uang Anda dijaga',
    blocks: [
      [
        'Pembayaran ditahan sampai barang tiba. Penjual menerima hasilnya setelah Anda menekan **Pesanan Diterima**, atau setelah masa pemeriksaan lewat.',
        `Pesanan yang tidak diterima atau tidak dikirim tepat waktu berakhir dengan sendirinya, dan dananya kembali ke ${brand.saldo}.`,
        'Total yang Anda lihat adalah total yang ditagih. Bila harga atau ongkos kirim berubah, pesanan ditahan dan angka baru ditunjukkan lebih dulu.',
        'Setiap perubahan Saldo dicatat dua sisi, seperti pembukuan, dan dapat Anda unduh.'
      ]
    ]
  },
  {
    id: 'percaya',
    title: 'Mengapa ulasan di sini dapat dipercaya',
    blocks: [
      'Hanya pembeli dari pesanan yang sudah selesai yang dapat menulis ulasan, satu kali untuk setiap barang di pesanannya. Penjual dapat menjawab, tetapi tidak dapat menghapus.'
    ]
  },
  {
    id: 'lanjut',
    title: 'Mulai dari sini',
    blocks: [
      [
        `[Semua kategori](${paths.categories}) dan [produk terlaris](${paths.bestselling})`,
        `[Bantuan](${paths.help}) untuk pertanyaan tentang pembayaran, pengiriman, dan akun`,
        `[Bergabung](${paths.join}) sebagai mitra atau bagian dari tim, atau [berjualan](${paths.seller})`
      ]
    ]
  }
]
