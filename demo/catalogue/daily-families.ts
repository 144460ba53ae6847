import { family } from './family.ts'

/** Clothes, groceries and garden. */
export const dailyFamilies = [
  family('Kaos', {
    name: 'Kaos {kind} {brand} {size}',
    brands: 'Erigo, Gildan, Kaos Kita, Cressida',
    kinds: 'Polos, Lengan Panjang, Oversize',
    sizes: 'katun 24s = 48500/0.18/28x22x3/1piece; katun 30s = 55500/0.18/28x22x3/1piece',
    draw: 'shirt',
    options: 'Warna: Hitam, Putih, Hijau Army, Maroon | Ukuran: M, L, XL, XXL*1.08',
    specs: 'Bahan=Katun combed',
    about: 'Kaos adem untuk sehari-hari.',
    points: 'Jahitan rantai; Tidak melar; Warna awet'
  }),
  family('Kemeja', {
    name: 'Kemeja {kind} {brand} {size}',
    brands: 'Erigo, Executive, Batik Keris',
    kinds: 'Flanel, Kerja, Batik',
    sizes: 'reguler = 138000/0.3/32x26x4/1piece; slim fit = 148000/0.3/32x26x4/1piece',
    draw: 'buttonshirt',
    options: 'Warna: Biru, Merah, Cokelat | Ukuran: M, L, XL',
    specs: 'Bahan=Katun',
    about: 'Kemeja rapi dan nyaman.',
    points: 'Jahitan rapi; Tidak mudah kusut; Ukuran Indonesia'
  }),
  family('Sepatu', {
    name: 'Sepatu {kind} {brand} {size}',
    brands: 'Ventela, Compass, Ortuseight, Bata',
    kinds: 'Sneakers, Lari, Boots',
    sizes: 'standar = 248000/0.9/33x21x12/1piece; premium = 385000/1/33x21x12/1piece',
    draw: 'shoe',
    options: 'Warna: Hitam, Putih, Biru | Ukuran: 39, 40, 41, 42, 43',
    specs: 'Sol=Karet vulkanisir',
    about: 'Sepatu ringan yang enak dipakai.',
    points: 'Sol tidak licin; Insole empuk; Jahitan kuat'
  }),
  family('Tas', {
    name: 'Tas {kind} {brand} {size}',
    brands: 'Eiger, Bodypack, Consina, Torch',
    kinds: 'Ransel, Selempang, Pinggang',
    sizes: '15 liter = 185000/0.6/42x28x10/1piece; 25 liter = 298000/0.8/48x32x14/1piece',
    draw: 'backpack',
    options: 'Warna: Hitam, Abu, Hijau',
    specs: 'Bahan=Nilon tahan air',
    about: 'Tas kuat untuk kerja dan jalan.',
    points: 'Ritsleting kuat; Ruang laptop; Anti air'
  }),
  family('Beras', {
    name: 'Beras {kind} {brand} {size}',
    brands: 'Cap Topi Koki, Rojolele, Pandan Wangi, Sania, Maknyuss',
    kinds: 'Premium, Pulen, Organik',
    sizes: '5 kg = 76500/5/40x28x9/5kg; 10 kg = 149000/10/50x34x11/10kg; 25 kg = 365000/25/68x42x14/25kg',
    draw: 'ricesack',
    lookBy: 'brand',
    specs: 'Kadar air=≤ 14%',
    about: 'Beras putih, pulen dan wangi.',
    points: 'Tanpa pemutih; Butir utuh; Panen baru'
  }),
  family('Minyak Goreng', {
    name: 'Minyak Goreng {brand} {size}',
    brands: 'Bimoli, Sania, Tropical, Filma, Sunco',
    sizes:
      '1 liter = 19500/1/28x9x9/1litre; 2 liter = 37500/1.9/30x12x10/2litre; 5 liter = 94500/4.7/34x20x16/5litre',
    draw: 'oil',
    lookBy: 'brand',
    min: 1,
    specs: 'Bahan=Kelapa sawit',
    about: 'Minyak goreng jernih dua kali penyaringan.',
    points: 'Jernih; Tidak mudah beku; Kaya vitamin A'
  }),
  family('Gula & Kopi', {
    name: '{kind} {brand} {size}',
    brands: 'Gulaku, Kapal Api, Rose Brand, Luwak',
    kinds: 'Gula Pasir, Kopi Bubuk, Teh Celup',
    sizes: '500 gr = 16500/0.5/20x12x6/0.5kg; 1 kg = 24500/1/24x15x7/1kg',
    draw: 'pouch',
    lookBy: 'brand',
    specs: 'Kemasan=Segel pabrik',
    about: 'Kebutuhan dapur harian.',
    points: 'Kedaluwarsa panjang; Segel utuh; Harga hemat'
  }),
  family('Deterjan', {
    name: 'Deterjan {brand} {kind} {size}',
    brands: 'Rinso, Attack, Daia, So Klin',
    kinds: 'Bubuk, Cair',
    sizes: '800 gr = 24500/0.8/24x17x7/0.8kg; 1.8 kg = 45500/1.8/32x22x9/1.8kg',
    draw: 'pouch, spraybottle',
    lookBy: 'brand',
    specs: 'Wangi=Segar',
    about: 'Deterjan bersih dan wangi.',
    points: 'Noda cepat hilang; Lembut di tangan; Hemat'
  }),
  family('Pembersih Lantai', {
    name: 'Pembersih {kind} {brand} {size}',
    brands: 'So Klin, Super Pell, Wipol, Vixal',
    kinds: 'Lantai, Keramik, Kaca',
    sizes: '780 ml = 14500/0.8/24x14x6/0.78litre; 4 liter = 58500/4.1/30x20x14/4litre',
    draw: 'spraybottle',
    lookBy: 'brand',
    specs: 'Wangi=Pinus / lemon',
    about: 'Pembersih rumah yang wangi.',
    points: 'Membunuh kuman; Cepat kering; Wangi tahan lama'
  }),
  family('Tanaman Hias', {
    name: 'Tanaman {kind} {brand} {size}',
    brands: 'Kebun Hijau, Flora Lembang, Taman Sari',
    kinds: 'Monstera, Sansevieria, Palem Kuning, Aglonema',
    sizes: 'tinggi 40 cm = 68500/2/45x25x25/1piece; tinggi 80 cm = 148000/4/85x30x30/1piece',
    draw: 'plant',
    lookBy: 'kind',
    specs: 'Media=Sekam dan humus',
    about: 'Tanaman sehat siap dipajang.',
    points: 'Akar kuat; Dikemas aman; Garansi hidup'
  }),
  family('Pot Tanaman', {
    name: 'Pot {kind} {brand} {size}',
    brands: 'Lion Star, Pot Jogja, Terakota Plered',
    kinds: 'Tanah Liat, Plastik, Semen',
    sizes: '20 cm = 24500/1.2/22x22x20/1piece; 35 cm = 68500/4/37x37x34/1piece',
    draw: 'planter',
    options: 'Warna: Putih, Terakota, Hitam, Abu',
    specs: 'Lubang air=Ada',
    about: 'Pot kokoh untuk dalam dan luar rumah.',
    points: 'Tahan cuaca; Drainase baik; Ringan'
  }),
  family('Selang & Semprotan', {
    name: '{kind} {brand} {size}',
    brands: 'Trilliun, Gardena, Tricle, Kenmaster',
    kinds: 'Selang Air, Selang Set Semprotan, Sprayer',
    sizes: '10 m = 98500/2/32x32x10/10m; 20 m = 178000/3.8/36x36x14/20m',
    draw: 'hose',
    options: 'Warna: Hijau, Biru, Oranye',
    specs: 'Diameter=5/8 inch',
    about: 'Selang lentur tidak mudah tertekuk.',
    points: 'Elastis; Anti lumut; Sambungan rapat'
  }),
  family('Pupuk & Media Tanam', {
    name: '{kind} {brand} {size}',
    brands: 'Trubus, Infarm, Meroke, Kebun Hijau',
    kinds: 'Media Tanam, Pupuk NPK, Kompos',
    sizes: '1 kg = 18500/1/24x16x8/1kg; 5 kg = 48500/5/40x26x12/5kg',
    draw: 'soilbag',
    lookBy: 'brand',
    specs: 'Bentuk=Butiran',
    about: 'Nutrisi lengkap untuk tanaman.',
    points: 'Organik; Tidak berbau; Siap pakai'
  })
]
