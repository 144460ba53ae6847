import { family } from './family.ts'

/** Tiles, floors and cladding. */
export const surfaceFamilies = [
  family('Keramik Lantai', {
    name: 'Keramik Lantai {brand} {kind} {size}',
    // Roman writes these names with a small d.
    kinds:
      'Roman*1.25: dMarmo Putih@0, dTerrazzo Abu@1, dWood Cokelat@2, dStone Abu@4; Platinum: Marmer Putih@0, Kayu Cokelat@2, Polos Krem@5; Mulia*1.05: Papan Catur@3, Marmer Hitam@6, Terrazzo Krem@7; Asia Tile*0.95: Batu Abu@4, Polos Krem@5, Terrazzo Abu@1; Arwana*0.9: Marmer Putih@0, Polos Krem@5, Kayu Cokelat@2; Milan*0.95: Marmer Hitam@6, Terrazzo Krem@7',
    sizes:
      '40x40 cm = 60000/14/41x41x7/1m2; 50x50 cm = 72000/16/51x51x6/1m2; 60x60 cm = 122000/28/61x61x6/1.44m2',
    draw: 'tilefloor',
    lookBy: 'kind',
    min: 2,
    specs: 'Kualitas=KW 1; Permukaan=Glazed',
    about: 'Keramik lantai dengan motif tajam untuk ruang tamu, kamar dan teras.',
    points: 'Siku presisi, nat tipis rapi; Tahan gores; Mudah dibersihkan; Satu shading per pengiriman'
  }),
  family('Granit Lantai', {
    name: 'Granit Tile {brand} {kind} {size}',
    brands: 'Niro Granite*1.25, Indogress, Granito*1.1, Roman Granit*1.25, Valentino Gress, Sun Power*0.9',
    kinds:
      'Carrara White, Statuario White, Crema Beige, Nero Marquina, Grey Cement, Travertine, Calacatta Gold',
    sizes:
      '60x60 cm = 178000/32/61x61x6/1.44m2; 80x80 cm = 235000/37/81x81x6/1.28m2; 60x120 cm = 298000/36/121x61x6/1.44m2',
    draw: 'granite',
    lookBy: 'kind',
    min: 2,
    specs: 'Permukaan=Polished; Kualitas=KW 1; Daya serap air=< 0,5%',
    about: 'Granit tile full polished, mewah dan sangat keras.',
    points: 'Kilap seperti cermin; Daya serap air rendah; Tepi rectified; Tahan noda'
  }),
  family('Vinyl & Parket', {
    name: '{kind} {brand} {size}',
    brands: 'Taco*1.1, Kendo*1.05, Elegant, Lantaiku*0.95',
    kinds: 'Lantai Vinyl Oak, Lantai SPC Walnut*1.5, Parket Laminate Maple*1.35, Lantai Vinyl Ash',
    sizes: '3 mm per dus = 298000/18/95x16x12/3.34m2; 4 mm per dus = 385000/20/95x16x12/2.6m2',
    draw: 'planks',
    lookBy: 'kind',
    specs: 'Ukuran papan=91,5 × 15 cm; Garansi=5 tahun',
    about: 'Lantai motif kayu yang hangat, dipasang tanpa bongkar keramik.',
    points: 'Mudah dibersihkan; Tidak berisik; Pasang cepat'
  }),
  family('Keramik Dinding', {
    name: 'Keramik Dinding {brand} {kind} {size}',
    brands: 'Roman*1.25, Platinum, Mulia*1.05, Asia Tile*0.95, Ikad',
    kinds: 'Subway Putih, Subway Hijau, Kawung, Polos Biru, Marmo Abu, Hexa Krem',
    sizes:
      '25x40 cm = 64000/15/41x26x10/1m2; 30x60 cm = 119000/24/61x31x10/1.44m2; 20x20 cm = 72000/16/21x21x12/1m2',
    draw: 'tilewall',
    lookBy: 'kind',
    specs: 'Kualitas=KW 1; Permukaan=Glazed',
    about: 'Keramik dinding untuk kamar mandi dan dapur.',
    points: 'Ringan; Tidak menyerap noda; Motif sambung'
  }),
  family('Batu Alam', {
    name: 'Batu Alam {brand} {kind} {size}',
    brands: '~Andesit Cirebon, ~Candi Muntilan, ~Palimanan, ~Paras Jogja',
    origin: 'Jenis batu',
    kinds: 'Bakar, RTM*1.1, Susun Sirih*1.15',
    sizes: '20x40 cm per m2 = 145000/45/42x22x25/1m2; 10x20 cm per m2 = 132000/42/22x12x50/1m2',
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
    kinds: 'Kolam Biru, Kaca Hijau*1.15, Keramik Putih*0.9, Batu Mix*1.2',
    sizes: 'lembar 30x30 cm = 36500/1.6/30x30x1/0.09m2',
    draw: 'mosaic',
    lookBy: 'kind',
    min: 11,
    specs: 'Kegunaan=Kolam, kamar mandi, backsplash',
    about: 'Mosaik di atas jaring, mengikuti lengkung dengan rapi.',
    points: 'Tahan kaporit; Warna tembus; Mudah dipotong'
  }),
  family('Plint Lantai', {
    name: 'Plint Keramik {brand} {kind} {size}',
    brands: 'Roman*1.3, Platinum, Asia Tile*0.95, Milan*0.95',
    kinds: 'Marmer Putih@0, Kayu Cokelat@1, Marmer Hitam@2, Polos Krem@3, Batu Abu@4',
    sizes: '10x40 cm isi 12 = 66000/9/41x22x11/12piece; 10x60 cm isi 8 = 78000/11/61x22x11/8piece',
    draw: 'skirting',
    lookBy: 'kind',
    min: 2,
    specs: 'Tinggi=10 cm; Permukaan=Glazed; Kualitas=KW 1',
    about: 'Plint (skirting) keramik untuk kaki tembok, senada dengan lantainya.',
    points: 'Tembok tidak kotor saat dipel; Tepi atas rapi; Siku presisi'
  })
]
