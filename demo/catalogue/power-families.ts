import { family } from './family.ts'

/** Electricity and power tools. */
export const powerFamilies = [
  family('Lampu LED', {
    name: 'Lampu LED {brand} {kind} {size}',
    brands: 'Philips, Osram, Hannochs, In-Lite, Panasonic',
    kinds: 'Bulb, Emergency, Kapsul',
    sizes:
      '7 watt = 26500/0.06/12x7x7/1piece; 12 watt = 41500/0.09/14x8x8/1piece; 18 watt = 62000/0.14/18x11x11/1piece',
    draw: 'bulb, lamptube',
    options: 'Cahaya: Putih 6500K, Kuning 3000K',
    specs: 'Fitting=E27; Umur=15.000 jam',
    about: 'Lampu LED terang, hemat dan bergaransi.',
    points: 'Hemat sampai 85%; Tidak berkedip; Garansi resmi'
  }),
  family('Lampu Downlight', {
    name: 'Downlight LED {brand} {kind} {size}',
    brands: 'Philips, Hannochs, In-Lite, Visicom',
    kinds: 'Inbow Bulat, Outbow Kotak, Spot',
    sizes:
      '6 watt = 42500/0.15/12x12x5/1piece; 12 watt = 72500/0.25/17x17x5/1piece; 18 watt = 109000/0.4/22x22x5/1piece',
    draw: 'downlight',
    options: 'Cahaya: Putih, Kuning, Natural',
    specs: 'Driver=Terpasang',
    about: 'Downlight tipis untuk plafon.',
    points: 'Tipis; Cahaya merata; Mudah dipasang'
  }),
  family('Kabel Listrik', {
    name: 'Kabel {kind} {brand} {size}',
    brands: 'Supreme, Eterna, Kabelindo, Extrana, Jembo',
    kinds: 'NYM, NYA, NYMHY',
    sizes:
      '2x1.5 mm 50 m = 485000/5.2/28x28x8/50m; 3x2.5 mm 50 m = 985000/10/32x32x11/50m; 1x2.5 mm 100 m = 465000/3.6/26x26x7/100m',
    draw: 'cable',
    lookBy: 'mixed',
    specs: 'Standar=SNI / SPLN; Inti=Tembaga murni',
    about: 'Kabel listrik tembaga murni berstandar PLN.',
    points: 'Tembaga penuh; Isolasi tebal; Panjang sesuai label'
  }),
  family('Saklar & Stop Kontak', {
    name: '{kind} {brand} {size}',
    brands: 'Panasonic, Broco, Schneider, Philips, Legrand',
    kinds: 'Saklar Tunggal, Saklar Ganda, Stop Kontak, Stop Kontak USB',
    sizes: 'inbow = 24500/0.12/12x8x5/1piece; outbow = 21500/0.14/10x8x6/1piece',
    draw: 'switch, outlet',
    specs: 'Arus=10–16 A',
    about: 'Saklar dan stop kontak yang aman dan rapi.',
    points: 'Bahan tahan api; Klik mantap; Standar SNI',
    options: 'Warna: Putih, Hitam*1.2, Emas*1.35'
  }),
  family('MCB & Box', {
    name: '{kind} {brand} {size}',
    brands: 'Schneider, Broco, Hager, ABB',
    kinds: 'MCB 1 Fasa, Box MCB, ELCB',
    sizes: '6 A = 62000/0.15/9x8x2/1piece; 16 A = 68500/0.15/9x8x2/1piece; 32 A = 98500/0.2/9x8x4/1piece',
    draw: 'mcb',
    specs: 'Kapasitas putus=4,5 kA',
    about: 'Pengaman instalasi listrik rumah.',
    points: 'Respons cepat; Asli bersegel; Standar SPLN'
  }),
  family('Bor Listrik', {
    name: 'Bor {kind} {brand} {size}',
    brands: 'Bosch, Makita, Modern, DeWalt, Mollar',
    kinds: 'Tembok Impact, Cordless 12V, Rotary Hammer',
    sizes: '10 mm = 485000/1.9/30x24x9/1piece; 13 mm = 765000/2.4/34x26x10/1piece',
    draw: 'drill, drillbits',
    lookBy: 'brand',
    specs: 'Garansi=6–12 bulan',
    about: 'Bor bertenaga untuk tembok, besi dan kayu.',
    points: 'Motor tahan panas; Kecepatan variabel; Genggaman anti licin',
    secondHand: true
  }),
  family('Gerinda', {
    name: 'Gerinda Tangan {brand} {kind} {size}',
    brands: 'Bosch, Makita, Modern, DeWalt, Hitachi',
    kinds: 'GWS, Slim Switch, Paddle',
    sizes: '4 inch = 398000/1.8/28x12x11/1piece; 7 inch = 985000/4.6/45x20x16/1piece',
    draw: 'grinder',
    lookBy: 'brand',
    specs: 'Daya=670–2000 W',
    about: 'Gerinda untuk potong dan poles.',
    points: 'Bodi ramping; Pelindung mata gerinda; Carbon brush tersedia',
    secondHand: true
  }),
  family('Gergaji Listrik', {
    name: 'Gergaji {kind} {brand} {size}',
    brands: 'Bosch, Makita, Modern, Mollar',
    kinds: 'Circular, Jigsaw, Mitre',
    sizes: '5 inch = 685000/3.1/32x24x22/1piece; 7 inch = 985000/4.2/36x28x24/1piece',
    draw: 'circsaw',
    lookBy: 'brand',
    specs: 'Daya=500–1400 W',
    about: 'Gergaji listrik untuk kayu dan triplek.',
    points: 'Potongan lurus; Pelindung otomatis; Sudut 45°'
  })
]
