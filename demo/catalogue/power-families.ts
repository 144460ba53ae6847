import { family } from './family.ts'

/** Electricity. */
export const powerFamilies = [
  family('Lampu LED', {
    name: 'Lampu LED {brand} {kind} {size}',
    brands: 'Philips*1.3, Osram*1.15, Hannochs*0.85, In-Lite*0.9, Panasonic*1.15',
    kinds: 'Bulb, Emergency*2.1',
    sizes:
      '7 watt = 24500/0.06/12x7x7/1piece; 12 watt = 38500/0.09/14x8x8/1piece; 18 watt = 59500/0.14/18x11x11/1piece',
    draw: 'bulb',
    options: 'Cahaya: Putih 6500K, Kuning 3000K',
    specs: 'Fitting=E27; Umur=15.000 jam',
    about: 'Lampu LED terang, hemat dan bergaransi.',
    points: 'Hemat sampai 85%; Tidak berkedip; Garansi resmi'
  }),
  family('Lampu Downlight', {
    name: 'Downlight LED {brand} {kind} {size}',
    brands: 'Philips*1.35, Hannochs*0.9, In-Lite, Visicom*0.85',
    kinds: 'Inbow Bulat@0, Outbow Kotak@1*1.15',
    sizes:
      '6 watt = 38500/0.15/12x12x5/1piece; 12 watt = 66500/0.25/17x17x5/1piece; 18 watt = 95000/0.4/22x22x5/1piece',
    draw: 'downlight',
    lookBy: 'kind',
    options: 'Cahaya: Putih, Kuning, Natural',
    specs: 'Driver=Terpasang',
    about: 'Downlight tipis untuk plafon.',
    points: 'Tipis; Cahaya merata; Mudah dipasang'
  }),
  family('Kabel Listrik', {
    name: 'Kabel {kind} {brand} {size}',
    brands: 'Supreme*1.05, Eterna, Kabelindo, Extrana*0.95, Jembo',
    kinds: 'NYM@0',
    sizes: '2x1,5 mm 50 m = 545000/5.2/28x28x8/50m; 2x2,5 mm 50 m = 815000/7.6/30x30x10/50m',
    draw: 'cable',
    specs: 'Standar=SNI / SPLN; Inti=Tembaga murni',
    about: 'Kabel listrik tembaga murni berstandar PLN.',
    points: 'Tembaga penuh; Isolasi tebal; Panjang sesuai label'
  }),
  family('Kabel Listrik', {
    name: 'Kabel {kind} {brand} {size}',
    brands: 'Supreme*1.05, Eterna, Kabelindo, Extrana*0.95, Jembo',
    kinds: 'NYM@0',
    sizes: '3x1,5 mm 50 m = 765000/7/30x30x10/50m; 3x2,5 mm 50 m = 1150000/10/32x32x11/50m',
    draw: 'cable',
    specs: 'Standar=SNI / SPLN; Inti=Tembaga murni, tiga inti',
    about: 'Kabel tiga inti dengan kawat arde untuk stop kontak dan AC.',
    points: 'Tembaga penuh; Isolasi tebal; Panjang sesuai label'
  }),
  family('Kabel Listrik', {
    name: 'Kabel {kind} {brand} {size}',
    brands: 'Eterna, Supreme*1.05, Kabelindo, Extrana*0.95',
    kinds: 'NYMHY@1',
    sizes:
      '2x1,5 mm 50 m = 495000/4.8/28x28x8/50m; 2x2,5 mm 50 m = 735000/7/30x30x10/50m; 3x1,5 mm 50 m = 685000/6.6/30x30x10/50m',
    draw: 'cable',
    specs: 'Standar=SNI / SPLN; Inti=Tembaga serabut',
    about: 'Kabel serabut lentur untuk alat listrik, kabel roll dan mesin.',
    points: 'Tembaga penuh; Lentur tidak mudah patah; Panjang sesuai label'
  }),
  family('Saklar & Stop Kontak', {
    name: '{kind} {brand} {size}',
    brands: 'Panasonic*1.1, Broco*0.85, Schneider*1.3, Philips, Legrand*1.6',
    kinds: 'Saklar Tunggal, Saklar Ganda@switchdouble*1.3, Saklar Hotel@switchhotel*1.5',
    sizes: 'inbow = 21500/0.12/12x8x5/1piece; outbow = 18500/0.14/10x8x6/1piece',
    draw: 'switch',
    specs: 'Arus=10 A',
    about: 'Saklar yang aman dan rapi.',
    points: 'Bahan tahan api; Klik mantap; Standar SNI',
    options: 'Warna: Putih, Hitam*1.2, Emas*1.35'
  }),
  family('MCB & Box', {
    name: '{kind} {brand} {size}',
    kinds: 'Schneider*1.05: MCB Domae; Broco*0.7: MCB 1 Fasa; Hager: MCB 1 Fasa; ABB*1.1: MCB 1 Fasa',
    sizes:
      '6 A = 62000/0.15/9x8x2/1piece; 10 A = 62000/0.15/9x8x2/1piece; 16 A = 62000/0.15/9x8x2/1piece; 20 A = 64500/0.15/9x8x2/1piece; 32 A = 74000/0.2/9x8x4/1piece',
    draw: 'mcb',
    specs: 'Kapasitas putus=4,5 kA',
    about: 'Pengaman instalasi listrik rumah.',
    points: 'Respons cepat; Asli bersegel; Standar SPLN'
  }),
  family('Kabel Listrik', {
    name: 'Kabel {kind} {brand} {size}',
    brands: 'Supreme*1.05, Eterna, Kabelindo, Extrana*0.95, Jembo',
    kinds: 'NYA, NYAF*1.03',
    sizes:
      '1x1,5 mm 100 m = 345000/2.2/24x24x6/100m; 1x2,5 mm 100 m = 555000/3.4/26x26x7/100m; 1x4 mm 100 m = 865000/5/28x28x8/100m',
    draw: 'cable',
    specs: 'Standar=SNI / SPLN; Inti=Tembaga murni, tunggal',
    about: 'Kabel inti tunggal untuk instalasi dalam pipa.',
    points: 'Tembaga penuh; Warna sesuai fasa; Panjang sesuai label',
    options: 'Warna: Hitam, Merah, Kuning, Biru'
  }),
  family('Saklar & Stop Kontak', {
    name: '{kind} {brand} {size}',
    brands: 'Panasonic*1.1, Broco*0.85, Schneider*1.3, Philips, Legrand*1.6',
    kinds: 'Stop Kontak, Stop Kontak USB@outletusb*5',
    sizes: 'inbow = 25500/0.12/12x8x5/1piece; outbow = 22500/0.14/10x8x6/1piece',
    draw: 'outlet',
    specs: 'Arus=16 A',
    about: 'Stop kontak berpengaman anak yang rapat.',
    points: 'Bahan tahan api; Pengaman anak; Standar SNI',
    options: 'Warna: Putih, Hitam*1.2, Emas*1.35'
  }),
  family('MCB & Box', {
    name: 'Box MCB {kind} {brand} {size}',
    brands: 'Schneider*1.9, Broco, Hager*1.8',
    kinds: 'Inbow, Outbow*0.9',
    sizes: '4 grup = 78000/0.5/22x18x9/1piece; 8 grup = 118000/0.8/30x22x9/1piece',
    draw: 'mcbbox',
    specs: 'Bahan=ABS tahan api',
    about: 'Kotak pengaman listrik dengan pintu bening.',
    points: 'Pintu rapat; Rel kokoh; Lengkap terminal'
  }),
  family('Kabel Roll', {
    name: 'Kabel Roll {kind} {brand} {size}',
    brands: 'Uticon*1.2, Broco, Kenmaster*0.85',
    kinds: '4 Lubang',
    sizes: '10 m = 148000/2/26x22x14/10m; 20 m = 245000/3.6/30x26x16/20m; 50 m = 545000/8/36x32x20/50m',
    draw: 'cablereel',
    specs: 'Kabel=2x1,5 mm; Beban=2.500 W',
    about: 'Kabel roll untuk proyek, taman dan bengkel.',
    points: 'Kabel tembaga; Gulungan ringan; Lubang berpengaman'
  }),
  family('Kabel Roll', {
    name: 'Stop Kontak {kind} {brand} {size}',
    brands: 'Uticon*1.15, Broco, Loyal*0.8',
    kinds: '3 Lubang, 5 Lubang*1.3',
    sizes:
      'kabel 1,5 m = 62000/0.4/26x8x5/1piece; kabel 3 m = 79000/0.6/28x10x6/1piece; kabel 5 m = 98000/0.9/30x12x6/1piece',
    draw: 'extension',
    lookBy: 'kind',
    specs: 'Beban=2.500 W; Bahan=Tahan api',
    about: 'Stop kontak sambung dengan kabel tebal.',
    points: 'Saklar pengaman; Kabel tebal; Standar SNI'
  }),
  family('Exhaust Fan', {
    name: 'Exhaust Fan {kind} {brand} {size}',
    brands: 'Panasonic*1.3, Maspion*0.85, KDK*1.35, Sekai*0.8',
    kinds: 'Dinding, Plafon*1.15',
    sizes:
      '6 inch = 198000/1.6/24x24x16/1piece; 8 inch = 248000/2.2/30x30x17/1piece; 10 inch = 298000/2.8/35x35x18/1piece',
    draw: 'exhaustfan',
    specs: 'Daya=20–35 W; Tegangan=220 V',
    about: 'Kipas hisap untuk kamar mandi dan dapur.',
    points: 'Suara halus; Penutup otomatis; Hemat listrik'
  }),
  family('Isolasi Listrik', {
    name: 'Isolasi Listrik {brand} {size}',
    brands: 'Nitto*1.3, 3M*1.9, Unibell*0.75, Daimaru',
    sizes: '3/4 inch 10 m = 8500/0.08/8x8x2/10m; 3/4 inch 20 m = 14500/0.13/9x9x2/20m',
    draw: 'tapeblack',
    options: 'Warna: Hitam, Merah, Biru, Kuning, Putih',
    specs: 'Bahan=PVC; Tahan tegangan=600 V',
    about: 'Isolasi listrik (selotip kabel) untuk menyambung dan menandai kabel.',
    points: 'Lengket kuat; Lentur; Tidak mudah terbakar'
  })
]
