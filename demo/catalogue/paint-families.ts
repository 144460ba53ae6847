import { family } from './family.ts'

const colours = 'Warna: Putih, Krem, Abu Muda, Hijau Sage, Biru Langit, Terakota'

/** Paint, painting supplies and sealants. Each product line belongs to one brand. */
export const paintFamilies = [
  family('Cat Interior', {
    name: 'Cat Tembok {brand} {kind} {size}',
    kinds:
      'Dulux: Catylac*1.1; Nippon Paint: Vinilex*1.1, Q-Luc*0.55; Avian: Avitex*0.92; Mowilex: Cendana*0.95; Propan: Interior*0.9',
    sizes: '5 kg@paintcan = 118000/5/20x20x20/5kg; 25 kg = 545000/25/32x32x36/25kg',
    draw: 'paintpail, paintcan',
    options: colours,
    specs: 'Daya sebar=10–12 m² per liter; Kering sentuh=30 menit; Pengencer=Air bersih',
    about: 'Cat tembok dalam rumah, hemat untuk bidang luas dan plafon.',
    points: 'Menutup rata dua lapis; Bau rendah; Mudah dirol; Anti jamur'
  }),
  family('Cat Eksterior', {
    name: 'Cat Luar {brand} {kind} {size}',
    kinds:
      'Dulux*1.1: Weathershield; Nippon Paint: Weatherbond; Avian: Sunguard*0.9; Jotun*1.1: Jotashield; Mowilex: Weathercoat; Propan: Decorshield*0.85; No Drop: Eksterior*0.8',
    sizes: '2,5 liter@paintcan = 268000/3.9/18x18x18/2.5litre; 20 liter = 1880000/27/32x32x36/20litre',
    draw: 'paintpail, paintcan',
    options: 'Warna: Putih, Abu Tua, Krem, Cokelat Bata, Biru Laut',
    specs: 'Daya sebar=10–12 m² per liter; Ketahanan=5–8 tahun; Pengencer=Air bersih',
    about: 'Cat eksterior elastis yang tahan panas dan hujan.',
    points: 'Tahan lumut; Menutup retak rambut; Warna tidak mengapur'
  }),
  family('Cat Kayu & Besi', {
    name: 'Cat Kayu & Besi {brand} {kind} {size}',
    kinds:
      'Avian: Gloss, Doff; Emco*1.1: Gloss, Doff; Nippon Paint: Bee Brand; Kansai: Ftalit*1.2; Glotex*0.9: Gloss',
    sizes: '0,2 kg = 21500/0.3/7x7x8/0.2kg; 1 kg = 76000/1.2/11x11x12/1kg',
    draw: 'paintcan',
    options: 'Warna: Hitam, Putih, Merah, Hijau, Biru',
    specs: 'Pengencer=Thinner; Kering=4 jam',
    about: 'Cat minyak untuk pagar, pintu dan kusen.',
    points: 'Kilap tahan lama; Anti karat; Mudah disapukan'
  }),
  family('Pelapis Anti Bocor', {
    name: 'Pelapis Anti Bocor {brand} {kind} {size}',
    kinds:
      'Aquaproof*1.05: Dak Beton, Serbaguna; No Drop: Dak Beton, Serbaguna; Dulux*1.1: Aquashield; Sika*1.05: Serbaguna',
    sizes: '1 kg = 62000/1.1/11x11x12/1kg; 4 kg = 219000/4.3/18x18x18/4kg; 20 kg = 985000/21/32x32x36/20kg',
    draw: 'roofcoat',
    options: 'Warna: Abu, Putih, Merah Bata, Hijau',
    specs: 'Daya sebar=1 kg per m² dua lapis; Elastisitas=300%',
    about: 'Pelapis elastis untuk dak, talang dan dinding rembes.',
    points: 'Elastis mengikuti retak; Tahan sinar UV; Langsung dikuas'
  }),
  family('Pelapis Anti Bocor', {
    name: 'Membran Bakar {brand} {kind} {size}',
    brands: 'Sika*1.15, Index*1.1, Bituplus, Aquaproof*1.05',
    kinds: 'Polos, Pasir*1.1',
    sizes: '3 mm 1 x 10 m = 445000/33/100x24x24/10m2; 4 mm 1 x 10 m = 565000/43/100x27x27/10m2',
    draw: 'membrane',
    lookBy: 'brand',
    specs: 'Bahan=Bitumen modifikasi; Pemasangan=Dibakar (torch)',
    about: 'Membran bakar untuk dak beton, atap datar dan basement yang bocor.',
    points: 'Menyatu dengan beton; Elastis mengikuti gerak dak; Tahan genangan'
  }),
  family('Kuas & Rol', {
    name: '{kind} {brand} {size}',
    brands: 'Eterna, Ace Oldfields*1.3, Kenmaster*0.9',
    kinds: 'Kuas Cat, Kuas Minyak',
    sizes:
      '1 inch = 6500/0.05/20x3x2/1piece; 2 inch = 11500/0.1/24x5x2/1piece; 3 inch = 16500/0.15/25x8x2/1piece',
    draw: 'brush',
    specs: 'Bulu=Sintetis halus',
    about: 'Kuas yang tidak mudah rontok.',
    points: 'Bulu tidak rontok; Gagang nyaman; Mudah dicuci'
  }),
  family('Thinner & Dempul', {
    name: '{kind} {brand} {size}',
    kinds: 'Impala: Thinner A Spesial, Thinner ND*0.9; Cobra*0.85: Thinner A Spesial',
    sizes: '1 liter = 26500/0.9/20x9x9/1litre; 5 liter = 122000/4.4/30x20x12/5litre',
    draw: 'tin',
    lookBy: 'brand',
    specs: 'Kegunaan=Pengencer cat minyak dan duco',
    about: 'Thinner bening untuk mengencerkan cat dan membersihkan alat.',
    points: 'Cepat kering; Bening; Segel pabrik'
  }),
  family('Cat Interior', {
    name: 'Cat Tembok {brand} {kind} {size}',
    kinds:
      'Dulux: Pentalite, EasyClean*1.4; Nippon Paint: Spot-less*1.4; Avian: Supersilk*0.95; Jotun: Majestic*1.4; Mowilex: Emulsion*1.05',
    sizes: '2,5 liter = 189000/3.8/18x18x18/2.5litre; 20 liter@paintpail = 1320000/27/32x32x36/20litre',
    draw: 'paintcan, paintpail',
    options: colours,
    specs: 'Daya sebar=10–12 m² per liter; Kering sentuh=30 menit; Kadar VOC=Rendah',
    about: 'Cat tembok premium dengan warna tahan lama dan bau rendah.',
    points: 'Noda mudah dilap; Menutup sempurna dua lapis; Aman untuk kamar anak; Anti jamur'
  }),
  family('Kuas & Rol', {
    name: 'Rol Cat {kind} {brand} {size}',
    brands: 'Ace Oldfields*1.3, Eterna, Kenmaster*0.9, Nippon*1.1',
    kinds: 'Bulu Halus, Bulu Kasar',
    sizes:
      '4 inch = 14500/0.15/28x12x5/1piece; 7 inch = 24500/0.3/32x20x6/1piece; 9 inch = 32500/0.4/35x24x6/1piece',
    draw: 'roller',
    specs: 'Gagang=Plastik, rangka besi',
    about: 'Rol cat rata tanpa percikan.',
    points: 'Bulu tidak rontok; Isi bisa diganti; Bisa disambung tongkat'
  }),
  family('Thinner & Dempul', {
    name: '{kind} {brand} {size}',
    kinds:
      'Isamu: Dempul Plastik; San Polac*1.1: Dempul Plastik; Avian*0.6: Plamir Tembok; Mowilex*0.7: Plamir Tembok',
    sizes: '1 kg = 42000/1.1/11x11x12/1kg; 4 kg = 158000/4.3/18x18x18/4kg',
    draw: 'puttytin',
    lookBy: 'brand',
    specs: 'Kegunaan=Meratakan permukaan sebelum dicat',
    about: 'Bahan penutup pori dan lubang sebelum mengecat.',
    points: 'Mudah diamplas; Daya rekat kuat; Tidak susut'
  }),
  family('Cat Genteng', {
    name: 'Cat Genteng {brand} {kind} {size}',
    brands: 'Avian, Mowilex*1.15, Propan, Nippon Paint*1.05',
    kinds: 'Gloss, Doff',
    sizes: '2,5 kg = 98000/2.7/18x18x18/2.5kg; 20 kg@paintpail = 695000/21/32x32x36/20kg',
    draw: 'paintcan, paintpail',
    options: 'Warna: Merah Bata, Hitam, Cokelat, Hijau',
    specs: 'Kegunaan=Genteng beton dan tanah liat; Daya sebar=8–10 m² per kg',
    about: 'Cat genteng akrilik yang melindungi dari lumut dan panas.',
    points: 'Tahan lumut; Warna tidak pudar; Kering cepat'
  }),
  family('Cat Semprot', {
    name: 'Cat Semprot {brand} {kind} {size}',
    brands: 'Pylox*1.15, Diton, RJ London*0.8, Nippon Paint*1.1',
    kinds: 'Standar, Tahan Panas*1.3',
    sizes: '300 ml = 34500/0.35/20x7x7/0.3litre; 400 ml = 39500/0.42/21x7x7/0.4litre',
    draw: 'spraycan',
    options: 'Warna: Hitam, Putih, Merah, Biru, Perak',
    specs: 'Kering sentuh=15 menit; Daya sebar=± 1 m²',
    about: 'Cat semprot kaleng untuk pagar, velg, besi dan plastik.',
    points: 'Semburan halus; Cepat kering; Tidak perlu kuas'
  }),
  family('Cat Kayu & Besi', {
    name: 'Pernis Kayu {brand} {kind} {size}',
    kinds:
      'Avian*0.95: Politur Doff, Politur Gloss; Mowilex*1.2: Woodstain; Propan: Politur Doff, Politur Gloss; Impra*1.05: Melamin Doff, Melamin Gloss',
    sizes: '0,5 liter = 52000/0.6/11x9x9/0.5litre; 1 liter = 92000/1.1/13x11x11/1litre',
    draw: 'varnish',
    lookBy: 'brand',
    specs: 'Hasil=Transparan, serat tampak; Kegunaan=Kusen, pintu, mebel',
    about: 'Pernis bening yang melindungi kayu dan menonjolkan seratnya.',
    points: 'Serat kayu tetap tampak; Tahan air dan gores; Mudah dikuas'
  }),
  family('Amplas', {
    name: 'Amplas {kind} {brand} {size}',
    brands: 'Ekamant*1.1, Fuji Star, Taiyo, 3M*1.6',
    kinds: 'Kertas Tahan Air, Kain*1.5',
    sizes:
      'grit 80 isi 10 lembar = 32000/0.25/28x23x1/10piece; grit 240 isi 10 lembar = 29500/0.22/28x23x1/10piece; grit 1000 isi 10 lembar = 31000/0.2/28x23x1/10piece',
    draw: 'sandpaper',
    lookBy: 'mixed',
    specs: 'Lembar=23 × 28 cm',
    about: 'Amplas tajam untuk kayu, dempul, besi dan tembok.',
    points: 'Butiran tidak mudah rontok; Bisa basah dan kering; Mudah disobek lurus'
  }),
  family('Amplas', {
    name: 'Amplas Roll {brand} {size}',
    brands: 'Ekamant*1.1, Fuji Star, Kenmaster*0.9',
    sizes: '4 inch grit 120 5 m = 48000/0.5/14x14x11/5m; 4 inch grit 240 5 m = 46500/0.5/14x14x11/5m',
    draw: 'sandroll',
    specs: 'Lebar=4 inch',
    about: 'Amplas gulungan, potong sesuai kebutuhan.',
    points: 'Kain tebal; Tidak mudah sobek; Cocok untuk mesin dan tangan'
  }),
  family('Sealant & Lem', {
    name: 'Silikon {kind} {brand} {size}',
    brands: 'Dextone, Sika*1.5, Dow*1.9, Kenmaster*0.85',
    kinds: 'Sealant Kaca, Sealant Anti Jamur*1.2, Sealant Akrilik*0.85',
    sizes: '300 ml = 34500/0.4/23x5x5/0.3litre',
    draw: 'cartridge',
    options: 'Warna: Bening, Putih, Hitam, Abu',
    specs: 'Kering sentuh=20 menit; Alat=Gun sealant',
    about: 'Silikon sealant untuk kaca, wastafel, kusen dan sambungan.',
    points: 'Elastis; Tahan air; Tidak menguning'
  }),
  family('Sealant & Lem', {
    name: 'Lem {kind} {brand} {size}',
    kinds: 'Fox: Kayu PVAc*0.45; Rajawali: Kayu PVAc*0.4; Aica Aibon: Kuning; Dextone*1.1: Epoksi',
    sizes: '350 gr = 33000/0.4/10x8x8/0.35kg; 700 gr = 62000/0.8/13x10x10/0.7kg',
    draw: 'gluecan',
    lookBy: 'brand',
    specs: 'Kegunaan=Kayu, HPL, karet, kulit',
    about: 'Lem kuat untuk pekerjaan kayu dan rumah.',
    points: 'Cepat merekat; Tidak getas; Segel pabrik'
  })
]
