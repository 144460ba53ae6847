import { family } from './family.ts'

/** Boards, timber, doors and windows. */
export const joineryFamilies = [
  family('Triplek', {
    name: 'Triplek {kind} {brand} {size}',
    brands: 'Sengon, Meranti, Palem, Tunas',
    kinds: 'Polos, Film Faced, Marine Plywood',
    sizes:
      '3 mm 122x244 = 58500/5.5/244x122x0.3/2.98m2; 9 mm 122x244 = 138000/16/244x122x0.9/2.98m2; 12 mm 122x244 = 189000/21/244x122x1.2/2.98m2; 18 mm 122x244 = 268000/31/244x122x1.8/2.98m2',
    draw: 'plywood',
    specs: 'Ukuran=122 × 244 cm',
    about: 'Triplek (plywood) rapat untuk bekisting, mebel dan plafon.',
    points: 'Lapisan rapat; Tidak melengkung; Tebal sesuai'
  }),
  family('Blockboard & MDF', {
    name: '{kind} {brand} {size}',
    brands: 'Palem, Sumber Graha, Taco, Tunas',
    kinds: 'MDF, Blockboard, Multiplek Melamin',
    sizes: '12 mm 122x244 = 148000/24/244x122x1.2/2.98m2; 18 mm 122x244 = 219000/36/244x122x1.8/2.98m2',
    draw: 'mdf',
    specs: 'Ukuran=122 × 244 cm',
    about: 'Papan mebel yang rata untuk lemari dan kitchen set.',
    points: 'Rata dan padat; Mudah dirouter; Siap HPL'
  }),
  family('Kayu Balok', {
    name: 'Kayu Balok {brand} {size}',
    brands: 'Kamper, Meranti, Kruing, Borneo Super, Jati',
    sizes:
      '5x10 cm x 4 m = 98000/14/400x10x5/4m; 6x12 cm x 4 m = 146000/20/400x12x6/4m; 8x12 cm x 4 m = 198000/27/400x12x8/4m',
    draw: 'timber',
    lookBy: 'brand',
    specs: 'Kadar air=± 18%',
    about: 'Kayu balok oven untuk kusen dan rangka.',
    points: 'Lurus dan tua; Sudah dioven; Serat rapat'
  }),
  family('Kaso & Reng Kayu', {
    name: '{kind} {brand} {size}',
    brands: 'Borneo, Meranti, Sengon, Kamper',
    kinds: 'Kaso, Reng Kayu, Papan Cor',
    sizes: '4x6 cm x 4 m = 31500/6/400x6x4/4m; 5x7 cm x 4 m = 43500/8/400x7x5/4m',
    draw: 'timber',
    lookBy: 'brand',
    min: 5,
    specs: 'Kegunaan=Rangka atap, bekisting',
    about: 'Kayu kaso untuk rangka dan bekisting.',
    points: 'Ukuran penuh; Tidak bengkok; Harga proyek'
  }),
  family('Pintu Kayu', {
    name: 'Pintu {kind} {brand} {size}',
    brands: 'Jepara Jati, Arte Door, Woodline, Mega Pintu',
    kinds: 'Panel Jati, Minimalis, Engineering Doff, Ukir',
    sizes: '80x210 = 1350000/32/210x80x4/1piece; 90x210 = 1520000/36/210x90x4/1piece',
    draw: 'door',
    lookBy: 'kind',
    preOrderDays: 14,
    options: 'Arah: Kiri, Kanan',
    specs: 'Tebal=4 cm; Bahan=Kayu solid',
    about: 'Pintu kayu dengan sambungan kuat dan finishing halus.',
    points: 'Kayu oven, tidak melintir; Finishing melamin; Bisa ukuran khusus'
  }),
  family('Pintu PVC & Aluminium', {
    name: 'Pintu {kind} {brand} {size}',
    brands: 'Dolphin, Alexindo, Conwood, Pintumas',
    kinds: 'Kamar Mandi PVC, Aluminium Kaca, Lipat PVC',
    sizes: '70x195 = 295000/11/195x70x4/1piece; 80x210 = 685000/17/210x80x4/1piece',
    draw: 'doorglass',
    specs: 'Tahan air=Ya',
    about: 'Pintu tahan air untuk kamar mandi dan dapur.',
    points: 'Anti rayap; Lengkap kusen; Ringan',
    options: 'Warna: Putih, Biru, Cokelat'
  }),
  family('Jendela Aluminium', {
    name: 'Jendela Aluminium {brand} {kind} {size}',
    brands: 'Alexindo, YKK AP, Inkalum, Fenesta',
    kinds: 'Casement, Sliding, Jungkit',
    sizes: '60x120 = 685000/11/120x60x8/1piece; 120x120 = 1180000/19/120x120x8/1piece',
    draw: 'window',
    preOrderDays: 10,
    specs: 'Kaca=5 mm bening; Profil=4 inch',
    about: 'Jendela aluminium lengkap kaca dan aksesoris.',
    points: 'Kedap air; Tidak keropos; Siap pasang'
  }),
  family('Kaca', {
    name: 'Kaca {kind} {brand} {size}',
    brands: 'Asahimas, Mulia Glass',
    kinds: 'Bening, Rayban, Tempered, Es',
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
    brands: 'Dekkson, Solid, Kend, Paloma, Belleza',
    kinds: 'Handle Pintu, Kunci Tanam, Smart Lock',
    sizes:
      'tipe A = 168000/1.1/25x12x7/1piece; tipe B = 289000/1.4/25x12x7/1piece; set lengkap = 465000/1.9/28x14x8/1piece',
    draw: 'handle',
    options: 'Warna: Perak, Hitam, Emas Antik',
    specs: 'Bahan=Stainless 304',
    about: 'Kunci dan handle yang kokoh untuk pintu rumah.',
    points: 'Anti karat; Silinder presisi; Lengkap sekrup'
  }),
  family('Engsel', {
    name: 'Engsel {kind} {brand} {size}',
    brands: 'Dekkson, Solid, Paloma, Hafele',
    kinds: 'Pintu, Jendela, Sendok Soft Close',
    sizes: '3 inch = 18500/0.2/9x7x2/1piece; 4 inch = 28500/0.35/11x8x2/1piece',
    draw: 'hinge',
    specs: 'Bahan=Stainless 304',
    about: 'Engsel yang licin dan tidak berbunyi.',
    points: 'Lengkap sekrup; Tidak mudah kendor; Anti karat'
  })
]
