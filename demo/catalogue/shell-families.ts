import { family } from './family.ts'

/** Roofs and ceilings. */
export const shellFamilies = [
  family('Spandek & Zincalume', {
    name: 'Atap {kind} {brand} {size}',
    brands: 'Kencana, BlueScope*1.12, Sakura, Fumira*1.05',
    kinds: 'Spandek@0, Spandek Pasir@3*1.25, Spandek Merah@1*1.15, Spandek Biru@2*1.15',
    sizes:
      '0,25 mm per m = 42000/2.3/100x100x4/1m; 0,30 mm per m = 51000/2.8/100x100x4/1m; 0,35 mm per m = 62000/3.3/100x100x4/1m',
    draw: 'corrugated',
    lookBy: 'kind',
    min: 6,
    specs: 'Lebar efektif=1 m; Lapisan=Zincalume AZ70',
    about: 'Atap lembaran panjang untuk rumah, kanopi dan gudang.',
    points: 'Bisa potong sesuai panjang; Tidak bocor di sambungan; Ringan'
  }),
  family('Genteng Metal', {
    name: 'Genteng Metal {brand} {kind} {size}',
    brands: 'Multi Roof, Sakura Roof, Rainbow, Kencana',
    kinds: 'Pasir, Polos*0.85',
    sizes: '80x77 cm 0,25 mm = 36500/2.2/80x77x5/0.6m2; 80x100 cm 0,30 mm = 51500/2.9/100x80x5/0.8m2',
    draw: 'metalroof',
    min: 10,
    options: 'Warna: Merah Marun, Hitam, Hijau, Biru, Cokelat',
    specs: 'Lapisan=Zincalume dan batuan',
    about: 'Genteng metal berpasir, teduh dan tidak berisik.',
    points: 'Ringan dan kuat; Suara hujan teredam; Warna tahan pudar'
  }),
  family('Genteng Tanah Liat', {
    name: 'Genteng {kind} {brand} {size}',
    kinds:
      'Kanmuri*2.4: Keramik Glazur; M-Class*2.2: Keramik Glazur; ~Jatiwangi*0.75: Tanah Liat Morando, Tanah Liat Plentong*0.8; ~Kebumen*0.7: Tanah Liat Sokka; Cisangkan*1.2: Beton Flat@flattile; Mutiara: Beton Flat@flattile',
    sizes: 'per pcs = 5200/2.8/40x28x5/1piece; isi 100 pcs = 495000/280/110x90x60/100piece',
    draw: 'claytile',
    min: 1,
    options: 'Warna: Natural, Merah, Hitam*1.12, Cokelat',
    specs: 'Kebutuhan=14–22 buah per m²',
    about: 'Genteng yang sejuk dan awet puluhan tahun.',
    points: 'Dibakar matang; Kuncian rapat; Tidak lapuk'
  }),
  family('Atap Transparan', {
    name: 'Atap {kind} {brand} {size}',
    kinds:
      'Solartuff: Polycarbonate; Twinlite*1.1: Polycarbonate; Alderon*1.25: UPVC Double Layer@twinwall; Rooftop*1.15: UPVC Double Layer@twinwall; Fiberlite*0.6: Fiberglass',
    sizes: '0,8 m x 3 m = 248000/4.2/300x80x4/2.4m2; 0,8 m x 6 m = 485000/8.4/600x80x4/4.8m2',
    draw: 'clearroof',
    options: 'Warna: Bening, Biru, Abu',
    specs: 'Perlindungan=Anti UV',
    about: 'Atap tembus cahaya untuk kanopi dan teras.',
    points: 'Terang alami; Meredam panas; Tidak mudah pecah'
  }),
  family('Insulasi Atap', {
    name: '{kind} {brand} {size}',
    brands: 'Zelltech, Polynet, Jatifoil',
    kinds: 'Aluminium Foil Bubble, Foam Insulasi@foamroll*1.3',
    sizes: '1,2 x 25 m = 418000/9/120x50x50/30m2; 1,2 x 50 m = 795000/17/120x60x60/60m2',
    draw: 'foilbubble',
    specs: 'Lapisan=Foil ganda',
    about: 'Peredam panas di bawah atap.',
    points: 'Menurunkan suhu ruang; Tahan api; Mudah digelar'
  }),
  family('Insulasi Atap', {
    name: '{kind} {brand} {size}',
    brands: 'Zelltech, Polynet, Jatifoil',
    kinds: 'Aluminium Foil Woven',
    sizes: '1,2 x 25 m = 305000/3.5/120x22x22/30m2; 1,2 x 50 m = 585000/7/120x28x28/60m2',
    draw: 'foilwoven',
    specs: 'Lapisan=Foil ganda pada anyaman plastik',
    about: 'Peredam panas tipis di bawah genteng atau spandek.',
    points: 'Memantulkan panas; Anyaman tidak mudah sobek; Mudah digelar'
  }),
  family('Insulasi Atap', {
    name: 'Glasswool {kind} {brand} {size}',
    brands: 'Isover*1.25, Knauf*1.2, Polynet*0.9',
    kinds: 'Polos, Lapis Foil*1.3',
    sizes: '25 mm 1,2 x 30 m = 645000/14/120x55x55/36m2; 50 mm 1,2 x 15 m = 685000/14.5/120x55x55/18m2',
    draw: 'glasswool',
    specs: 'Bahan=Serat kaca; Kerapatan=16 kg/m³',
    about: 'Glasswool peredam panas dan suara untuk atap, plafon dan partisi.',
    points: 'Tidak terbakar; Meredam suara; Ringan dan mudah dipotong'
  }),
  family('GRC & Kalsiboard', {
    name: 'Papan GRC {brand} {kind} {size}',
    brands: 'Jayaboard*1.1, Superpanel, Harflex*0.97, Royal Board*0.95',
    kinds: 'Standar',
    sizes:
      '4 mm 122x244 cm = 66000/17/244x122x0.4/2.98m2; 6 mm 122x244 cm = 98000/25/244x122x0.6/2.98m2; 8 mm 122x244 cm = 146000/33/244x122x0.8/2.98m2',
    draw: 'grc',
    min: 2,
    specs: 'Bahan=Semen serat kaca; Luas lembar=2,98 m²',
    about: 'Papan GRC tahan air untuk plafon luar, lisplang dan partisi.',
    points: 'Tahan air dan rayap; Tidak terbakar; Bisa dicat dan disekrup'
  }),
  family('GRC & Kalsiboard', {
    name: 'Kalsiboard {brand} {kind} {size}',
    brands: 'Etex*1.1, Nusaboard, Versaboard*0.97',
    kinds: 'Ceiling, Partition*1.05',
    sizes:
      '3,5 mm 122x244 cm = 62000/15/244x122x0.35/2.98m2; 4,5 mm 122x244 cm = 78000/19/244x122x0.45/2.98m2; 6 mm 122x244 cm = 108000/25/244x122x0.6/2.98m2',
    draw: 'kalsiboard',
    min: 2,
    specs: 'Bahan=Kalsium silikat; Luas lembar=2,98 m²',
    about: 'Kalsiboard (papan kalsium silikat) tahan lembap untuk plafon kamar mandi, teras dan partisi.',
    points: 'Tahan lembap; Bebas asbes; Permukaan halus siap cat'
  }),
  family('Papan Gypsum', {
    name: 'Papan Gypsum {brand} {kind} {size}',
    brands: 'Jayaboard, Knauf, Aplus, Elephant',
    kinds: 'Standar, Tahan Air*1.65, Tahan Api*1.75',
    sizes: '9 mm 120x240 cm = 64500/17/240x120x0.9/2.88m2; 12 mm 120x240 cm = 96500/23/240x120x1.2/2.88m2',
    draw: 'gypsum',
    lookBy: 'brand',
    min: 2,
    specs: 'Luas lembar=2,88 m²',
    about: 'Papan gypsum rata untuk plafon dan partisi.',
    points: 'Permukaan halus siap cat; Ringan; Mudah dipotong'
  }),
  family('Plafon PVC', {
    name: 'Plafon PVC {brand} {kind} {size}',
    brands: 'Shunda, Golden, Indofon, Jaya',
    kinds: 'Putih Glossy@0, Motif Kayu@1*1.1, Marmer Abu@2*1.1, Lis Emas@3*1.1',
    sizes: '20 cm x 4 m = 51000/1.9/400x20x1/4m; 25 cm x 6 m = 98000/3.4/600x25x1/6m',
    draw: 'pvcpanel, ceiling',
    lookBy: 'kind',
    min: 4,
    specs: 'Tebal=8 mm',
    about: 'Plafon PVC anti rayap dan tidak perlu dicat.',
    points: 'Tahan air; Anti rayap; Pasang cepat'
  }),
  family('Lis Profil', {
    name: 'Lis Profil {kind} {brand} {size}',
    brands: 'Mahkota, Royal, Indolist',
    kinds: 'Gypsum, PVC*1.3, Polyurethane*2.5',
    sizes: '2,4 m = 19500/0.9/240x10x8/2.4m; 4 m = 33500/1.4/400x10x8/4m',
    draw: 'moulding',
    min: 2,
    specs: 'Lebar=8–12 cm',
    about: 'Lis sudut plafon yang rapi.',
    points: 'Sudut presisi; Ringan; Bisa dicat'
  }),
  family('Kompon', {
    name: 'Kompon {kind} {brand} {size}',
    brands: 'Jayaboard*1.1, Aplus, Knauf*1.1, Elephant',
    kinds: 'Gypsum, Serbaguna*1.15',
    sizes: '1 kg = 11500/1/20x13x5/1kg; 20 kg = 74000/20/45x32x11/20kg',
    draw: 'sack',
    lookBy: 'brand',
    specs: 'Kegunaan=Sambungan gypsum',
    about: 'Kompon halus untuk menutup sambungan gypsum.',
    points: 'Tidak susut; Mudah diamplas; Putih bersih'
  }),
  family('Asbes Gelombang', {
    name: 'Asbes Gelombang {brand} {kind} {size}',
    brands: 'Djabesmen, Harflex*1.03, Siam*0.95',
    kinds: 'Kecil, Besar*1.1',
    sizes:
      '150x105 cm 4 mm = 56000/12/150x105x4/1.58m2; 180x105 cm 4 mm = 66000/14.5/180x105x4/1.89m2; 240x105 cm 4 mm = 89000/19/240x105x4/2.52m2',
    draw: 'asbestos',
    min: 4,
    specs: 'Bahan=Semen serat',
    about: 'Lembaran semen gelombang untuk atap gudang, dapur dan kandang.',
    points: 'Tidak berkarat; Meredam suara hujan; Mudah disekrup'
  }),
  family('Asbes Gelombang', {
    name: 'Atap Bitumen Gelombang {brand} {size}',
    brands: 'Onduline*1.1, Onduvilla*1.2',
    sizes: '200x95 cm = 192000/6.4/200x95x5/1.9m2',
    draw: 'bitumen',
    options: 'Warna: Merah, Hijau, Cokelat, Hitam',
    specs: 'Bahan=Serat selulosa dan bitumen, bebas asbes',
    about: 'Atap gelombang bitumen yang ringan dan senyap.',
    points: 'Bebas asbes; Tidak berisik saat hujan; Lentur'
  }),
  family('Talang Air', {
    name: 'Talang Air PVC {brand} {kind} {size}',
    brands: 'Maspion*1.05, Wavin*1.15, Langgeng',
    kinds: 'Setengah Bulat, Kotak@gutterbox*1.15',
    sizes: '5 inch x 4 m = 108000/3/400x13x8/4m; 6 inch x 4 m = 138000/3.8/400x16x9/4m',
    draw: 'gutter',
    options: 'Warna: Putih, Abu',
    specs: 'Bahan=UPVC anti UV',
    about: 'Talang air hujan untuk tepi atap.',
    points: 'Tidak berkarat; Sambungan rapat; Tahan sinar matahari'
  }),
  family('Talang Air', {
    name: 'Talang Karpet {brand} {size}',
    brands: 'Yuema, Talang Kita*0.9',
    sizes: '50 cm per m = 17500/1/50x20x10/1m; 90 cm per m = 29500/1.8/90x20x10/1m',
    draw: 'gutterroll',
    min: 3,
    specs: 'Bahan=Karet; Tebal=0,8 mm',
    about: 'Talang karet gulung untuk jurai dan sambungan atap.',
    points: 'Lentur; Mengikuti bentuk atap; Mudah dipotong'
  }),
  family('Nok Genteng', {
    name: 'Nok Genteng {kind} {brand} {size}',
    kinds:
      'Kanmuri*2.3: Keramik; M-Class*2.1: Keramik; ~Jatiwangi*0.8: Tanah Liat; ~Kebumen*0.75: Tanah Liat; Cisangkan*1.4: Beton; Mutiara*1.2: Beton',
    sizes: 'per pcs = 12500/3.2/38x26x12/1piece; isi 10 pcs = 119000/32/40x38x60/10piece',
    draw: 'ridge',
    options: 'Warna: Natural, Merah, Hitam*1.1, Cokelat',
    specs: 'Kebutuhan=± 3 buah per meter; Kegunaan=Bubungan dan jurai',
    about: 'Nok (bubungan) genteng untuk menutup puncak dan jurai atap.',
    points: 'Lengkung pas; Dibakar matang; Air tidak masuk sambungan'
  }),
  family('Nok Genteng', {
    name: 'Nok Metal {kind} {brand} {size}',
    brands: 'Multi Roof, Sakura Roof, Kencana*0.95',
    kinds: 'Pasir, Polos*0.85',
    sizes: '80 cm 0,30 mm = 32500/1/82x25x12/1piece',
    draw: 'ridgemetal',
    min: 2,
    options: 'Warna: Merah Marun, Hitam, Hijau, Biru, Cokelat',
    specs: 'Lapisan=Zincalume; Kegunaan=Bubungan genteng metal',
    about: 'Nok untuk bubungan genteng metal, senada dengan atapnya.',
    points: 'Rapat dengan genteng; Anti karat; Warna tahan pudar'
  })
]
