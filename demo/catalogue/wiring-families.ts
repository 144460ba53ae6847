import { family } from './family.ts'

/** Lamps for outside, and the small goods of an electrician. */
export const wiringFamilies = [
  family('Lampu Sorot & Taman', {
    name: 'Lampu Sorot {brand} {size}',
    brands: 'Philips*1.7, Hannochs*0.95, In-Lite*1.05, Visicom*0.85',
    sizes:
      '10 watt = 64500/0.35/14x12x4/1piece; 30 watt = 118000/0.7/20x17x5/1piece; 50 watt = 175000/1.1/25x21x6/1piece; 100 watt = 335000/2.1/33x28x7/1piece',
    draw: 'floodlight',
    options: 'Cahaya: Putih 6500K, Kuning 3000K',
    specs: 'Jenis=LED; Tahan air=IP65; Pemakaian=Luar ruang (outdoor)',
    about: 'Lampu sorot LED (lampu tembak) untuk halaman, papan nama, gudang dan proyek.',
    points: 'Terang merata; Bodi aluminium tahan hujan; Braket dapat diputar'
  }),
  family('Lampu Sorot & Taman', {
    name: 'Lampu Taman Tenaga Surya {kind} {brand} {size}',
    brands: 'Philips*1.9, Hannochs*1.05, In-Lite*1.1, Luby*0.8',
    kinds: 'Tancap, Dinding Sensor@solarwall*1.35',
    sizes: '1 watt = 58500/0.3/36x12x12/1piece; 3 watt = 98500/0.5/40x15x15/1piece',
    draw: 'solarstake',
    specs: 'Menyala=8–10 jam; Tahan air=IP65',
    about: 'Lampu taman tenaga surya (solar) yang menyala sendiri saat malam, tanpa kabel.',
    points: 'Tanpa biaya listrik; Menyala otomatis; Tahan hujan'
  }),
  family('Fitting Lampu', {
    name: 'Fitting Lampu {kind} {brand} {size}',
    brands: 'Broco, Panasonic*1.6, Uticon*0.9, Visicom*0.8',
    kinds: 'Plafon, Gantung@lampholderhang*0.85',
    sizes: 'E27 = 9800/0.07/9x9x6/1piece; E27 isi 5 pcs = 46500/0.35/20x18x9/5piece',
    draw: 'lampholder',
    specs: 'Ulir=E27; Bahan=Bakelit tahan panas',
    about: 'Fitting (dudukan) lampu untuk plafon, teras dan lampu gantung.',
    points: 'Tidak meleleh; Ulir kuningan; Terminal kuat'
  }),
  family('Aksesoris Kabel', {
    name: 'Kabel Ties {brand} {size}',
    brands: 'KSS*1.3, Krisbow*1.2, Kenmaster*0.9, Nankai*0.85',
    sizes:
      '10 cm isi 100 pcs = 6900/0.06/12x6x3/100piece; 20 cm isi 100 pcs = 15500/0.16/22x7x3/100piece; 30 cm isi 100 pcs = 29500/0.35/32x8x4/100piece',
    draw: 'cableties',
    options: 'Warna: Putih, Hitam',
    specs: 'Bahan=Nilon 66; Pemakaian=Dalam dan luar ruang',
    about: 'Kabel ties (kabel tis) untuk mengikat kabel, selang dan jaring.',
    points: 'Kunci tidak lepas; Nilon ulet; Tahan panas'
  }),
  family('Aksesoris Kabel', {
    name: 'Klem Kabel {brand} {size}',
    brands: 'Broco*1.1, Uticon, KSS*1.15, Kenmaster*0.85',
    sizes:
      'No 6 isi 100 pcs = 8500/0.12/10x8x4/100piece; No 8 isi 100 pcs = 9800/0.15/11x8x4/100piece; No 10 isi 100 pcs = 12500/0.2/12x9x5/100piece',
    draw: 'cableclip',
    specs: 'Bahan=Plastik, paku baja; Kegunaan=Menahan kabel di tembok',
    about: 'Klem kabel berpaku untuk merapikan kabel di tembok, kusen dan plafon.',
    points: 'Paku baja tidak bengkok; Plastik tidak getas; Pas memeluk kabel'
  }),
  family('Aksesoris Kabel', {
    name: 'Kabel Duct {brand} {size}',
    brands: 'Clipsal*1.4, Legrand*1.5, Broco, Maspion*0.9',
    sizes:
      '15x10 mm 2 m = 11500/0.2/200x2x1/2m; 25x15 mm 2 m = 18500/0.35/200x3x2/2m; 40x25 mm 2 m = 34500/0.6/200x4x3/2m',
    draw: 'cableduct',
    specs: 'Bahan=PVC tahan api; Isi=Saluran dan tutup, perekat',
    about: 'Kabel duct (saluran kabel) agar kabel di tembok rapi dan aman.',
    points: 'Tutup rapat; Lengkap perekat; Mudah dipotong'
  }),
  family('Aksesoris Kabel', {
    name: 'Steker {kind} {brand} {size}',
    brands: 'Broco, Panasonic*1.5, Uticon*0.9, Loyal*0.75',
    kinds: 'Arde, T Cabang Tiga@plugtee*1.6',
    sizes: '16 A = 14500/0.08/8x6x5/1piece',
    draw: 'plug',
    specs: 'Arus=16 A; Bahan=Tahan api',
    about: 'Steker (colokan) yang rapat di stop kontak.',
    points: 'Pin kuningan padat; Tidak longgar; Standar SNI'
  }),
  family('Saklar & Stop Kontak', {
    name: 'Saklar Sensor {kind} {brand} {size}',
    brands: 'Panasonic*1.9, Krisbow*1.1, Kenmaster*0.8',
    kinds: 'Gerak, Cahaya@photocell*0.75',
    sizes: '6 A = 72500/0.12/10x9x7/1piece; 10 A = 92500/0.16/11x10x7/1piece',
    draw: 'motionswitch',
    specs: 'Tegangan=220 V; Pemasangan=Plafon atau tembok',
    about: 'Saklar sensor yang menyalakan lampu sendiri saat gelap atau saat ada orang.',
    points: 'Lampu menyala otomatis; Hemat listrik; Mudah dipasang'
  }),
  family('Saklar & Stop Kontak', {
    name: 'Stop Kontak Lantai {brand} {size}',
    brands: 'Panasonic*1.2, Legrand*1.5, Schneider*1.4, Broco*0.8',
    sizes: 'tanam 1 lubang = 265000/0.6/13x13x9/1piece; tanam 2 lubang = 345000/0.75/13x13x9/1piece',
    draw: 'flooroutlet',
    specs: 'Arus=16 A; Tutup=Kuningan, buka pegas (pop up)',
    about: 'Stop kontak tanam lantai untuk ruang rapat, kantor dan ruang keluarga.',
    points: 'Tutup kuningan kuat diinjak; Karet penahan air; Lengkap dus tanam'
  }),
  family('Saklar & Stop Kontak', {
    name: 'Bel Pintu {kind} {brand} {size}',
    brands: 'Panasonic*1.6, Krisbow*1.1, Kenmaster*0.8',
    kinds: 'Wireless',
    sizes: '1 tombol = 98500/0.25/14x10x6/1piece; 2 tombol = 138000/0.32/16x12x6/1piece',
    draw: 'doorbell',
    specs: 'Jangkauan=± 80 m; Nada=36 pilihan',
    about: 'Bel rumah dengan tombol tahan hujan dan nada yang bisa dipilih.',
    points: 'Suara nyaring; Tombol tahan hujan; Mudah dipasang'
  })
]
