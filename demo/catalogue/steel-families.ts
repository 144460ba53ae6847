import { family } from './family.ts'

/** Rebar, light steel, nails and wire. */
export const steelFamilies = [
  family('Besi Beton Ulir', {
    name: 'Besi Beton Ulir {brand} SNI {kind} {size}',
    brands: 'Krakatau Steel, Master Steel, Hanil, KPS, Interworld',
    kinds: 'BJTS 420, BJTS 280',
    sizes:
      '10 mm x 12 m = 88000/7.4/1200x1x1/12m; 13 mm x 12 m = 149000/12.5/1200x1.3x1.3/12m; 16 mm x 12 m = 226000/18.9/1200x1.6x1.6/12m; 19 mm x 12 m = 318000/26.8/1200x1.9x1.9/12m',
    draw: 'rebar',
    specs: 'Standar=SNI 2052:2017; Panjang=12 m',
    about: 'Besi beton sirip (rebar) untuk kolom, balok dan plat lantai.',
    points: 'Sirip tegas, ikatan beton kuat; Diameter penuh bukan banci; Sertifikat pabrik tersedia'
  }),
  family('Besi Beton Polos', {
    name: 'Besi Beton Polos {brand} SNI {size}',
    brands: 'Krakatau Steel, Master Steel, Hanil, KPS, Interworld',
    sizes:
      '6 mm x 12 m = 31500/2.6/1200x1x1/12m; 8 mm x 12 m = 56000/4.7/1200x1x1/12m; 10 mm x 12 m = 86000/7.4/1200x1x1/12m; 12 mm x 12 m = 124000/10.6/1200x1.2x1.2/12m',
    draw: 'rebarplain',
    specs: 'Standar=SNI 2052:2017; Mutu=BJTP 280',
    about: 'Besi beton polos untuk begel, sengkang dan tulangan ringan.',
    points: 'Mudah dibengkokkan; Diameter penuh; Tidak mudah patah'
  }),
  family('Wiremesh', {
    name: 'Wiremesh {brand} {kind} {size}',
    brands: 'Union, Lionmesh, Bevananda',
    kinds: 'M6, M8, M10',
    sizes:
      'lembar 2.1 x 5.4 m = 420000/31/540x210x2/11.34m2; roll 2.1 x 54 m = 3950000/310/215x70x70/113.4m2',
    draw: 'wiremesh',
    specs: 'Jarak kotak=15 × 15 cm; Standar=SNI 07-0663',
    about: 'Jaring besi las untuk lantai cor, jalan dan plat beton.',
    points: 'Hemat waktu merakit; Las kuat merata; Jarak kotak presisi'
  }),
  family('Kanal C', {
    name: 'Baja Ringan Kanal C {brand} {kind} {size}',
    brands: 'Taso, Kencana, Blue Scope, Smartruss, Prima',
    kinds: 'C75, C81',
    sizes:
      '0.65 mm x 6 m = 72000/4.2/600x7.5x3.5/6m; 0.75 mm x 6 m = 88000/5/600x7.5x3.5/6m; 1.00 mm x 6 m = 118000/6.6/600x7.5x3.5/6m',
    draw: 'channel',
    min: 2,
    specs: 'Lapisan=AZ100; Mutu=G550',
    about: 'Profil C baja ringan untuk kuda-kuda atap.',
    points: 'Anti karat dan rayap; Ringan dan kuat; Umur pakai panjang'
  }),
  family('Hollow Galvanis', {
    name: 'Hollow {kind} {brand} {size}',
    brands: 'Gajah, Kencana, Alexindo, Spindo',
    kinds: 'Galvanis, Galvalum, Hitam',
    sizes:
      '2x4 0.35 mm 4 m = 21500/1.6/400x4x2/4m; 4x4 0.35 mm 4 m = 27500/2.1/400x4x4/4m; 4x4 1.2 mm 6 m = 118000/8.7/600x4x4/6m; 4x6 1.6 mm 6 m = 186000/14/600x6x4/6m',
    draw: 'hollow',
    specs: 'Bentuk=Kotak; Lapisan=Galvanis',
    about: 'Besi hollow untuk rangka plafon, partisi, pagar dan kanopi.',
    points: 'Lurus dan tidak melintir; Mudah dilas atau disekrup; Lapisan merata'
  }),
  family('Reng', {
    name: 'Reng Baja Ringan {brand} {size}',
    brands: 'Taso, Kencana, Smartruss, Prima',
    sizes: '0.40 mm x 6 m = 34000/1.9/600x4x3/6m; 0.45 mm x 6 m = 39500/2.1/600x4x3/6m',
    draw: 'channel',
    min: 5,
    specs: 'Lapisan=AZ100',
    about: 'Reng baja ringan untuk dudukan genteng.',
    points: 'Tidak lapuk; Pemasangan cepat; Ringan'
  }),
  family('Paku', {
    name: 'Paku {kind} {brand} {size}',
    brands: 'Lautan, Tiga Roda Baja, Nusantara',
    kinds: 'Kayu, Beton, Payung, Triplek',
    sizes:
      '2 inch 1 kg = 21000/1/15x10x6/1kg; 3 inch 1 kg = 20500/1/15x10x6/1kg; 4 inch 5 kg = 98000/5/25x18x10/5kg',
    draw: 'nails',
    specs: 'Bahan=Baja karbon',
    about: 'Paku tajam dan tidak mudah bengkok.',
    points: 'Kepala rata; Ujung tajam; Dus rapat'
  }),
  family('Kawat Bendrat', {
    name: 'Kawat {kind} {brand} {size}',
    brands: 'Union, Kingdom, Sinar',
    kinds: 'Bendrat, Galvanis, Loket',
    sizes: '1 kg = 23500/1/20x20x5/1kg; 20 kg = 410000/20/45x45x12/20kg',
    draw: 'wirecoil',
    specs: 'Diameter=0,9–1,2 mm',
    about: 'Kawat pengikat tulangan besi beton.',
    points: 'Lentur, tidak mudah putus; Gulungan rapi; Hitam anil'
  }),
  family('Baut & Sekrup', {
    name: '{kind} {brand} {size}',
    brands: 'Taisho, Patta, Hilti, Jempol',
    kinds: 'Sekrup Gypsum, Baut Baja Ringan, Dynabolt, Sekrup Kayu',
    sizes: 'isi 100 = 18500/0.4/12x8x6/100piece; isi 500 = 79000/1.9/18x12x10/500piece',
    draw: 'screws',
    options: 'Ukuran: M6 x 1 inch, M8 x 2 inch*1.3, M10 x 3 inch*1.8',
    specs: 'Lapisan=Zinc plated',
    about: 'Pengencang untuk rangka, papan dan dinding.',
    points: 'Ulir tajam; Tidak mudah dol; Anti karat'
  })
]
