import { brand } from '#lib/core/brand.ts'

// Contractors and builders ask for cement, steel, stone and bricks; thread-script.ts explains the signs.
export const siteThreads = `
# Material Bandung Selatan = Gunawan Saputra = 54
> 0 [Semen Portland] Gan, semen ini ready 150 sak gak? Buat proyek di Cimahi
< 6 Ready gan. Mau turun sekaligus atau bertahap?
> 2 Sekaligus bisa? Gudang proyek muat kok
< 4 150 sak itu 6 ton, di atas muatan truk CDD. Bisa pilih Diskusi Ongkir di halaman pembayaran, nanti kami jawab ongkirnya. Atau dipecah jadi dua pesanan, masing-masing 75 sak.
> 5 Kalau dua pesanan jatuhnya ongkir dua kali dong
< 3 Iya gan, dua rit. Coba Diskusi Ongkir dulu aja, biasanya lebih enak. Kami jawab hari ini juga.
> 7 Oke. Yang kirim bawa kuli turun?
< 5 Sopirnya menurunkan di depan lokasi yang bisa dilewati mobil. Kalau angkut ke dalam tolong siapkan orang sendiri ya.
> 1 Siap, saya ada 4 orang di lokasi
= 25
# Baja Prima Abadi = Heru Wibowo = 98
> 0 [Wiremesh] Selamat pagi, untuk wiremesh M6 lembaran apakah bisa dibuatkan faktur pajak? Kami PT
< 18 Selamat pagi Pak Heru. Bisa, kami PKP. Setelah memesan mohon kirim nama PT, alamat, dan NPWP di percakapan ini.
> 6 Kalau invoice yang dari ${brand.short} itu belum faktur pajak ya?
< 4 Betul Pak, itu tagihan pesanan saja. Faktur pajaknya kami yang terbitkan, biasanya satu hari kerja sesudah barang dikirim.
> 9 Diameter aktualnya berapa? Konsultan kami minta toleransi
< 12 M6 SNI, rata-rata ukur 5,8 sampai 6 mm. Sertifikat pabrik ikut kami kirim bersama barang.
> 3 Bagus. Kebutuhan 40 lembar ke Marunda, muat satu truk?
< 6 Muat Pak, lembarannya ditumpuk rata. Jenis kendaraannya dihitung otomatis di halaman pembayaran.
> 2 Baik, PO internal saya naikkan dulu
< 1 Siap Pak, kami tunggu.
= 15
# Surabaya Material Center = Eko Lestari = 31
> 0 [Kanal C] Mas, kanal C 0,65 butuh 120 batang. Di situ tulisannya tinggal sedikit, ada stok lain?
< 9 Pagi Mas Eko. Yang di etalase memang sisa kiriman lama. Barang baru turun dari pabrik hari Kamis.
> 2 Kamis dapat 120?
< 4 Dapat, kami minta 300 batang. Stoknya kami naikkan begitu dihitung, jadi pesannya tunggu angka di halaman produk naik ya mas.
> 3 Bisa saya DP dulu biar aman?
< 5 Belum ada DP di sini mas, pembayarannya penuh waktu pesan dan ditahan ${brand.short} sampai barang sampai. Jadi tunggu stok saja, tidak perlu kirim uang apa-apa dulu.
> 6 Oke saya pantau Kamis siang. Proyek mulai Senin soalnya
= 40
# Sidoarjo Beton Pracetak = Joko Lestari = 12
> 0 [Batako] assalamualaikum, batako lubang 30 paket itu berarti 1500 biji kan pak
< 14 Waalaikumsalam. Betul pak, satu paket isi 50.
> 2 dikirim ke gempol bisa? jalannya masuk gang truk kecil
< 7 Bisa. Kalau CDD tidak masuk, pesannya dipecah saja biar pakai Pickup atau Engkel, kendaraannya ikut berat barang. Tulis juga di catatan kalau jalannya sempit.
> 4 yang pecah biasanya berapa persen
< 3 Batako press kami jarang pak, di bawah 1 persen. Kalau lebih dari itu foto waktu bongkar, kami ganti.
> 8 terus bisa COD gak pak, totalnya kayaknya 7 jutaan
# Palembang Bangun Jaya = Lukman Permana = 77
> 0 [Paving Block: Abu] Kak paving bata yang abu kosong ya?
< 11 Iya kak, abu habis diborong proyek perumahan. Merah sama hitam masih banyak.
> 5 [Paving Block: Hitam] Yang hitam 200 m2 ada?
< 3 Ada kak, stok ratusan meter.
> 2 K300 tebal 6 cm ini kuat buat parkir truk engkel?
< 6 Untuk mobil pribadi dan pickup aman. Kalau sering dilewati truk kami sarankan yang tebal 8 cm, jangan yang 6 cm.
> 4 Cuma sesekali kok, parkiran kantor
< 2 Kalau begitu 6 cm cukup kak, asal dasarnya dipadatkan dan dikunci kanstin.
> 10 Ongkir ke Indralaya gimana hitungnya
< 5 200 m2 itu lebih dari 20 ton, melewati muatan truk terbesar. Jadi pakai Diskusi Ongkir: kakak tulis tawarannya, kami jawab paling lama 24 jam. Setelah cocok baru bayar.
> 3 Boleh dikirim 3 kali sesuai progress?
< 4 Boleh, tulis jadwalnya di catatan diskusi. Atau pesan per tahap saja supaya uangnya tidak keluar sekaligus.
> 6 Nah itu lebih enak. Saya pesan tahap pertama 70 m2 dulu
= 20
# Balikpapan Building Depot = Wahyu Hidayat = 8
> 0 [Batu Kali] Batu kali 5 kubik ready min?
< 25 Sore pak, yang siap hanya 2 kubik. Sisanya masih di quarry, hujan terus alatnya tidak bisa naik.
> 4 Waduh. Ya sudah 2 dulu boleh, nanti nyusul
< 3 Boleh pak, silakan dipesan 2. Kalau sudah ada lagi stoknya kami tambah.
= 30
# Karawang Baja Ringan = Bambang Nugroho = 5
> 0 [Spandek & Zincalume] bos spandek 0,25 bisa potong 4,5 meter?
< 8 Jualnya per meter bos, ukurannya bilangan bulat. Ambil 9 meter, tulis di catatan dibagi dua 4,5. Nanti kami potongkan.
> 2 brarti 10 lembar 4,5 = 45 meter ya
< 1 Pas 45 meter. Mau sekalian sekrup rooftopnya?
> 3 [Reng] sekrup masih ada. reng 0,40 nya aja 24 batang, satu mobil kan
< 4 Satu mobil bos. Masukkan keranjang bareng biar satu pesanan, ongkirnya sekali.
> 15 kalo pesan skrg sore ini bisa jalan? lokasi telukjambe
# Bogor Alam Batu = Dian Nugroho = 120
> 0 [Pasir Beton] Kak mau ngecor dak kecil 2 kubik. Pasir karungan gini butuh berapa karung?
< 13 Sore kak. Campuran biasa 1 : 2 : 3, buat 2 kubik kira-kira 1 kubik pasir, itu sekitar 56 karung. Bisa dihitung juga di kalkulator cor beton di menu Kalkulator.
> 4 [Batu Split] Splitnya?
< 5 Kira-kira 1,5 kubik, 80 sampai 85 karung. Kalau jalannya masuk mobil besar lebih hemat beli curah, tapi kami di sini hanya jual karungan.
> 2 Gang motor doang kak, makanya cari karungan 😂
< 3 Nah pas kalau begitu 😄 karungnya 25 kg, gampang dipanggul. Turunnya di mulut gang ya.
> 6 Sip, lanjut checkout
= 10
# Semarang Jaya Bangunan = Rizky Wibowo = 3
> 0 [Hollow Galvanis] Pak hollow 2x4 ini tebal real berapa? Di label 0,35
< 17 Siang mas. Real 0,33 sampai 0,35, kami ukur sendiri pakai mikrometer tiap datang.
> 5 Saya butuh 200 batang buat plafon ruko di Ungaran. Kuat gak jarak 60 cm?
< 6 Untuk rangka plafon gypsum 60 cm aman, gantungannya tiap 120 cm.
> 11 Kalau ambil 200 bisa minta surat jalan atas nama CV?
# Baba Mitra Bangunan = Eko Kurniawan = 47
> 0 [Bata Ringan] Selamat siang, hebel 7,5 cm untuk dinding 100 m2 perlu berapa kubik?
< 5 Selamat siang, Bapak Eko. Satu m3 tebal 7,5 cm kurang lebih 13 m2 dinding. Untuk 100 m2 sekitar 7,5 m3, kami sarankan pesan 8 m3.
> 6 Perekatnya pakai semen biasa boleh?
< 4 Sebaiknya mortar perekat bata ringan, Pak. Spesinya tipis 3 mm dan hasilnya lebih lurus. Semen biasa membuat dinding mudah retak rambut.
> 3 [Kaso & Reng Kayu] Kaso borneo ini oven atau basah?
< 7 Kering udara, Pak, belum oven. Minimal pembelian 5 batang.
> 5 Semuanya bisa bayar di tempat?
< 3 COD hanya sampai Rp3.000.000, Pak. Hebel 8 m3 sudah di atas itu, jadi dengan virtual account atau ${brand.saldo}. Dananya tetap ditahan sampai barang Bapak terima.
= 12
`
