import { family } from './family.ts'

/** Hand tools and what a building site needs. */
export const toolFamilies = [
  family('Palu & Pahat', {
    name: '{kind} {brand} {size}',
    brands: 'Tekiro, Stanley, Krisbow, Kenmaster',
    kinds: 'Palu Kambing, Palu Karet, Bodem, Pahat Beton',
    sizes: '0.5 kg = 48500/0.6/32x12x4/1piece; 1 kg = 72500/1.1/34x13x5/1piece',
    draw: 'hammer',
    specs: 'Bahan=Baja tempa',
    about: 'Palu seimbang dengan gagang nyaman.',
    points: 'Gagang fiber; Kepala tidak lepas; Anti getar'
  }),
  family('Obeng & Tang', {
    name: '{kind} {brand} {size}',
    brands: 'Tekiro, Stanley, Krisbow, Lippro',
    kinds: 'Obeng Set, Tang Kombinasi, Kunci Pas Set, Kunci Inggris',
    sizes:
      '6 inch = 38500/0.3/20x8x3/1piece; 8 inch = 52500/0.4/24x9x3/1piece; set isi 8 = 168000/1.2/30x20x5/8piece',
    draw: 'pliers, screwdriver',
    specs: 'Bahan=Chrome vanadium',
    about: 'Perkakas tangan untuk rumah dan bengkel.',
    points: 'Baja chrome vanadium; Gagang anti licin; Tahan karat'
  }),
  family('Alat Ukur', {
    name: '{kind} {brand} {size}',
    brands: 'Stanley, Tekiro, Bosch, Kenmaster',
    kinds: 'Meteran, Waterpass, Laser Ukur',
    sizes:
      '5 m = 32500/0.25/10x8x4/1piece; 7.5 m = 48500/0.35/11x9x5/1piece; 30 m = 89500/0.6/18x14x5/1piece',
    draw: 'tape, level',
    specs: 'Ketelitian=Kelas II',
    about: 'Alat ukur yang akurat untuk proyek.',
    points: 'Angka jelas; Kunci kuat; Bodi karet'
  }),
  family('Gergaji Tangan', {
    name: 'Gergaji {kind} {brand} {size}',
    brands: 'Sandflex, Stanley, Tekiro, Krisbow',
    kinds: 'Kayu, Besi, Lipat',
    sizes: '12 inch = 42500/0.4/40x13x3/1piece; 18 inch = 68500/0.5/55x15x3/1piece',
    draw: 'handsaw',
    specs: 'Gigi=Keras diasah tiga sisi',
    about: 'Gergaji tajam dan cepat.',
    points: 'Mata baja SK5; Gagang empuk; Tidak mudah tumpul'
  }),
  family('Tangga', {
    name: 'Tangga {kind} {brand} {size}',
    brands: 'Dalton, Krisbow, Nankai, Kenmaster',
    kinds: 'Lipat Aluminium, Teleskopik, Besi',
    sizes: '1.5 m = 385000/5/160x48x12/1piece; 3 m = 985000/11/170x52x16/1piece',
    draw: 'ladder',
    specs: 'Beban maksimum=150 kg',
    about: 'Tangga kokoh dengan pijakan lebar.',
    points: 'Kaki karet anti slip; Kunci ganda; Ringan'
  }),
  family('Gerobak & Sekop', {
    name: '{kind} {brand} {size}',
    brands: 'Artco, Kenmaster, Cap Buaya, Crocodile',
    kinds: 'Gerobak Sorong, Sekop Pasir, Cangkul, Ember Cor',
    sizes: 'standar = 98500/3/100x28x14/1piece; heavy duty = 485000/13/140x65x58/1piece',
    draw: 'wheelbarrow, shovel',
    specs: 'Bahan=Pelat baja',
    about: 'Alat angkut dan gali untuk proyek.',
    points: 'Pelat tebal; Ban angin; Gagang kayu keras'
  }),
  family('Alat Pelindung', {
    name: '{kind} {brand} {size}',
    brands: 'MSA, 3M, Krisbow, Proguard',
    kinds: 'Helm Proyek, Sarung Tangan, Sepatu Safety, Rompi',
    sizes: 'standar = 58500/0.4/30x22x16/1piece; premium = 148000/0.5/32x24x18/1piece',
    draw: 'helmet, gloves',
    specs: 'Standar=SNI / ANSI',
    about: 'Pelindung kerja agar proyek aman.',
    points: 'Nyaman seharian; Bisa diatur; Warna mencolok',
    options: 'Warna: Kuning, Putih, Biru, Merah | Ukuran: M, L, XL'
  })
]
