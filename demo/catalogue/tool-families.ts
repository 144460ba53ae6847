import { family } from './family.ts'
import { masonToolFamilies } from './mason-tool-families.ts'

const steel = 'Tekiro*1.1, Stanley*1.35, Krisbow*1.15, Kenmaster*0.8'

/** Hand tools and measures. */
export const toolFamilies = [
  family('Palu & Pahat', {
    name: '{kind} {brand} {size}',
    brands: steel,
    kinds: 'Palu Kambing',
    sizes: '0,5 kg = 54500/0.6/32x12x4/1piece; 0,7 kg = 68500/0.8/34x13x5/1piece',
    draw: 'hammer',
    specs: 'Bahan=Baja tempa',
    about: 'Palu seimbang dengan gagang nyaman.',
    points: 'Gagang fiber; Kepala tidak lepas; Meredam getar'
  }),
  family('Obeng & Tang', {
    name: '{kind} {brand} {size}',
    brands: steel,
    kinds: 'Tang Kombinasi, Tang Potong@cutters, Tang Lancip@longnose',
    sizes: '6 inch = 42500/0.3/20x8x3/1piece; 8 inch = 54500/0.4/24x9x3/1piece',
    draw: 'combination',
    specs: 'Bahan=Chrome vanadium',
    about: 'Tang kuat untuk rumah dan bengkel.',
    points: 'Rahang rapat; Gagang anti licin; Tahan karat'
  }),
  family('Alat Ukur', {
    name: 'Meteran {brand} {size}',
    brands: 'Stanley*1.7, Tekiro, Krisbow*1.1, Kenmaster*0.75',
    sizes: '3 m = 21500/0.15/9x8x4/1piece; 5 m = 34500/0.25/10x8x4/1piece; 7,5 m = 54500/0.35/11x9x5/1piece',
    draw: 'tape',
    specs: 'Ketelitian=Kelas II',
    about: 'Meteran dengan angka jelas dan pengunci kuat.',
    points: 'Angka jelas; Kunci kuat; Bodi karet'
  }),
  family('Gergaji Tangan', {
    name: 'Gergaji {kind} {brand} {size}',
    brands: 'Sandvik*1.6, Stanley*1.3, Tekiro, Krisbow*1.1',
    kinds: 'Kayu',
    sizes: '18 inch = 68500/0.5/55x15x3/1piece; 20 inch = 78500/0.6/60x15x3/1piece',
    draw: 'handsaw',
    specs: 'Gigi=Keras diasah tiga sisi',
    about: 'Gergaji tajam dan cepat.',
    points: 'Mata baja SK5; Gagang empuk; Tidak mudah tumpul'
  }),
  family('Palu & Pahat', {
    name: '{kind} {brand} {size}',
    brands: steel,
    kinds: 'Palu Karet',
    sizes: '0,5 kg = 38500/0.6/32x12x6/1piece; 1 kg = 54500/1.1/34x13x7/1piece',
    draw: 'mallet',
    specs: 'Kepala=Karet padat; Gagang=Kayu',
    about: 'Palu karet untuk memasang keramik, paving dan parket.',
    points: 'Tidak merusak permukaan; Kepala tidak lepas; Gagang pas digenggam'
  }),
  family('Palu & Pahat', {
    name: '{kind} {brand} {size}',
    brands: steel,
    kinds: 'Bodem',
    sizes:
      '1 kg = 84500/1.3/30x12x6/1piece; 2 kg = 128000/2.5/36x15x7/1piece; 4 kg = 245000/5/90x18x8/1piece',
    draw: 'sledge',
    specs: 'Kepala=Baja tempa; Gagang=Fiber',
    about: 'Bodem (palu godam) untuk membobok tembok dan memecah batu.',
    points: 'Gagang fiber; Kepala tidak lepas; Meredam getar'
  }),
  family('Palu & Pahat', {
    name: '{kind} {brand} {size}',
    brands: 'Tekiro*1.15, Krisbow*1.2, Kenmaster*0.85, Jempol*0.95',
    kinds: 'Linggis',
    sizes:
      '60 cm = 58500/1.4/60x6x3/1piece; 90 cm = 84500/2.4/90x7x4/1piece; 120 cm = 128000/4/120x7x4/1piece',
    draw: 'crowbar',
    specs: 'Bahan=Baja tempa; Ujung=Pipih dan cakar paku',
    about: 'Linggis untuk membongkar bekisting, mencungkil dan mencabut paku.',
    points: 'Ujung dikeraskan; Tidak mudah bengkok; Cat anti karat'
  }),
  family('Palu & Pahat', {
    name: '{kind} {brand} {size}',
    brands: steel,
    kinds: 'Pahat Beton@coldchisel, Pahat Kayu*0.9',
    sizes: '10 inch = 34500/0.4/26x4x3/1piece; 12 inch = 42500/0.5/31x4x3/1piece',
    draw: 'chisel',
    specs: 'Bahan=Baja tempa',
    about: 'Pahat tajam dengan pelindung tangan.',
    points: 'Ujung dikeraskan; Pelindung karet; Tidak mudah gompal'
  }),
  family('Obeng & Tang', {
    name: '{kind} {brand} {size}',
    brands: steel,
    kinds: 'Obeng Set',
    sizes: 'isi 6 = 98500/0.8/28x20x5/6piece; isi 8 = 128000/1.1/30x22x5/8piece',
    draw: 'screwdriver',
    specs: 'Bahan=Chrome vanadium; Ujung=Magnet',
    about: 'Satu set obeng plus dan minus.',
    points: 'Ujung magnet; Gagang anti licin; Tahan karat'
  }),
  family('Obeng & Tang', {
    name: '{kind} {brand} {size}',
    brands: steel,
    kinds: 'Kunci Inggris',
    sizes:
      '8 inch = 68500/0.35/22x7x2/1piece; 10 inch = 89500/0.5/27x8x3/1piece; 12 inch = 118000/0.7/32x9x3/1piece',
    draw: 'wrench',
    specs: 'Bahan=Chrome vanadium',
    about: 'Kunci inggris dengan rahang presisi.',
    points: 'Rahang tidak goyang; Skala terbaca; Tahan karat'
  }),
  family('Obeng & Tang', {
    name: '{kind} {brand} {size}',
    brands: steel,
    kinds: 'Kunci Ring Pas Set, Kunci Pas Set@openspanners*0.85',
    sizes: 'isi 8 = 168000/1.3/28x18x5/8piece; isi 11 = 238000/1.9/32x22x6/11piece',
    draw: 'spanners',
    specs: 'Bahan=Chrome vanadium; Mata=8–24 mm',
    about: 'Satu set kunci untuk bengkel dan rumah.',
    points: 'Mata pas; Lapisan satin; Lengkap dompet'
  }),
  family('Alat Ukur', {
    name: 'Waterpass {brand} {size}',
    brands: 'Stanley*1.6, Tekiro, Krisbow*1.1, Kenmaster*0.7',
    sizes:
      '12 inch = 58500/0.4/32x8x4/1piece; 24 inch = 98500/0.7/62x8x4/1piece; 40 inch = 148000/1.1/102x8x4/1piece',
    draw: 'level',
    specs: 'Bahan=Aluminium; Ketelitian=0,5 mm/m',
    about: 'Waterpass aluminium tiga gelembung.',
    points: 'Gelembung jelas; Sisi rata; Ada magnet'
  }),
  family('Alat Ukur', {
    name: 'Laser Ukur {brand} {kind} {size}',
    kinds: 'Bosch*1.2: GLM 40, GLM 400*1.3; Stanley: Meteran Laser; Krisbow*0.8: Meteran Laser',
    sizes: '40 m = 1150000/0.2/14x8x5/1piece',
    draw: 'laser',
    lookBy: 'brand',
    specs: 'Ketelitian=± 2 mm; Baterai=2 × AAA',
    about: 'Meteran laser untuk panjang, luas dan isi ruang.',
    points: 'Layar terang; Luas dan volume; Lengkap sarung'
  }),
  family('Alat Ukur', {
    name: 'Tang Ampere {brand} {kind} {size}',
    kinds:
      'Kyoritsu*2.6: Digital; Sanwa*2.4: Digital; Krisbow*1.1: Digital; Heles*0.9: Digital; Zotek*0.8: Digital',
    sizes: '400 A = 265000/0.4/22x12x6/1piece; 600 A = 335000/0.45/24x12x6/1piece',
    draw: 'clampmeter',
    lookBy: 'brand',
    specs: 'Ukur=Arus, tegangan, tahanan',
    about: 'Tang ampere digital untuk teknisi listrik dan AC.',
    points: 'Layar besar; Bunyi kontinuitas; Lengkap kabel uji'
  }),
  family('Gergaji Tangan', {
    name: 'Gergaji {kind} {brand} {size}',
    brands: 'Sandvik*1.6, Stanley*1.3, Tekiro, Krisbow*1.1',
    kinds: 'Besi',
    sizes: '12 inch = 54500/0.5/42x13x3/1piece',
    draw: 'hacksaw',
    specs: 'Mata=24 gigi per inch',
    about: 'Gergaji besi dengan rangka kokoh.',
    points: 'Mata mudah diganti; Rangka tidak melintir; Gagang empuk'
  }),
  ...masonToolFamilies
]
