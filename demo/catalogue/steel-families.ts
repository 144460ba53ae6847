import { family } from './family.ts'

/** Rebar, light steel, nails and wire. */
export const steelFamilies = [
  family('Besi Beton Ulir', {
    name: 'Besi Beton Ulir {brand} SNI {kind} {size}',
    brands: 'Krakatau Steel, Master Steel, Hanil, KPS, Interworld',
    kinds: 'BJTS 420*1.03, BJTS 280',
    sizes:
      '10 mm x 12 m = 88000/7.4/1200x1x1/12m; 13 mm x 12 m = 149000/12.5/1200x1.3x1.3/12m; 16 mm x 12 m = 226000/18.9/1200x1.6x1.6/12m; 19 mm x 12 m = 318000/26.8/1200x1.9x1.9/12m',
    draw: 'rebar',
    bendable: true,
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
    bendable: true,
    specs: 'Standar=SNI 2052:2017; Mutu=BJTP 280',
    about: 'Besi beton polos untuk begel, sengkang dan tulangan ringan.',
    points: 'Mudah dibengkokkan; Diameter penuh; Tidak mudah patah'
  }),
  family('Wiremesh', {
    name: 'Wiremesh {brand} {kind} {size}',
    brands: 'Union, Lionmesh, Bevananda',
    kinds: 'M6, M8*1.7, M10*2.6',
    sizes:
      'lembar 2,1 x 5,4 m = 420000/31/540x210x2/11.34m2; roll 2,1 x 54 m@meshroll = 3950000/310/215x70x70/113.4m2',
    draw: 'wiremesh',
    specs: 'Jarak kotak=15 × 15 cm; Standar=SNI 07-0663',
    about: 'Jaring besi las untuk lantai cor, jalan dan plat beton.',
    points: 'Hemat waktu merakit; Las kuat merata; Jarak kotak presisi'
  }),
  family('Kanal C', {
    name: 'Baja Ringan Kanal C {brand} {kind} {size}',
    brands: 'Taso, Kencana, BlueScope*1.1, Prima*0.95',
    kinds: 'C75, C81*1.05',
    sizes:
      '0,65 mm x 6 m = 72000/4.2/600x7.5x3.5/6m; 0,75 mm x 6 m = 88000/5/600x7.5x3.5/6m; 1,00 mm x 6 m = 118000/6.6/600x7.5x3.5/6m',
    draw: 'channel',
    min: 2,
    specs: 'Lapisan=AZ100; Mutu=G550',
    about: 'Profil C baja ringan untuk kuda-kuda atap.',
    points: 'Anti karat dan rayap; Ringan dan kuat; Umur pakai panjang'
  }),
  family('Hollow Galvanis', {
    name: 'Hollow {kind} {brand} {size}',
    brands: 'Gajah, Kencana, Alexindo, Spindo',
    kinds: 'Galvanis, Galvalum*1.04',
    sizes:
      '2x4 cm 0,35 mm 4 m = 21500/1.6/400x4x2/4m; 4x4 cm 0,35 mm 4 m = 27500/2.1/400x4x4/4m; 4x4 cm 1,2 mm 6 m = 118000/8.7/600x4x4/6m; 4x6 cm 1,6 mm 6 m = 186000/14/600x6x4/6m',
    draw: 'hollow',
    specs: 'Bentuk=Kotak; Kegunaan=Plafon, partisi, kanopi',
    about: 'Besi hollow untuk rangka plafon, partisi, pagar dan kanopi.',
    points: 'Lurus dan tidak melintir; Mudah dilas atau disekrup; Lapisan merata'
  }),
  family('Reng', {
    name: 'Reng Baja Ringan {brand} {size}',
    brands: 'Taso, Kencana, BlueScope*1.1, Prima*0.95',
    sizes: '0,40 mm x 6 m = 34000/1.9/600x4x3/6m; 0,45 mm x 6 m = 39500/2.1/600x4x3/6m',
    draw: 'batten',
    min: 5,
    specs: 'Lapisan=AZ100',
    about: 'Reng baja ringan untuk dudukan genteng.',
    points: 'Tidak lapuk; Pemasangan cepat; Ringan'
  }),
  family('Paku', {
    name: 'Paku {kind} {brand} {size}',
    brands: 'Lautan, Nusantara, Kingdom',
    kinds: 'Kayu, Beton@concretenails*1.7, Payung@roofnails*1.4, Triplek*1.1',
    sizes:
      '2 inch 1 kg = 21000/1/15x10x6/1kg; 3 inch 1 kg = 20500/1/15x10x6/1kg; 3 inch 5 kg = 98000/5/25x18x10/5kg',
    draw: 'nails',
    specs: 'Bahan=Baja karbon',
    about: 'Paku tajam dan tidak mudah bengkok.',
    points: 'Kepala rata; Ujung tajam; Dus rapat'
  }),
  family('Kawat Bendrat', {
    name: 'Kawat {kind} {brand} {size}',
    brands: 'Union, Kingdom, Sinar',
    kinds: 'Bendrat, Galvanis@1*1.15',
    sizes: '1 kg = 23500/1/20x20x5/1kg; 5 kg = 112000/5/30x30x8/5kg; 20 kg = 410000/20/45x45x12/20kg',
    draw: 'wirecoil',
    lookBy: 'kind',
    specs: 'Diameter=0,9–1,2 mm',
    about: 'Kawat pengikat tulangan besi beton.',
    points: 'Lentur, tidak mudah putus; Gulungan rapi; Tidak berkarat di gudang'
  }),
  family('Baut & Sekrup', {
    name: '{kind} {brand} {size}',
    brands: 'Taisho, Patta, Jempol',
    kinds: 'Sekrup Gypsum@drywallscrews, Sekrup Baja Ringan@hexscrews*1.3, Sekrup Kayu@0*1.1',
    sizes:
      '1 inch isi 100 = 16500/0.25/12x8x6/100piece; 2 inch isi 100 = 24500/0.4/14x9x6/100piece; 1 inch isi 500 = 69000/1.2/18x12x10/500piece',
    draw: 'screws',
    specs: 'Lapisan=Zinc plated',
    about: 'Sekrup untuk rangka, papan dan dinding.',
    points: 'Ulir tajam; Tidak mudah dol; Anti karat'
  }),
  family('Baut & Sekrup', {
    name: 'Baut Mur {kind} {brand} {size}',
    brands: 'Taisho, Jempol, Baja Mur',
    kinds: 'Hitam@0, Galvanis@1*1.25, Stainless@2*2.6',
    sizes:
      'M8 x 50 mm isi 20 = 28000/0.6/12x8x6/20piece; M10 x 75 mm isi 20 = 52000/1.3/14x10x7/20piece; M12 x 100 mm isi 10 = 58000/1.3/16x10x7/10piece',
    draw: 'bolt',
    specs: 'Isi=Baut, mur dan ring',
    about: 'Baut mur lengkap ring untuk rangka baja dan kayu.',
    points: 'Ulir penuh; Tidak mudah dol; Lengkap ring'
  }),
  family('Bondek', {
    name: 'Bondek {kind} {brand} {size}',
    brands: 'Kencana, Union, BlueScope*1.08',
    kinds: 'Galvanis',
    sizes:
      '0,70 mm per m = 118000/7/100x100x6/1m; 0,75 mm per m = 128000/7.5/100x100x6/1m; 1,00 mm per m = 168000/10/100x100x6/1m',
    draw: 'bondek',
    min: 5,
    specs: 'Lebar efektif=1 m; Tinggi gelombang=5 cm; Lapisan=Z22',
    about: 'Pelat bondek (floor deck) pengganti bekisting dan tulangan bawah dak beton.',
    points: 'Hemat bekisting; Potong sesuai panjang bentang; Lapisan galvanis tebal'
  }),
  family('Fischer & Dynabolt', {
    name: '{kind} {brand} {size}',
    kinds: 'Fischer*1.5: Fisher S; Hilti*1.6: Fisher HUD; Jempol: Fisher Plastik; Patta: Fisher Plastik',
    sizes:
      'S6 isi 100 = 14500/0.1/12x8x5/100piece; S8 isi 100 = 21500/0.18/14x9x6/100piece; S10 isi 50 = 19500/0.18/14x9x6/50piece',
    draw: 'wallplug',
    specs: 'Bahan=Nilon',
    about: 'Fisher tembok untuk sekrup rak, lampu dan sanitari.',
    points: 'Mencengkeram kuat; Tidak ikut berputar; Untuk tembok dan beton'
  }),
  family('Fischer & Dynabolt', {
    name: 'Dynabolt {brand} {size}',
    brands: 'Jempol, Patta*1.05, Hilti*1.9',
    sizes:
      'M8 x 65 mm isi 10 = 19500/0.3/12x8x5/10piece; M10 x 77 mm isi 10 = 28500/0.55/14x9x6/10piece; M12 x 100 mm isi 10 = 46000/1/16x10x7/10piece',
    draw: 'dynabolt',
    specs: 'Bahan=Baja galvanis; Isi=Lengkap mur dan ring',
    about: 'Angkur dynabolt untuk memasang rangka dan mesin pada beton.',
    points: 'Daya cengkeram tinggi; Ulir rapi; Tahan getar'
  })
]
