import { family } from './family.ts'

/** Household electronics. */
export const applianceFamilies = [
  family('Kipas Angin', {
    name: 'Kipas Angin {kind} {brand} {size}',
    brands: 'Cosmos, Miyako*0.95, Maspion*0.95, Panasonic*1.5',
    kinds: 'Berdiri',
    sizes: '12 inch = 198000/3/45x40x22/1piece; 16 inch = 298000/4.6/52x46x24/1piece',
    draw: 'fan',
    specs: 'Daya=40–50 W',
    about: 'Kipas angin kencang dan senyap.',
    points: 'Tiga kecepatan; Hemat listrik; Garansi motor',
    options: 'Warna: Putih, Hitam'
  }),
  family('AC', {
    name: 'AC {brand} {kind} {size}',
    brands: 'Daikin*1.15, Sharp, Panasonic*1.1, Gree*0.95',
    kinds: 'Standar, Inverter*1.3, Low Watt*1.05',
    sizes: '1/2 PK = 3150000/32/80x55x28/1piece; 1 PK = 3850000/38/85x58x30/1piece',
    draw: 'ac',
    specs: 'Refrigeran=R32; Garansi=3 tahun',
    about: 'AC cepat dingin dan hemat listrik.',
    points: 'R32 ramah lingkungan; Filter anti debu; Senyap',
    secondHand: true
  }),
  family('Rice Cooker', {
    name: 'Rice Cooker {brand} {kind} {size}',
    brands: 'Cosmos, Miyako*0.85, Philips*1.7, Yong Ma*1.2',
    kinds: '3 in 1, Digital*1.9',
    sizes: '1 liter = 268000/2.6/28x28x26/1piece; 1,8 liter = 365000/3.4/31x31x29/1piece',
    draw: 'ricecooker',
    specs: 'Daya=350–400 W',
    about: 'Nasi pulen dan hangat seharian.',
    points: 'Panci anti lengket; Hemat listrik; Garansi resmi',
    options: 'Warna: Putih, Merah, Biru'
  }),
  family('Blender', {
    name: 'Blender {brand} {kind} {size}',
    brands: 'Philips*2, Cosmos, Miyako*0.9, Maspion*0.85',
    kinds: 'Kaca*1.2, Plastik',
    sizes: '1 liter = 185000/2.2/24x22x36/1piece; 2 liter = 228000/3/26x24x40/1piece',
    draw: 'blender',
    specs: 'Daya=300 W',
    about: 'Blender untuk jus dan bumbu.',
    points: 'Pisau stainless; Gelas tebal; Aman',
    options: 'Warna: Putih, Merah, Hijau'
  }),
  family('Kulkas', {
    name: 'Kulkas {brand} {kind} {size}',
    brands: 'Sharp, Polytron*0.95, LG*1.1, Aqua*0.95',
    kinds: '2 Pintu',
    sizes: '200 liter = 2985000/40/140x55x58/1piece; 250 liter = 3685000/46/155x56x62/1piece',
    draw: 'fridge',
    specs: 'Pendingin=R600a',
    about: 'Kulkas hemat listrik dengan rak kaca.',
    points: 'Rak kaca; Bebas bunga es; Garansi 10 tahun',
    secondHand: true
  }),
  family('Mesin Cuci', {
    name: 'Mesin Cuci {brand} {kind} {size}',
    brands: 'Sharp*0.95, LG*1.05, Samsung*1.05, Polytron*0.9',
    kinds: 'Front Loading',
    sizes: '7 kg = 4250000/58/85x60x52/1piece; 9 kg = 5350000/64/85x60x58/1piece',
    draw: 'washer',
    specs: 'Daya=200–350 W',
    about: 'Mesin cuci hemat air dan listrik.',
    points: 'Tabung stainless; Anti getar; Garansi motor'
  }),
  family('Setrika', {
    name: 'Setrika {kind} {brand} {size}',
    brands: 'Philips*1.6, Maspion, Cosmos',
    kinds: 'Listrik',
    sizes: '300 watt = 168000/1.1/27x12x14/1piece; 350 watt = 218000/1.3/28x12x15/1piece',
    draw: 'iron',
    specs: 'Alas=Anti lengket',
    about: 'Setrika ringan dan licin.',
    points: 'Panas merata; Otomatis mati; Kabel panjang',
    options: 'Warna: Biru, Hijau, Ungu'
  }),
  family('Setrika', {
    name: 'Setrika {kind} {brand} {size}',
    brands: 'Philips*1.5, Maspion, Cosmos',
    kinds: 'Uap',
    sizes: '1.200 watt = 265000/1.3/28x12x15/1piece; 1.600 watt = 345000/1.4/29x13x15/1piece',
    draw: 'steamiron',
    specs: 'Alas=Anti lengket; Tangki=200 ml',
    about: 'Setrika uap untuk kain tebal dan kemeja.',
    points: 'Uap merata; Tetesan tertahan; Kabel panjang',
    options: 'Warna: Biru, Hijau, Ungu'
  }),
  family('Televisi', {
    name: 'TV LED {brand} {kind} {size}',
    brands: 'LG*1.15, Samsung*1.15, Polytron, TCL',
    kinds: 'Digital, Smart*1.25',
    sizes: '32 inch = 1785000/5/80x52x14/1piece; 43 inch = 3285000/9/105x68x15/1piece',
    draw: 'tv',
    specs: 'Tuner=DVB-T2',
    about: 'TV jernih dengan suara lantang.',
    points: 'Siaran digital; Aplikasi lengkap; Garansi panel',
    secondHand: true
  }),
  family('Kipas Angin', {
    name: 'Kipas Angin {kind} {brand} {size}',
    brands: 'Cosmos, Miyako*0.95, Maspion*0.95, Panasonic*1.5',
    kinds: 'Dinding@fanwall, Meja*0.9',
    sizes: '12 inch = 189000/2.8/40x36x22/1piece; 16 inch = 268000/4/48x44x24/1piece',
    draw: 'wallfan',
    specs: 'Daya=35–50 W',
    about: 'Kipas angin kencang yang hemat tempat.',
    points: 'Tiga kecepatan; Hemat listrik; Garansi motor',
    options: 'Warna: Putih, Hitam'
  }),
  family('Mesin Cuci', {
    name: 'Mesin Cuci {brand} {kind} {size}',
    brands: 'Sharp, LG*1.1, Samsung*1.1, Polytron*0.95',
    kinds: '2 Tabung',
    sizes: '7 kg = 1590000/21/85x75x45/1piece; 9 kg = 1890000/24/90x82x48/1piece',
    draw: 'twintub',
    specs: 'Daya=300–350 W',
    about: 'Mesin cuci dua tabung yang kuat dan hemat.',
    points: 'Pengering cepat; Anti karat; Garansi motor'
  })
]
