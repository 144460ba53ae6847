import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { clocks } from '#lib/order/clocks.ts'

import { nameOf, type Section, type Who } from '../document.ts'

const days = (hours: number) => `${hours / 24} × 24 jam`

/** What holds between the marketplace and those who buy: only what the marketplace does. */
export const userTerms = (who: Who): Section[] => [
  {
    id: 'pengguna-umum',
    title: '1. Ketentuan umum',
    blocks: [
      `${brand.name} adalah tempat jual beli daring bahan bangunan dan barang lain, yang dikelola oleh ${nameOf(who, brand.name)} (“kami”). Dengan membuat akun atau berbelanja di sini, Anda menyetujui syarat dan ketentuan ini.`,
      'Istilah yang dipakai di halaman ini:',
      [
        '**Pengguna** adalah siapa pun yang membuka situs ini; **Pembeli** adalah Pengguna yang memiliki akun dan memesan barang.',
        '**Penjual** adalah toko yang menawarkan barang di situs ini.',
        `**${brand.saldo}** adalah catatan dana milik Pembeli yang disimpan di akun dan dapat dipakai untuk membayar pesanan.`,
        '**Pesanan** adalah permintaan pembelian yang sudah dibuat di halaman pembayaran dan mendapat nomor pesanan.'
      ],
      'Bila ada aturan khusus di halaman lain, misalnya syarat sebuah voucher, aturan khusus itu melengkapi halaman ini.'
    ]
  },
  {
    id: 'pengguna-akun',
    title: '2. Akun',
    blocks: [
      'Anda harus cakap menurut hukum untuk membuat perjanjian. Bila belum berusia 18 tahun, gunakan akun dengan izin dan pengawasan orang tua atau wali.',
      [
        'Akun didaftarkan dengan nomor handphone atau email yang sudah diverifikasi dengan kode. Isi data dengan benar dan perbarui bila berubah.',
        'Jaga kerahasiaan kata sandi, kode verifikasi, dan PIN. Kami tidak pernah meminta ketiganya lewat telepon, pesan, atau email.',
        `Perangkat yang masuk ke akun dapat dilihat dan dikeluarkan kapan saja di [Aktivitas Login](${paths.profile('Aktivitas Login')}).`,
        'Segala tindakan di dalam akun dianggap dilakukan oleh pemiliknya, kecuali terbukti terjadi karena kesalahan kami.'
      ],
      `Bila Anda menduga akun dipakai orang lain, segera ganti kata sandi dan [hubungi kami](${paths.contact}).`
    ]
  },
  {
    id: 'pengguna-barang',
    title: '3. Barang, harga, dan stok',
    blocks: [
      'Keterangan, foto, harga, berat, dan stok barang disediakan oleh Penjual. Warna di layar dapat sedikit berbeda dari barang sebenarnya; motif bahan alam seperti kayu dan batu tidak pernah persis sama.',
      'Harga ditulis dalam rupiah. Harga dan stok yang berlaku adalah yang dihitung sistem saat pesanan dibuat. Bila total berubah sejak Anda melihatnya, pesanan ditahan dan total baru ditunjukkan lebih dulu; kami tidak pernah menagih angka lain secara diam-diam.'
    ]
  },
  {
    id: 'pengguna-pesanan',
    title: '4. Pesanan',
    blocks: [
      'Pesanan adalah perjanjian jual beli antara Pembeli dan Penjual. Kami menyediakan tempat, mencatat pesanan, dan menahan pembayaran sampai pesanan selesai.',
      [
        'Pastikan alamat, jumlah, varian, dan cara pengiriman sudah benar sebelum membayar.',
        `Penjual menerima pesanan yang sudah dibayar dalam ${days(clocks.accept)}. Bila tidak, pesanan batal dengan sendirinya.`,
        `Setelah menerima, Penjual mengirim dalam ${clocks.ship / 24} hari, atau dalam hari yang ditulis pada barang pre-order. Bila tidak, pesanan batal dengan sendirinya.`,
        'Penjual dapat menolak pesanan dengan alasan yang ditunjukkan kepada Anda.'
      ]
    ]
  },
  {
    id: 'pengguna-pembayaran',
    title: '5. Pembayaran',
    blocks: [
      `Pesanan dapat dibayar dengan ${brand.saldo}, virtual account BCA, Mandiri, BNI, BRI, atau Permata, dan di tempat (COD) untuk pesanan yang memenuhi syaratnya.`,
      [
        `Virtual account berlaku ${clocks.payment} jam dan dikenai biaya penanganan Rp4.000. Bayar tepat sesuai total; jumlah yang berbeda tidak dapat dicocokkan dengan pesanan.`,
        'Pembayaran yang masuk setelah pesanan berakhir, dan pembayaran kedua untuk pesanan yang sama, dikreditkan ke Saldo Anda.',
        'COD berlaku untuk total Rp50.000 sampai Rp3.000.000, dengan barang dan kurir yang mendukungnya.',
        'Pembeli tidak dikenai biaya layanan. Biaya layanan ditanggung Penjual.'
      ]
    ]
  },
  {
    id: 'pengguna-saldo',
    title: `6. ${brand.saldo}`,
    blocks: [
      [
        `${brand.saldo} berisi pengembalian dana dan cashback Anda, dan dapat dipakai untuk membayar pesanan dengan PIN.`,
        'Saldo bukan simpanan bank, tidak berbunga, dan tidak dapat dipindahkan ke akun lain.',
        `Setiap perubahan Saldo tercatat dan dapat dibaca serta diunduh di [riwayat Saldo](${paths.balance}).`,
        'Lima kali PIN salah menguncinya selama 30 menit.'
      ]
    ]
  },
  {
    id: 'pengguna-promo',
    title: '7. Voucher dan cashback',
    blocks: [
      [
        'Satu pesanan memakai satu voucher, dan satu voucher dipakai satu kali oleh setiap Pembeli, selama masa berlaku dan kuotanya ada.',
        'Minimum belanja dihitung dari harga barang sebelum ongkos kirim.',
        'Cashback masuk ke Saldo setelah pesanan selesai, dan tidak berlaku untuk pembayaran COD.',
        'Voucher dari pesanan yang batal kembali dapat dipakai selama masih berlaku.'
      ],
      'Penyalahgunaan, misalnya membuat banyak akun untuk satu voucher, membatalkan hak atas promo tersebut.'
    ]
  },
  {
    id: 'pengguna-pengiriman',
    title: '8. Pengiriman',
    blocks: [
      `Barang dikirim dengan kurir komersial, ${brand.logistics}, atau ${brand.shopCourier}, sesuai pilihan Anda di halaman pembayaran. Ongkos kirim dihitung dari berat atau volume barang, jarak, dan kendaraan yang diperlukan.`,
      [
        'Perkiraan tiba adalah perkiraan; cuaca, jalan, dan hari libur dapat mengubahnya.',
        'Sediakan jalan masuk dan orang yang menerima barang. Bongkar muat di luar yang tertulis pada pilihan pengiriman dibicarakan dengan pengantar.',
        'Periksa barang saat tiba, dan foto kemasan serta barangnya sebelum dipasang.'
      ]
    ]
  },
  {
    id: 'pengguna-selesai',
    title: '9. Selesainya pesanan',
    blocks: [
      `Tekan **Pesanan Diterima** bila barang sudah tiba dan sesuai. Bila tidak, pesanan selesai dengan sendirinya ${days(clocks.finish)} setelah barang tercatat sampai, dan dana diteruskan kepada Penjual.`,
      `Barang yang lama tanpa kabar dari kurir dianggap sampai ${clocks.lost / 24} hari setelah perkiraan tiba yang paling lama, kecuali pesanan COD.`
    ]
  },
  {
    id: 'pengguna-batal',
    title: '10. Pembatalan dan pengembalian',
    blocks: [
      'Anda dapat membatalkan pesanan sampai Penjual mengemasnya. Dana pesanan yang sudah dibayar kembali ke Saldo; biaya penanganan pembayaran tidak kembali bila pembatalan atas kehendak Anda, dan kembali bila pesanan diakhiri oleh Penjual, kurir, atau sistem.',
      `Barang rusak, kurang, atau tidak sesuai diatur dalam [kebijakan pengembalian](${paths.returns}).`
    ]
  },
  {
    id: 'pengguna-ulasan',
    title: '11. Ulasan',
    blocks: [
      'Ulasan hanya dapat ditulis oleh Pembeli dari pesanan yang selesai, dan dapat diubah satu kali. Tulis pengalaman Anda sendiri dengan jujur. Ulasan yang memuat penghinaan, data pribadi orang lain, atau iklan dapat kami hapus.',
      'Dengan mengirim ulasan dan foto, Anda mengizinkan kami menampilkannya di situs ini bersama nama dan foto profil Anda.'
    ]
  },
  {
    id: 'pengguna-larangan',
    title: '12. Larangan',
    blocks: [
      [
        'memakai identitas atau alat pembayaran orang lain;',
        'mengganggu kerja situs, mengambil data secara otomatis dalam jumlah yang membebani, atau mencari celah keamanan tanpa izin tertulis;',
        'membuat pesanan tanpa maksud membeli;',
        'memakai situs ini untuk pencucian uang, penipuan, atau hal lain yang dilarang hukum.'
      ],
      'Akun yang melanggar dapat kami batasi. Saldo yang sah tetap milik Anda.'
    ]
  },
  {
    id: 'pengguna-tanggung-jawab',
    title: '13. Tanggung jawab',
    blocks: [
      'Penjual bertanggung jawab atas barang, keterangannya, dan pengemasannya. Kami bertanggung jawab atas dana yang kami tahan, atas Saldo, dan atas data pribadi yang kami simpan.',
      'Kami berusaha agar situs selalu dapat dibuka, tetapi tidak menjanjikannya tanpa henti. Tidak ada ketentuan di halaman ini yang mengurangi hak Anda menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen.'
    ]
  },
  {
    id: 'pengguna-data',
    title: '14. Data pribadi',
    blocks: [
      `Data yang kami simpan, tujuannya, lamanya, dan hak Anda dijelaskan dalam [kebijakan privasi](${paths.privacy}). Salinan data Anda dapat diminta sendiri di akun, lewat **Unduh data saya**.`
    ]
  },
  {
    id: 'pengguna-hukum',
    title: '15. Perubahan, hukum, dan sengketa',
    blocks: [
      'Perubahan ketentuan kami umumkan di halaman ini dengan tanggal berlakunya. Pesanan yang sudah dibuat mengikuti ketentuan pada saat pesanan itu dibuat.',
      'Ketentuan ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan lebih dulu dengan musyawarah; bila tidak tercapai, Pembeli dapat membawanya ke Badan Penyelesaian Sengketa Konsumen atau pengadilan yang berwenang.',
      `Pertanyaan tentang ketentuan ini dapat dikirim ke [${who.email}](mailto:${who.email}).`
    ]
  }
]
