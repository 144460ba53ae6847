import { family } from './family.ts'

/** Roofs and ceilings. */
export const shellFamilies = [
  family('Spandek & Zincalume', {
    name: 'Atap {kind} {brand} {size}',
    brands: 'Kencana, Blue Scope, Sakura, Fumira',
    kinds: 'Spandek, Spandek Pasir, Zincalume Polos, Spandek Warna',
    sizes:
      '0.25 mm per m = 42000/2.3/100x100x4/1m; 0.30 mm per m = 51000/2.8/100x100x4/1m; 0.35 mm per m = 62000/3.3/100x100x4/1m',
    draw: 'corrugated',
    min: 6,
    specs: 'Lebar efektif=1 m; Lapisan=Zincalume AZ70',
    about: 'Atap lembaran panjang untuk rumah, kanopi dan gudang.',
    points: 'Bisa potong sesuai panjang; Tidak bocor di sambungan; Ringan'
  }),
  family('Genteng Metal', {
    name: 'Genteng Metal {brand} {kind} {size}',
    brands: 'Multi Roof, Sakura Roof, Rainbow, Kencana',
    kinds: 'Pasir, Polos',
    sizes: '80x77 cm 0.25 mm = 36500/2.2/80x77x5/0.6m2; 80x100 cm 0.30 mm = 51500/2.9/100x80x5/0.8m2',
    draw: 'metalroof',
    min: 10,
    options: 'Warna: Merah Marun, Hitam, Hijau, Biru, Cokelat',
    specs: 'Tebal=0,25–0,30 mm',
    about: 'Genteng metal berpasir, teduh dan tidak berisik.',
    points: 'Ringan dan kuat; Suara hujan teredam; Warna tahan pudar'
  }),
  family('Genteng Tanah Liat', {
    name: 'Genteng {kind} {brand} {size}',
    brands: 'Kanmuri, Jatiwangi, Kebumen Sokka, Mantili, M-Class',
    kinds: 'Keramik Glazur, Tanah Liat, Beton Flat',
    sizes: 'per pcs = 7900/2.8/40x28x5/1piece; isi 100 pcs = 720000/280/110x90x60/100piece',
    draw: 'claytile',
    min: 1,
    options: 'Warna: Natural, Merah, Hitam*1.12, Cokelat',
    specs: 'Kebutuhan=14–22 buah per m²',
    about: 'Genteng yang sejuk dan awet puluhan tahun.',
    points: 'Dibakar matang; Kuncian rapat; Tidak lapuk'
  }),
  family('Atap Transparan', {
    name: 'Atap {kind} {brand} {size}',
    brands: 'Solartuff, Twinlite, Alderon, Rooftop',
    kinds: 'Polycarbonate, UPVC Double Layer, Fiberglass',
    sizes: '0.8 m x 3 m = 248000/4.2/300x80x4/2.4m2; 0.8 m x 6 m = 485000/8.4/600x80x4/4.8m2',
    draw: 'clearroof',
    options: 'Warna: Bening, Biru, Abu',
    specs: 'Perlindungan=Anti UV',
    about: 'Atap tembus cahaya untuk kanopi dan teras.',
    points: 'Terang alami; Meredam panas; Tidak mudah pecah'
  }),
  family('Insulasi Atap', {
    name: '{kind} {brand} {size}',
    brands: 'Zelltech, Polynet, Jatifoil',
    kinds: 'Aluminium Foil Bubble, Glasswool, Foam Insulasi',
    sizes: '1.2 x 25 m = 418000/9/120x50x50/30m2; 1.2 x 50 m = 795000/17/120x60x60/60m2',
    draw: 'foilroll',
    specs: 'Lapisan=Foil ganda',
    about: 'Peredam panas di bawah atap.',
    points: 'Menurunkan suhu ruang; Tahan api; Mudah digelar'
  }),
  family('Papan Gypsum', {
    name: 'Papan Gypsum {brand} {kind} {size}',
    brands: 'Jayaboard, Knauf, Aplus, Elephant',
    kinds: 'Standar, Tahan Air, Tahan Api',
    sizes: '9 mm 120x240 = 68500/17/240x120x0.9/2.88m2; 12 mm 120x240 = 96500/23/240x120x1.2/2.88m2',
    draw: 'gypsum',
    lookBy: 'brand',
    min: 2,
    specs: 'Ukuran=120 × 240 cm',
    about: 'Papan gypsum rata untuk plafon dan partisi.',
    points: 'Permukaan halus siap cat; Ringan; Mudah dipotong'
  }),
  family('Plafon PVC', {
    name: 'Plafon PVC {brand} {kind} {size}',
    brands: 'Shunda, Golden, Indofon, Jaya',
    kinds: 'Putih Glossy, Motif Kayu, Marmer Abu, Lis Emas',
    sizes: '20 cm x 4 m = 51000/1.9/400x20x1/4m; 25 cm x 6 m = 98000/3.4/600x25x1/6m',
    draw: 'planks, ceiling',
    lookBy: 'kind',
    min: 4,
    specs: 'Tebal=8 mm',
    about: 'Plafon PVC anti rayap dan tidak perlu dicat.',
    points: 'Tahan air; Anti rayap; Pasang cepat'
  }),
  family('Lis Profil', {
    name: 'Lis Profil {kind} {brand} {size}',
    brands: 'Mahkota, Royal, Indolist',
    kinds: 'Gypsum, PVC, Polyurethane',
    sizes: '2.4 m = 23500/0.9/240x10x8/2.4m; 4 m = 39500/1.4/400x10x8/4m',
    draw: 'moulding',
    min: 2,
    specs: 'Lebar=8–12 cm',
    about: 'Lis sudut plafon yang rapi.',
    points: 'Sudut presisi; Ringan; Bisa dicat'
  }),
  family('Kompon', {
    name: 'Kompon {kind} {brand} {size}',
    brands: 'Jayaboard, A Plus, Cornice, Elephant',
    kinds: 'Gypsum, Serbaguna',
    sizes: '1 kg = 11500/1/20x13x5/1kg; 20 kg = 74000/20/45x32x11/20kg',
    draw: 'sack, groutbag',
    lookBy: 'brand',
    specs: 'Kegunaan=Sambungan gypsum',
    about: 'Kompon halus untuk menutup sambungan gypsum.',
    points: 'Tidak susut; Mudah diamplas; Putih bersih'
  })
]
