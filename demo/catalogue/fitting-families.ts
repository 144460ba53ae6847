import { family } from './family.ts'

/** Small parts of pipes, tanks and pumps, filters and drains. */
export const fittingFamilies = [
  family('Sambungan Pipa', {
    name: '{kind} PVC {brand} {size}',
    brands: 'Rucika*1.3, Wavin*1.3, Maspion, Champion*0.8',
    kinds: 'Dop, Valve Socket@valvesocket*1.1, Faucet Socket@faucetsocket*1.2',
    sizes:
      '1/2 inch = 2800/0.03/5x4x4/1piece; 3/4 inch = 3800/0.05/6x5x5/1piece; 1 inch = 5900/0.07/7x6x6/1piece; 2 inch = 14500/0.2/10x9x9/1piece',
    draw: 'pipecap',
    lookBy: 'brand',
    specs: 'Kelas=AW',
    about: 'Fitting PVC untuk menutup ujung pipa (dop) dan sok drat luar maupun dalam.',
    points: 'Presisi; Dinding tebal; Mudah dilem'
  }),
  family('Sambungan Pipa', {
    name: 'Seal Tape {brand} {size}',
    brands: 'Onda*1.2, San-Ei*1.6, Soligen*0.9, Kenmaster*0.85',
    sizes: '12 mm x 10 m = 4500/0.02/6x6x2/10m; 19 mm x 15 m = 8900/0.04/7x7x3/15m',
    draw: 'sealtape',
    min: 2,
    specs: 'Bahan=PTFE; Tahan suhu=200 °C',
    about: 'Seal tape (selotip pipa) untuk ulir kran, shower dan sambungan drat.',
    points: 'Padat dan rapat; Tidak mudah sobek; Tahan air panas'
  }),
  family('Sambungan Pipa', {
    name: 'Klem Pipa {kind} {brand} {size}',
    brands: 'Rucika*1.15, Maspion, Champion*0.85',
    kinds: 'PVC@0, Galvanis@1*1.4',
    sizes:
      '1/2 inch isi 10 pcs = 12500/0.08/12x8x4/10piece; 3/4 inch isi 10 pcs = 16500/0.1/13x9x4/10piece; 1 inch isi 10 pcs = 21500/0.15/14x10x5/10piece',
    draw: 'pipeclamp',
    specs: 'Lubang=Dua sekrup; Kegunaan=Menahan pipa di tembok',
    about: 'Klem pipa untuk menahan pipa air dan pipa kabel di tembok.',
    points: 'Pas memeluk pipa; Tidak getas; Mudah disekrup'
  }),
  family('Pelampung & Otomatis', {
    name: 'Pelampung Tandon {kind} {brand} {size}',
    brands: 'Onda, San-Ei*1.4, Soligen*0.8',
    kinds: 'Bola Kuningan, Bola Plastik@floatplastic*0.55',
    sizes:
      '1/2 inch = 78500/0.4/38x12x12/1piece; 3/4 inch = 96500/0.5/40x12x12/1piece; 1 inch = 148000/0.8/45x15x15/1piece',
    draw: 'floatvalve',
    specs: 'Ulir=Drat luar; Kegunaan=Tandon, bak, toren',
    about: 'Kran pelampung yang menutup air sendiri saat tandon (toren) penuh.',
    points: 'Menutup rapat; Bola tidak bocor; Klep karet rapat'
  }),
  family('Pelampung & Otomatis', {
    name: 'Pelampung Otomatis {kind} {brand} {size}',
    brands: 'Radar, Onda*1.15, Wasser*1.2',
    kinds: 'Dua Bandul',
    sizes: 'kabel 3 m = 86500/0.6/24x14x10/1piece; kabel 5 m = 105000/0.75/24x16x10/1piece',
    draw: 'levelswitch',
    specs: 'Arus=10 A; Tegangan=220 V',
    about: 'Otomatis tandon yang menyalakan dan mematikan pompa menurut tinggi air.',
    points: 'Air tidak meluap; Bandul dapat disetel; Kontak tahan lama'
  }),
  family('Pelampung & Otomatis', {
    name: 'Otomatis Pompa {brand} {size}',
    brands: 'Shimizu*1.15, Sanyo*1.15, Wasser, Onda*0.9',
    sizes:
      'sumur dangkal 1,1–1,8 bar = 68500/0.3/12x9x8/1piece; jet pump 1,6–2,4 bar = 86500/0.35/12x9x8/1piece',
    draw: 'pressureswitch',
    lookBy: 'brand',
    specs: 'Ulir=1/4 inch; Arus=10 A',
    about: 'Otomatis pompa air (pressure switch) pengganti untuk pompa rumah.',
    points: 'Tekanan dapat disetel; Kontak perak; Mudah dipasang'
  }),
  family('Filter Air', {
    name: 'Housing Filter Air {brand} {size}',
    brands: 'Nanotec*1.25, Crystal Pro*1.1, Kenmaster*0.9',
    sizes:
      '10 inch drat 1/2 inch = 128000/1.3/34x16x14/1piece; 10 inch drat 3/4 inch = 135000/1.3/34x16x14/1piece; 20 inch drat 3/4 inch = 245000/2.6/60x18x16/1piece',
    draw: 'filterhousing',
    options: 'Warna: Biru, Bening*1.1',
    specs: 'Tekanan=6 bar; Isi=Kunci dan dudukan',
    about: 'Tabung (housing) filter untuk saringan air sumur dan PAM.',
    points: 'Tabung tebal tidak retak; Seal karet rapat; Lengkap kunci pembuka'
  }),
  family('Filter Air', {
    name: 'Cartridge Filter Air {kind} {brand} {size}',
    brands: 'Nanotec*1.25, Crystal Pro*1.1, Kenmaster*0.9',
    kinds: 'Sedimen, Karbon Aktif@carboncartridge*2.4',
    sizes: '10 inch 5 mikron = 16500/0.2/26x7x7/1piece; 20 inch 5 mikron = 32500/0.4/52x7x7/1piece',
    draw: 'filtercartridge',
    specs: 'Diameter=6,5 cm; Masa pakai=2–3 bulan',
    about: 'Isi filter air untuk menyaring lumpur, karat, bau dan kaporit.',
    points: 'Menyaring rapat; Air jernih tidak bau; Cocok untuk semua housing standar'
  }),
  family('Saluran Pembuangan', {
    name: 'Pelancar Saluran Mampet {brand} {size}',
    brands: 'Mr Muscle*1.35, Bagus, Proclin*0.9',
    sizes: '500 ml = 32500/0.6/22x9x7/0.5litre; 1 liter = 58500/1.15/27x11x9/1litre',
    draw: 'drainopener',
    lookBy: 'brand',
    specs: 'Kegunaan=WC, wastafel, bak cuci; Waktu=30 menit',
    about: 'Cairan pelancar untuk WC, wastafel dan saluran yang mampet oleh lemak, rambut dan tisu.',
    points: 'Melancarkan tanpa bongkar; Tidak merusak pipa PVC; Menghilangkan bau'
  }),
  family('Saluran Pembuangan', {
    name: 'Tutup Saluran Got {kind} {brand} {size}',
    brands: 'Lionmesh*1.1, Union, Kingdom*0.95',
    kinds: 'Grill Galvanis, Besi Cor@drainiron*1.25',
    sizes:
      '30x30 cm = 98500/4.2/32x32x4/1piece; 40x60 cm = 228000/10.5/62x42x4/1piece; 30x100 cm = 285000/12.5/102x32x4/1piece',
    draw: 'draingrate',
    specs: 'Beban=Mobil penumpang; Kegunaan=Got rumah, garasi, taman',
    about: 'Tutup saluran got (grill) yang kuat dilewati mobil.',
    points: 'Tebal dan rata; Tidak berbunyi saat dilindas; Tahan karat'
  }),
  family('Aksesoris Kamar Mandi', {
    name: 'Stiker Anti Slip Lantai {brand} {size}',
    brands: '3M*2.2, Kenmaster, Onda*1.1',
    sizes: 'roll 2,5 cm x 5 m = 28500/0.15/10x10x3/5m; roll 5 cm x 5 m = 46500/0.3/10x10x6/5m',
    draw: 'antislip',
    options: 'Warna: Hitam, Bening, Kuning',
    specs: 'Permukaan=Butiran kasar; Perekat=Akrilik tahan air',
    about: 'Stiker anti slip agar lantai kamar mandi, tangga dan teras tidak licin.',
    points: 'Tidak licin saat basah; Lekat di keramik; Mudah dipotong'
  })
]
