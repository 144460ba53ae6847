import { family } from './family.ts'

/** Putty, primer, glue and wallpaper; what keeps termites off; a flashing sheet and a dish rack. */
export const finishFamilies = [
  family('Thinner & Dempul', {
    name: 'Dempul Tembok {brand} {size}',
    brands: 'Mowilex*1.2, Nippon Paint*1.15, Avian, Aries*0.75',
    sizes: '1 kg = 24500/1.1/12x11x11/1kg; 4 kg = 84500/4.2/19x18x18/4kg; 20 kg = 365000/20.8/34x30x30/20kg',
    draw: 'wallputty',
    lookBy: 'brand',
    specs: 'Kegunaan=Menutup retak dan lubang tembok; Warna=Putih',
    about: 'Dempul tembok siap pakai untuk retak, lubang paku dan sambungan sebelum dicat.',
    points: 'Tidak retak setelah kering; Mudah diamplas; Siap pakai'
  }),
  family('Cat Kayu & Besi', {
    name: 'Cat Dasar Zinkromat {brand} {size}',
    brands: 'Avian, Nippon Paint*1.1, Kansai*1.15, Glotex*0.85',
    sizes: '1 kg = 62500/1.1/12x11x11/1kg; 5 kg = 295000/5.4/20x19x19/5kg',
    draw: 'primertin',
    lookBy: 'brand',
    specs: 'Daya sebar=8–10 m² per kg; Kering=2 jam',
    about: 'Cat dasar zinkromat (meni) agar besi pagar, kanopi dan tralis tidak berkarat.',
    points: 'Mencegah karat; Cat akhir melekat kuat; Cepat kering'
  }),
  family('Anti Rayap', {
    name: 'Anti Rayap {brand} {size}',
    brands: 'Lentrek*1.1, Wazary, Biothrin*0.9',
    sizes:
      '100 ml = 38500/0.13/14x5x5/0.1litre; 500 ml = 135000/0.58/20x8x8/0.5litre; 1 liter = 245000/1.1/25x9x9/1litre',
    draw: 'termitebottle',
    lookBy: 'brand',
    specs: 'Kegunaan=Kayu, kusen, tanah pondasi; Cara pakai=Dicampur air atau solar',
    about: 'Obat anti rayap untuk kusen, rangka atap, triplek dan tanah sekitar pondasi.',
    points: 'Meresap ke dalam kayu; Tahan bertahun-tahun; Tidak mengubah warna kayu'
  }),
  family('Sealant & Lem', {
    name: 'Lem Super {brand} {size}',
    brands: 'Alteco*1.2, Dextone, Fox*0.9',
    sizes: '3 gr = 6900/0.02/13x7x2/0.003kg; 8 gr = 14500/0.04/15x8x3/0.008kg',
    draw: 'superglue',
    min: 2,
    specs: 'Kering=30 detik; Kegunaan=Plastik, karet, kayu, keramik',
    about: 'Lem super (lem G, lem korea) untuk memperbaiki barang pecah dan lepas di rumah.',
    points: 'Merekat seketika; Bening setelah kering; Ujung runcing tidak mampet'
  }),
  family('Sealant & Lem', {
    name: 'Lem Wallpaper {brand} {size}',
    brands: 'Metylan*1.7, Sichi*1.1, Dextone',
    sizes: '100 gr = 26500/0.12/15x10x4/0.1kg; 200 gr = 46500/0.23/18x12x5/0.2kg',
    draw: 'pastebox',
    lookBy: 'brand',
    specs: 'Campuran=Air, 100 gr untuk 5 liter; Bentuk=Serbuk',
    about: 'Lem wallpaper serbuk untuk memasang wallpaper kertas dan vinyl di tembok.',
    points: 'Tidak menguning; Mudah digeser saat memasang; Mencegah jamur'
  }),
  family('Talang Air', {
    name: 'Plat Seng Talang {brand} {size}',
    brands: 'Fumira*1.05, Sakura, Kencana',
    sizes:
      'lebar 60 cm 0,20 mm per m = 29500/1/62x18x18/1m; lebar 90 cm 0,20 mm per m = 43500/1.5/92x18x18/1m; lebar 90 cm 0,30 mm per m = 62500/2.2/92x18x18/1m',
    draw: 'zincsheet',
    min: 3,
    specs: 'Bahan=Baja lapis seng; Kegunaan=Talang jurai, nok, lisplang',
    about: 'Plat seng lembaran gulung untuk talang, jurai dan penutup nok.',
    points: 'Mudah ditekuk; Lapisan seng merata; Dipotong sesuai panjang'
  }),
  family('Wallpaper', {
    name: 'Wallpaper Dinding {kind} {brand} {size}',
    brands: 'Vinoti*1.5, Informa*1.3, Selaras',
    kinds: 'Motif Kayu@0, Motif Bata@1, Motif Bunga@2, Polos@3*0.95',
    sizes: 'roll 53 cm x 10 m = 148000/1.1/55x9x9/5.3m2; roll 106 cm x 15 m = 385000/3.4/108x11x11/15.9m2',
    draw: 'wallpaper',
    lookBy: 'kind',
    specs: 'Bahan=Kertas lapis vinyl; Pemasangan=Dengan lem wallpaper',
    about: 'Wallpaper dinding yang mudah dilap untuk kamar dan ruang tamu.',
    points: 'Mudah dilap; Motif menyambung; Menutup tembok kusam'
  }),
  family('Rak Serbaguna', {
    name: 'Rak Piring {kind} {brand} {size}',
    brands: 'Informa*1.2, Krisbow*1.1, Olymplast*0.85',
    kinds: 'Stainless',
    sizes: '2 susun = 198000/3.2/55x32x40/1piece; 3 susun = 278000/4.5/58x34x58/1piece',
    draw: 'dishrack',
    specs: 'Isi=Tempat gelas, sendok dan penampung air',
    about: 'Rak piring tiris untuk dapur, lengkap penampung air.',
    points: 'Tidak berkarat; Mudah dirakit; Kaki karet tidak licin'
  })
]
