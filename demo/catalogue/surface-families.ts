import { family } from './family.ts'

/** Tiles, floors and paint. */
export const surfaceFamilies = [
  family('Keramik Lantai', {
    name: 'Keramik Lantai {brand} {kind} {size}',
    brands: 'Roman, Platinum, Mulia, Asia Tile, Arwana, Milan',
    kinds:
      'dMarmo Putih, dTerrazzo Abu, dWood Cokelat, Checker Hitam Putih, dStone Abu, Polos Krem, Marmo Hitam, Terrazzo Krem',
    sizes: '40x40 = 62000/16/41x41x6/1m2; 50x50 = 74000/17/51x51x6/1m2; 60x60 = 118000/30/61x61x6/1.44m2',
    draw: 'tilefloor, tilestack',
    lookBy: 'kind',
    min: 2,
    specs: 'Kualitas=KW 1; Permukaan=Glazed; Isi dus=1,44 m²',
    about: 'Keramik lantai dengan motif tajam untuk ruang tamu, kamar dan teras.',
    points: 'Siku presisi, nat tipis rapi; Tahan gores; Mudah dibersihkan; Satu shading per pengiriman'
  }),
  family('Granit Lantai', {
    name: 'Granit Tile {brand} {kind} {size}',
    brands: 'Niro Granite, Indogress, Granito, Roman Granit, Valentino Gress, Sunpower',
    kinds: 'Carrara White, Statuario, Crema Beige, Nero Marquina, Grey Cement, Travertine, Calacatta Gold',
    sizes:
      '60x60 = 168000/32/61x61x6/1.44m2; 80x80 = 259000/37/81x81x6/1.28m2; 60x120 = 316000/36/121x61x6/1.44m2',
    draw: 'granite, tilestack',
    lookBy: 'kind',
    min: 2,
    specs: 'Permukaan=Polished; Kualitas=KW 1; Daya serap air=< 0,5%',
    about: 'Granit tile full polished, mewah dan sangat keras.',
    points: 'Kilap seperti cermin; Daya serap air rendah; Tepi rectified; Tahan noda'
  }),
  family('Vinyl & Parket', {
    name: '{kind} {brand} {size}',
    brands: 'Taco, Kendo, Elegant, Lantaiku',
    kinds: 'Lantai Vinyl Oak, Lantai SPC Walnut, Parket Laminate Maple, Lantai Vinyl Ash',
    sizes: '3 mm per dus = 298000/18/95x16x12/3.34m2; 4 mm per dus = 385000/20/95x16x12/2.6m2',
    draw: 'planks',
    lookBy: 'kind',
    specs: 'Ukuran papan=91,5 × 15 cm; Garansi=5 tahun',
    about: 'Lantai motif kayu yang hangat, dipasang tanpa bongkar keramik.',
    points: 'Tahan air; Tidak berisik; Pasang cepat sistem klik'
  }),
  family('Keramik Dinding', {
    name: 'Keramik Dinding {brand} {kind} {size}',
    brands: 'Roman, Platinum, Mulia, Asia Tile, Ikad',
    kinds: 'Subway Putih, Subway Hijau, Kawung, Polos Biru, Marmo Abu, Hexa Krem',
    sizes: '25x40 = 68000/17/41x26x10/1m2; 30x60 = 109000/26/61x31x10/1.44m2; 20x20 = 84000/16/21x21x12/1m2',
    draw: 'tilewall, tilestack',
    lookBy: 'kind',
    specs: 'Kualitas=KW 1; Permukaan=Glazed; Isi dus=1,44 m²',
    about: 'Keramik dinding untuk kamar mandi dan dapur.',
    points: 'Ringan; Tidak menyerap noda; Motif sambung'
  }),
  family('Batu Alam', {
    name: 'Batu Alam {brand} {kind} {size}',
    brands: 'Andesit Cirebon, Candi Muntilan, Palimanan, Paras Jogja',
    kinds: 'Bakar, RTM, Susun Sirih',
    sizes: '20x40 per m2 = 145000/45/42x22x25/1m2; 10x20 per m2 = 132000/42/22x12x50/1m2',
    draw: 'stonewall',
    lookBy: 'brand',
    min: 3,
    specs: 'Tebal=1,5–2 cm; Kegunaan=Fasad, taman',
    about: 'Batu alam potong rapi untuk fasad dan taman.',
    points: 'Warna alami tidak pudar; Potongan siku; Tahan cuaca'
  }),
  family('Mosaik', {
    name: 'Mosaik {brand} {kind} {size}',
    brands: 'Venus, Kuda Laut, Mass',
    kinds: 'Kolam Biru, Kaca Hijau, Keramik Putih, Batu Mix',
    sizes: '30x30 = 36500/1.6/30x30x1/0.09m2',
    draw: 'mosaic',
    lookBy: 'kind',
    min: 11,
    specs: 'Kegunaan=Kolam, kamar mandi, backsplash',
    about: 'Mosaik di atas jaring, mengikuti lengkung dengan rapi.',
    points: 'Tahan kaporit; Warna tembus; Mudah dipotong'
  }),
  family('Cat Interior', {
    name: 'Cat Tembok {brand} {kind} {size}',
    brands: 'Dulux, Nippon Paint, Avian, Jotun, Vinilex, Mowilex, Propan',
    kinds: 'Easy Clean, Sunguard, Pentalite, Vinotex, Supersilk, Catylac',
    sizes:
      '2.5 liter = 132000/3.8/18x18x18/2.5litre; 5 kg = 98000/5/20x20x20/5kg; 20 liter = 865000/27/32x32x36/20litre',
    draw: 'paintcan, paintpail, brush',
    options: 'Warna: Putih, Krem, Abu Muda, Hijau Sage, Biru Langit, Terakota',
    specs: 'Daya sebar=10–12 m² per liter; Kering sentuh=30 menit; Kadar VOC=Rendah',
    about: 'Cat tembok dalam rumah dengan warna tahan lama dan bau rendah.',
    points: 'Noda mudah dilap; Menutup sempurna dua lapis; Bau rendah, aman untuk kamar anak; Anti jamur'
  }),
  family('Cat Eksterior', {
    name: 'Cat Luar {brand} {kind} {size}',
    brands: 'Dulux, Nippon Paint, Avian, Jotun, Mowilex, No Drop',
    kinds: 'Weathershield, Weatherbond, Supersilk Outdoor, Powershield',
    sizes: '2.5 liter = 228000/3.9/18x18x18/2.5litre; 20 liter = 1585000/27/32x32x36/20litre',
    draw: 'paintpail, paintcan',
    options: 'Warna: Putih, Abu Tua, Krem, Cokelat Bata, Biru Laut',
    specs: 'Daya sebar=10–12 m² per liter; Ketahanan=6–8 tahun',
    about: 'Cat eksterior elastis yang tahan panas dan hujan.',
    points: 'Tahan lumut; Menutup retak rambut; Warna tidak kapur'
  }),
  family('Cat Kayu & Besi', {
    name: 'Cat Kayu & Besi {brand} {kind} {size}',
    brands: 'Avian, Emco, Glotex, Kansai, Propan',
    kinds: 'Gloss, Semi Gloss, Doff',
    sizes: '0.2 kg = 21500/0.3/7x7x8/0.2kg; 1 kg = 72000/1.2/11x11x12/1kg',
    draw: 'paintcan, brush',
    options: 'Warna: Hitam, Putih, Merah, Hijau, Biru',
    specs: 'Pengencer=Thinner A; Kering=4 jam',
    about: 'Cat minyak untuk pagar, pintu dan kusen.',
    points: 'Kilap tahan lama; Anti karat; Mudah disapukan'
  }),
  family('Pelapis Anti Bocor', {
    name: 'Pelapis Anti Bocor {brand} {kind} {size}',
    brands: 'Aquaproof, No Drop, Elastex, Sika, Avitex',
    kinds: 'Dak Beton, Serbaguna',
    sizes: '1 kg = 62000/1.1/11x11x12/1kg; 4 kg = 224000/4.3/18x18x18/4kg; 20 kg = 1020000/21/32x32x36/20kg',
    draw: 'paintpail, roofcoat',
    options: 'Warna: Abu, Putih, Merah Bata, Hijau',
    specs: 'Daya sebar=1 kg per m² dua lapis; Elastisitas=300%',
    about: 'Pelapis elastis untuk dak, talang dan dinding rembes.',
    points: 'Elastis mengikuti retak; Tahan sinar UV; Langsung dikuas'
  }),
  family('Kuas & Rol', {
    name: '{kind} {brand} {size}',
    brands: 'Eterna, Ace Oldfields, Nippon, Kenmaster',
    kinds: 'Kuas Cat, Rol Cat, Kuas Minyak',
    sizes:
      '2 inch = 13500/0.1/24x5x2/1piece; 3 inch = 17500/0.15/25x8x2/1piece; 9 inch = 36500/0.4/35x24x6/1piece',
    draw: 'brush, roller',
    specs: 'Bulu=Sintetis halus',
    about: 'Alat cat yang tidak mudah rontok.',
    points: 'Bulu tidak rontok; Gagang nyaman; Mudah dicuci'
  }),
  family('Thinner & Dempul', {
    name: '{kind} {brand} {size}',
    brands: 'Impala, Isamu, San Polac, Avian',
    kinds: 'Thinner A Special, Dempul Tembok, Plamir Kayu',
    sizes: '1 kg = 28500/1.1/11x11x12/1kg; 5 kg = 118000/5.2/20x20x20/5kg',
    draw: 'tin',
    specs: 'Kegunaan=Persiapan permukaan',
    about: 'Bahan persiapan sebelum mengecat.',
    points: 'Cepat kering; Mudah diamplas; Daya rekat kuat'
  })
]
