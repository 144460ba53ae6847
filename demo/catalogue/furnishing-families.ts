import { family } from './family.ts'

/** Furniture, kitchen and decoration. */
export const furnishingFamilies = [
  family('Sofa', {
    name: 'Sofa {kind} {brand} {size}',
    brands: 'Informa, Olympic, Vinoti, Fabelio',
    kinds: 'Minimalis, Retro, Bed Lipat',
    sizes: '2 dudukan = 1850000/32/140x80x85/1piece; 3 dudukan = 2650000/44/190x82x85/1piece',
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
    brands: 'Informa, Olympic, Pro Design',
    kinds: 'Bulat, Industrial, Laci',
    sizes: '60 cm = 385000/9/60x60x42/1piece; 90 cm = 585000/15/90x50x42/1piece',
    draw: 'coffeetable',
    specs: 'Bahan=Kayu pinus dan besi',
    about: 'Meja tamu kokoh untuk ruang keluarga.',
    points: 'Anti gores; Mudah dirakit; Kaki besi',
    options: 'Warna: Oak, Walnut, Putih'
  }),
  family('Lemari Pakaian', {
    name: 'Lemari Pakaian {kind} {brand} {size}',
    brands: 'Olympic, Activ, Pro Design, Benefit',
    kinds: 'Sliding, Pintu, Cermin',
    sizes: '2 pintu = 985000/48/180x80x48/1piece; 3 pintu = 1485000/66/180x120x50/1piece',
    draw: 'wardrobe',
    preOrderDays: 7,
    specs: 'Bahan=Partikel lapis melamin',
    about: 'Lemari luas dengan rak dan gantungan.',
    points: 'Rel halus; Kunci ganda; Mudah dirakit',
    options: 'Warna: Oak, Putih, Walnut'
  }),
  family('Kasur', {
    name: 'Kasur {kind} {brand} {size}',
    brands: 'Comforta, Inoac, Royal Foam, Elite',
    kinds: 'Spring Bed, Busa, Lipat',
    sizes: '100x200 = 985000/18/200x100x25/1piece; 160x200 = 1785000/31/200x160x28/1piece',
    draw: 'mattress',
    specs: 'Garansi=10 tahun',
    about: 'Kasur yang menopang punggung dan tetap sejuk.',
    points: 'Kain rajut sejuk; Tidak mudah kempes; Anti tungau'
  }),
  family('Kursi Kantor', {
    name: 'Kursi {kind} {brand} {size}',
    brands: 'Savello, Ergotec, Informa, Donati',
    kinds: 'Kantor Jaring, Direktur, Gaming',
    sizes: 'standar = 585000/11/60x60x95/1piece; sandaran tinggi = 985000/15/65x65x120/1piece',
    draw: 'officechair',
    options: 'Warna: Hitam, Abu, Merah, Biru',
    specs: 'Beban=120 kg',
    about: 'Kursi ergonomis untuk kerja lama.',
    points: 'Tinggi bisa diatur; Roda lembut; Sandaran jaring',
    secondHand: true
  }),
  family('Meja Kerja', {
    name: 'Meja Kerja {kind} {brand} {size}',
    brands: 'Olympic, Informa, Pro Design, Ergotec',
    kinds: 'Minimalis, Laci, Sudut',
    sizes: '100x50 = 485000/18/100x50x75/1piece; 120x60 = 645000/23/120x60x75/1piece',
    draw: 'desk',
    specs: 'Bahan=Partikel 18 mm; Kaki=Besi hollow',
    about: 'Meja kerja dan belajar yang stabil.',
    points: 'Tidak goyang; Lubang kabel; Mudah dirakit',
    options: 'Warna: Oak, Putih, Walnut'
  }),
  family('Rak Serbaguna', {
    name: 'Rak {kind} {brand} {size}',
    brands: 'Krisbow, Informa, Olymplast',
    kinds: 'Besi Siku, Buku, Ambalan',
    sizes: '4 susun = 285000/9/150x80x30/1piece; 5 susun = 365000/12/180x80x30/1piece',
    draw: 'shelf',
    specs: 'Beban per susun=50 kg',
    about: 'Rak serbaguna untuk gudang dan dapur.',
    points: 'Tanpa bor; Anti karat; Kokoh'
  }),
  family('Wajan & Panci', {
    name: '{kind} {brand} {size}',
    brands: 'Maspion, Maxim, Oxone, Tefal',
    kinds: 'Wajan Anti Lengket, Panci Set, Panci Presto, Fry Pan',
    sizes: '24 cm = 118000/0.9/46x26x8/1piece; 28 cm = 158000/1.2/50x30x9/1piece',
    draw: 'pan, pot',
    options: 'Warna: Hitam, Merah, Hijau',
    specs: 'Lapisan=Granit anti lengket',
    about: 'Alat masak panas merata.',
    points: 'Anti lengket; Bisa kompor induksi; Gagang dingin'
  }),
  family('Pisau & Talenan', {
    name: '{kind} {brand} {size}',
    brands: 'Kiwi, Oxone, Zwilling, Kenmaster',
    kinds: 'Pisau Dapur, Pisau Set, Talenan Kayu',
    sizes: '7 inch = 38500/0.2/33x6x3/1piece; 8 inch = 52500/0.3/36x7x3/1piece',
    draw: 'knife',
    specs: 'Bahan=Stainless',
    about: 'Pisau tajam yang mudah diasah.',
    points: 'Tajam tahan lama; Gagang seimbang; Anti karat'
  }),
  family('Piring & Mangkuk', {
    name: '{kind} {brand} {size}',
    brands: 'Luminarc, Sango, Vicenza, Kedaung',
    kinds: 'Piring Makan, Mangkuk, Set Makan',
    sizes: 'isi 6 = 98500/2.4/28x28x14/6piece; isi 12 = 185000/4.6/30x30x22/12piece',
    draw: 'plates',
    specs: 'Bahan=Keramik',
    about: 'Peralatan makan yang manis di meja.',
    points: 'Aman microwave; Glasir halus; Dus aman',
    options: 'Warna: Putih, Biru, Hijau'
  }),
  family('Botol & Termos', {
    name: '{kind} {brand} {size}',
    brands: 'Lock&Lock, Tupperware, Lion Star, Zojirushi',
    kinds: 'Botol Minum, Termos Stainless, Tumbler',
    sizes: '500 ml = 78500/0.3/24x8x8/0.5litre; 1 liter = 128000/0.5/30x10x10/1litre',
    draw: 'bottle',
    options: 'Warna: Hitam, Biru, Merah Muda, Hijau',
    specs: 'Tahan panas=12 jam',
    about: 'Botol dan termos anti tumpah.',
    points: 'BPA free; Tidak bocor; Tahan suhu'
  }),
  family('Lampu Hias', {
    name: 'Lampu {kind} {brand} {size}',
    brands: 'Ikea, Informa, Lumenoir, Rumah Cahaya',
    kinds: 'Gantung, Meja, Lantai',
    sizes: 'kecil = 185000/1.2/30x30x40/1piece; besar = 385000/2.8/40x40x60/1piece',
    draw: 'pendant, tablelamp',
    options: 'Warna: Kuning, Hitam, Putih',
    specs: 'Fitting=E27',
    about: 'Lampu hias yang menghangatkan ruang.',
    points: 'Rangka kuat; Kabel kain; Mudah dipasang'
  }),
  family('Jam Dinding', {
    name: 'Jam Dinding {kind} {brand} {size}',
    brands: 'Seiko, Mirado, Quartz, Sakana',
    kinds: 'Minimalis, Kayu, Angka Besar',
    sizes: '25 cm = 68500/0.5/26x26x5/1piece; 35 cm = 98500/0.8/36x36x5/1piece',
    draw: 'clock',
    specs: 'Mesin=Sweep senyap',
    about: 'Jam dinding senyap dan akurat.',
    points: 'Tidak berdetak; Mudah dibaca; Kaca bening'
  }),
  family('Cermin', {
    name: 'Cermin {kind} {brand} {size}',
    brands: 'Asahimas, Informa, Vinoti',
    kinds: 'Bulat, Oval, Full Body',
    sizes: '50 cm = 168000/3/52x52x4/1piece; 60x150 = 485000/9/152x62x5/1piece',
    draw: 'mirror',
    specs: 'Tebal=5 mm',
    about: 'Cermin jernih dengan bingkai kokoh.',
    points: 'Tidak bergelombang; Bingkai rapi; Kemasan kayu',
    options: 'Warna: Emas, Hitam, Kayu'
  }),
  family('Gorden', {
    name: 'Gorden {kind} {brand} {size}',
    brands: 'Onna, Informa, Gorden Kita',
    kinds: 'Blackout, Smokering, Vitrase',
    sizes: '140x220 = 138000/1.4/35x28x8/1piece; 200x250 = 218000/2/38x30x10/1piece',
    draw: 'curtain',
    options: 'Warna: Krem, Abu, Hijau, Biru Navy, Terakota',
    specs: 'Bahan=Polyester rajut',
    about: 'Gorden tebal yang meredam cahaya.',
    points: 'Menahan 90% cahaya; Jatuh kain bagus; Mudah dicuci'
  }),
  family('Karpet', {
    name: 'Karpet {kind} {brand} {size}',
    brands: 'Moderno, Informa, Permadani',
    kinds: 'Bulu, Permadani, Polos',
    sizes: '120x160 = 185000/3/120x25x25/1.92m2; 160x210 = 298000/5/160x28x28/3.36m2',
    draw: 'rug',
    options: 'Warna: Abu, Merah, Biru',
    specs: 'Alas=Anti slip',
    about: 'Karpet lembut dan hangat di kaki.',
    points: 'Tidak rontok; Alas anti slip; Mudah divakum'
  })
]
