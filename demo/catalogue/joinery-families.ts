import { family } from './family.ts'

/** Boards, timber, doors and windows. */
export const joineryFamilies = [
  family('Triplek', {
    name: 'Triplek {kind} {brand} {size}',
    brands: 'Palem, Tunas*0.97, Sumber Graha*1.03, Kutai Timber*1.05',
    kinds: 'Meranti*1.05, Sengon*0.9, Film Faced@filmply*1.35',
    sizes:
      '9 mm 122x244 cm = 128000/16/244x122x0.9/2.98m2; 12 mm 122x244 cm = 189000/21/244x122x1.2/2.98m2; 18 mm 122x244 cm = 268000/31/244x122x1.8/2.98m2',
    draw: 'plywood',
    specs: 'Luas lembar=2,98 m²',
    about: 'Triplek (plywood) rapat untuk bekisting, mebel dan plafon.',
    points: 'Lapisan rapat; Tidak melengkung; Tebal sesuai'
  }),
  family('Blockboard & MDF', {
    name: '{kind} {brand} {size}',
    brands: 'Palem, Sumber Graha, Taco, Tunas',
    kinds: 'MDF@0, Blockboard@2*1.2, Multiplek Melamin@1*1.6',
    sizes: '12 mm 122x244 cm = 148000/24/244x122x1.2/2.98m2; 18 mm 122x244 cm = 219000/36/244x122x1.8/2.98m2',
    draw: 'mdf',
    lookBy: 'kind',
    specs: 'Luas lembar=2,98 m²',
    about: 'Papan mebel yang rata untuk lemari dan kitchen set.',
    points: 'Rata dan padat; Mudah dirouter; Siap HPL'
  }),
  family('Kayu Balok', {
    name: 'Kayu Balok {brand} {size}',
    brands: '~Kamper*1.5, ~Meranti*1.15, ~Kruing*1.25, ~Borneo Super, ~Jati*3.2',
    origin: 'Jenis kayu',
    sizes:
      '5x10 cm x 4 m = 98000/14/400x10x5/4m; 6x12 cm x 4 m = 146000/20/400x12x6/4m; 8x12 cm x 4 m = 198000/27/400x12x8/4m',
    draw: 'timber',
    lookBy: 'brand',
    specs: 'Kadar air=± 18%',
    about: 'Kayu balok oven untuk kusen dan rangka.',
    points: 'Lurus dan tua; Sudah dioven; Serat rapat'
  }),
  family('Kaso & Reng Kayu', {
    name: 'Kaso {brand} {size}',
    brands: '~Borneo, ~Meranti*1.15, ~Sengon*0.7, ~Kamper*1.5',
    origin: 'Jenis kayu',
    sizes: '4x6 cm x 4 m = 34500/6/400x6x4/4m; 5x7 cm x 4 m = 49500/8.5/400x7x5/4m',
    draw: 'timber',
    lookBy: 'brand',
    min: 5,
    specs: 'Kegunaan=Rangka atap, bekisting',
    about: 'Kayu kaso untuk rangka dan bekisting.',
    points: 'Ukuran penuh; Tidak bengkok; Harga proyek'
  }),
  family('Pintu Kayu', {
    name: 'Pintu {kind} {brand} {size}',
    brands: 'Karya Pintu, Arte Door, Woodline, Mega Pintu',
    kinds: 'Panel Jati@0*1.6, Minimalis@plaindoor.1, Engineering Doff@2*0.85, Ukir@carveddoor.2*1.9',
    sizes: '80x210 cm = 1350000/32/210x80x4/1piece; 90x210 cm = 1520000/36/210x90x4/1piece',
    draw: 'door',
    lookBy: 'kind',
    preOrderDays: 14,
    options: 'Arah: Kiri, Kanan',
    specs: 'Tebal=4 cm; Bahan=Kayu solid',
    about: 'Pintu kayu dengan sambungan kuat dan finishing halus.',
    points: 'Kayu oven, tidak melintir; Finishing melamin; Bisa ukuran khusus'
  }),
  family('Pintu PVC & Aluminium', {
    name: 'Pintu Kamar Mandi PVC {brand} {kind} {size}',
    brands: 'Dolphin, Maspion*1.05, Pintumas',
    kinds: 'Polos, Motif@pvcmotif*1.15',
    sizes: '70x195 cm = 225000/9/195x70x4/1piece; 75x195 cm = 242000/10/195x75x4/1piece',
    draw: 'pvcdoor',
    specs: 'Tahan air=Ya; Isi=Daun, kusen dan engsel',
    about: 'Pintu PVC tahan air untuk kamar mandi, lengkap kusen.',
    points: 'Anti rayap; Lengkap kusen; Ringan',
    options: 'Warna: Putih, Biru, Cokelat'
  }),
  family('Jendela Aluminium', {
    name: 'Jendela Aluminium {brand} {kind} {size}',
    brands: 'Alexindo, YKK AP*1.5, Inkalum',
    kinds: 'Casement@casement, Sliding*1.1, Jungkit@awning*1.05',
    sizes: '60x120 cm = 685000/11/120x60x8/1piece; 120x120 cm = 1180000/19/120x120x8/1piece',
    draw: 'window',
    preOrderDays: 10,
    specs: 'Kaca=5 mm bening; Profil=4 inch',
    about: 'Jendela aluminium lengkap kaca dan aksesoris.',
    points: 'Kedap air; Tidak keropos; Siap pasang'
  }),
  family('Kaca', {
    name: 'Kaca {kind} {brand} {size}',
    brands: 'Asahimas, Mulia Glass',
    kinds: 'Bening, Rayban*1.2, Tempered*2.6, Es*1.15',
    sizes: '5 mm per m2 = 118000/12.5/100x100x0.5/1m2; 8 mm per m2 = 232000/20/100x100x0.8/1m2',
    draw: 'glass',
    lookBy: 'kind',
    preOrderDays: 5,
    specs: 'Potong=Sesuai ukuran',
    about: 'Kaca lembaran potong sesuai ukuran.',
    points: 'Tepi digosok; Bening tanpa gelombang; Kemasan kayu'
  }),
  family('Kunci & Handle', {
    name: '{kind} {brand} {size}',
    brands: 'Dekkson*1.3, Solid*1.1, Kend*1.15, Paloma, Belleza*0.9',
    kinds: 'Handle Pintu@leverhandle, Handle Plus Kunci*1.5',
    sizes: 'plat pendek = 168000/1.1/25x12x7/1piece; plat panjang = 215000/1.4/30x12x7/1piece',
    draw: 'handle',
    options: 'Warna: Perak, Hitam, Emas Antik',
    specs: 'Bahan=Stainless 304',
    about: 'Handle yang kokoh untuk pintu rumah.',
    points: 'Anti karat; Tidak mudah kendur; Lengkap sekrup'
  }),
  family('Engsel', {
    name: 'Engsel {kind} {brand} {size}',
    brands: 'Dekkson*1.3, Solid*1.1, Paloma, Hafele*1.5',
    kinds: 'Pintu, Jendela*0.9',
    sizes: '3 inch = 16500/0.2/9x7x2/1piece; 4 inch = 24500/0.35/11x8x2/1piece',
    draw: 'hinge',
    specs: 'Bahan=Stainless 304',
    about: 'Engsel yang licin dan tidak berbunyi.',
    points: 'Lengkap sekrup; Tidak mudah kendor; Anti karat'
  }),
  family('Triplek', {
    name: 'Triplek {kind} {brand} {size}',
    brands: 'Palem, Tunas*0.97, Sumber Graha*1.03',
    kinds: 'Plafon Sengon*0.92, Plafon Meranti, Mebel Meranti*1.15',
    sizes: '3 mm 122x244 cm = 54500/5.5/244x122x0.3/2.98m2; 4 mm 122x244 cm = 66500/7/244x122x0.4/2.98m2',
    draw: 'plywood',
    specs: 'Luas lembar=2,98 m²',
    about: 'Triplek tipis untuk plafon, punggung lemari dan pintu.',
    points: 'Lapisan rapat; Tidak mengelupas; Tebal sesuai'
  }),
  family('Kaso & Reng Kayu', {
    name: '{kind} {brand} {size}',
    brands: '~Borneo, ~Meranti*1.15, ~Sengon*0.7',
    origin: 'Jenis kayu',
    kinds: 'Reng Kayu',
    sizes: '2x3 cm x 4 m = 8500/1.6/400x3x2/4m; 3x4 cm x 4 m = 16500/3/400x4x3/4m',
    draw: 'timber',
    lookBy: 'brand',
    min: 10,
    specs: 'Kegunaan=Dudukan genteng, rangka plafon',
    about: 'Reng kayu lurus untuk dudukan genteng.',
    points: 'Ukuran penuh; Tidak bengkok; Serat rapat'
  }),
  family('Kaso & Reng Kayu', {
    name: '{kind} {brand} {size}',
    brands: '~Sengon, ~Borneo*1.4, ~Meranti*1.6',
    origin: 'Jenis kayu',
    kinds: 'Papan Cor@castboards',
    sizes: '2x20 cm x 3 m = 26500/6/300x20x2/3m; 2x20 cm x 4 m = 35500/8/400x20x2/4m',
    draw: 'timber',
    lookBy: 'brand',
    min: 5,
    specs: 'Kegunaan=Bekisting cor, perancah',
    about: 'Papan cor untuk bekisting pondasi, kolom dan balok.',
    points: 'Bisa dipakai ulang; Lebar penuh; Tidak pecah'
  }),
  family('Pintu PVC & Aluminium', {
    name: 'Pintu Aluminium {kind} {brand} {size}',
    brands: 'Alexindo, Inkalum, YKK AP*1.6',
    kinds: 'Kaca Ayun, Kaca Geser*1.1',
    sizes: '80x210 cm = 1450000/24/210x80x6/1piece; 90x210 cm = 1620000/27/210x90x6/1piece',
    draw: 'doorglass',
    preOrderDays: 10,
    specs: 'Kaca=5 mm; Profil=4 inch',
    about: 'Pintu aluminium dengan kaca, lengkap kusen.',
    points: 'Tidak keropos; Rapat; Siap pasang'
  }),
  family('Kunci & Handle', {
    name: 'Kunci {kind} {brand} {size}',
    brands: 'Dekkson*1.3, Solid*1.1, Kend*1.2, Paloma',
    kinds: 'Tanam',
    sizes: '50 mm = 98000/0.6/20x10x6/1piece; 60 mm = 118000/0.7/20x10x6/1piece',
    draw: 'lockcase',
    specs: 'Isi=Badan kunci, silinder, 3 anak kunci',
    about: 'Kunci pintu yang halus dan sukar dibongkar.',
    points: 'Silinder presisi; Tiga anak kunci; Anti karat'
  }),
  family('Kunci & Handle', {
    name: 'Kunci {kind} {brand} {size}',
    brands: 'Dekkson*1.3, Solid*1.1, Kend*1.2, Paloma',
    kinds: 'Silinder Kamar Mandi',
    sizes: '50 mm = 88000/0.6/20x10x6/1piece; 60 mm = 98000/0.7/20x10x6/1piece',
    draw: 'bathlock',
    specs: 'Isi=Badan kunci, silinder, knob putar; Buka dari luar=Dengan koin',
    about: 'Kunci kamar mandi dengan knob putar, tanpa anak kunci.',
    points: 'Bisa dibuka dari luar saat darurat; Putaran halus; Anti karat'
  }),
  family('Gembok', {
    name: 'Gembok {kind} {brand} {size}',
    brands: 'Yale*1.7, Solid, Kenmaster*0.7, Viro*1.5',
    kinds: 'Leher Pendek, Leher Panjang@padlocklong*1.15',
    sizes:
      '40 mm = 52000/0.2/12x8x3/1piece; 50 mm = 76000/0.35/13x9x4/1piece; 60 mm = 112000/0.55/15x10x4/1piece',
    draw: 'padlock',
    specs: 'Badan=Kuningan; Anak kunci=3',
    about: 'Gembok kuningan untuk pagar, gudang dan rolling door.',
    points: 'Leher baja keras; Tahan karat; Tiga anak kunci'
  }),
  family('Kaca Film', {
    name: 'Kaca Film {kind} {brand} {size}',
    brands: '3M*2.2, Solar Gard*1.8, Kaca Kita',
    kinds: 'Hitam 60%, Sandblast, Riben Cermin*1.15',
    sizes: '50 cm x 1 m = 32000/0.3/52x6x6/0.5m2; 152 cm x 1 m = 89000/0.8/154x8x8/1.52m2',
    draw: 'filmroll',
    lookBy: 'kind',
    specs: 'Perekat=Pasang dengan air sabun',
    about: 'Kaca film rumah dan kantor, mengurangi panas dan silau.',
    points: 'Menolak UV; Tidak berkerut; Mudah dipasang'
  }),
  family('Kusen Aluminium', {
    name: 'Kusen Aluminium {brand} {kind} {size}',
    brands: 'Alexindo, YKK AP*1.5, Inkalum*0.97, Dacon*1.05',
    kinds: 'Profil Polos, Profil Tanduk*1.05',
    sizes: '3 inch x 6 m = 268000/4.2/600x7.6x4.4/6m; 4 inch x 6 m = 335000/5.4/600x10.1x4.4/6m',
    draw: 'alumframe',
    options: 'Warna: Perak, Hitam*1.08, Cokelat*1.05, Putih*1.05',
    specs: 'Tebal=1,1 mm; Lapisan=Anodize atau powder coating',
    about: 'Batang kusen aluminium untuk pintu, jendela dan partisi kaca.',
    points: 'Tidak keropos dimakan rayap; Lurus dan presisi; Lapisan tidak mengelupas'
  })
]
