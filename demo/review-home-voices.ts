// Per block: leaf categories, then review sentences: + good, = fair, - bad.
export const household = `
Sofa, Meja Tamu, Lemari Pakaian, Kasur, Kursi Kantor, Meja Kerja, Rak Serbaguna
+ Mudah dirakit, bautnya lengkap.
+ Kokoh dan tidak goyang.
+ Nyaman dipakai berjam-jam.
+ Warnanya cocok dengan ruangan.
+ Keluarga di rumah suka semua.
= Bau kayunya hilang setelah dua hari.
= Satu lubang baut kurang pas.
- Ada baret di sisi kanan.
- Kakinya tidak rata.

Wajan & Panci, Pisau & Talenan, Piring & Mangkuk, Botol & Termos
+ Dipakai masak tiap hari, masih seperti baru.
+ Mudah dicuci, noda tidak menempel.
+ Bahannya tebal dan aman.
+ Bungkusnya berlapis, tidak ada yang cacat.
+ Ibu saya langsung minta satu lagi.
= Lebih kecil dari bayangan saya.
= Pegangannya agak licin kalau basah.
- Ada cacat kecil di tepi.
- Tutupnya tidak rapat.

Lampu Hias, Jam Dinding, Cermin, Gorden, Karpet, Wallpaper
+ Ruang tamu jadi lebih hangat.
+ Bahannya bagus, jahitan dan tepinya rapi.
+ Persis seperti fotonya.
+ Banyak tamu bertanya beli di mana.
+ Ukurannya pas dengan dinding kami.
= Warnanya sedikit lebih terang.
= Perlu disetrika atau dijemur dulu.
- Ada bagian yang lecet.
- Ukurannya lebih kecil dari tulisan.

Kipas Angin, AC, Rice Cooker, Blender, Kulkas, Mesin Cuci, Setrika, Televisi
+ Suaranya halus, tidur tidak terganggu.
+ Listriknya irit, sudah saya bandingkan.
+ Kartu garansi resmi ada di dalam dus.
+ Langsung berfungsi tanpa kendala.
+ Orang tua mudah memakainya.
= Kabelnya pendek, perlu sambungan.
= Dusnya penyok, barangnya mulus.
- Tombolnya keras sejak awal.
- Ada suara aneh setelah seminggu.

Laptop, Monitor, Keyboard & Mouse, Router & Jaringan, Ponsel Android, Tablet
+ Segelnya utuh dan garansinya terdaftar.
+ Cepat, dipakai kerja dan rapat daring lancar.
+ Layar dan bodinya mulus tanpa cacat.
+ Koneksinya stabil sampai lantai atas.
+ Anak saya memakainya untuk sekolah.
= Dokumentasinya hanya bahasa Inggris.
= Agak hangat kalau dipakai lama.
- Lambat sejak pembaruan pertama.
- Ada titik mati di sudut.

Charger & Kabel, Earphone
+ Suara dan pengisiannya stabil.
+ Tidak panas walau dipakai semalaman.
+ Ringkas, muat di saku.
+ Dipakai di kereta tiap pagi, nyaman.
+ Barangnya asli, kode keasliannya cocok.
= Bahannya terasa ringan.
= Panjangnya pas-pasan.
- Sebelah tidak berfungsi.
- Cepat longgar.

Kaos, Kemeja, Sepatu, Tas
+ Bahannya adem dan jatuhnya bagus.
+ Ukurannya sesuai tabel.
+ Jahitannya rapi, tidak ada benang lepas.
+ Sudah dicuci berkali-kali, warna masih tajam.
+ Enak dipakai jalan seharian.
= Ukurannya agak besar, lebih baik turun satu.
= Baunya khas barang baru, hilang setelah diangin-angin.
- Ukurannya tertukar.
- Jahitannya lepas di satu sisi.

Beras, Minyak Goreng, Gula & Kopi
+ Tanggal kedaluwarsanya masih panjang.
+ Kemasannya rapat dan tidak bocor.
+ Rasanya sesuai merek, keluarga cocok.
+ Lebih hemat daripada di minimarket.
+ Belanja bulanan jadi tidak repot.
= Kemasan luarnya sedikit kotor.
= Harganya sama saja dengan pasar.
- Satu kemasan bocor.
- Tanggal kedaluwarsanya dekat.

Deterjan, Pembersih Lantai
+ Wanginya tahan lama, tidak menusuk.
+ Noda hilang sekali pakai.
+ Tutupnya disegel, tidak tumpah.
+ Cukup sedikit sudah bersih.
+ Hemat untuk rumah besar.
= Wanginya agak kuat untuk saya.
= Busanya sedikit, tetap bersih.
- Kemasannya bocor di jalan.
- Wanginya beda dari biasanya.

Tanaman Hias, Pot Tanaman, Selang & Semprotan, Pupuk & Media Tanam
+ Teras jadi segar dipandang.
+ Dikemas hati-hati sekali.
+ Seminggu di rumah, hasilnya mulai kelihatan.
+ Ukurannya pas untuk halaman kecil.
+ Cocok untuk yang baru belajar berkebun.
= Sedikit kotor terkena tanah, wajar.
= Lebih kecil dari foto.
- Ada yang rusak di jalan.
- Tidak sesuai dengan gambar.
`
