import { brand } from '#lib/core/brand.ts'

// The demo buyer's own threads; thread-script.ts explains the signs. Two answers are unread: of the help and of the door.
export const ownThreads = `
# Bintang Jaya Material = Budi Santoso = 75
> 0 [Pelapis Anti Bocor: Abu] Siang kak. Dak saya bocor rembes di dua titik. Yang ini cukup gak ya kalau luasnya kira-kira 12 m2?
< 7 Siang Kak Budi. Dipakai dua lapis ya, jadi satu kaleng 1 kg untuk kira-kira 1 m2. Untuk 12 m2 ambil 12 kaleng, tambah 1 buat sudut dan talang.
> 4 Lumayan juga ya 😅 harga segitu sudah paling bagus? Kalau ambil 13 sekalian ada potongan?
< 3 Harganya sesuai yang tertera kak, sudah termasuk pajak. Potongan dari kami paling lewat voucher, kalau ada nanti muncul sendiri di halaman pembayaran.
> 2 [Pelapis Anti Bocor: Putih] Kalau yang putih sama aja kan isinya? Katanya lebih adem
< 5 Sama persis kak, beda warna saja. Putih memang lebih memantulkan panas, cuma cepat kelihatan kotor. Kalau dak sering diinjak saya sarankan abu.
> 6 Oke abu aja. Kirim ke Kemang berapa lama dari Bekasi?
< 4 Pesan sebelum jam 2 siang kami kirim hari itu juga. Hari tibanya bisa dilihat waktu pilih kurir, Kemang biasanya paling lambat lusa.
> 1350 [Genteng Metal: Hitam] Kak satu lagi, buat atap carport. Yang hitam minimal beli berapa lembar?
< 11 Minimal 10 lembar kak, dan satu lembar terpasang kurang lebih 0,6 m2. Jadi tinggal bagi luas carportnya.
> 5 Luasnya 18 m2, berarti 30 lembar ya
< 4 Betul, lebihkan 2 lembar buat potongan. 32 lembar lebih aman kak, kalau kurang nanti ongkirnya dua kali.
> 3 Siap, saya ukur lagi dulu. Makasih banyak kak
= 9
# Depo Keramik Jakarta = Budi Santoso = 210
> 0 [Batu Alam] Permisi, andesit ini permukaannya kasar kan? Mau dipasang di lantai taman, takut licin
< 16 Selamat siang, Pak. Ini yang bakar, permukaannya kasar jadi aman untuk lantai luar. Yang licin itu yang poles.
> 4 Perlu di-coating?
< 6 Disarankan, Pak. Setelah nat kering dan lantai bersih, sekali coating. Diulang kira-kira setahun sekali supaya tidak berlumut.
> 12 Baik. Butuh 9 m2. Kalau ada yang pecah di jalan bagaimana?
< 5 Kami tambahkan alas di antara susunannya. Bila tetap ada yang pecah, foto dulu kemasan dan barangnya, jangan tekan Pesanan Diterima, lalu laporkan. Yang pecah kami ganti.
> 2 Jelas. Terima kasih
= 30
# Serpong Home Center = Budi Santoso = 26
> 0 [Pintu PVC & Aluminium: Putih] Kak, pintu kamar mandi ini kapan ada lagi? Sudah saya taruh di keranjang tapi stoknya habis
< 42 Halo kak, iya lagi kosong semua warna. Kami sudah pesan ke pabriknya.
> 3 Kira-kira minggu ini atau minggu depan?
< 8 Kalau tidak mundur minggu depan. Begitu datang stoknya langsung kami isi, jadi di keranjang kakak bisa dipilih lagi.
> 15 Yang putih tolong disisihkan satu dong kak
< 1300 Pagi kak, maaf baru balas. Kami tidak bisa menyisihkan karena stok terpotong begitu ada yang pesan. Tapi yang putih kami tambah jumlahnya, jadi mestinya kebagian 🙏
# pesanan 6 = Budi Santoso = 18
> 0 [pesanan 6] Kak, pesanan ini sudah dikirim ya? Resinya yang mana?
< 12 Sudah kami serahkan ke kurir, kak. Nomor resinya ada di halaman pesanan, tinggal disalin.
> 2 Oh iya ketemu. Besok rumah kosong sampai sore, boleh dititip ke satpam?
< 6 Boleh kak, bilang saja ke kurirnya waktu mau mengantar. Nanti isinya dicek dulu sebelum tekan Pesanan Diterima ya.
> 860 Barusan saya lihat statusnya sudah jalan ke gudang Jakarta Timur 👍
< 9 Mantap kak, tinggal tunggu diantar. Kalau ada apa-apa kabari kami di sini.
= 4
# Bantuan = Budi Santoso = 160
> 0 [pesanan 4] Min, pesanan ini batal karena saya telat bayar. Kalau orang terlanjur transfer ke VA-nya, uangnya hilang?
< 21 Halo Kak Budi. Tidak hilang. Pembayaran yang masuk setelah pesanan berakhir otomatis dikreditkan ke ${brand.saldo}, dan Kakak mendapat notifikasi.
> 3 Syukurlah. Saya belum transfer sih, cuma mau tahu aja
< 5 Baik, Kak. Bila barangnya masih diperlukan silakan pesan lagi. VA yang baru berlaku 24 jam.
> 9120 Min tanya lagi. BABA10 kok gak bisa dipakai ya di pesanan berikutnya?
< 14 Setiap voucher hanya dapat dipakai satu kali, Kak, dan BABA10 sudah Kakak pakai di pesanan bulan lalu. Voucher lain yang masih berlaku bisa dipilih di halaman pembayaran.
`
