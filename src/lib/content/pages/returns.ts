import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { clocks } from '#lib/order/clocks.ts'

import type { Section, Who } from '../document.ts'

/** What happens when an order ends, or the goods are not what was bought: what is true today, and what the law gives. */
export const returnsPolicy = (who: Who): Section[] => [
  {
    id: 'batal',
    title: 'Membatalkan sebelum dikemas',
    blocks: [
      `Selama pesanan belum dikemas Penjual, Anda dapat membatalkannya sendiri di [Pesanan Saya](${paths.orders}) dengan menulis alasannya. Pesanan yang belum dibayar langsung berakhir. Beberapa pesanan dengan satu pembayaran yang belum dibayar berakhir bersama-sama.`,
      [
        'Dana pesanan yang sudah dibayar kembali ke Saldo pada saat itu juga, bersama voucher yang dipakai bila masih berlaku.',
        'Biaya penanganan virtual account (Rp4.000) tidak kembali bila pembatalan atas kehendak Anda.',
        'Pesanan yang sudah dikemas atau dikirim tidak dapat dibatalkan.'
      ]
    ]
  },
  {
    id: 'otomatis',
    title: 'Pesanan yang berakhir dengan sendirinya',
    blocks: [
      [
        `Belum dibayar dalam ${clocks.payment} jam: pesanan berakhir, tanpa tagihan.`,
        `Tidak diterima Penjual dalam ${clocks.accept} jam, tidak dikirim tepat waktu (${clocks.ship / 24} hari, atau hari pre-order), atau ditolak Penjual: seluruh dana kembali ke Saldo, termasuk biaya penanganan.`,
        'Uang yang masuk setelah pesanan berakhir, atau masuk dua kali: dikreditkan ke Saldo, dan Anda diberi tahu.'
      ]
    ]
  },
  {
    id: 'saldo',
    title: 'Ke mana dana kembali',
    blocks: [
      `Dana kembali ke [${brand.saldo}](${paths.balance}) dan dapat langsung dipakai untuk pesanan berikutnya. Riwayatnya menyebut nomor pesanan dan jumlahnya. Pesanan COD yang belum dibayar tidak memiliki dana untuk dikembalikan.`
    ]
  },
  {
    id: 'terima',
    title: 'Memeriksa barang saat tiba',
    blocks: [
      [
        'Hitung jumlah dan cocokkan varian, ukuran, dan warna dengan pesanan.',
        'Foto kemasan sebelum dibuka, lalu barangnya. Video saat membuka kemasan sangat membantu.',
        'Jangan memasang, memotong, atau mencampur barang yang Anda ragukan.',
        'Jangan menekan **Pesanan Diterima** sebelum barang diperiksa.'
      ],
      `Setelah barang tercatat sampai, dana masih kami tahan selama ${clocks.finish / 24} × 24 jam, kecuali Anda menekan **Pesanan Diterima**. Setelah pesanan selesai, dana menjadi hak Penjual.`
    ]
  },
  {
    id: 'rusak',
    title: 'Barang rusak, kurang, atau tidak sesuai',
    blocks: [
      `Saat ini keluhan disampaikan lewat email ke [${who.email}](mailto:${who.email}) atau halaman [Hubungi Kami](${paths.contact}). Tulislah sebelum ${clocks.finish / 24} × 24 jam sejak barang sampai, dengan:`,
      [
        'nomor pesanan;',
        'barang mana, berapa, dan apa masalahnya: kurang, rusak atau pecah, salah, tidak sesuai keterangan, atau tidak asli;',
        'foto barang dan kemasannya;',
        'penyelesaian yang Anda inginkan: pengembalian dana, pengiriman kekurangan, atau penukaran.'
      ],
      'Kami meneruskan keluhan kepada Penjual, meminta jawabannya, dan menyampaikan hasilnya kepada Anda. Pengembalian dana yang disepakati dikreditkan ke Saldo.'
    ]
  },
  {
    id: 'hak',
    title: 'Hak Anda menurut undang-undang',
    blocks: [
      'Kebijakan ini tidak mengurangi hak yang diberikan undang-undang:',
      [
        'Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen: konsumen berhak atas kompensasi, ganti rugi, atau penggantian bila barang tidak sesuai dengan perjanjian (Pasal 4). Ganti rugi dapat berupa pengembalian uang atau penggantian barang yang sejenis atau setara nilainya, dalam 7 hari setelah tanggal transaksi (Pasal 19).',
        'Peraturan Pemerintah Nomor 80 Tahun 2019 tentang Perdagangan Melalui Sistem Elektronik: tersedia paling sedikit dua hari kerja sejak barang diterima untuk penukaran barang atau pembatalan pembelian (Pasal 69).'
      ],
      'Bila penyelesaian tidak tercapai, Anda dapat mengadu ke Badan Penyelesaian Sengketa Konsumen di kota Anda, atau ke Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853-1111-1010.'
    ]
  },
  {
    id: 'tidak',
    title: 'Yang tidak ditanggung',
    blocks: [
      [
        'kerusakan setelah barang dipasang, dipotong, atau dicampur, kecuali cacatnya memang tidak terlihat sebelumnya;',
        'perbedaan kecil warna, serat, atau ukuran yang wajar untuk bahan alam dan sudah disebut dalam keterangan;',
        'perubahan pikiran setelah barang dikemas.'
      ]
    ]
  }
]
