import { brand } from '#lib/core/brand.ts'

// Threads with the marketplace's help, and the one that a buyer has reported; thread-script.ts explains the signs.
export const helpThreads = `
# Bantuan = Indah Saputra = 130
> 0 Min kode verifikasinya gak masuk2, udah 3x minta
< 10 Halo Kak Indah. Tunggu hitungan mundurnya selesai, lalu pilih Kirim ulang kode satu kali saja. Kode yang berlaku hanya yang terakhir, selama lima menit.
> 4 Udah masuk min, ternyata di folder spam 🙈
< 2 Syukurlah, Kak. Kodenya jangan diberikan kepada siapa pun, termasuk yang mengaku dari kami ya.
= 3
# Bantuan = Gunawan Permana = 28
> 0 Siang admin. Kenapa pilihan COD saya abu-abu? Biasanya bisa
< 16 Selamat siang, Pak Gunawan. Alasannya tertulis di bawah pilihan itu. Boleh dibacakan?
> 3 Katanya total di atas batas
< 4 Betul, COD hanya untuk total Rp50.000 sampai Rp3.000.000, dengan barang yang mendukung dan dikirim ${brand.logistics} atau ${brand.shopCourier}.
> 6 Kalau saya pecah dua pesanan boleh?
< 5 Boleh, Pak, asal masing-masing memenuhi syarat. Paling banyak tiga pesanan COD berjalan bersamaan.
= 45
# Bantuan = Sri Hidayat = 6
> 0 Halo, saya punya toko bangunan di Klaten. Cara jualan di sini bagaimana ya?
< 14 Halo Bu Sri, senang sekali. Caranya ada di halaman Berjualan di Sini: tekan DAFTAR, lalu isi nama toko, kota, dan barang yang dijual.
> 7 Biaya daftarnya berapa?
< 3 Mendaftar tidak berbayar, dan saat ini biaya layanan belum dipotong. Tarifnya sudah bisa dibaca di halaman Biaya Layanan.
> 12 Kalau truk saya sendiri yang antar boleh? Saya punya dua pickup
# Lampung Agung Material = Andi Kurniawan = 10
> 0 Gan pipa PVC 4 inch 100 batang ada? Buat drainase perumahan di Natar
< 9 Ada boss. Serius ambil 100?
> 2 Serius, minggu depan sudah harus di lokasi
< 3 Kalau transfer langsung ke rekening saya aja boss, saya kasih kurang 7%. Gak usah lewat sini, lama cairnya
> 5 Maaf gan, kantor saya cuma boleh bayar lewat ${brand.name}. Biar ada buktinya
< 2 Sama aja boss, saya kirim nota. Nanti saya kasih nomor rekeningnya
> 4 Tidak gan, terima kasih. Saya cari toko lain
! 2 Toko mengajak transfer langsung ke rekeningnya, di luar ${brand.name}, dengan janji potongan 7%.
`
