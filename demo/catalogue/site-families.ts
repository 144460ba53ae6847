import { family } from './family.ts'

/** Equipment of a building site other than tools. */
export const siteFamilies = [
  family('Tangga', {
    name: 'Tangga {kind} {brand} {size}',
    brands: 'Dalton*1.1, Krisbow*1.15, Nankai, Kenmaster*0.85',
    kinds: 'Lipat Aluminium',
    sizes:
      '1,5 m = 445000/5/160x48x12/1piece; 2 m = 565000/6.8/210x52x14/1piece; 3 m = 985000/11/310x58x16/1piece',
    draw: 'ladder',
    specs: 'Beban maksimum=120 kg',
    about: 'Tangga lipat kokoh dengan pijakan lebar.',
    points: 'Kaki karet anti slip; Kunci ganda; Ringan'
  }),
  family('Gerobak & Sekop', {
    name: '{kind} {brand} {size}',
    brands: 'Artco*1.15, Kenmaster, Lion*0.95',
    kinds: 'Gerobak Sorong Arko',
    sizes: 'ban mati = 485000/13/140x65x58/1piece; ban angin = 565000/14/140x65x58/1piece',
    draw: 'wheelbarrow',
    specs: 'Bak=Pelat baja 1,2 mm; Isi=65 liter',
    about: 'Gerobak sorong (arko) untuk adukan, pasir dan bata.',
    points: 'Pelat tebal; Rangka pipa kokoh; Mudah dirakit'
  }),
  family('Alat Pelindung', {
    name: '{kind} {brand} {size}',
    brands: 'MSA*1.9, 3M*1.8, Krisbow*1.2, Proguard',
    kinds: 'Helm Proyek',
    sizes: 'standar = 42500/0.4/30x22x16/1piece; dengan ratchet = 62500/0.45/30x22x16/1piece',
    draw: 'helmet',
    specs: 'Standar=SNI',
    about: 'Helm pelindung kerja agar proyek aman.',
    points: 'Nyaman seharian; Bisa diatur; Warna mencolok',
    options: 'Warna: Kuning, Putih, Biru, Merah'
  }),
  family('Tangga', {
    name: 'Tangga {kind} {brand} {size}',
    brands: 'Dalton*1.1, Krisbow*1.15, Nankai',
    kinds: 'Teleskopik',
    sizes: '2,6 m = 1150000/8/75x48x10/1piece; 3,8 m = 1590000/11.5/90x48x10/1piece',
    draw: 'telescopic',
    specs: 'Beban maksimum=150 kg',
    about: 'Tangga yang ditarik sesuai tinggi, muat di bagasi mobil.',
    points: 'Kunci tiap pijakan; Kaki anti slip; Ringkas'
  }),
  family('Gerobak & Sekop', {
    name: '{kind} {brand} {size}',
    brands: 'Cap Buaya*1.1, Kenmaster, Crocodile*1.15',
    kinds: 'Sekop Pasir@shovelflat, Sekop Lancip',
    sizes: 'gagang kayu = 82000/1.9/105x24x12/1piece; gagang besi = 98000/2.3/105x24x12/1piece',
    draw: 'shovel',
    specs: 'Bahan=Baja karbon',
    about: 'Sekop kuat untuk pasir, adukan dan tanah.',
    points: 'Daun tebal; Gagang kokoh; Tidak mudah tekuk'
  }),
  family('Gerobak & Sekop', {
    name: '{kind} {brand} {size}',
    brands: 'Cap Buaya*1.1, Kenmaster, Crocodile*1.15',
    kinds: 'Cangkul',
    sizes: 'daun saja@hoeblade = 68000/1.4/28x22x8/1piece; lengkap gagang = 98000/2.4/110x24x14/1piece',
    draw: 'hoe',
    specs: 'Bahan=Baja tempa',
    about: 'Cangkul tajam untuk galian pondasi dan kebun.',
    points: 'Baja tempa; Mudah diasah; Mata tebal'
  }),
  family('Gerobak & Sekop', {
    name: '{kind} {brand} {size}',
    brands: 'Lion Star*1.15, Maspion*1.1, Kenmaster',
    kinds: 'Ember Cor',
    sizes: '8 liter = 14500/0.4/28x28x24/1piece; 12 liter = 21500/0.6/32x32x27/1piece',
    draw: 'bucket',
    specs: 'Bahan=Karet plastik tebal',
    about: 'Ember cor tebal yang tidak pecah saat dilempar.',
    points: 'Lentur; Gagang besi; Tidak mudah pecah'
  }),
  family('Alat Pelindung', {
    name: 'Sarung Tangan {kind} {brand} {size}',
    brands: '3M*1.8, Krisbow*1.2, Proguard',
    kinds: 'Karet Bintik, Kulit Las@weldgloves*2.2',
    sizes: 'isi 1 pasang = 15500/0.1/24x12x3/1piece; isi 6 pasang = 84000/0.5/26x16x10/6piece',
    draw: 'gloves',
    specs: 'Kegunaan=Angkat material, besi, kayu',
    about: 'Sarung tangan kerja yang tidak licin.',
    points: 'Tidak licin; Lentur; Bisa dicuci'
  }),
  family('Alat Pelindung', {
    name: 'Sepatu Safety {kind} {brand} {size}',
    kinds:
      'Cheetah*1.1: Pendek@lowshoes, Tinggi*1.15; Krisbow: Pendek@lowshoes, Tinggi*1.15; Kings*1.9: Pendek@lowshoes, Tinggi*1.1',
    sizes: 'ujung baja = 345000/1.4/33x24x13/1piece',
    draw: 'boots',
    specs: 'Ujung=Baja; Sol=Karet tahan minyak',
    about: 'Sepatu pelindung dengan ujung baja.',
    points: 'Ujung baja; Sol tidak licin; Kulit asli',
    options: 'Warna: Hitam, Cokelat | Ukuran: 39, 40, 41, 42, 43'
  }),
  family('Alat Pelindung', {
    name: 'Rompi Proyek {kind} {brand} {size}',
    brands: 'MSA*1.6, Krisbow*1.2, Proguard',
    kinds: 'Jaring, Kain*1.3',
    sizes: 'garis pantul 5 cm = 38500/0.2/30x24x3/1piece',
    draw: 'vest',
    specs: 'Bahan=Poliester; Pantul=Dua garis',
    about: 'Rompi keselamatan dengan garis pantul.',
    points: 'Terlihat dari jauh; Adem; Ritsleting kuat',
    options: 'Warna: Oranye, Hijau, Kuning | Ukuran: M, L, XL'
  }),
  family('Scaffolding', {
    name: '{kind} {brand} {size}',
    brands: 'Jaya Steger, Kokoh Steel*1.05, Perancah Mas*0.97',
    kinds: 'Scaffolding Steger Set, Main Frame Steger Saja*0.42',
    sizes: 'tinggi 1,7 m = 645000/38/220x122x20/1piece; tinggi 1,9 m = 695000/41/220x122x20/1piece',
    draw: 'scaffold',
    specs: 'Rangka=Pipa besi 1,5 inch; Beban=± 500 kg per tingkat',
    about: 'Scaffolding (steger) untuk pekerjaan dinding, plafon dan cat di ketinggian.',
    points: 'Las penuh; Cat anti karat; Bisa disusun beberapa tingkat'
  })
]
