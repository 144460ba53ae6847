import { family } from './family.ts'

/** Angle steel, wire, bits, welding and small hardware of doors and windows. */
export const hardwareFamilies = [
  family('Besi Siku', {
    name: 'Besi Siku {kind} {brand} {size}',
    brands: 'Krakatau Steel*1.05, Gunung Garuda, Hanil*0.98',
    kinds: 'Hitam@0, Galvanis@1*1.3',
    sizes:
      '30x30x3 mm 6 m = 98000/8.2/600x3x3/6m; 40x40x4 mm 6 m = 174000/14.5/600x4x4/6m; 50x50x5 mm 6 m = 272000/22.6/600x5x5/6m',
    draw: 'angleiron',
    specs: 'Standar=SNI; Kegunaan=Rangka pagar, rak, dudukan tandon',
    about: 'Besi siku untuk rangka pagar, rak, kanopi dan dudukan tandon.',
    points: 'Sudut siku 90 derajat; Tebal sesuai ukuran; Mudah dilas dan dibor'
  }),
  family('Kawat Ayam & Loket', {
    name: 'Kawat Ayam {brand} {size}',
    brands: 'Union, Kingdom, Sinar*0.95',
    sizes:
      '1/2 inch tinggi 90 cm per m = 14500/0.5/90x12x12/1m; 3/4 inch tinggi 90 cm per m = 11500/0.4/90x12x12/1m; roll 1/2 inch 90 cm x 10 m = 128000/4.8/92x20x20/10m',
    draw: 'chickenwire',
    specs: 'Bahan=Kawat galvanis; Lubang=Segi enam',
    about: 'Kawat ayam anyaman segi enam untuk kandang, pagar kebun dan pelapis plester.',
    points: 'Galvanis tidak cepat karat; Anyaman tidak lepas; Mudah dipotong'
  }),
  family('Kawat Ayam & Loket', {
    name: 'Kawat Loket {kind} {brand} {size}',
    brands: 'Union, Lionmesh*1.08, Kingdom*0.95',
    kinds: 'Galvanis@0, Lapis PVC@1*1.25',
    sizes:
      '1/2 inch tinggi 90 cm per m = 26500/0.9/90x14x14/1m; 1 inch tinggi 100 cm per m = 22500/0.8/100x14x14/1m; roll 1/2 inch 90 cm x 15 m = 365000/13/92x26x26/15m',
    draw: 'weldedmesh',
    specs: 'Bahan=Kawat baja dilas; Lubang=Kotak',
    about: 'Kawat loket las kotak untuk pagar, kandang, rak dan saringan pasir.',
    points: 'Titik las kuat; Lubang seragam; Lembaran rata'
  }),
  family('Mata Bor', {
    name: 'Mata Bor Beton {brand} {size}',
    brands: 'Bosch*1.9, Tekiro*1.1, Krisbow*1.2, Kenmaster*0.8',
    sizes:
      '6 mm = 9500/0.04/12x2x2/1piece; 8 mm = 12500/0.06/13x2x2/1piece; 10 mm = 16500/0.09/15x2x2/1piece; 12 mm = 21500/0.12/16x2x2/1piece',
    draw: 'masonrybit',
    specs: 'Ujung=Karbida; Kegunaan=Beton, bata, batako',
    about: 'Mata bor beton (tembok) berujung karbida untuk fisher dan dynabolt.',
    points: 'Ujung karbida tidak cepat tumpul; Alur serbuk dalam; Cocok untuk bor impact'
  }),
  family('Mata Bor', {
    name: 'Mata Bor Besi {brand} {size}',
    brands: 'Nachi*1.7, Bosch*1.5, Tekiro, Kenmaster*0.75',
    sizes:
      '3 mm = 6500/0.02/7x1x1/1piece; 5 mm = 9500/0.03/9x1x1/1piece; 8 mm = 19500/0.05/12x1x1/1piece; 10 mm = 28500/0.08/14x2x2/1piece',
    draw: 'metalbit',
    specs: 'Bahan=HSS; Sudut ujung=118 derajat',
    about: 'Mata bor besi HSS untuk besi siku, hollow, aluminium dan plat.',
    points: 'Baja HSS tahan panas; Ujung tajam; Lubang bulat rapi'
  }),
  family('Mata Bor', {
    name: 'Mata Bor Kayu {kind} {brand} {size}',
    brands: 'Bosch*1.6, Tekiro, Krisbow*1.1, Kenmaster*0.75',
    kinds: 'Spade',
    sizes:
      '12 mm = 16500/0.07/16x2x2/1piece; 16 mm = 18500/0.08/16x2x2/1piece; 20 mm = 21500/0.09/16x3x2/1piece; 25 mm = 26500/0.11/16x3x2/1piece',
    draw: 'woodbit',
    specs: 'Batang=Segi enam 1/4 inch; Kegunaan=Kayu, triplek, MDF',
    about: 'Mata bor kayu pipih untuk lubang kabel, kunci dan sambungan kayu.',
    points: 'Ujung pemandu di tengah; Tepi lubang bersih; Tidak selip di kepala bor'
  }),
  family('Las & Elektroda', {
    name: 'Mesin Las Inverter {brand} {size}',
    brands: 'Lakoni*1.1, Rhino, Daiden*1.05, Krisbow*1.25, Mollar*0.8',
    sizes:
      '120 A 900 watt = 985000/4.2/36x20x28/1piece; 160 A 1300 watt = 1250000/5/38x20x28/1piece; 200 A 2200 watt = 1590000/6.5/42x22x30/1piece',
    draw: 'welder',
    lookBy: 'brand',
    specs: 'Tegangan=220 V; Jenis=MMA (kawat las); Garansi=1 tahun',
    about: 'Mesin las inverter ringan untuk pagar, kanopi dan bengkel rumah.',
    points: 'Hemat daya; Busur stabil; Lengkap kabel dan tang las'
  }),
  family('Las & Elektroda', {
    name: 'Kawat Las {brand} {kind} {size}',
    kinds: 'Nikko Steel: RD-260; Kobe Steel*1.2: RB-26; Enka*0.85: RD-460',
    sizes:
      '2 mm 2 kg = 72000/2.1/32x8x5/2kg; 2,6 mm 5 kg = 158000/5.2/36x9x7/5kg; 3,2 mm 5 kg = 152000/5.2/36x9x7/5kg',
    draw: 'weldrods',
    lookBy: 'brand',
    specs: 'Standar=AWS E6013; Kegunaan=Baja lunak',
    about: 'Kawat las (elektroda) untuk pagar, kanopi dan konstruksi ringan.',
    points: 'Mudah menyala; Terak mudah lepas; Percikan sedikit'
  }),
  family('Pelumas & Anti Karat', {
    name: 'Pelumas Semprot {brand} {kind} {size}',
    kinds: 'WD-40*1.25: Multiguna; Rexco: 50 Multiguna; Dextone*0.85: Multiguna',
    sizes:
      '120 ml = 29500/0.15/14x5x5/0.12litre; 220 ml = 46500/0.27/18x6x6/0.22litre; 350 ml = 64500/0.4/22x6x6/0.35litre',
    draw: 'lubecan',
    lookBy: 'brand',
    specs: 'Kegunaan=Engsel, rantai, baut macet; Isi=Aerosol',
    about: 'Pelumas semprot untuk melepas baut macet, engsel berdecit dan kunci seret.',
    points: 'Menembus karat; Mengusir lembap; Lengkap sedotan penyemprot'
  }),
  family('Pelumas & Anti Karat', {
    name: 'Penghilang Karat {brand} {size}',
    brands: 'WD-40*1.6, Rexco*1.1, Dextone*0.9',
    sizes: '500 ml = 54500/0.55/22x8x6/0.5litre; 1 liter = 96500/1.1/26x10x8/1litre',
    draw: 'rustbottle',
    lookBy: 'brand',
    specs: 'Kegunaan=Besi pagar, baut, perkakas; Waktu=15–30 menit',
    about: 'Cairan pembersih karat (rust remover) sebelum besi dicat ulang.',
    points: 'Mengangkat karat tanpa amplas; Tidak merusak besi; Tinggal oles dan bilas'
  }),
  family('Cetok & Roskam', {
    name: 'Alat Potong Keramik Manual {brand} {size}',
    brands: 'Krisbow*1.25, Tekiro*1.1, Kenmaster*0.85',
    sizes:
      '40 cm = 268000/4.4/62x22x14/1piece; 60 cm = 398000/6.6/82x24x15/1piece; 80 cm = 628000/10.5/104x28x16/1piece',
    draw: 'tilecutter',
    specs: 'Rel=Ganda; Roda=Karbida 22 mm',
    about: 'Alat potong keramik manual untuk keramik dan granit sampai 12 mm.',
    points: 'Potongan lurus tanpa debu; Roda karbida dapat diganti; Rel tidak goyang'
  }),
  family('Kuas & Rol', {
    name: 'Kape Dempul {brand} {size}',
    brands: 'Kenmaster*0.9, Tekiro*1.25, Krisbow*1.2',
    sizes:
      '2 inch = 9500/0.08/20x6x2/1piece; 3 inch = 12500/0.1/21x8x2/1piece; 4 inch = 15500/0.12/22x11x2/1piece',
    draw: 'scraper',
    specs: 'Daun=Baja lentur; Gagang=Kayu',
    about: 'Kape (kapi) untuk mendempul tembok dan mengerok cat lama.',
    points: 'Daun lentur; Tepi rata; Gagang tidak lepas'
  }),
  family('Kunci & Handle', {
    name: 'Door Stopper Magnet {brand} {size}',
    brands: 'Dekkson*1.4, Solid*1.1, Kend*1.15, Paloma*0.9',
    sizes: 'lantai = 38500/0.2/10x6x6/1piece; dinding = 42500/0.22/12x6x6/1piece',
    draw: 'doorstop',
    specs: 'Bahan=Stainless 304; Penahan=Magnet',
    about: 'Door stopper (penahan pintu) magnet agar pintu tidak membentur tembok.',
    points: 'Magnet kuat; Pegas tidak berbunyi; Lengkap sekrup'
  }),
  family('Kunci & Handle', {
    name: 'Grendel {kind} {brand} {size}',
    brands: 'Dekkson*1.35, Solid*1.1, Paloma',
    kinds: 'Pintu, Jendela*0.85',
    sizes:
      '3 inch = 12500/0.1/9x5x3/1piece; 4 inch = 16500/0.15/12x5x3/1piece; 6 inch = 24500/0.22/17x5x3/1piece',
    draw: 'slidebolt',
    specs: 'Bahan=Stainless; Isi=Lengkap sekrup',
    about: 'Grendel (slot) untuk pintu kamar, kamar mandi dan jendela.',
    points: 'Geser halus; Tidak berkarat; Lengkap lubang penerima'
  }),
  family('Kasa Nyamuk', {
    name: 'Kasa Nyamuk {kind} {brand} {size}',
    brands: 'Phifer*1.7, Union, Kenmaster*0.9',
    kinds: 'Fiber, Aluminium*1.8, Stainless*2.9',
    sizes:
      'lebar 90 cm per m = 16500/0.15/92x10x10/1m; lebar 120 cm per m = 21500/0.2/122x10x10/1m; roll 90 cm x 30 m = 465000/4.4/92x20x20/30m',
    draw: 'mosquitonet',
    lookBy: 'kind',
    specs: 'Kerapatan=18x16 lubang per inch; Kegunaan=Jendela, pintu, ventilasi',
    about: 'Kasa (kawat) nyamuk untuk jendela, pintu dan lubang ventilasi.',
    points: 'Udara tetap lancar; Tidak mudah sobek; Mudah dibersihkan'
  })
]
