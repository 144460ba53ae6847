import { family } from './family.ts'

/** Cement, bricks, sand and stone. */
export const masonryFamilies = [
  family('Semen Portland', {
    name: 'Semen {brand} {kind} {size}',
    kinds:
      'Tiga Roda*1.05: PCC; Gresik: PCC, Serbaguna; Dynamix: Serbaguna, Extra Power*1.06; Padang: PCC; Merah Putih*0.94: Serbaguna, Watershield*1.05; Conch*0.92: PCC; Tonasa*0.98: PCC; Bosowa*0.93: PCC',
    sizes: '40 kg = 54500/40/60x40x13/40kg',
    draw: 'sack, sackstack',
    lookBy: 'brand',
    min: 5,
    specs:
      'Jenis=Portland Composite Cement; Standar=SNI 0302:2014; Waktu ikat awal=± 120 menit; Kuat tekan 28 hari=≥ 28 MPa',
    about: 'Semen serbaguna untuk pondasi, pengecoran, pasangan bata, plesteran dan acian.',
    points:
      'Butiran halus sehingga adukan lebih pulen; Panas hidrasi rendah, permukaan tidak mudah retak; Kantong kraft berlapis, tahan lembap; Cocok untuk rumah tinggal sampai bangunan bertingkat'
  }),
  family('Semen Portland', {
    name: 'Semen {brand} {kind} {size}',
    kinds:
      'Tiga Roda*1.05: PCC; Gresik: PCC; Dynamix: Serbaguna; Padang: PCC; Merah Putih*0.94: Serbaguna; Conch*0.92: PCC; Tonasa*0.98: PCC; Bosowa*0.93: PCC; Holcim*1.02: Serbaguna',
    sizes: '50 kg = 66500/50/64x42x15/50kg',
    draw: 'sack, sackstack',
    lookBy: 'brand',
    min: 5,
    specs:
      'Jenis=Portland Composite Cement; Standar=SNI 0302:2014; Waktu ikat awal=± 120 menit; Kuat tekan 28 hari=≥ 28 MPa',
    about: 'Semen serbaguna kemasan besar untuk pengecoran dan proyek.',
    points:
      'Butiran halus sehingga adukan lebih pulen; Panas hidrasi rendah, permukaan tidak mudah retak; Lebih hemat untuk pengecoran; Kantong berlapis, tahan lembap'
  }),
  family('Semen Putih', {
    name: 'Semen Putih {brand} {kind} {size}',
    brands: 'Tiga Roda*1.05, Gajah, Serigala*0.92',
    kinds: 'Standar, Acian',
    sizes: '1 kg = 6500/1/20x12x5/1kg; 5 kg = 27000/5/30x20x8/5kg; 40 kg = 138000/40/60x40x13/40kg',
    draw: 'sack',
    lookBy: 'brand',
    specs: 'Warna=Putih; Kegunaan=Acian, nat, teraso',
    about: 'Semen putih untuk acian halus, nat keramik, dan teraso.',
    points: 'Putih merata; Mudah dicampur pigmen; Daya rekat baik'
  }),
  family('Mortar Instan', {
    name: '{brand} {kind} {size}',
    kinds:
      'Mortar Utama*1.08: MU-301 Plester, MU-380 Perekat Bata Ringan*1.25, MU-200 Acian*1.35; Lemkra: Plester, Perekat Bata Ringan*1.2; Drymix: Thinbed*1.2, Plester, Acian*1.3; Sika*1.1: Plester, Acian*1.3; AM: Plester, Skimcoat Putih*1.7; Grand Elephant: Thinbed*1.2; Demix*0.95: Thinbed*1.2, Plester',
    sizes: '25 kg = 46000/25/48x34x11/25kg; 40 kg = 66000/40/60x40x13/40kg',
    draw: 'sack',
    lookBy: 'brand',
    specs: 'Bentuk=Bubuk siap pakai; Kebutuhan air=6–7 liter per 40 kg; Daya sebar=± 2,5 m² per 10 mm',
    about: 'Mortar instan siap aduk: cukup tambah air, hasil adukan selalu sama.',
    points:
      'Hemat waktu, tidak perlu ayak pasir; Mutu adukan konsisten; Mengurangi retak rambut; Sisa pekerjaan lebih bersih'
  }),
  family('Perekat Keramik', {
    name: 'Perekat Keramik {brand} {kind} {size}',
    brands: 'Lemkra, Mortar Utama*1.05, Sika*1.15, AM, Grand Elephant*0.95',
    kinds: 'Lantai, Dinding, Granit Tile*1.4, Kolam*1.5',
    sizes: '5 kg = 21000/5/30x20x8/5kg; 25 kg = 76000/25/48x34x11/25kg',
    draw: 'sack',
    lookBy: 'brand',
    specs: 'Waktu kerja=30 menit; Daya sebar=5–6 m² per 25 kg',
    about: 'Perekat khusus keramik dan granit, menggantikan adukan semen pasir.',
    points: 'Tidak perlu rendam keramik; Tahan air setelah kering; Tidak kopong bila dipasang dengan sisir'
  }),
  family('Nat Keramik', {
    name: 'Nat Keramik {brand} {kind} {size}',
    brands: 'AM, Sika*1.2, Lemkra, Mortar Utama',
    kinds: 'Anti Jamur, Tahan Air',
    sizes: '1 kg = 16500/1/20x13x5/1kg; 5 kg = 74000/5/30x20x8/5kg',
    draw: 'groutbag',
    lookBy: 'brand',
    options: 'Warna: Putih, Abu Muda, Krem, Hitam, Cokelat',
    specs: 'Lebar celah=1–6 mm; Daya sebar=± 4 m² per kg',
    about: 'Pengisi celah keramik yang rapat dan tidak mudah berjamur.',
    points: 'Warna tidak mudah pudar; Anti jamur; Mudah dibersihkan'
  }),
  family('Bata Merah', {
    name: 'Bata Merah {brand} {kind} {size}',
    brands: '~Garut, ~Nagreg, ~Karawang, ~Klaten, ~Mojokerto, ~Pejaten',
    kinds: 'Press, Oven*1.1, Ekspos*1.5',
    sizes: 'isi 100 pcs = 98000/150/100x50x40/100piece; isi 500 pcs = 460000/750/120x100x80/500piece',
    draw: 'bricks, brickwall',
    specs: 'Dimensi=20 × 10 × 5 cm; Kebutuhan=± 70 buah per m²',
    about: 'Bata merah bakar matang dengan sudut tajam untuk dinding dan pagar.',
    points: 'Dibakar merata, tidak mudah patah; Ukuran seragam; Menyerap air secukupnya'
  }),
  family('Bata Ringan', {
    name: 'Bata Ringan Hebel {brand} {kind} {size}',
    brands: 'Citicon, Blesscon, Grand Elephant, Powerblock, Falcon, Leibel',
    kinds: 'Tebal 7,5 cm, Tebal 10 cm',
    sizes: 'per m3 = 690000/600/120x100x83/1piece; per palet 1,8 m3 = 1220000/1080/140x120x110/1piece',
    draw: 'hebel, hebelstack',
    specs: 'Dimensi=60 × 20 cm; Berat jenis=± 600 kg/m³; Kuat tekan=≥ 4 N/mm²',
    about: 'Bata ringan AAC yang presisi, cepat dipasang dengan perekat thinbed.',
    points: 'Ringan, menghemat struktur; Meredam panas dan suara; Tahan api sampai 4 jam; Dinding lebih lurus'
  }),
  family('Paving Block', {
    name: 'Paving Block {brand} {kind} {size}',
    brands: 'Diamond, Cisangkan*1.1, Conbloc*1.1, Jaya Beton',
    kinds: 'Bata K300, Hexagon K250@pavinghex, Cacing K300@pavingworm, Grass Block@grassblock*1.15',
    sizes: 'tebal 6 cm per m2 = 92000/130/100x100x6/1m2; tebal 8 cm per m2 = 118000/175/100x100x8/1m2',
    draw: 'paving',
    min: 10,
    options: 'Warna: Abu, Merah*1.08, Hitam*1.1',
    specs: 'Kegunaan=Carport, halaman, trotoar',
    about: 'Paving block press mesin untuk carport, halaman dan jalan lingkungan.',
    points: 'Kuat dilewati mobil; Air hujan meresap ke tanah; Mudah dibongkar pasang'
  }),
  family('Batako', {
    name: 'Batako {brand} {kind} {size}',
    brands: 'Jaya Beton, Conbloc, Mitra Beton',
    kinds: 'Press Lubang, Padat@batakosolid*1.15',
    sizes: 'isi 50 pcs = 195000/500/120x80x60/50piece; isi 100 pcs = 380000/1000/120x110x90/100piece',
    draw: 'batako',
    specs: 'Dimensi=40 × 20 × 10 cm',
    about: 'Batako press untuk pagar, dinding gudang dan rumah.',
    points: 'Hemat adukan; Ukuran presisi; Cepat dipasang'
  }),
  family('Roster', {
    name: 'Roster {brand} {kind} {size}',
    brands: 'Loster Jogja, Rooster Art, Jaya Beton',
    kinds: 'Beton Minimalis@rosterlines, Tanah Liat@1*0.85, Motif Bunga@0',
    sizes: '20x20 = 14500/3/20x20x10/1piece; 30x30 = 26000/6/30x30x10/1piece',
    draw: 'roster',
    min: 5,
    specs: 'Kegunaan=Ventilasi, partisi, fasad',
    about: 'Roster ventilasi yang membuat rumah sejuk dan berkarakter.',
    points: 'Sirkulasi udara lancar; Motif rapi; Bisa dicat'
  }),
  family('Pasir Beton', {
    name: 'Pasir {brand} {kind} {size}',
    brands: '~Bangka, ~Cimangkok, ~Muntilan, ~Lumajang, ~Mundu',
    kinds: 'Beton, Cor Super*1.1',
    sizes:
      'karung 25 kg@sandbag = 24000/25/50x35x12/25kg; 1 m3 = 310000/1400/150x100x67/1400kg; pickup 1,5 m3 = 440000/2100/180x140x60/2100kg',
    draw: 'sand',
    lookBy: 'brand',
    specs: 'Kadar lumpur=< 5%; Butiran=Kasar',
    about: 'Pasir bersih untuk cor dan beton.',
    points: 'Kadar lumpur rendah; Sudah diayak; Volume sesuai bak ukur'
  }),
  family('Pasir Pasang', {
    name: 'Pasir {brand} {kind} {size}',
    brands: '~Rangkas, ~Cilegon, ~Progo, ~Lumajang, ~Galunggung',
    kinds: 'Pasang, Plester Halus',
    sizes: 'karung 25 kg@sandbag = 21000/25/50x35x12/25kg; 1 m3 = 265000/1400/150x100x67/1400kg',
    draw: 'sand',
    lookBy: 'brand',
    specs: 'Butiran=Halus; Kegunaan=Pasangan, plesteran',
    about: 'Pasir halus untuk pasangan bata dan plesteran.',
    points: 'Halus merata; Bersih dari akar; Mudah diaduk'
  }),
  family('Batu Split', {
    name: 'Batu Split {brand} {kind} {size}',
    brands: '~Rumpin, ~Cilegon, ~Bojonegara, ~Sukabumi',
    kinds: '1-2, 2-3, Screening',
    sizes: 'karung 25 kg@stonebag = 23000/25/50x35x12/25kg; 1 m3 = 345000/1500/150x100x67/1500kg',
    draw: 'gravel',
    lookBy: 'brand',
    specs: 'Bahan=Batu andesit pecah mesin',
    about: 'Batu pecah untuk cor beton dan urugan.',
    points: 'Ukuran seragam; Keras dan bersih; Siap kirim dengan truk'
  }),
  family('Batu Kali', {
    name: 'Batu {kind} {brand} {size}',
    brands: '~Cisadane, ~Muntilan, ~Brantas',
    kinds: 'Kali Belah@rubble, Kali Bulat@1*0.95',
    sizes: '1 m3 = 285000/1500/150x100x67/1500kg; pickup 1,5 m3 = 410000/2250/180x140x60/2250kg',
    draw: 'riverstone',
    specs: 'Kegunaan=Pondasi, talud, turap',
    about: 'Batu kali untuk pondasi dan dinding penahan tanah.',
    points: 'Keras dan padat; Bersih dari lumpur; Volume sesuai bak ukur'
  }),
  family('Batu Koral', {
    name: 'Batu {kind} {brand} {size}',
    brands: '~Ende, ~Lombok, ~Tulungagung',
    kinds: 'Koral Hias Putih@0, Koral Sikat@1*0.8, Koral Hitam@2*1.1',
    sizes: 'karung 5 kg = 18000/5/30x20x10/5kg; karung 20 kg = 52000/20/45x32x12/20kg',
    draw: 'pebblebag',
    specs: 'Kegunaan=Taman, carport, pot',
    about: 'Batu koral untuk taman kering, jalan setapak dan carport.',
    points: 'Sudah dicuci; Butiran seragam; Warna alami'
  }),
  family('Tanah Urug & Sirtu', {
    name: '{kind} {brand} {size}',
    brands: '~Cibinong, ~Parung, ~Lumajang',
    kinds: 'Tanah Urug, Tanah Merah*1.15',
    sizes: '1 m3 = 155000/1500/150x100x67/1500kg; pickup 1,5 m3 = 235000/2250/180x140x60/2250kg',
    draw: 'earth',
    specs: 'Kegunaan=Urugan lantai, halaman, taman',
    about: 'Tanah untuk meninggikan lantai rumah, halaman dan kavling.',
    points: 'Tidak bercampur puing; Mudah dipadatkan; Volume sesuai bak ukur'
  }),
  family('Tanah Urug & Sirtu', {
    name: '{kind} {brand} {size}',
    brands: '~Rumpin, ~Cilegon, ~Muntilan',
    kinds: 'Sirtu Pasir Batu, Sirtu Ayak*1.15',
    sizes: '1 m3 = 215000/1600/150x100x67/1600kg; pickup 1,5 m3 = 320000/2400/180x140x60/2400kg',
    draw: 'sirtu',
    specs: 'Isi=Campuran pasir dan batu; Kegunaan=Urugan jalan, lapis bawah paving',
    about: 'Sirtu (pasir batu) untuk lapis bawah jalan, carport dan lantai.',
    points: 'Padat setelah digilas; Air cepat meresap; Volume sesuai bak ukur'
  })
]
