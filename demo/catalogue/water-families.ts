import { family } from './family.ts'

/** Sanitary ware, pipes, tanks and pumps. */
export const waterFamilies = [
  family('Kloset', {
    name: 'Kloset {kind} {brand} {size}',
    brands: 'Toto, American Standard, Ina, Volk, Kohler',
    kinds: 'Duduk Monoblok, Duduk Dual Flush, Jongkok',
    sizes: 'S-trap = 1450000/32/72x42x75/1piece; P-trap = 1590000/33/72x42x75/1piece',
    draw: 'toilet, showerset',
    specs: 'Bahan=Keramik vitreous; Siram=3/6 liter',
    about: 'Kloset hemat air dengan glasir licin yang mudah dibersihkan.',
    points: 'Siram bertenaga; Tutup soft close; Glasir anti bakteri',
    options: 'Warna: Putih, Ivory'
  }),
  family('Wastafel', {
    name: 'Wastafel {kind} {brand} {size}',
    brands: 'Toto, American Standard, Ina, Volk',
    kinds: 'Gantung, Counter Top, Pedestal',
    sizes: '40 cm = 465000/8/40x34x17/1piece; 50 cm = 685000/11/50x42x18/1piece',
    draw: 'basin, faucet',
    specs: 'Bahan=Keramik vitreous',
    about: 'Wastafel keramik licin untuk kamar mandi dan ruang makan.',
    points: 'Mudah dilap; Tidak kuning; Lengkap afur'
  }),
  family('Shower', {
    name: 'Shower {kind} {brand} {size}',
    brands: 'Toto, Wasser, San-Ei, Onda, Paloma',
    kinds: 'Tangan, Tiang Rain, Minimalis',
    sizes: '1 fungsi = 189000/0.8/28x12x9/1piece; 3 fungsi = 345000/1.4/32x26x9/1piece',
    draw: 'showerset, faucet',
    specs: 'Ulir=1/2 inch',
    about: 'Shower dengan pancaran lembut dan hemat air.',
    points: 'Anti kerak; Selang lentur 1,5 m; Lapisan krom tebal'
  }),
  family('Kran Air', {
    name: 'Kran {kind} {brand} {size}',
    brands: 'Onda, San-Ei, Toto, Wasser, Soligen',
    kinds: 'Tembok, Wastafel, Dapur Angsa, Taman',
    sizes: '1/2 inch = 68500/0.4/16x9x6/1piece; 3/4 inch = 89500/0.5/18x9x6/1piece',
    draw: 'faucet',
    specs: 'Bahan=Kuningan lapis krom',
    about: 'Kran kuningan yang awet dan tidak menetes.',
    points: 'Katup keramik; Putaran halus; Anti karat',
    options: 'Warna: Krom, Hitam*1.15'
  }),
  family('Aksesoris Kamar Mandi', {
    name: '{kind} {brand} {size}',
    brands: 'Onda, Wasser, Paloma, Volk',
    kinds: 'Floor Drain, Gantungan Handuk, Tempat Sabun, Jet Washer',
    sizes: 'standar = 62000/0.4/18x12x6/1piece; premium = 128000/0.6/60x12x8/1piece',
    draw: 'towelbar, floordrain',
    specs: 'Bahan=Stainless 304',
    about: 'Pelengkap kamar mandi tahan karat.',
    points: 'Stainless asli; Lengkap fisher; Minimalis'
  }),
  family('Pipa PVC', {
    name: 'Pipa PVC {brand} {kind} {size}',
    brands: 'Rucika, Wavin, Maspion, Trilliun, Champion',
    kinds: 'AW, D',
    sizes:
      '1/2 inch x 4 m = 27500/0.9/400x2.2x2.2/4m; 3/4 inch x 4 m = 37500/1.2/400x2.6x2.6/4m; 1 inch x 4 m = 52000/1.7/400x3.2x3.2/4m; 3 inch x 4 m = 132000/5/400x9x9/4m; 4 inch x 4 m = 198000/7.6/400x11.4x11.4/4m',
    draw: 'pipes, fittings',
    lookBy: 'brand',
    min: 2,
    specs: 'Tekanan=10 kg/cm²; Standar=SNI 06-0084',
    about: 'Pipa PVC (paralon) untuk air bersih dan pembuangan.',
    points: 'Dinding tebal; Bebas timbal; Lurus dan ulet'
  }),
  family('Pipa PPR', {
    name: 'Pipa PPR {brand} {kind} {size}',
    brands: 'Rucika Kelen, Wavin Tigris, Toro, Westpex',
    kinds: 'PN10, PN20',
    sizes: '1/2 inch x 4 m = 78000/0.9/400x2.2x2.2/4m; 3/4 inch x 4 m = 112000/1.2/400x2.6x2.6/4m',
    draw: 'pprpipes',
    lookBy: 'brand',
    specs: 'Suhu maksimum=95 °C',
    about: 'Pipa air panas dan dingin dengan sambungan las.',
    points: 'Tahan 95 °C; Tidak bocor; Higienis'
  }),
  family('Sambungan Pipa', {
    name: '{kind} PVC {brand} {size}',
    brands: 'Rucika, Wavin, Maspion, Champion',
    kinds: 'Elbow, Tee, Socket, Reducer',
    sizes:
      '1/2 inch = 3200/0.05/5x5x4/1piece; 3/4 inch = 4300/0.07/6x6x4/1piece; 1 inch = 6900/0.1/7x7x5/1piece; 4 inch = 38500/0.6/20x18x13/1piece',
    draw: 'fittings',
    lookBy: 'brand',
    specs: 'Tipe=AW',
    about: 'Fitting PVC yang pas dan tidak rembes.',
    points: 'Presisi; Dinding tebal; Mudah dilem'
  }),
  family('Tandon Air', {
    name: 'Tandon Air {brand} {kind} {size}',
    brands: 'Penguin, Grand, Profil Tank, MPOIN, Excel',
    kinds: 'Plastik, Stainless',
    sizes:
      '550 liter = 985000/14/80x80x110/550litre; 1100 liter = 1650000/22/103x103x138/1100litre; 2000 liter = 3150000/40/125x125x180/2000litre',
    draw: 'tank',
    options: 'Warna: Oranye, Biru, Hijau',
    specs: 'Bahan=Polyethylene food grade; Garansi=15 tahun',
    about: 'Tandon air (toren) food grade anti lumut.',
    points: 'Anti lumut; Dinding berlapis; Garansi panjang'
  }),
  family('Pompa Air', {
    name: 'Pompa Air {brand} {kind} {size}',
    brands: 'Shimizu, Sanyo, Panasonic, Grundfos, Wasser',
    kinds: 'Sumur Dangkal, Jet Pump, Celup, Booster',
    sizes: '125 watt = 498000/7/26x20x24/1piece; 250 watt = 985000/12/36x24x30/1piece',
    draw: 'pump',
    lookBy: 'brand',
    specs: 'Tegangan=220 V; Garansi=2 tahun',
    about: 'Pompa air tenang dan hemat listrik.',
    points: 'Motor tembaga; Otomatis; Suara halus',
    secondHand: true
  })
]
