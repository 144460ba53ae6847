import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { clocks } from '#lib/order/clocks.ts'

import { nameOf, type Section, type Who } from '../document.ts'

/** What holds between the marketplace and those who sell. */
export const sellerTerms = (who: Who): Section[] => [
  {
    id: 'penjual-umum',
    title: '1. Ketentuan umum',
    blocks: [
      `Bagian ini berlaku bagi toko yang menawarkan barang di ${brand.name}, yang dikelola oleh ${nameOf(who, brand.name)} (“kami”), sebagai tambahan dari ketentuan Pengguna.`,
      `Pendaftaran dan pengelolaan toko dilakukan di situs penjual, terpisah dari situs belanja ini. Cara memulainya ada di halaman [untuk penjual](${paths.seller}).`
    ]
  },
  {
    id: 'penjual-syarat',
    title: '2. Siapa yang dapat menjual',
    blocks: [
      [
        'perorangan yang cakap menurut hukum, atau badan usaha yang sah di Indonesia;',
        'memiliki data usaha, alamat, dan nomor yang benar serta dapat dihubungi;',
        'memiliki izin yang diwajibkan untuk barang yang dijual, dan rekening bank atas nama pemilik toko atau badan usahanya.'
      ]
    ]
  },
  {
    id: 'penjual-barang',
    title: '3. Barang dan keterangannya',
    blocks: [
      [
        'Barang harus asli, boleh diperdagangkan, dan sesuai Standar Nasional Indonesia bila diwajibkan, misalnya semen, baja tulangan, dan kabel.',
        'Nama, merek, ukuran, isi, satuan, berat, dimensi, dan kondisi ditulis benar. Berat dan dimensi menentukan ongkos kirim; selisih karena keterangan yang salah ditanggung Penjual.',
        'Foto menunjukkan barang yang dijual, tanpa nomor telepon atau alamat situs lain.',
        'Bahan berbahaya, barang curian, barang palsu, dan barang lain yang dilarang hukum tidak boleh ditawarkan.'
      ]
    ]
  },
  {
    id: 'penjual-harga',
    title: '4. Harga dan stok',
    blocks: [
      'Harga yang tertulis adalah harga yang dibayar Pembeli, termasuk pajak yang berlaku. Stok diambil saat pesanan dibuat dan kembali saat pesanan batal. Jaga agar stok yang tertulis benar-benar ada.'
    ]
  },
  {
    id: 'penjual-pesanan',
    title: '5. Menerima dan mengirim pesanan',
    blocks: [
      [
        `Pesanan yang sudah dibayar diterima dalam ${clocks.accept} jam, atau ditolak dengan alasan yang dibaca Pembeli.`,
        `Barang dikirim dalam ${clocks.ship / 24} hari sejak diterima, atau dalam hari pre-order yang ditulis pada barang, dengan nomor resi yang benar.`,
        'Pesanan yang lewat dari batas itu batal oleh sistem dan dananya kembali kepada Pembeli.',
        'Kemasan harus layak untuk barang dan perjalanannya, terutama kaca, keramik, dan cairan.'
      ]
    ]
  },
  {
    id: 'penjual-kirim',
    title: '6. Pengiriman',
    blocks: [
      `Penjual memilih cara kirim yang didukung tokonya: kurir komersial, ${brand.logistics}, atau ${brand.shopCourier}. Ongkos ${brand.shopCourier} menjadi hak toko; ongkos kurir lain diteruskan kepada kurirnya.`,
      'Potongan ongkos kirim yang diberikan toko mengurangi hasil penjualan toko itu.'
    ]
  },
  {
    id: 'penjual-dana',
    title: '7. Hasil penjualan',
    blocks: [
      `Dana pesanan ditahan sampai Pembeli menerima barang, atau sampai ${clocks.finish} jam setelah barang tercatat sampai. Setelah itu hasil penjualan dicatat untuk Penjual: harga barang, dikurangi voucher, cashback, dan potongan ongkos kirim yang ditanggung toko.`,
      'Untuk COD, uang yang diterima kurir toko diperhitungkan dengan hasil penjualan toko tersebut.'
    ]
  },
  {
    id: 'penjual-biaya',
    title: '8. Biaya layanan',
    blocks: [
      `Biaya layanan dihitung dari harga yang dibayar Pembeli untuk barang setelah diskon, menurut kelompok kategorinya. Tarif dan simulasinya ada di halaman [biaya layanan](${paths.fees()}).`,
      'Perubahan tarif diumumkan di halaman itu sebelum berlaku, dan tidak mengubah pesanan yang sudah dibuat.'
    ]
  },
  {
    id: 'penjual-promo',
    title: '9. Voucher toko',
    blocks: [
      'Voucher dan cashback toko ditanggung toko yang membuatnya; voucher dari kami ditanggung kami. Voucher yang sudah dipakai sebuah pesanan tetap berlaku untuk pesanan itu.'
    ]
  },
  {
    id: 'penjual-keluhan',
    title: '10. Barang rusak atau tidak sesuai',
    blocks: [
      'Penjual wajib memberi ganti rugi, penggantian, atau pengembalian dana atas barang yang rusak, kurang, atau tidak sesuai, sebagaimana diatur Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen.',
      `Jawablah setiap keluhan yang kami teruskan dalam ${clocks.finish} jam, dengan bukti bila ada. Cara Pembeli menyampaikannya ada dalam [kebijakan pengembalian](${paths.returns}).`
    ]
  },
  {
    id: 'penjual-larangan',
    title: '11. Larangan',
    blocks: [
      [
        'mengajak Pembeli menyelesaikan pembayaran di luar situs ini;',
        'membuat pesanan atau ulasan palsu, atau membeli barang tokonya sendiri;',
        'memakai data Pembeli untuk hal lain selain pesanannya;',
        'menaikkan harga atau ongkos kirim setelah pesanan dibuat.'
      ]
    ]
  },
  {
    id: 'penjual-tindakan',
    title: '12. Tindakan kami',
    blocks: [
      'Barang atau toko yang melanggar dapat kami turunkan dari situs setelah diberi tahu alasannya, atau seketika bila membahayakan Pembeli. Pesanan yang sedang berjalan tetap diselesaikan, dan hasil penjualan yang sah tetap dibayarkan.'
    ]
  },
  {
    id: 'penjual-hukum',
    title: '13. Berakhir dan hukum yang berlaku',
    blocks: [
      'Penjual dapat berhenti kapan saja setelah semua pesanan diselesaikan. Ketentuan ini tunduk pada hukum Republik Indonesia; perselisihan diselesaikan dengan musyawarah lebih dulu, lalu di pengadilan yang berwenang.',
      `Pertanyaan penjual dapat dikirim ke [${who.email}](mailto:${who.email}).`
    ]
  }
]
