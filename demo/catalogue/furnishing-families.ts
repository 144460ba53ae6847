import { family } from './family.ts'

/** Furniture, kitchen and decoration. */
export const furnishingFamilies = [
  family('Sofa', {
    name: 'Sofa {kind} {brand} {size}',
    brands: 'Informa*1.2, Olympic*0.9, Vinoti*1.4',
    kinds: 'Minimalis, Retro*1.1',
    sizes: '2 dudukan = 1850000/32/140x80x85/1piece; 3 dudukan@sofathree = 2650000/44/190x82x85/1piece',
    draw: 'sofa',
    preOrderDays: 10,
    options: 'Warna: Abu, Krem, Hijau, Biru',
    specs: 'Rangka=Kayu mahoni; Busa=Density 24',
    about: 'Sofa empuk dengan rangka kayu kering.',
    points: 'Kain mudah dilap; Busa tidak kempes; Garansi rangka 2 tahun',
    secondHand: true
  }),
  family('Meja Tamu', {
    name: 'Meja Tamu {kind} {brand} {size}',
    brands: 'Informa*1.2, Olympic, Pro Design*0.95',
    kinds: 'Industrial, Laci@coffeedrawer*1.15',
    sizes: '60 cm = 385000/9/60x60x42/1piece; 90 cm = 585000/15/90x50x42/1piece',
    draw: 'coffeetable',
    specs: 'Bahan=Kayu pinus dan besi',
    about: 'Meja tamu kokoh untuk ruang keluarga.',
    points: 'Anti gores; Mudah dirakit; Kaki besi',
    options: 'Warna: Oak, Walnut, Putih'
  }),
  family('Lemari Pakaian', {
    name: 'Lemari Pakaian {kind} {brand} {size}',
    brands: 'Olympic, Activ, Pro Design*1.05, Benefit*0.95',
    kinds: 'Minimalis',
    sizes: '2 pintu = 985000/48/180x80x48/1piece',
    draw: 'wardrobeplain',
    preOrderDays: 7,
    specs: 'Bahan=Partikel lapis melamin',
    about: 'Lemari luas dengan rak dan gantungan.',
    points: 'Rel halus; Kunci ganda; Mudah dirakit',
    options: 'Warna: Oak, Putih, Walnut'
  }),
  family('Lemari Pakaian', {
    name: 'Lemari Pakaian {kind} {brand} {size}',
    brands: 'Olympic, Activ, Pro Design*1.05, Benefit*0.95',
    kinds: 'Cermin',
    sizes: '3 pintu = 1585000/66/180x120x50/1piece',
    draw: 'wardrobe',
    preOrderDays: 7,
    specs: 'Bahan=Partikel lapis melamin',
    about: 'Lemari tiga pintu dengan cermin di tengah.',
    points: 'Rel halus; Kunci ganda; Mudah dirakit',
    options: 'Warna: Oak, Putih, Walnut'
  }),
  family('Kasur', {
    name: 'Kasur {kind} {brand} {size}',
    kinds: 'Comforta*1.3: Spring Bed*1.4; Inoac*1.2: Busa; Royal Foam: Busa; Elite*1.5: Spring Bed*1.4',
    sizes: '100x200 cm = 985000/18/200x100x25/1piece; 160x200 cm = 1785000/31/200x160x28/1piece',
    draw: 'mattress',
    specs: 'Garansi=10 tahun',
    about: 'Kasur yang menopang punggung dan tetap sejuk.',
    points: 'Kain rajut sejuk; Tidak mudah kempes; Anti tungau'
  }),
  family('Kursi Kantor', {
    name: 'Kursi {kind} {brand} {size}',
    brands: 'Savello, Ergotec, Informa, Donati',
    kinds: 'Kantor Jaring, Direktur@directorchair*1.5',
    sizes: 'standar = 585000/11/60x60x95/1piece; sandaran tinggi = 985000/15/65x65x120/1piece',
    draw: 'officechair',
    options: 'Warna: Hitam, Abu, Merah, Biru',
    specs: 'Beban=120 kg',
    about: 'Kursi ergonomis untuk kerja lama.',
    points: 'Tinggi bisa diatur; Roda lembut; Sandaran menopang punggung',
    secondHand: true
  }),
  family('Meja Kerja', {
    name: 'Meja Kerja {kind} {brand} {size}',
    brands: 'Olympic, Informa, Pro Design, Ergotec',
    kinds: 'Minimalis@deskplain, Laci*1.2',
    sizes: '100x50 cm = 485000/18/100x50x75/1piece; 120x60 cm = 645000/23/120x60x75/1piece',
    draw: 'desk',
    specs: 'Bahan=Partikel 18 mm; Kaki=Besi hollow',
    about: 'Meja kerja dan belajar yang stabil.',
    points: 'Tidak goyang; Lubang kabel; Mudah dirakit',
    options: 'Warna: Oak, Putih, Walnut'
  }),
  family('Rak Serbaguna', {
    name: 'Rak {kind} {brand} {size}',
    brands: 'Krisbow, Informa, Olymplast',
    kinds: 'Besi Siku, Gudang*1.3',
    sizes: '4 susun = 285000/9/150x80x30/1piece; 5 susun = 365000/12/180x80x30/1piece',
    draw: 'steelrack',
    specs: 'Beban per susun=50 kg',
    about: 'Rak serbaguna untuk gudang dan dapur.',
    points: 'Tanpa bor; Anti karat; Kokoh'
  }),
  family('Wajan & Panci', {
    name: '{kind} {brand} {size}',
    brands: 'Maspion*0.8, Maxim, Oxone*1.3, Tefal*2.2',
    kinds: 'Wajan Anti Lengket*1.1, Fry Pan',
    sizes: '24 cm = 118000/0.9/46x26x8/1piece; 28 cm = 158000/1.2/50x30x9/1piece',
    draw: 'pan',
    options: 'Warna: Hitam, Merah, Hijau',
    specs: 'Lapisan=Granit anti lengket',
    about: 'Alat masak panas merata.',
    points: 'Anti lengket; Bisa kompor induksi; Gagang dingin'
  }),
  family('Pisau & Talenan', {
    name: '{kind} {brand} {size}',
    brands: 'Kiwi*0.8, Oxone*1.4, Zwilling*9, Kenmaster*0.9',
    kinds: 'Pisau Dapur',
    sizes: '7 inch = 38500/0.2/33x6x3/1piece; 8 inch = 48500/0.3/36x7x3/1piece',
    draw: 'knife',
    specs: 'Bahan=Stainless',
    about: 'Pisau tajam yang mudah diasah.',
    points: 'Tajam tahan lama; Gagang seimbang; Anti karat'
  }),
  family('Piring & Mangkuk', {
    name: '{kind} {brand} {size}',
    kinds:
      'Luminarc*1.4: Piring Makan Kaca Opal; Sango: Piring Makan Keramik; Vicenza*1.3: Piring Makan Keramik; Kedaung*0.8: Piring Makan Kaca Opal',
    sizes: 'isi 6 = 98500/2.4/28x28x14/6piece; isi 12 = 185000/4.6/30x30x22/12piece',
    draw: 'plates',
    specs: 'Isi set=Piring makan 10 inch',
    about: 'Peralatan makan yang manis di meja.',
    points: 'Aman microwave; Permukaan licin; Dus aman',
    options: 'Warna: Putih, Biru, Hijau'
  }),
  family('Botol & Termos', {
    name: '{kind} {brand} {size}',
    brands: 'Lock&Lock*1.4, Tupperware*1.5, Lion Star*0.5',
    kinds: 'Botol Minum, Termos Stainless*1.5',
    sizes: '500 ml = 78500/0.3/24x8x8/0.5litre; 1 liter = 128000/0.5/30x10x10/1litre',
    draw: 'bottle',
    options: 'Warna: Hitam, Biru, Merah Muda, Hijau',
    specs: 'Bahan=BPA free',
    about: 'Botol dan termos anti tumpah.',
    points: 'Tidak bocor; Tutup rapat; Mudah dicuci'
  }),
  family('Lampu Hias', {
    name: 'Lampu {kind} {brand} {size}',
    brands: 'Informa*1.2, Lumenoir, Rumah Cahaya*0.8',
    kinds: 'Gantung',
    sizes: 'kecil = 185000/1.2/30x30x40/1piece; besar = 385000/2.8/40x40x60/1piece',
    draw: 'pendant',
    options: 'Warna: Kuning, Hitam, Putih',
    specs: 'Fitting=E27',
    about: 'Lampu hias yang menghangatkan ruang.',
    points: 'Rangka kuat; Kabel kain; Mudah dipasang'
  }),
  family('Jam Dinding', {
    name: 'Jam Dinding {kind} {brand} {size}',
    brands: 'Seiko*4, Mirado, Sakana*0.8',
    kinds: 'Minimalis, Angka Besar@clocknumbers',
    sizes: '25 cm = 68500/0.5/26x26x5/1piece; 35 cm = 98500/0.8/36x36x5/1piece',
    draw: 'clock',
    specs: 'Mesin=Sweep senyap',
    about: 'Jam dinding senyap dan akurat.',
    points: 'Tidak berdetak; Mudah dibaca; Kaca bening'
  }),
  family('Cermin', {
    name: 'Cermin {kind} {brand} {size}',
    brands: 'Asahimas, Informa, Vinoti',
    kinds: 'Bulat',
    sizes: '50 cm = 168000/3/52x52x4/1piece; 70 cm = 285000/5.5/72x72x4/1piece',
    draw: 'mirror',
    specs: 'Tebal=5 mm',
    about: 'Cermin jernih dengan bingkai kokoh.',
    points: 'Tidak bergelombang; Bingkai rapi; Kemasan kayu',
    options: 'Warna: Emas, Hitam, Kayu'
  }),
  family('Gorden', {
    name: 'Gorden {kind} {brand} {size}',
    brands: 'Onna, Informa, Gorden Kita',
    kinds: 'Blackout, Smokering, Vitrase@sheercurtain*0.8',
    sizes: '140x220 cm = 138000/1.4/35x28x8/1piece; 200x250 cm = 218000/2/38x30x10/1piece',
    draw: 'curtain',
    options: 'Warna: Krem, Abu, Hijau, Biru Navy, Terakota',
    specs: 'Bahan=Polyester rajut',
    about: 'Gorden siap pasang untuk jendela rumah.',
    points: 'Tidak mudah kusut; Jatuh kain bagus; Mudah dicuci'
  }),
  family('Karpet', {
    name: 'Karpet {kind} {brand} {size}',
    brands: 'Moderno, Informa, Selaras*0.95',
    kinds: 'Bulu@rugshaggy, Permadani, Polos@rugplain',
    sizes: '120x160 cm = 185000/3/120x25x25/1.92m2; 160x210 cm = 298000/5/160x28x28/3.36m2',
    draw: 'rug',
    options: 'Warna: Abu, Merah, Biru',
    specs: 'Alas=Anti slip',
    about: 'Karpet lembut dan hangat di kaki.',
    points: 'Tidak rontok; Alas anti slip; Mudah divakum'
  }),
  family('Wajan & Panci', {
    name: '{kind} {brand} {size}',
    brands: 'Maspion*0.8, Oxone*1.2, Tefal*3',
    kinds: 'Panci Presto',
    sizes: '5 liter = 365000/2.6/28x26x24/5litre; 7 liter = 445000/3.2/30x28x27/7litre',
    draw: 'presto',
    specs: 'Bahan=Aluminium tebal; Pengaman=Katup ganda',
    about: 'Panci presto yang melunakkan daging dalam setengah jam.',
    points: 'Katup ganda; Karet tahan lama; Hemat gas'
  }),
  family('Wajan & Panci', {
    name: '{kind} {brand} {size}',
    brands: 'Maspion*0.8, Maxim, Oxone*1.3',
    kinds: 'Panci Gagang Ganda',
    sizes: '20 cm = 128000/1/30x24x16/1piece; 24 cm = 168000/1.3/34x28x18/1piece',
    draw: 'pot',
    specs: 'Bahan=Stainless',
    about: 'Panci untuk sup dan rebusan, panas merata.',
    points: 'Tutup kaca; Gagang dingin; Mudah dicuci'
  }),
  family('Pisau & Talenan', {
    name: '{kind} {brand} {size}',
    brands: 'Oxone*1.3, Kayu Kita, Kenmaster*0.9',
    kinds: 'Talenan Kayu',
    sizes: '25x35 cm = 58500/0.8/36x26x3/1piece; 30x40 cm = 78500/1.1/41x31x3/1piece',
    draw: 'board',
    specs: 'Bahan=Kayu akasia',
    about: 'Talenan kayu tebal yang tidak merusak mata pisau.',
    points: 'Tidak mudah retak; Alur air; Serat rapat'
  }),
  family('Piring & Mangkuk', {
    name: '{kind} {brand} {size}',
    kinds: 'Luminarc*1.4: Mangkuk Kaca Opal; Sango: Mangkuk Keramik; Kedaung*0.8: Mangkuk Kaca Opal',
    sizes: 'isi 6 = 84500/1.8/26x20x16/6piece; isi 12 = 159000/3.5/30x26x22/12piece',
    draw: 'bowls',
    specs: 'Diameter=± 13 cm',
    about: 'Mangkuk yang manis di meja.',
    points: 'Aman microwave; Permukaan licin; Dus aman',
    options: 'Warna: Putih, Biru, Hijau'
  }),
  family('Lampu Hias', {
    name: 'Lampu {kind} {brand} {size}',
    brands: 'Informa*1.2, Lumenoir, Rumah Cahaya*0.8',
    kinds: 'Meja',
    sizes: 'kecil = 145000/1.2/25x25x38/1piece; besar = 245000/2.1/32x32x52/1piece',
    draw: 'tablelamp',
    options: 'Warna: Kuning, Hitam, Putih',
    specs: 'Fitting=E27',
    about: 'Lampu meja yang menghangatkan ruang.',
    points: 'Kaki kokoh; Kabel kain; Kap mudah dilap'
  })
]
