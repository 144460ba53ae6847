import { brand } from '#lib/core/brand.ts'

// Home owners ask about tiles, paint, doors and appliances; thread-script.ts explains the signs.
export const homeThreads = `
# Malang Cat & Keramik = Citra Hidayat = 65
> 0 [Keramik Lantai] Halo kak 😊 saya mau ganti keramik ruang tamu sama teras, total 36 m2. Satu dus berapa m2 ya?
< 8 Halo Kak Citra! Satu dus pas 1 m2. Buat 36 m2 ambil 40 dus ya, lebihnya untuk potongan dan cadangan.
> 3 Dusnya nanti dari satu produksi kan? Dulu pernah beli beda warna 😭
< 4 Kami pilihkan nomor shading yang sama. Tulis saja di catatan pesanan "satu shading", nanti kami foto sebelum dikirim.
> 2 Wah makasih. Terus kalau sisa 2-3 dus boleh dikembalikan?
< 6 Maaf kak, kalau karena sisa belum bisa. Yang bisa diganti kalau pecah, salah kirim, atau tidak sesuai. Simpan saja 2 dus buat cadangan, motif begini suatu saat bisa tidak diproduksi lagi.
> 9 Oh iya bener juga. Natnya cocok warna apa kak?
< 3 Krem muda atau putih gading, kak. Jarak natnya 3 mm.
> 1 Oke deh, suami setuju 😄 saya pesan malam ini
< 2 Siap, ditunggu kak Citra 🙏
= 6
# Bali Bangun Persada = Putri Nugroho = 140
> 0 [Vinyl & Parket] Kak warna oak nya agak kuning atau cokelat ya? Di layar saya beda-beda
< 33 Om swastiastu kak Putri. Cokelat muda ke arah madu, tidak kuning. Di bawah lampu putih kelihatan lebih terang.
> 5 Bisa minta contoh potongannya dulu?
< 10 Contoh belum kami kirim terpisah kak. Kalau ragu beli 1 dus dulu, isinya 3,34 m2, bisa untuk satu kamar kecil.
> 4 Sekalian tukang pasang ada?
< 3 Kami hanya jual barangnya kak. Tapi model ini sistem klik, tukang biasa juga bisa asal lantainya rata.
= 55
# Deli Bangunan Jaya = Fitri Siregar = 90
> 0 [Jendela Aluminium] Bang ini pre order 10 hari ya? Gak bisa cepat sikit?
< 20 Iya kak, dirakit dulu sesuai pesanan. 10 hari itu paling lama, kalau bengkel sepi bisa seminggu.
> 3 Ukuran 60x120 itu kusen luar apa bersih?
< 5 Ukuran luar kusen kak. Lubang temboknya lebihkan 1 cm kiri kanan atas bawah.
> 6 Bisa pesan 70x130?
< 4 Belum bisa kak, yang di sini ukuran standar aja. Kalau dipaksa custom nanti tak sesuai keterangan barangnya.
> 2 Yaudah lubangnya aja yg kukecilkan bang wkwk
< 2 Wkwk siap kak, semen sikit selesai itu
= 18
# Padang Semen Raya = Nanda Kurniawan = 36
> 0 [Cat Interior: Hijau Sage] uni, hijau sage ini kalau kamar 3x3 tinggi 3 meter habis berapa kaleng?
< 15 Dindingnya sekitar 33 m2 setelah potong pintu jendela. 5 kg dua lapis kira-kira 20 m2, jadi 2 kaleng kak.
> 3 [Cat Interior: Putih] plafonnya putih 1 kaleng cukup kan
< 4 Cukup sekali, malah sisa.
> 2 tembok lama masih ada kapurnya, langsung timpa aja?
< 7 Jangan kak, nanti ngelupas. Dikerok dulu yang rapuh, dibersihkan, baru cat dasar lalu warnanya.
> 30 oke uni. bukittinggi sampai berapa hari
< 9 Paling lama tiga hari biasanya, pastinya terlihat waktu pilih kurir ya kak.
= 14
# Pekanbaru Mitra Bahan = Sri Wibowo = 60
> 0 [Keramik Dinding] Bu, keramik dinding subway ini bisa COD?
< 22 Belum bisa, Bu. Untuk barang ini pilihannya virtual account atau ${brand.saldo}.
> 5 Saya takut transfer duluan, pernah ketipu di tempat lain
< 4 Kami mengerti. Di sini uangnya ditahan ${brand.short} dulu, Bu, baru diteruskan ke kami setelah barang Ibu terima. Kalau kami tidak kirim, dananya kembali ke Saldo Ibu.
> 8 Oh gitu. Kalau sudah sampai tapi ada yang retak?
< 3 Jangan tekan Pesanan Diterima dulu. Foto dus dan keramiknya, laporkan paling lambat 3 x 24 jam sejak barang sampai. Yang retak kami ganti.
> 4 Baik bu, mau bilang bapaknya dulu
= 16
# Banjar Kayu Sejahtera = Teguh Kurniawan = 22
> 0 [Pintu Kayu: Kanan] Min, kanan itu engselnya di kanan atau dibukanya ke kanan? Bingung
< 12 Dilihat dari luar rumah pak, daunnya didorong masuk. Engsel di sebelah kanan, itu yang kanan.
> 3 Berarti punya saya kiri
< 2 [Pintu Kayu: Kiri] Yang ini berarti pak.
> 5 Sudah finishing atau mentah?
< 6 Sudah amplas halus dan dasar melamin bening. Finishing akhirnya bisa disesuaikan warna rumah.
> 4 Jatinya jati apa pak? Takut melengkung
< 8 Jati rakyat umur 20 tahunan, oven kadar air 12 sampai 14 persen. Selama tidak kena hujan langsung aman.
> 9 Kirim ke Palangkaraya dibungkus apa? Ukirannya takut gompal
# Jayapura Bangun Mandiri = Oki Siregar = 110
> 0 [Cat Eksterior: Biru Laut] Kaka, cat luar biru laut bisa kirim ke Wamena?
< 48 Selamat siang kaka. Kirim bisa, tapi tergantung jangkauan kurir ke alamatnya. Isi alamat dulu, nanti di halaman pembayaran terlihat yang bisa dan ongkosnya.
> 13 Sa coba tadi ongkirnya lumayan e, lebih mahal dari cat
< 7 Iya kaka, ke pegunungan lewat udara. Kalau ambil banyak sekalian lebih hemat per kalengnya.
> 5 [Mortar Instan] Kalau mortar ini tra usah sudah, berat. Cat saja 6 kaleng
< 4 Betul kaka, mortar lebih baik cari di sana. Cat 6 kaleng kami bungkus kayu supaya tra penyok.
= 35
# Genteng Jatiwangi Asli = Joko Wibowo = 170
> 0 Mang, genteng plentong 3000 biji ke Kuningan ongkirna sabaraha?
< 19 Sampurasun Pak Joko. 3000 biji lebih dari 4 ton, jadi lewat Diskusi Ongkir pak. Isi alamatnya, nanti kami jawab harganya.
> 4 Kalau pecah di jalan siapa yang tanggung?
< 3 Kami pak, selama dilaporkan dengan foto sebelum pesanannya selesai. Biasanya kami lebihkan juga 20 biji tanpa biaya.
> 2 Siap mang, nuhun
< 1 Sami-sami pak 🙏
= 28
# Elektronik Kita Official = Maya Hidayat = 19
> 0 Halo min, AC 1 PK yang ada di toko sudah termasuk pemasangan belum ya?
< 3 Halo Kak Maya! Harga yang tertera belum termasuk pemasangan, pipa, dan braket ya Kak.
> 2 Garansinya gimana?
< 3 Garansi resmi pabrik, kartunya ada di dalam dus. Simpan juga invoice dari halaman pesanan sebagai bukti tanggal beli.
> 4 Listrik rumah saya 1300 watt, kuat?
< 5 Untuk 1 PK tarikan awalnya cukup besar, Kak. Dengan 1300 watt lebih aman pilih yang inverter atau 1/2 PK.
> 3 Okee aku liat yang inverter dulu ya min
= 7
# Jati Solo Mebel = Kartika Permana = 84
> 0 [Kunci & Handle: Emas Antik] Mbak, yang emas antik ini kilap atau doff nggih? Mau saya samakan sama gagang jendela
< 26 Sugeng siang Bu Kartika. Doff ada guratan gelapnya, tidak kilap.
> 4 Pas. Kalau dipasang ternyata tidak cocok warnanya boleh ditukar?
< 8 Kalau sudah dipasang tidak bisa nggih Bu, ada bekas sekrupnya. Lihat dulu di bawah cahaya rumah sebelum dipasang, warna logam di layar memang bisa sedikit berbeda.
# Mitra Perkakas Surabaya = Bambang Kurniawan = 2
> 0 Cak, bor tangan yang 13 mm buat nembus beton dak kuat gak? Apa kudu rotary hammer?
> 1 Sama mata bornya dapat sekalian gak
`
