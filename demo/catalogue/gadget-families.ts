import { family } from './family.ts'

/** Computers and phones; each model belongs to one brand. */
export const gadgetFamilies = [
  family('Laptop', {
    name: 'Laptop {brand} {kind} {size}',
    kinds: 'Asus: Vivobook; Lenovo: IdeaPad, ThinkPad*1.5; Acer: Aspire, Swift*1.3; HP: 14s, Pavilion*1.35',
    sizes: '14 inch 8/256 = 6485000/1.6/36x25x5/1piece; 15 inch 16/512 = 8985000/2/39x27x6/1piece',
    draw: 'laptop',
    specs: 'Layar=IPS Full HD; Garansi=2 tahun',
    about: 'Laptop ringan untuk kerja dan kuliah.',
    points: 'Baterai tahan lama; SSD cepat; Windows asli',
    options: 'Warna: Perak, Hitam, Biru',
    secondHand: true
  }),
  family('Monitor', {
    name: 'Monitor {brand} {kind} {size}',
    brands: 'LG*1.15, Samsung*1.15, Acer, Koorui*0.85',
    kinds: 'IPS, Curved*1.25, Gaming*1.5',
    sizes: '22 inch = 1185000/3.4/55x40x14/1piece; 27 inch = 1985000/5/66x46x16/1piece',
    draw: 'monitor',
    specs: 'Resolusi=Full HD; Refresh=75–165 Hz',
    about: 'Monitor tajam dengan warna akurat.',
    points: 'Mata nyaman; Bingkai tipis; HDMI',
    secondHand: true
  }),
  family('Keyboard & Mouse', {
    name: '{kind} {brand} {size}',
    brands: 'Logitech*1.9, Rexus, Fantech*1.1, Robot*0.6',
    kinds: 'Combo Keyboard Mouse, Keyboard Mekanik@keyboardalone*1.9',
    sizes: 'kabel = 178000/0.7/44x15x5/1piece; wireless = 225000/0.7/44x15x5/1piece',
    draw: 'keyboard',
    specs: 'Tata letak=QWERTY',
    about: 'Keyboard yang responsif untuk kerja dan main.',
    points: 'Tombol empuk; Huruf tidak pudar; Garansi',
    options: 'Warna: Hitam, Putih, Merah Muda'
  }),
  family('Router & Jaringan', {
    name: '{kind} {brand} {size}',
    brands: 'TP-Link*1.15, Tenda, Totolink*0.9',
    kinds: 'Router WiFi',
    sizes: 'AC1200 = 325000/0.5/24x18x6/1piece; AX1500 = 565000/0.6/26x20x6/1piece',
    draw: 'router',
    specs: 'Frekuensi=2,4 / 5 GHz',
    about: 'Jaringan stabil ke seluruh rumah.',
    points: 'Sinyal luas; Mudah diatur; Garansi resmi'
  }),
  family('Ponsel Android', {
    name: '{brand} {kind} {size}',
    kinds:
      'Samsung*1.1: Galaxy A16, Galaxy A26*1.3; Xiaomi: Redmi Note 14; Oppo*1.1: A5 Pro, Reno 13F*1.5; Vivo: V50 Lite*1.4; Infinix*0.85: Note 50',
    sizes: '8/256 GB = 2885000/0.4/18x9x6/1piece',
    draw: 'phone',
    options: 'Warna: Hitam, Biru, Hijau, Ungu',
    specs: 'Layar=6,6 inch; Baterai=5000 mAh',
    about: 'Ponsel dengan baterai besar dan kamera jernih.',
    points: 'Garansi resmi; Segel utuh; Pengisian cepat',
    secondHand: true
  }),
  family('Ponsel Android', {
    name: '{brand} {kind} {size}',
    kinds:
      'Samsung*1.1: Galaxy A16; Xiaomi: Redmi Note 14; Oppo*1.1: A5 Pro; Vivo*0.95: Y29; Infinix*0.7: Hot 50',
    sizes: '8/128 GB = 2485000/0.4/18x9x6/1piece',
    draw: 'phone',
    options: 'Warna: Hitam, Biru, Hijau, Ungu',
    specs: 'Layar=6,7 inch; Baterai=5000 mAh',
    about: 'Ponsel harian dengan memori lega dan baterai besar.',
    points: 'Garansi resmi; Segel utuh; Baterai seharian',
    secondHand: true
  }),
  family('Tablet', {
    name: 'Tablet {brand} {kind} {size}',
    kinds: 'Samsung*1.2: Galaxy Tab A9; Xiaomi*1.05: Redmi Pad; Advan*0.7: Sketsa; Lenovo: Tab M10',
    sizes: '4/64 GB = 1785000/0.7/28x19x5/1piece; 8/128 GB = 3185000/0.7/28x19x5/1piece',
    draw: 'tablet',
    specs: 'Layar=IPS',
    about: 'Tablet untuk belajar dan gambar kerja.',
    points: 'Layar luas; Suara empat speaker; Garansi resmi'
  }),
  family('Charger & Kabel', {
    name: '{kind} {brand} {size}',
    brands: 'Anker*1.8, Baseus*1.2, Robot*0.8, Vivan',
    kinds: 'Charger',
    sizes: '20 watt = 88500/0.15/12x8x4/1piece; 65 watt = 265000/0.3/14x9x4/1piece',
    draw: 'charger',
    specs: 'Port=USB-C',
    about: 'Pengisian cepat dan aman.',
    points: 'Anti panas; Kabel kuat; Garansi 1 tahun',
    options: 'Warna: Putih, Hitam'
  }),
  family('Earphone', {
    name: '{kind} {brand} {size}',
    brands: 'JBL*1.6, Soundcore*1.4, Robot*0.7, Baseus',
    kinds: 'Headphone Bluetooth',
    sizes: 'standar = 248000/0.3/20x18x8/1piece; ANC = 445000/0.3/20x18x8/1piece',
    draw: 'headphones',
    options: 'Warna: Hitam, Putih, Biru',
    specs: 'Koneksi=Bluetooth 5',
    about: 'Suara jernih dengan bas mantap.',
    points: 'Baterai lama; Mikrofon jernih; Nyaman'
  }),
  family('Keyboard & Mouse', {
    name: '{kind} {brand} {size}',
    brands: 'Logitech*1.8, Rexus, Fantech*1.1, Robot*0.6',
    kinds: 'Mouse Wireless, Mouse Gaming*1.5',
    sizes: 'standar = 98000/0.15/16x10x6/1piece; senyap = 118000/0.15/16x10x6/1piece',
    draw: 'mouse',
    specs: 'Koneksi=USB / 2,4 GHz',
    about: 'Mouse yang pas di tangan.',
    points: 'Klik empuk; Baterai awet; Garansi',
    options: 'Warna: Hitam, Putih, Merah Muda'
  }),
  family('Router & Jaringan', {
    name: '{kind} {brand} {size}',
    brands: 'TP-Link*1.15, Tenda, MikroTik*3',
    kinds: 'Switch Hub',
    sizes: '5 port = 148000/0.3/18x12x4/1piece; 8 port = 215000/0.4/22x14x4/1piece',
    draw: 'switchhub',
    specs: 'Kecepatan=Gigabit',
    about: 'Pembagi jaringan kabel untuk rumah dan kantor.',
    points: 'Tanpa pengaturan; Bodi kuat; Garansi resmi'
  }),
  family('Charger & Kabel', {
    name: '{kind} {brand} {size}',
    brands: 'Anker*1.9, Baseus*1.2, Robot*0.7, Vivan',
    kinds: 'Kabel Data Type C',
    sizes: '1 m = 42500/0.05/16x9x2/1piece; 2 m = 56500/0.08/16x9x3/1piece',
    draw: 'datacable',
    specs: 'Arus=3 A',
    about: 'Kabel data dan pengisian yang kuat.',
    points: 'Anyaman nilon; Tidak panas; Garansi 1 tahun',
    options: 'Warna: Putih, Hitam, Merah'
  }),
  family('Charger & Kabel', {
    name: '{kind} {brand} {size}',
    brands: 'Anker*1.9, Baseus*1.2, Robot*0.8, Vivan',
    kinds: 'Power Bank',
    sizes: '10.000 mAh = 198000/0.25/16x9x4/1piece; 20.000 mAh = 298000/0.42/18x10x5/1piece',
    draw: 'powerbank',
    specs: 'Port=USB-C dan USB-A',
    about: 'Daya cadangan untuk bepergian.',
    points: 'Boleh dibawa ke kabin; Pengisian cepat; Lampu petunjuk',
    options: 'Warna: Putih, Hitam, Biru'
  }),
  family('Earphone', {
    name: '{kind} {brand} {size}',
    brands: 'JBL*1.8, Soundcore*1.5, Robot*0.7, Baseus*1.1',
    kinds: 'TWS',
    sizes: 'standar = 198000/0.15/12x10x5/1piece; ANC = 385000/0.15/12x10x5/1piece',
    draw: 'tws',
    options: 'Warna: Hitam, Putih, Biru',
    specs: 'Koneksi=Bluetooth 5; Baterai=24 jam dengan kotak',
    about: 'Earphone nirkabel kecil dengan suara jernih.',
    points: 'Tersambung otomatis; Tahan keringat; Mikrofon jernih'
  }),
  family('Earphone', {
    name: '{kind} {brand} {size}',
    brands: 'JBL*1.5, Robot*0.6, Baseus*0.9',
    kinds: 'Earphone Kabel',
    sizes: 'jack 3,5 mm = 68500/0.06/12x9x3/1piece; USB-C = 84500/0.06/12x9x3/1piece',
    draw: 'earphones',
    options: 'Warna: Hitam, Putih',
    specs: 'Kabel=1,2 m; Mikrofon=Ada',
    about: 'Earphone kabel dengan mikrofon, tanpa perlu diisi daya.',
    points: 'Tidak kusut; Bas mantap; Nyaman'
  })
]
