import { family } from './family.ts'

/** Power tools; each model and its price belong to one brand. */
export const machineFamilies = [
  family('Bor Listrik', {
    name: 'Bor Tembok {brand} {kind} {size}',
    kinds:
      'Bosch*1.25: GSB 550, GSB 16 RE*1.25; Makita*1.2: HP1630, M8100*0.85; Modern*0.6: Impact; DeWalt*1.2: Impact; Mollar*0.55: Impact',
    sizes: '13 mm = 685000/2.2/34x26x10/1piece',
    draw: 'drill, drillbits',
    lookBy: 'brand',
    specs: 'Daya=550–750 W; Garansi=6–12 bulan',
    about: 'Mesin bor impact untuk tembok, besi dan kayu.',
    points: 'Motor tahan panas; Kecepatan variabel; Genggaman anti licin',
    secondHand: true
  }),
  family('Gerinda', {
    name: 'Gerinda Tangan {brand} {kind} {size}',
    kinds:
      'Bosch*1.1: GWS 060, GWS 750*1.25; Makita*1.2: 9553B, M9510*0.8; Modern*0.65: Slim Switch; DeWalt*1.15: Slim Switch; Hikoki*1.15: Slim Switch',
    sizes: '4 inch = 495000/1.8/28x12x11/1piece',
    draw: 'grinder',
    lookBy: 'brand',
    specs: 'Daya=570–850 W',
    about: 'Mesin gerinda untuk potong dan poles.',
    points: 'Bodi ramping; Pelindung mata gerinda; Carbon brush tersedia',
    secondHand: true
  }),
  family('Gergaji Listrik', {
    name: 'Mesin Gergaji {kind} {brand} {size}',
    brands: 'Bosch*1.3, Makita*1.4, Modern*0.75, Mollar*0.7',
    kinds: 'Circular',
    sizes: '7 inch = 985000/4.2/36x28x24/1piece; 9 inch = 1480000/6.5/42x32x28/1piece',
    draw: 'circsaw',
    lookBy: 'brand',
    specs: 'Daya=1.050–1.800 W',
    about: 'Gergaji circular untuk kayu dan triplek.',
    points: 'Potongan lurus; Pelindung otomatis; Sudut 45°'
  }),
  family('Bor Listrik', {
    name: 'Bor Cordless {brand} {kind} {size}',
    kinds:
      'Bosch*1.3: GSR 120-LI; Makita*1.2: Baterai; Modern*0.6: Baterai; DeWalt*1.4: Baterai; Mollar*0.5: Baterai',
    sizes: '12 V 10 mm = 985000/1.6/30x24x10/1piece; 18 V 13 mm = 1890000/2.4/34x28x12/1piece',
    draw: 'cordless',
    lookBy: 'brand',
    specs: 'Isi=2 baterai, charger, koper',
    about: 'Bor dan obeng tanpa kabel.',
    points: 'Dua kecepatan; Lampu LED; Pengisian cepat'
  }),
  family('Bor Listrik', {
    name: 'Bor Rotary Hammer {brand} {kind} {size}',
    kinds:
      'Bosch*1.15: GBH 220, GBH 2-26 DRE*1.4; Makita*1.15: HR2470*1.25, HR2630*1.4; Modern*0.65: SDS Plus; Mollar*0.55: SDS Plus',
    sizes: '24–26 mm = 1690000/3.4/40x30x12/1piece',
    draw: 'rotaryhammer',
    lookBy: 'brand',
    specs: 'Daya=720–800 W; Pemegang=SDS Plus',
    about: 'Rotary hammer untuk beton dan bobok ringan.',
    points: 'Tiga fungsi: bor, bor hammer, pahat; Tahan getar; Pengaman putaran'
  }),
  family('Gergaji Listrik', {
    name: 'Mesin {kind} {brand} {size}',
    brands: 'Bosch*1.3, Makita*1.35, Modern*0.65, Mollar*0.6',
    kinds: 'Jigsaw',
    sizes: '65 mm = 745000/2.1/30x24x10/1piece; 85 mm = 985000/2.6/32x25x11/1piece',
    draw: 'jigsaw',
    lookBy: 'brand',
    specs: 'Daya=450–600 W',
    about: 'Gergaji jigsaw untuk potongan melengkung.',
    points: 'Kecepatan variabel; Ganti mata tanpa kunci; Sudut 45°'
  }),
  family('Molen', {
    name: 'Mesin Molen Beton {brand} {kind} {size}',
    brands: 'Tiger, Weima*1.05, Niagara*1.1',
    kinds: 'Bensin, Diesel*1.45, Tanpa Mesin@mixerbare*0.65',
    sizes: '350 liter = 13500000/220/180x110x150/1piece; 500 liter = 18900000/310/200x130x165/1piece',
    draw: 'mixer',
    preOrderDays: 7,
    specs: 'Rangka=Besi siku; Roda=Ban mati',
    about: 'Mesin pengaduk beton (molen) untuk proyek rumah dan ruko.',
    points: 'Tabung tebal; Gigi putar kuat; Mudah didorong'
  }),
  family('Molen', {
    name: 'Mesin Stamper Kuda {brand} {kind} {size}',
    brands: 'Tiger, Mikasa*2.4, Niagara*1.1',
    kinds: 'Bensin',
    sizes: '60 kg = 9850000/68/80x50x110/1piece; 80 kg = 11900000/86/85x52x115/1piece',
    draw: 'stamper',
    specs: 'Mesin=4 tak',
    about: 'Mesin pemadat tanah dan urugan.',
    points: 'Hentakan kuat; Hemat bensin; Suku cadang mudah'
  }),
  family('Genset', {
    name: 'Genset Bensin {brand} {kind} {size}',
    kinds:
      'Honda*2.6: EG; Yamaha*2.4: EF; Firman*1.05: ECO; Krisbow*1.2: Portable; Tiger*0.9: TG; Loncin*1.15: LC',
    sizes:
      '1000 watt = 2190000/26/48x38x40/1piece; 2500 watt = 3650000/42/62x46x47/1piece; 5000 watt = 6850000/82/72x56x58/1piece',
    draw: 'genset',
    lookBy: 'brand',
    specs: 'Bahan bakar=Bensin; Starter=Tarik; Tegangan=220 V, 50 Hz',
    about: 'Genset untuk cadangan listrik rumah, toko dan proyek tanpa PLN.',
    points: 'Tegangan stabil (AVR); Alternator tembaga; Tangki besar, tahan berjam-jam'
  })
]
