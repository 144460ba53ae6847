import type { Family } from './family.ts'

// Per line: leaf categories, or the first words of a name that differs from its category, then a seller's tip.
const written = `
Membran Bakar: bersihkan dan keringkan dak lebih dahulu, dan serahkan pembakaran kepada tukang yang biasa memasangnya.
Semen Portland, Semen Putih, Mortar Instan, Perekat Keramik, Nat Keramik, Kompon: simpan di tempat kering beralas kayu, terlindung dari hujan, dan pakai yang datang lebih dulu. Gunakan sarung tangan dan masker saat mengaduk.
Bata Merah, Bata Ringan, Paving Block, Batako, Roster: susun di tempat rata, dan pesan 3–5% lebih banyak untuk cadangan.
Pasir Beton, Pasir Pasang, Tanah Urug & Sirtu, Batu Split, Batu Kali, Batu Koral: siapkan tempat menurunkan yang rata, dan tutup terpal agar tidak hanyut oleh hujan.
Besi Beton Ulir, Besi Beton Polos, Wiremesh, Bondek, Besi Siku, Kanal C, Hollow Galvanis, Reng, Kusen Aluminium: simpan beralas balok agar tidak menyentuh tanah, dan tutup terpal bila di luar ruang.
Paku, Kawat Bendrat, Baut & Sekrup, Fischer & Dynabolt: simpan di wadah tertutup agar tidak lembap, dan gunakan kacamata pelindung saat memasang.
Keramik Lantai, Granit Lantai, Keramik Dinding, Mosaik, Batu Alam, Plint Lantai: pesan 5–10% lebih banyak untuk cadangan potongan, dan periksa nomor shading sebelum dipasang.
Vinyl & Parket: ratakan lantai lebih dahulu, dan biarkan dus sehari di ruangan sebelum dipasang.
Cat Interior, Cat Eksterior, Cat Kayu & Besi, Cat Genteng, Pelapis Anti Bocor, Thinner & Dempul: bersihkan permukaan dari debu dan lumut, aduk merata sebelum dipakai, dan tutup rapat sisanya.
Anti Rayap: pakai sarung tangan dan masker, ikuti takaran pada kemasan, dan jauhkan dari jangkauan anak.
Wallpaper: bersihkan dan ratakan tembok lebih dahulu, dan pesan satu roll lebih untuk mencocokkan motif.
Lem Super: teteskan tipis, tekan setengah menit, dan jauhkan dari jangkauan anak.
Plat Seng: gunakan sarung tangan saat memotong, dan tekuk setelah diukur dua kali.
Rak Piring: taruh di tempat rata, dan lap kering agar tidak berkerak.
Cat Semprot: kocok kaleng dua menit, lalu semprot tipis berlapis dari jarak 25 cm.
Kuas & Rol: cuci segera setelah dipakai, dan gantung sampai kering.
Amplas: mulai dari grit kasar, lalu haluskan dengan grit yang lebih tinggi.
Sealant & Lem, Lem Pipa: bersihkan dan keringkan permukaan lebih dahulu, dan tutup rapat sisanya.
Shower, Kran Air, Water Heater, Stop Kran & Katup, Pompa Air: pasang seal tape pada ulir, dan uji dengan air sebelum ditutup tembok.
Seal Tape: lilitkan 8–10 putaran searah ulir, lalu uji dengan air.
Pelampung & Otomatis: matikan MCB pompa sebelum memasang, dan uji sekali penuh sekali kosong.
Filter Air: ganti cartridge setiap 2–3 bulan, dan buka kran perlahan setelah dipasang.
Saluran Pembuangan: ukur lubang atau baca petunjuk lebih dahulu, dan pakai sarung tangan.
Pelancar Saluran: pakai sarung tangan, jangan dicampur pembersih lain, dan jauhkan dari jangkauan anak.
Kloset, Wastafel, Kitchen Sink, Bak Mandi: periksa kemiringannya dengan waterpass, dan uji dengan air sebelum celahnya disegel.
Stiker Anti: bersihkan dan keringkan lantai lebih dahulu, lalu tekan rata selama semenit.
Aksesoris Kamar Mandi: tandai lubang lebih dahulu, dan jangan mengebor di tepi keramik.
Pipa PVC, Pipa PPR, Sambungan Pipa, Septic Tank: uji dengan air semalam sebelum ditimbun atau ditutup tembok.
Tandon Air: taruh di alas yang rata dan kuat, dan kuras setahun sekali.
Papan Gypsum, GRC & Kalsiboard, Plafon PVC, Lis Profil, Triplek, Blockboard & MDF, Kayu Balok, Kaso & Reng Kayu: ukur dua kali sebelum memesan, dan lebihkan 5–10% untuk potongan. Simpan mendatar di tempat kering.
Spandek & Zincalume, Genteng Metal, Genteng Tanah Liat, Nok Genteng, Asbes Gelombang, Atap Transparan, Insulasi Atap, Talang Air: ukur bidang atap lebih dahulu, lebihkan 5% untuk cadangan, dan pasang saat cuaca kering.
Pintu Kayu, Pintu PVC & Aluminium, Jendela Aluminium, Kaca, Kaca Film, Kasa Nyamuk: ukur di tiga titik sebelum memesan, dan simpan di tempat teduh.
Kunci & Handle, Engsel, Gembok: cocokkan ukuran dan jarak lubang sebelum memesan, dan lumasi setahun sekali.
Kabel Listrik, Saklar & Stop Kontak, MCB & Box, Isolasi Listrik, Lampu LED, Lampu Downlight, Lampu Sorot & Taman, Fitting Lampu, Exhaust Fan: matikan MCB sebelum memasang, dan serahkan pekerjaan panel kepada instalatir bersertifikat.
Lampu Taman: taruh di tempat yang kena matahari langsung, dan lap panelnya sebulan sekali.
Aksesoris Kabel: ukur jalur kabel lebih dahulu, dan matikan MCB sebelum merapikan.
Kabel Roll: ulur kabel seluruhnya pada beban besar agar tidak panas.
Bor Listrik, Gerinda, Gergaji Listrik, Mata Gerinda, Mata Bor, Palu & Pahat, Gergaji Tangan: gunakan kacamata serta sarung tangan pelindung, dan periksa kekencangannya sebelum dipakai.
Kawat Ayam & Loket: gunakan sarung tangan saat memotong, dan ukur lebih dahulu agar tidak tersambung-sambung.
Las & Elektroda: pakai topeng las dan sarung tangan kulit, dan simpan kawat las di tempat kering.
Pelumas & Anti Karat: jauhkan dari api dan jangkauan anak, dan pakai di tempat berangin.
Kape Dempul: lap segera setelah dipakai agar dempul tidak mengering di daunnya.
Molen, Genset: periksa oli dan bahan bakar sebelum dinyalakan, dan jalankan di tempat terbuka.
Obeng & Tang, Alat Ukur, Cetok & Roskam, Gerobak & Sekop: bersihkan setelah dipakai, dan simpan di tempat kering.
Tangga, Scaffolding: periksa pengunci sebelum naik, dan letakkan di lantai yang rata.
Alat Pelindung: pilih ukuran yang pas, dan ganti bila sudah retak atau aus.
Sofa, Meja Tamu, Lemari Pakaian, Kasur, Kursi Kantor, Meja Kerja, Rak Serbaguna: ukur pintu dan lorong rumah lebih dahulu agar barang mudah masuk.
Lampu Hias, Jam Dinding, Cermin: ukur tempatnya lebih dahulu, dan bersihkan dengan kain kering.
Gorden, Karpet: ukur jendela atau lantai lebih dahulu, dan cuci dengan air dingin.
Wajan & Panci, Pisau & Talenan, Piring & Mangkuk, Botol & Termos: cuci dengan spons lembut sebelum pemakaian pertama.
Kipas Angin, AC, Rice Cooker, Blender, Kulkas, Mesin Cuci, Setrika, Televisi: simpan kartu garansi dan nota, dan gunakan stop kontak dengan pembumian.
Laptop, Monitor, Keyboard & Mouse, Router & Jaringan, Ponsel Android, Tablet, Charger & Kabel, Earphone: rekam video saat membuka kemasan sebagai bukti garansi.
Kaos, Kemeja: cocokkan tabel ukuran lebih dahulu, selisih 1–2 cm wajar. Cuci dengan air dingin.
Sepatu: cocokkan tabel ukuran lebih dahulu, dan angin-anginkan setelah dipakai.
Tas: bersihkan dengan kain lembap, dan jangan dijemur langsung.
Beras, Minyak Goreng, Gula & Kopi: simpan di tempat kering dan tertutup. Tanggal kedaluwarsa tercetak pada kemasan.
Deterjan, Pembersih Lantai: jauhkan dari jangkauan anak, dan tutup rapat sisanya.
Tanaman Hias: taruh di tempat teduh selama dua hari setelah tiba sebelum dipindah ke tempat tetap.
Pot Tanaman: alasi dasarnya dengan kerikil agar air mudah keluar.
Selang & Semprotan: gulung setelah dipakai, dan simpan di tempat teduh agar tidak getas.
Pupuk & Media Tanam: simpan di tempat kering, dan pakai sesuai takaran pada kemasan.
`

const tips = new Map(
  written
    .trim()
    .split('\n')
    .flatMap(line => {
      const at = line.indexOf(': ')
      return line
        .slice(0, at)
        .split(', ')
        .map(about => [about, `Tips: ${line.slice(at + 2)}`] as const)
    })
)

/** A seller's tip for goods of a family. Throws if there is none. */
export function tipFor({ leaf, name }: Pick<Family, 'leaf' | 'name'>): string {
  const [, first = ''] = /^(\S+ \S+)/.exec(name) ?? []
  const tip = tips.get(first) ?? tips.get(leaf)
  if (!tip) throw new Error(`No tip for ${leaf}`)
  return tip
}
