import { family } from './family.ts'

/** Household electronics, computers and phones. */
export const applianceFamilies = [
  family('Kipas Angin', {
    name: 'Kipas Angin {kind} {brand} {size}',
    brands: 'Cosmos, Miyako, Maspion, Panasonic',
    kinds: 'Berdiri, Dinding, Meja',
    sizes: '12 inch = 198000/3/45x40x22/1piece; 16 inch = 298000/4.6/52x46x24/1piece',
    draw: 'fan',
    specs: 'Daya=40–50 W',
    about: 'Kipas angin kencang dan senyap.',
    points: 'Tiga kecepatan; Hemat listrik; Garansi motor',
    options: 'Warna: Putih, Hitam'
  }),
  family('AC', {
    name: 'AC {brand} {kind} {size}',
    brands: 'Daikin, Sharp, Panasonic, Gree',
    kinds: 'Standard, Inverter, Low Watt',
    sizes: '1/2 PK = 3150000/32/80x55x28/1piece; 1 PK = 3850000/38/85x58x30/1piece',
    draw: 'ac',
    specs: 'Refrigeran=R32; Garansi=3 tahun',
    about: 'AC cepat dingin dan hemat listrik.',
    points: 'R32 ramah lingkungan; Filter anti debu; Senyap',
    secondHand: true
  }),
  family('Rice Cooker', {
    name: 'Rice Cooker {brand} {kind} {size}',
    brands: 'Cosmos, Miyako, Philips, Yong Ma',
    kinds: '3 in 1, Digital',
    sizes: '1 liter = 268000/2.6/28x28x26/1piece; 1.8 liter = 365000/3.4/31x31x29/1piece',
    draw: 'ricecooker',
    specs: 'Daya=350–400 W',
    about: 'Nasi pulen dan hangat seharian.',
    points: 'Panci anti lengket; Hemat listrik; Garansi resmi',
    options: 'Warna: Putih, Merah, Biru'
  }),
  family('Blender', {
    name: 'Blender {brand} {kind} {size}',
    brands: 'Philips, Cosmos, Miyako, Maspion',
    kinds: 'Kaca, Plastik, Portable',
    sizes: '1 liter = 285000/2.2/24x22x36/1piece; 2 liter = 398000/3/26x24x40/1piece',
    draw: 'blender',
    specs: 'Daya=300 W',
    about: 'Blender untuk jus dan bumbu.',
    points: 'Pisau stainless; Gelas tebal; Aman',
    options: 'Warna: Putih, Merah, Hijau'
  }),
  family('Kulkas', {
    name: 'Kulkas {brand} {kind} {size}',
    brands: 'Sharp, Polytron, LG, Aqua',
    kinds: '1 Pintu, 2 Pintu',
    sizes: '150 liter = 1985000/28/110x53x55/1piece; 220 liter = 3285000/42/145x55x60/1piece',
    draw: 'fridge',
    specs: 'Pendingin=R600a',
    about: 'Kulkas hemat listrik dengan rak kaca.',
    points: 'Rak kaca; Bebas bunga es; Garansi 10 tahun',
    secondHand: true
  }),
  family('Mesin Cuci', {
    name: 'Mesin Cuci {brand} {kind} {size}',
    brands: 'Sharp, LG, Samsung, Polytron',
    kinds: 'Front Loading, 2 Tabung, Top Loading',
    sizes: '7 kg = 1985000/24/85x55x55/1piece; 9 kg = 2985000/55/88x60x60/1piece',
    draw: 'washer',
    specs: 'Daya=200–350 W',
    about: 'Mesin cuci hemat air dan listrik.',
    points: 'Tabung stainless; Anti getar; Garansi motor'
  }),
  family('Setrika', {
    name: 'Setrika {kind} {brand} {size}',
    brands: 'Philips, Maspion, Cosmos',
    kinds: 'Listrik, Uap',
    sizes: '300 watt = 168000/1.1/27x12x14/1piece; 350 watt = 218000/1.3/28x12x15/1piece',
    draw: 'iron',
    specs: 'Alas=Anti lengket',
    about: 'Setrika ringan dan licin.',
    points: 'Panas merata; Otomatis mati; Kabel panjang',
    options: 'Warna: Biru, Hijau, Ungu'
  }),
  family('Televisi', {
    name: 'TV LED {brand} {kind} {size}',
    brands: 'LG, Samsung, Polytron, TCL',
    kinds: 'Smart, Digital, Google TV',
    sizes: '32 inch = 1785000/5/80x52x14/1piece; 43 inch = 3285000/9/105x68x15/1piece',
    draw: 'tv',
    specs: 'Resolusi=Full HD / 4K',
    about: 'TV jernih dengan suara lantang.',
    points: 'Siaran digital; Aplikasi lengkap; Garansi panel',
    secondHand: true
  }),
  family('Laptop', {
    name: 'Laptop {brand} {kind} {size}',
    brands: 'Asus, Lenovo, Acer, HP',
    kinds: 'Vivobook, Slim, Office, Gaming',
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
    brands: 'LG, Samsung, Acer, Koorui',
    kinds: 'IPS, Curved, Gaming',
    sizes: '22 inch = 1185000/3.4/55x40x14/1piece; 27 inch = 1985000/5/66x46x16/1piece',
    draw: 'monitor',
    specs: 'Resolusi=Full HD; Refresh=75–165 Hz',
    about: 'Monitor tajam dengan warna akurat.',
    points: 'Mata nyaman; Bingkai tipis; HDMI',
    secondHand: true
  }),
  family('Keyboard & Mouse', {
    name: '{kind} {brand} {size}',
    brands: 'Logitech, Rexus, Fantech, Robot',
    kinds: 'Keyboard Mekanik, Mouse Wireless, Combo Keyboard Mouse',
    sizes: 'standar = 128000/0.4/36x14x4/1piece; RGB = 285000/0.8/38x15x5/1piece',
    draw: 'keyboard',
    specs: 'Koneksi=USB / 2,4 GHz',
    about: 'Aksesoris kerja yang responsif.',
    points: 'Tombol empuk; Baterai awet; Garansi',
    options: 'Warna: Hitam, Putih, Merah Muda'
  }),
  family('Router & Jaringan', {
    name: '{kind} {brand} {size}',
    brands: 'TP-Link, Tenda, MikroTik, Totolink',
    kinds: 'Router WiFi, Repeater, Switch Hub',
    sizes: 'AC1200 = 285000/0.5/24x18x6/1piece; AX1500 = 485000/0.6/26x20x6/1piece',
    draw: 'router',
    specs: 'Frekuensi=2,4 / 5 GHz',
    about: 'Jaringan stabil ke seluruh rumah.',
    points: 'Sinyal luas; Mudah diatur; Garansi resmi'
  }),
  family('Ponsel Android', {
    name: '{brand} {kind} {size}',
    brands: 'Samsung, Xiaomi, Oppo, Vivo, Infinix',
    kinds: 'Galaxy, Redmi Note, Reno Lite, Hot Pro',
    sizes: '6/128 GB = 2185000/0.4/18x9x6/1piece; 8/256 GB = 3285000/0.4/18x9x6/1piece',
    draw: 'phone',
    options: 'Warna: Hitam, Biru, Hijau, Ungu',
    specs: 'Layar=6,6 inch; Baterai=5000 mAh',
    about: 'Ponsel dengan baterai besar dan kamera jernih.',
    points: 'Garansi resmi; Segel utuh; Pengisian cepat',
    secondHand: true
  }),
  family('Tablet', {
    name: 'Tablet {brand} {kind} {size}',
    brands: 'Samsung, Xiaomi, Advan, Lenovo',
    kinds: 'Pad, Tab A, Tab Sketsa',
    sizes: '4/64 GB = 1785000/0.7/28x19x5/1piece; 8/128 GB = 3185000/0.7/28x19x5/1piece',
    draw: 'tablet',
    specs: 'Layar=10–11 inch',
    about: 'Tablet untuk belajar dan gambar kerja.',
    points: 'Layar luas; Suara empat speaker; Garansi resmi'
  }),
  family('Charger & Kabel', {
    name: '{kind} {brand} {size}',
    brands: 'Anker, Baseus, Robot, Vivan',
    kinds: 'Charger, Kabel Data Type C, Power Bank',
    sizes: '20 watt = 78500/0.15/12x8x4/1piece; 65 watt = 285000/0.3/14x9x4/1piece',
    draw: 'charger',
    specs: 'Port=USB-C',
    about: 'Pengisian cepat dan aman.',
    points: 'Anti panas; Kabel kuat; Garansi 1 tahun',
    options: 'Warna: Putih, Hitam'
  }),
  family('Earphone', {
    name: '{kind} {brand} {size}',
    brands: 'JBL, Soundcore, Robot, Baseus',
    kinds: 'TWS, Headphone, Earphone Kabel',
    sizes: 'standar = 148000/0.2/12x10x5/1piece; ANC = 385000/0.3/18x16x8/1piece',
    draw: 'headphones',
    options: 'Warna: Hitam, Putih, Biru',
    specs: 'Bluetooth=5.3',
    about: 'Suara jernih dengan bas mantap.',
    points: 'Baterai lama; Mikrofon jernih; Nyaman'
  })
]
