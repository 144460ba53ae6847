import { family } from './family.ts'

const white = 'Warna: Putih, Ivory'
const metal = 'Warna: Krom, Hitam*1.15'

/** Sanitary ware and taps. */
export const bathFamilies = [
  family('Kloset', {
    name: 'Kloset {kind} {brand} {size}',
    brands: 'Toto*1.5, American Standard*1.25, Ina*0.8, Volk*0.75, Kohler*1.6',
    kinds: 'Duduk Monoblok*1.15, Duduk Dual Flush',
    sizes: 'S-trap = 1750000/32/72x42x75/1piece; P-trap = 1820000/33/72x42x75/1piece',
    draw: 'toilet',
    specs: 'Bahan=Keramik vitreous; Siram=3/6 liter',
    about: 'Kloset duduk hemat air dengan glasir licin yang mudah dibersihkan.',
    points: 'Siram bertenaga; Tutup soft close; Glasir anti bakteri',
    options: white
  }),
  family('Wastafel', {
    name: 'Wastafel {kind} {brand} {size}',
    brands: 'Toto*1.4, American Standard*1.2, Ina*0.85, Volk*0.8',
    kinds: 'Gantung@basinwall, Counter Top@basincounter*1.2, Pedestal@basinpedestal*1.6',
    sizes: '40 cm = 385000/8/40x34x17/1piece; 50 cm = 525000/11/50x42x18/1piece',
    draw: 'basin',
    specs: 'Bahan=Keramik vitreous',
    about: 'Wastafel keramik licin untuk kamar mandi dan ruang makan.',
    points: 'Mudah dilap; Tidak kuning; Lengkap afur'
  }),
  family('Shower', {
    name: 'Shower {kind} {brand} {size}',
    brands: 'Toto*1.9, Wasser*1.2, San-Ei*1.2, Onda, Paloma*1.1',
    kinds: 'Tiang Rain, Tiang Minimalis*0.85',
    sizes: 'dingin = 685000/3.2/110x28x9/1piece; panas dingin = 1150000/4/115x28x12/1piece',
    draw: 'showerset',
    specs: 'Ulir=1/2 inch',
    about: 'Shower tiang dengan pancaran lembut dan hemat air.',
    points: 'Anti kerak; Selang lentur 1,5 m; Lapisan krom tebal'
  }),
  family('Kran Air', {
    name: 'Kran {kind} {brand} {size}',
    brands: 'Onda, San-Ei*1.4, Toto*3, Wasser*1.6, Soligen*0.85',
    kinds: 'Dapur Angsa*1.3, Wastafel Angsa',
    sizes: '1/2 inch = 118000/0.6/26x14x6/1piece',
    draw: 'faucet',
    specs: 'Bahan=Kuningan lapis krom',
    about: 'Kran leher angsa yang awet dan tidak menetes.',
    points: 'Katup keramik; Putaran halus; Anti karat',
    options: metal
  }),
  family('Aksesoris Kamar Mandi', {
    name: '{kind} {brand} {size}',
    brands: 'Onda, Wasser*1.3, Paloma*1.2, Volk*0.9',
    kinds: 'Gantungan Handuk',
    sizes: '40 cm = 78000/0.5/44x12x8/1piece; 60 cm = 98000/0.6/64x12x8/1piece',
    draw: 'towelbar',
    specs: 'Bahan=Stainless 304',
    about: 'Gantungan handuk tahan karat untuk kamar mandi.',
    points: 'Stainless asli; Lengkap fisher; Minimalis'
  }),
  family('Kloset', {
    name: 'Kloset {kind} {brand} {size}',
    brands: 'Toto*1.6, American Standard*1.35, Ina, Volk*0.85, Duty*0.75',
    kinds: 'Jongkok',
    sizes: 'standar = 215000/11/52x42x26/1piece; dengan injakan = 248000/13/56x44x28/1piece',
    draw: 'squat',
    specs: 'Bahan=Keramik vitreous; Pemasangan=Rata lantai',
    about: 'Kloset jongkok keramik yang kokoh dan mudah disiram.',
    points: 'Glasir licin; Pijakan tidak selip; Tidak mudah kusam',
    options: white
  }),
  family('Shower', {
    name: 'Shower {kind} {brand} {size}',
    brands: 'Toto*2.2, Wasser*1.3, San-Ei*1.2, Onda',
    kinds: 'Tangan',
    sizes: '1 fungsi = 118000/0.5/28x12x9/1piece; 3 fungsi = 165000/0.6/28x13x9/1piece',
    draw: 'handshower',
    specs: 'Ulir=1/2 inch; Selang=1,5 m',
    about: 'Shower tangan lengkap selang dan dudukan.',
    points: 'Anti kerak; Selang lentur 1,5 m; Pancaran lembut',
    options: metal
  }),
  family('Kran Air', {
    name: 'Kran {kind} {brand} {size}',
    brands: 'Onda, San-Ei*1.35, Toto*3, Wasser*1.5, Soligen*0.8',
    kinds: 'Tembok, Taman@gardentap*0.8, Engkol@levertap*0.75',
    sizes: '1/2 inch = 58000/0.35/14x9x6/1piece; 3/4 inch = 72000/0.45/15x9x6/1piece',
    draw: 'walltap',
    specs: 'Bahan=Kuningan lapis krom',
    about: 'Kran kuningan yang awet dan tidak menetes.',
    points: 'Katup keramik; Putaran ringan; Anti karat'
  }),
  family('Aksesoris Kamar Mandi', {
    name: '{kind} {brand} {size}',
    brands: 'Onda, Wasser*1.4, Paloma*1.2, Toto*2.6',
    kinds: 'Floor Drain',
    sizes: '10x10 cm = 48500/0.35/11x11x8/1piece; 12x12 cm = 59500/0.45/13x13x8/1piece',
    draw: 'floordrain',
    specs: 'Bahan=Stainless 304',
    about: 'Saringan lantai anti bau untuk kamar mandi.',
    points: 'Anti bau; Tutup bisa dibuka; Tidak berkarat'
  }),
  family('Aksesoris Kamar Mandi', {
    name: '{kind} {brand} {size}',
    brands: 'Onda, Wasser*1.3, Paloma*1.1, Toto*3.2',
    kinds: 'Jet Washer',
    sizes: 'selang 1 m = 92000/0.5/24x16x7/1piece; selang 1,2 m = 99000/0.55/24x16x7/1piece',
    draw: 'jetwasher',
    specs: 'Ulir=1/2 inch; Bahan=ABS lapis krom',
    about: 'Semprotan kloset lengkap selang dan dudukan.',
    points: 'Pancaran kuat; Tidak menetes; Lengkap stop kran kecil',
    options: 'Warna: Krom, Putih, Hitam'
  }),
  family('Aksesoris Kamar Mandi', {
    name: '{kind} {brand} {size}',
    brands: 'Onda, Wasser*1.3, Paloma*1.1, Volk*0.9',
    kinds: 'Tempat Sabun',
    sizes: '14 cm = 52000/0.3/15x12x6/1piece; 18 cm = 64000/0.4/19x14x7/1piece',
    draw: 'soapdish',
    specs: 'Bahan=Stainless 304',
    about: 'Tempat sabun dinding yang tidak menampung air.',
    points: 'Air langsung turun; Lengkap fisher; Mudah dilap'
  }),
  family('Aksesoris Kamar Mandi', {
    name: '{kind} {brand} {size}',
    brands: 'Onda, Wasser*1.3, Paloma*1.1, Volk*0.9',
    kinds: 'Rak Sudut Tempat Sabun',
    sizes: 'dua susun = 112000/0.7/24x24x34/1piece',
    draw: 'soapcorner',
    specs: 'Bahan=Stainless 304',
    about: 'Rak sudut untuk sabun dan sampo.',
    points: 'Air langsung turun; Lengkap fisher; Mudah dilap'
  }),
  family('Bak Mandi', {
    name: 'Bak Mandi {kind} {brand} {size}',
    brands: 'Penguin*1.1, Lucky, Shinpo*0.7',
    kinds: 'Sudut Fiber@bathcorner, Kotak Fiber',
    sizes: '60x60x75 cm = 385000/9/61x61x76/1piece; 70x70x80 cm = 485000/12/71x71x81/1piece',
    draw: 'bathtank',
    specs: 'Bahan=Fiber; Isi=Lengkap afur',
    about: 'Bak mandi fiber yang mudah dikuras dan tidak berlumut.',
    points: 'Permukaan licin; Tidak retak; Lengkap saluran kuras',
    options: 'Warna: Biru, Hijau, Krem, Merah Muda'
  }),
  family('Water Heater', {
    name: 'Water Heater Listrik {brand} {kind} {size}',
    kinds: 'Ariston*1.1: Andris; Modena: Standar; Rinnai: Standar; Wika*0.95: Standar',
    sizes:
      '10 liter = 1390000/9/40x40x36/1piece; 15 liter = 1590000/11/44x44x40/1piece; 30 liter = 2290000/15/50x50x46/1piece',
    draw: 'heaterelectric',
    specs: 'Daya=350–500 W; Garansi tangki=5 tahun',
    about: 'Pemanas air listrik hemat daya untuk satu kamar mandi.',
    points: 'Tangki tahan karat; Pengaman panas lebih; Pasang di dinding'
  }),
  family('Water Heater', {
    name: 'Water Heater Gas {brand} {kind} {size}',
    brands: 'Rinnai*1.2, Paloma*1.25, Modena*1.1, Wasser, Niko*0.8',
    kinds: 'Standar',
    sizes: '5 liter per menit = 1150000/6.5/48x32x18/1piece; 6 liter per menit = 1290000/7/50x34x18/1piece',
    draw: 'heatergas',
    specs: 'Sumber=LPG; Pemantik=Baterai',
    about: 'Pemanas air gas, air panas langsung mengalir tanpa menunggu.',
    points: 'Panas seketika; Pengaman api padam; Hemat gas'
  }),
  family('Kitchen Sink', {
    name: 'Kitchen Sink {kind} {brand} {size}',
    brands: 'Modena*1.5, Royal, Onan*0.8, Volk*0.9',
    kinds: '1 Lubang, 2 Lubang@sinkdouble*1.5',
    sizes: '75x40 cm = 425000/4.5/76x42x20/1piece; 100x50 cm = 585000/6.5/102x52x22/1piece',
    draw: 'sink',
    specs: 'Bahan=Stainless 304; Isi=Lengkap afur',
    about: 'Bak cuci piring stainless untuk dapur.',
    points: 'Tidak berkarat; Sudut mudah dilap; Lengkap saringan'
  })
]
