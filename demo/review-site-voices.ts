// Per block: leaf categories, then review sentences: + good, = fair, - bad.
export const materials = `
Semen Portland, Semen Putih, Mortar Instan, Perekat Keramik, Nat Keramik, Kompon
+ Kemasannya kering dan tidak ada yang menggumpal.
+ Adukannya pulen, tukang senang memakainya.
+ Timbangannya pas, sudah saya cek dua kemasan.
+ Tanggal produksinya masih baru.
+ Hasil akhirnya halus dan tidak retak rambut.
+ Tidak ada yang bocor walau diturunkan saat hujan.
= Debunya banyak di luar kemasan, isinya aman.
= Mengeringnya agak lama, hasilnya tetap kuat.
- Satu kemasan sobek di sudut, isinya berkurang.
- Ada yang sudah mengeras sebagian.

Bata Merah, Bata Ringan, Batako, Paving Block, Roster
+ Sudutnya tajam dan ukurannya seragam.
+ Yang gompal hanya sedikit, di bawah lima buah.
+ Dipasang lurus tanpa banyak dipotong.
+ Padat, tidak mudah patah saat diangkat.
+ Jumlahnya pas setelah dihitung bersama sopir.
= Warnanya agak belang, tertutup plester juga.
= Ada beberapa yang gompal, masih bisa dipakai di tepi.
- Banyak yang pecah di bagian bawah tumpukan.
- Jumlahnya kurang belasan buah.

Pasir Beton, Pasir Pasang, Tanah Urug & Sirtu, Batu Split, Batu Kali, Batu Koral
+ Bersih, lumpurnya sedikit sekali saat dicuci.
+ Butirannya seragam, tidak perlu diayak lagi.
+ Volumenya pas, baknya penuh rata.
+ Tidak tercampur sampah atau akar.
+ Cocok untuk pekerjaan kami minggu ini.
= Masih agak basah waktu datang.
= Ada sedikit kerikil tercampur.
- Lumpurnya lebih banyak dari biasanya.
- Volumenya terasa kurang dari janji.

Besi Beton Ulir, Besi Beton Polos, Wiremesh, Bondek, Besi Siku, Kanal C, Hollow Galvanis, Reng
+ Diukur jangka sorong, tebalnya sesuai.
+ Lurus semua, tidak ada yang tertekuk di jalan.
+ Cap pabriknya jelas, bukan banci.
+ Karatnya hanya tipis di ujung.
+ Panjangnya penuh, potongan ujungnya rapi.
= Ujungnya agak tajam, hati-hati menurunkannya.
= Berdebu dan sedikit karat, wajar untuk stok luar.
- Dua batang bengkok di tengah.
- Tebalnya kurang sedikit dari label.

Paku, Kawat Bendrat, Baut & Sekrup, Fischer & Dynabolt
+ Ulirnya tajam, sekali pasang langsung masuk.
+ Tidak mudah bengkok dipukul.
+ Isinya pas sesuai label.
+ Kemasannya rapat, tidak tercecer di paket.
+ Cengkeramannya kuat, sudah dicoba di beton.
= Isinya kurang satu dua, tidak masalah.
= Lapisannya tipis, pakai di dalam ruang saja.
- Beberapa kepalanya cacat.
- Isi kemasan berbeda ukuran.

Keramik Lantai, Granit Lantai, Keramik Dinding, Mosaik, Batu Alam, Plint Lantai
+ Nomor shading sama di semua dus.
+ Sikunya presisi, natnya bisa tipis.
+ Motifnya lebih cantik dari fotonya.
+ Tidak ada yang pecah, padahal kirim jauh.
+ Permukaannya rata, tidak melengkung.
+ Lantai jadi terang dan mudah disapu.
= Satu keping retak di sudut, terpakai untuk potongan.
= Warnanya sedikit lebih tua dari foto.
- Tiga keping pecah di dalam dus.
- Shading-nya berbeda antara dua dus.

Vinyl & Parket, Plafon PVC, Lis Profil, Papan Gypsum, GRC & Kalsiboard
+ Pemasangannya cepat, satu kamar selesai sehari.
+ Sambungannya rapat dan rata.
+ Permukaannya mulus tanpa gores.
+ Ukurannya pas, sisa potongan sedikit.
+ Ruangan langsung terlihat rapi.
= Ada gores halus di satu lembar.
= Sudutnya sedikit penyok, tertutup lis.
- Satu lembar patah di perjalanan.
- Ukuran lembarnya tidak sama panjang.

Cat Interior, Cat Eksterior, Cat Kayu & Besi, Pelapis Anti Bocor, Cat Genteng
+ Dua lapis sudah menutup warna lama.
+ Warnanya persis seperti kartu warna.
+ Baunya tidak menyengat.
+ Segelnya utuh, isinya tidak mengendap.
+ Sudah kena hujan berkali-kali, masih bagus.
+ Mudah diratakan, tidak meninggalkan garis.
= Perlu tiga lapis untuk tembok gelap.
= Kemasannya penyok, isinya tidak tumpah.
- Warnanya beda jauh dari foto.
- Tutupnya bocor di jalan.

Kuas & Rol, Amplas, Pelumas & Anti Karat, Anti Rayap, Thinner & Dempul, Sealant & Lem, Lem Pipa, Cat Semprot
+ Dipakai seharian tetap nyaman.
+ Hasil kerjanya halus dan rapi.
+ Isinya baru, tidak kering di dalam.
+ Hemat, satu cukup untuk satu kamar.
+ Kualitasnya di atas harganya.
= Cukup untuk pekerjaan kecil.
= Agak cepat habis.
- Sebagian sudah kering waktu dibuka.
- Kemasannya rusak dan bocor.
`

export const house = `
Shower, Kran Air, Water Heater
+ Kemasannya tebal, tiba tanpa lecet.
+ Tidak menetes setelah dipasang.
+ Lapisannya mengilap dan mudah dilap.
+ Kelengkapannya utuh sampai baut kecilnya.
+ Kamar mandi jadi terlihat baru.
+ Alirannya deras dan halus.
= Petunjuk pasangnya kurang jelas.
= Ada bercak kecil, hilang setelah dilap.
- Karetnya tidak ada di dalam dus.
- Ada retak halus di bagian bawah.

Kloset, Wastafel, Aksesoris Kamar Mandi, Bak Mandi, Kitchen Sink
+ Kemasannya tebal, tiba tanpa lecet.
+ Permukaannya licin dan mudah dilap.
+ Kelengkapannya utuh sampai baut kecilnya.
+ Terlihat jauh lebih mahal dari harganya.
+ Lubang dan ukurannya pas dengan yang lama.
+ Tidak bau dan tidak rembes setelah dipasang.
= Petunjuk pasangnya kurang jelas.
= Ada bercak kecil, hilang setelah dilap.
- Sekrupnya tidak ada di dalam dus.
- Ada retak halus di bagian bawah.

Pipa PVC, Pipa PPR, Sambungan Pipa, Stop Kran & Katup, Talang Air, Septic Tank
+ Dindingnya tebal dan tidak mudah retak.
+ Ukurannya pas dengan sambungan lama.
+ Tidak rembes setelah diuji semalam.
+ Lurus, ujungnya dipotong rapi.
+ Merek di badannya tercetak jelas.
= Ujungnya agak lecet terkena tali.
= Warnanya sedikit kusam karena stok luar.
- Satu pecah ujungnya.
- Sambungannya longgar.

Pelampung & Otomatis, Filter Air, Saluran Pembuangan
+ Dipasang sendiri, setengah jam selesai.
+ Bahannya tebal dan terasa kokoh.
+ Sudah dipakai sebulan tanpa masalah.
+ Ukurannya pas dengan yang lama.
+ Hasilnya langsung terasa hari itu juga.
= Petunjuknya singkat, untung mudah dipasang.
= Kemasannya penyok, isinya aman.
- Ada yang retak waktu dibuka.
- Kelengkapannya kurang satu.

Tandon Air, Pompa Air
+ Air naik lancar sampai lantai dua.
+ Tidak berisik, tetangga tidak terganggu.
+ Kartu garansinya diisi lengkap oleh toko.
+ Tebal dan kokoh, tidak penyok di jalan.
+ Dipasang sore, malamnya sudah dipakai.
= Kabelnya agak pendek.
= Perlu dua orang untuk menurunkannya.
- Otomatisnya tidak mau mati, minta tukar.
- Ada penyok di badan.

Spandek & Zincalume, Genteng Metal, Genteng Tanah Liat, Nok Genteng, Asbes Gelombang, Atap Transparan, Insulasi Atap
+ Sudah dilewati hujan deras, tidak bocor.
+ Rumah terasa lebih adem siang hari.
+ Panjangnya dipotong sesuai permintaan.
+ Gelombangnya bertemu rapat.
+ Warnanya rata satu kiriman.
= Ada lecet kecil di tepi, tertutup sambungan.
= Suara hujan masih agak terdengar.
- Dua lembar penyok di sudut.
- Potongannya kurang sejengkal.

Kayu Balok, Kaso & Reng Kayu
+ Kayunya kering dan lurus.
+ Ukurannya penuh, sudah diukur.
+ Mata kayunya sedikit.
+ Enak dipaku dan digergaji.
+ Tidak ada yang dimakan bubuk.
= Satu dua agak melengkung, bisa ditekan.
= Permukaannya perlu diserut dulu.
- Ada yang bengkok tidak bisa dipakai.
- Ukurannya lebih kecil dari tulisan.

Triplek, Blockboard & MDF
+ Lapisannya rapat dan tidak mengelupas.
+ Lembarannya rata, tidak melengkung.
+ Tebalnya sesuai, sudah diukur.
+ Permukaannya siap dilapis.
+ Enak digergaji, tepinya tidak hancur.
= Satu dua agak melengkung, bisa ditekan.
= Permukaannya perlu diamplas dulu.
- Ada yang bengkok tidak bisa dipakai.
- Ukurannya lebih kecil dari tulisan.

Pintu Kayu, Pintu PVC & Aluminium, Jendela Aluminium, Kusen Aluminium, Kaca, Kaca Film, Kunci & Handle, Engsel, Gembok
+ Ukurannya pas dengan kusen.
+ Terasa kokoh saat dibuka tutup.
+ Lapisan luarnya rapi tanpa gores.
+ Kelengkapannya cukup, tidak perlu beli lagi.
+ Tidak berbunyi dan tidak seret.
= Perlu sedikit disetel waktu dipasang.
= Warnanya sedikit lebih gelap.
- Ada goresan panjang di depan.
- Sekrupnya kurang.

Kasa Nyamuk, Kawat Ayam & Loket
+ Anyamannya rapat dan lubangnya seragam.
+ Lebarnya pas, tidak perlu disambung.
+ Mudah dipotong dengan gunting biasa.
+ Digulung rapi, tidak ada yang penyok.
+ Sudah kena hujan sebulan, belum berkarat.
= Ujungnya agak tajam, pakai sarung tangan.
= Perlu ditekan dulu agar rata.
- Ada bagian yang sobek di tepi gulungan.
- Panjangnya kurang sejengkal.

Aksesoris Kabel
+ Kabel di rumah jadi rapi seketika.
+ Kuncinya rapat, tidak lepas lagi.
+ Bahannya lentur, tidak getas.
+ Isinya pas setelah dihitung.
+ Cukup untuk satu rumah.
= Isinya kurang satu dua, tidak masalah.
= Warnanya sedikit kusam.
- Beberapa patah waktu ditarik.
- Ukurannya lebih kecil dari tulisan.

Las & Elektroda
+ Busurnya stabil dan mudah menyala.
+ Listrik rumah kuat, tidak turun.
+ Teraknya mudah lepas, hasilnya rapi.
+ Dipakai membuat pagar, seharian tidak panas.
+ Kelengkapannya sesuai gambar.
= Kabelnya agak pendek untuk di lapangan.
= Perlu latihan sebentar untuk pemula.
- Sebagian lembap waktu dibuka.
- Jepitan massanya longgar.

Lampu LED, Lampu Downlight, Lampu Sorot & Taman, Fitting Lampu, Saklar & Stop Kontak, MCB & Box, Kabel Listrik, Kabel Roll, Isolasi Listrik, Exhaust Fan
+ Dipasang sendiri, lima menit selesai.
+ Segel dan hologram mereknya ada.
+ Bahannya tebal, tidak panas.
+ Sudah menyala sebulan tanpa masalah.
+ Instalatir kami bilang barangnya asli.
= Kemasannya tipis, isinya aman.
= Warnanya agak berbeda dari yang lama.
- Satu tidak berfungsi sejak awal.
- Panjangnya kurang dari label.

Bor Listrik, Gerinda, Gergaji Listrik, Genset, Molen
+ Tenaganya besar dan tidak cepat panas.
+ Kartu garansi dan nomor serinya cocok.
+ Getarannya halus di tangan.
+ Sudah dipakai tiap hari di bengkel.
+ Kelengkapannya sesuai gambar.
= Kabelnya agak pendek untuk di lapangan.
= Bunyinya keras, tenaganya sepadan.
- Tombolnya macet setelah seminggu.
- Kopernya pecah waktu datang.

Palu & Pahat, Obeng & Tang, Alat Ukur, Gergaji Tangan, Cetok & Roskam, Mata Gerinda, Mata Bor, Scaffolding, Tangga, Gerobak & Sekop, Alat Pelindung
+ Kokoh dan pas digenggam.
+ Bahannya tebal, bukan yang mudah patah.
+ Angka dan lapisannya jelas, tidak cepat hilang.
+ Anak-anak proyek langsung berebut memakainya.
+ Awet, pembelian tahun lalu masih dipakai.
= Agak berat, tapi kuat.
= Pegangannya perlu dilap dulu, berminyak.
- Ada karat di beberapa bagian.
- Sambungannya longgar sejak awal.
`
