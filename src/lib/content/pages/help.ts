import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { profileTabs } from '#lib/identity/profile-tabs.ts'
import { clocks } from '#lib/order/clocks.ts'

import type { Block } from '../document.ts'

/** A question of buyers with its answer. */
type Question = { id: string; question: string; answer: readonly Block[] }
export type HelpTopic = { id: string; title: string; questions: readonly Question[] }

const security = paths.profile(profileTabs.profile)

const shopping: HelpTopic = {
  id: 'belanja',
  title: 'Belanja dan pengiriman',
  questions: [
    {
      id: 'cara-mencari',
      question: 'Bagaimana cara mencari barang?',
      answer: [
        `Ketik nama, merek, atau ukurannya di kolom pencarian, misalnya [semen 40 kg](${paths.search('semen 40kg')}) atau [keramik 60x60](${paths.search('keramik 60x60')}). Salah ketik kecil dibetulkan, dan istilah lain seperti hebel dan bata ringan dikenali. Anda juga dapat menelusuri [semua kategori](${paths.categories}).`
      ]
    },
    {
      id: 'ongkos-kirim',
      question: 'Bagaimana ongkos kirim dihitung?',
      answer: [
        'Dari yang lebih besar antara berat barang dan volumenya (cm³ dibagi 4.000), dibulatkan ke atas dalam kilogram, serta jarak dari toko ke alamat Anda. Ongkos setiap pilihan terlihat di halaman pembayaran sebelum Anda membayar, dan yang paling murah dipilihkan lebih dulu.'
      ]
    },
    {
      id: 'truk',
      question: `Kapan barang dikirim dengan truk ${brand.logistics}?`,
      answer: [
        `${brand.logistics} memakai kendaraan terkecil yang cukup: Pickup sampai 1.000 kg, Engkel sampai 2.000 kg, dan CDD sampai 4.000 kg. Bila alamat di luar jangkauannya, halaman pembayaran menawarkan pengambilan di gudang atau titik penitipan.`
      ]
    },
    {
      id: 'kurir-toko',
      question: `Apa itu ${brand.shopCourier}?`,
      answer: [
        'Armada milik toko. Di dalam radius yang ditentukan toko pengirimannya gratis; di luarnya dihitung per kilometer sampai batas jangkauan toko.'
      ]
    },
    {
      id: 'beberapa-toko',
      question: 'Bisakah membeli dari beberapa toko sekaligus?',
      answer: [
        'Keranjang dapat berisi barang dari banyak toko, tetapi satu pembayaran adalah untuk satu toko. Barang toko lain tetap di keranjang setelah Anda membayar.'
      ]
    },
    {
      id: 'lacak',
      question: 'Bagaimana melacak pesanan?',
      answer: [
        `Buka [Pesanan Saya](${paths.orders}) lalu pilih pesanannya. Di sana ada status, nomor resi, perjalanan barang, dan foto saat barang diserahkan bila kurir mengirimnya.`
      ]
    }
  ]
}

const paying: HelpTopic = {
  id: 'pembayaran',
  title: 'Pembayaran dan Saldo',
  questions: [
    {
      id: 'cara-bayar',
      question: 'Dengan apa saya dapat membayar?',
      answer: [
        `Dengan ${brand.saldo}, virtual account BCA, Mandiri, BNI, BRI, atau Permata, dan di tempat (COD) bila pesanan memenuhi syaratnya. Pembayaran dengan Saldo memakai PIN. Cicilan belum dapat dipakai di situs ini.`
      ]
    },
    {
      id: 'virtual-account',
      question: 'Bagaimana membayar dengan virtual account?',
      answer: [
        `Setelah memesan, halaman pembayaran menunjukkan nomor virtual account, totalnya, dan langkah lewat ATM, mobile banking, atau internet banking. Bayar tepat sesuai total dalam ${clocks.payment} jam. Biaya penanganannya Rp4.000.`
      ]
    },
    {
      id: 'terlambat-bayar',
      question: 'Saya membayar terlambat atau dua kali. Apakah uang saya hilang?',
      answer: [
        `Tidak. Pembayaran yang masuk setelah pesanan berakhir, atau untuk kedua kalinya, dikreditkan ke ${brand.saldo} dan Anda mendapat notifikasi.`
      ]
    },
    {
      id: 'cod',
      question: 'Kapan saya dapat membayar di tempat (COD)?',
      answer: [
        `Bila total pesanan Rp50.000 sampai Rp3.000.000, barangnya mendukung COD, dan dikirim dengan ${brand.logistics} atau ${brand.shopCourier}. Bila tidak dapat, alasannya tertulis di halaman pembayaran. Paling banyak tiga pesanan COD berjalan bersamaan.`
      ]
    },
    {
      id: 'saldo',
      question: `Dari mana isi ${brand.saldo}, dan untuk apa?`,
      answer: [
        `Dari pengembalian dana dan cashback. Saldo dapat dipakai membayar pesanan berikutnya. Semua perubahannya ada di [riwayat Saldo](${paths.balance}) dan dapat diunduh per bulan.`
      ]
    },
    {
      id: 'rekening',
      question: 'Bagaimana menyimpan rekening bank saya?',
      answer: [
        `Buka [Rekening Saya](${paths.profile('Rekening Saya')}), pilih **Tambah Rekening**, masukkan nomornya, lalu tekan **Cek Nama Pemilik**. Rekening disimpan dengan nama yang disebut bank, paling banyak sepuluh.`
      ]
    },
    {
      id: 'voucher',
      question: 'Mengapa voucher saya tidak dapat dipakai?',
      answer: [
        'Voucher ditolak bila di luar masa berlakunya, kuotanya habis, sudah pernah Anda pakai, belanja belum mencapai minimumnya (dihitung sebelum ongkos kirim), atau bukan untuk barang dan toko itu. Cashback tidak berlaku untuk COD.'
      ]
    }
  ]
}

const orders: HelpTopic = {
  id: 'pesanan',
  title: 'Batal, terlambat, dan barang bermasalah',
  questions: [
    {
      id: 'batal',
      question: 'Bagaimana membatalkan pesanan?',
      answer: [
        `Buka pesanannya di [Pesanan Saya](${paths.orders}) dan pilih **Batalkan Pesanan**, selama belum dikemas Penjual. Dana kembali ke Saldo saat itu juga; biaya penanganan virtual account tidak kembali bila Anda yang membatalkan.`
      ]
    },
    {
      id: 'penjual-diam',
      question: 'Penjual tidak menanggapi pesanan saya. Apa yang terjadi?',
      answer: [
        `Penjual punya ${clocks.accept} jam untuk menerima dan ${clocks.ship / 24} hari untuk mengirim (atau hari yang tertulis pada pre-order). Lewat dari itu pesanan batal dengan sendirinya dan seluruh dana kembali ke Saldo.`
      ]
    },
    {
      id: 'rusak',
      question: 'Barang rusak, kurang, atau tidak sesuai. Apa yang harus saya lakukan?',
      answer: [
        `Jangan tekan **Pesanan Diterima**. Foto barang dan kemasannya, lalu [hubungi kami](${paths.contact}) dengan nomor pesanan sebelum ${clocks.finish / 24} × 24 jam sejak barang sampai. Selengkapnya di [kebijakan pengembalian](${paths.returns}).`
      ]
    },
    {
      id: 'ulasan',
      question: 'Bagaimana menulis atau mengubah ulasan?',
      answer: [
        'Pada pesanan yang selesai, pilih **Ulas**. Ulasan berisi bintang, kata-kata, dan satu foto bila mau, dan dapat diubah satu kali.'
      ]
    }
  ]
}

const account: HelpTopic = {
  id: 'akun',
  title: 'Akun dan keamanan',
  questions: [
    {
      id: 'kode',
      question: 'Kode verifikasi tidak datang. Bagaimana?',
      answer: [
        'Tunggu hitungan mundurnya, lalu pilih **Kirim ulang kode**. Kode berlaku lima menit dan hanya di browser yang memintanya. Periksa juga folder spam untuk email. Jangan berikan kode kepada siapa pun, termasuk yang mengaku dari kami.'
      ]
    },
    {
      id: 'lupa',
      question: 'Saya lupa kata sandi atau PIN.',
      answer: [
        `Kata sandi diatur ulang lewat [Lupa kata sandi](${paths.forgotPassword}). PIN diganti di [Keamanan Akun](${security}) dengan kode ke kontak Anda yang terverifikasi; PIN yang terkunci terbuka bersamanya.`
      ]
    },
    {
      id: 'perangkat',
      question: 'Ada perangkat yang tidak saya kenal di akun saya.',
      answer: [
        `Keluarkan perangkat itu di [Aktivitas Login](${paths.profile('Aktivitas Login')}), atau pilih **Keluar dari semua perangkat**, lalu ganti kata sandi. Salinan data Anda dapat diunduh di [${profileTabs.profile}](${paths.profile()}).`
      ]
    }
  ]
}

/** What buyers ask most, of what there is today. */
export const helpTopics: readonly HelpTopic[] = [shopping, paying, orders, account]
