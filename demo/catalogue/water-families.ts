import { family } from './family.ts'

/** Pipes, tanks and pumps. */
export const waterFamilies = [
  family('Pipa PVC', {
    name: 'Pipa PVC {brand} {kind} {size}',
    brands: 'Rucika*1.12, Wavin*1.12, Maspion, Trilliun*0.95, Champion*0.85',
    kinds: 'AW, D*0.6',
    sizes:
      '1 1/2 inch x 4 m = 74000/2.6/400x4.8x4.8/4m; 2 inch x 4 m = 96000/3.4/400x6x6/4m; 3 inch x 4 m = 178000/6.4/400x9x9/4m; 4 inch x 4 m = 278000/9.8/400x11.4x11.4/4m',
    draw: 'pipes',
    lookBy: 'brand',
    min: 2,
    specs: 'Standar=SNI 06-0084',
    about: 'Pipa PVC (paralon) untuk air bersih dan pembuangan.',
    points: 'Dinding tebal; Bebas timbal; Lurus dan ulet'
  }),
  family('Pipa PPR', {
    name: 'Pipa PPR {brand} {kind} {size}',
    kinds:
      'Rucika*1.05: Kelen PN10, Kelen PN20*1.4; Wavin*1.1: Tigris PN10, Tigris PN20*1.4; Toro: PN10, PN20*1.4; Westpex*0.95: PN10, PN20*1.4',
    sizes:
      '1/2 inch x 4 m = 58000/0.7/400x2.2x2.2/4m; 3/4 inch x 4 m = 84000/1.1/400x2.6x2.6/4m; 1 inch x 4 m = 128000/1.7/400x3.3x3.3/4m',
    draw: 'pprpipes',
    lookBy: 'brand',
    specs: 'Suhu maksimum=95 °C',
    about: 'Pipa air panas dan dingin dengan sambungan las.',
    points: 'Tahan 95 °C; Tidak bocor; Higienis'
  }),
  family('Sambungan Pipa', {
    name: '{kind} PVC {brand} {size}',
    brands: 'Rucika*1.3, Wavin*1.3, Maspion, Champion*0.8',
    kinds: 'Elbow, Tee@tee*1.3, Socket@socket*0.8, Reducer@reducer',
    sizes:
      '1/2 inch = 3200/0.05/5x5x4/1piece; 3/4 inch = 4300/0.07/6x6x4/1piece; 1 inch = 6900/0.1/7x7x5/1piece; 4 inch = 36500/0.6/20x18x13/1piece',
    draw: 'elbow',
    lookBy: 'brand',
    specs: 'Kelas=AW',
    about: 'Fitting PVC yang pas dan tidak rembes.',
    points: 'Presisi; Dinding tebal; Mudah dilem'
  }),
  family('Tandon Air', {
    name: 'Tandon Air {brand} {kind} {size}',
    brands: 'Penguin*1.15, Grand, MPOIN*1.05, Excel*0.95',
    kinds: 'Plastik',
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
    brands: 'Shimizu, Sanyo*1.05, Panasonic*1.1, Wasser*0.95',
    kinds: 'Sumur Dangkal',
    sizes: '125 watt = 525000/7/26x20x24/1piece; 200 watt = 1090000/11/34x24x28/1piece',
    draw: 'pump',
    lookBy: 'brand',
    specs: 'Tegangan=220 V; Garansi=2 tahun',
    about: 'Pompa air sumur dangkal yang tenang dan hemat listrik.',
    points: 'Motor tembaga; Otomatis; Suara halus',
    secondHand: true
  }),
  family('Pipa PVC', {
    name: 'Pipa PVC {brand} {kind} {size}',
    brands: 'Rucika*1.12, Wavin*1.12, Maspion, Trilliun*0.95, Champion*0.85',
    kinds: 'AW',
    sizes:
      '1/2 inch x 4 m = 25500/0.8/400x2.2x2.2/4m; 3/4 inch x 4 m = 34500/1.1/400x2.6x2.6/4m; 1 inch x 4 m = 46000/1.6/400x3.2x3.2/4m',
    draw: 'pipes',
    lookBy: 'brand',
    min: 2,
    specs: 'Tekanan=10 kg/cm²; Standar=SNI 06-0084',
    about: 'Pipa PVC (paralon) tebal untuk saluran air bersih bertekanan.',
    points: 'Dinding tebal; Bebas timbal; Lurus dan ulet'
  }),
  family('Tandon Air', {
    name: 'Tandon Air {brand} {kind} {size}',
    brands: 'Penguin*1.05, Profil Tank, Grand',
    kinds: 'Stainless',
    sizes:
      '500 liter = 1690000/16/75x75x130/500litre; 1000 liter = 2580000/27/98x98x165/1000litre; 2000 liter = 4690000/48/120x120x215/2000litre',
    draw: 'steeltank',
    specs: 'Bahan=Stainless 304; Garansi=10 tahun',
    about: 'Tandon air stainless lengkap kaki, air tetap sejuk.',
    points: 'Anti karat; Lengkap dudukan; Las rapi'
  }),
  family('Pompa Air', {
    name: 'Pompa Air {brand} {kind} {size}',
    brands: 'Shimizu, Sanyo*1.05, Panasonic*1.1, Grundfos*1.7',
    kinds: 'Jet Pump@jetpump*1.45, Booster@boosterpump',
    sizes: '200 watt = 1150000/12/36x24x30/1piece; 250 watt = 1390000/14/38x26x32/1piece',
    draw: 'pump',
    lookBy: 'brand',
    specs: 'Tegangan=220 V; Garansi=2 tahun',
    about: 'Pompa bertenaga untuk sumur dalam dan pendorong tekanan.',
    points: 'Motor tembaga; Pengaman panas; Suara halus'
  }),
  family('Pompa Air', {
    name: 'Pompa Air Celup Submersible {brand} {kind} {size}',
    brands: 'Shimizu, Grundfos*2.6, Wasser*0.95, Leo*0.85',
    kinds: 'Air Bersih, Air Kotor*1.1',
    sizes:
      '100 watt = 485000/4.2/22x18x32/1piece; 250 watt = 985000/7.5/26x22x38/1piece; 400 watt = 1390000/11/28x24x44/1piece',
    draw: 'submersible',
    specs: 'Tegangan=220 V; Pemasangan=Terendam air; Bodi=Stainless',
    about: 'Pompa celup untuk menguras bak, tandon bawah, kolam dan sumur.',
    points: 'Motor kedap air; Saringan anti sumbat; Pengaman panas'
  }),
  family('Stop Kran & Katup', {
    name: 'Stop Kran Ball Valve PVC {brand} {size}',
    brands: 'Rucika*1.25, Wavin*1.25, Onda*1.1, Champion*0.85',
    sizes:
      '1/2 inch = 18500/0.1/9x7x5/1piece; 3/4 inch = 24500/0.14/10x8x6/1piece; 1 inch = 34500/0.2/12x9x7/1piece',
    draw: 'ballvalvepvc',
    specs: 'Bahan=PVC; Tekanan=10 kg/cm²',
    about: 'Stop kran (ball valve) PVC untuk membuka dan menutup aliran pipa.',
    points: 'Putaran ringan; Tidak rembes; Tahan bahan kimia'
  }),
  family('Stop Kran & Katup', {
    name: 'Stop Kran Ball Valve Kuningan {brand} {size}',
    brands: 'Onda, Kitz*2.2, San-Ei*1.5, Toyo*1.9',
    sizes:
      '1/2 inch = 62000/0.25/9x7x5/1piece; 3/4 inch = 84000/0.35/10x8x6/1piece; 1 inch = 128000/0.5/12x9x7/1piece',
    draw: 'ballvalve',
    specs: 'Bahan=Kuningan; Ulir=Drat dalam; Tekanan=16 bar',
    about: 'Stop kran (ball valve) kuningan untuk pipa air dan pompa.',
    points: 'Bola krom tidak seret; Kuningan tebal; Gagang tahan karat'
  }),
  family('Lem Pipa', {
    name: 'Lem Pipa PVC {brand} {size}',
    brands: 'Isarplas*1.1, Rucika*1.15, Wavin*1.15, Maspion',
    sizes: '45 gr tube = 7200/0.06/14x4x3/0.045kg',
    draw: 'gluetube',
    lookBy: 'brand',
    min: 2,
    specs: 'Kering=5 menit',
    about: 'Lem pipa PVC untuk sambungan yang tidak rembes.',
    points: 'Cepat kering; Merekat kuat; Tutup rapat'
  }),
  family('Lem Pipa', {
    name: 'Lem Pipa PVC {brand} {size}',
    brands: 'Isarplas*1.1, Rucika*1.15, Wavin*1.15, Maspion',
    sizes: '100 gr kaleng = 19500/0.14/8x6x6/0.1kg; 400 gr kaleng = 58000/0.5/12x9x9/0.4kg',
    draw: 'gluecan',
    lookBy: 'brand',
    specs: 'Kering=5 menit; Isi=Lengkap kuas',
    about: 'Lem pipa PVC kaleng, lengkap kuas di tutupnya.',
    points: 'Cepat kering; Merekat kuat; Kuas di tutup'
  }),
  family('Septic Tank', {
    name: 'Septic Tank Biofil {brand} {size}',
    brands: 'Nusantara, Bio Tank*1.05, Induro*1.1',
    sizes:
      '800 liter = 2650000/45/110x110x120/1piece; 1200 liter = 3450000/58/120x120x140/1piece; 2000 liter = 5450000/85/140x140x170/1piece',
    draw: 'septic',
    preOrderDays: 5,
    specs: 'Bahan=Fiberglass; Isi=Media biofilter, tablet disinfektan',
    about: 'Septic tank biofilter untuk rumah, tanpa sumur resapan besar.',
    points: 'Tidak perlu sering disedot; Kedap, tidak mencemari sumur; Dipasang dalam sehari'
  })
]
