// Each figure names the edition and the place in it, and where it was read: the standards themselves are sold, so most
// were read in what others wrote down of them. What stands in no source is computed from sizes and densities.

/** Half-brick wall of 5 × 11 × 22 cm, per m²: kg of cement and m³ of sand by parts of sand to one of cement. */
export const brickMortar = {
  3: { cement: 14.37, sand: 0.04 },
  4: { cement: 11.5, sand: 0.043 },
  5: { cement: 9.68, sand: 0.045 }
} as const

/** The joints of that wall, 10 mm: m³ of mortar per m², from its sizes. */
export const brickJointVolume = 0.11 * (1 - (0.22 * 0.05) / (0.23 * 0.06))

/** Plaster of 15 mm, per m²: kg of cement and m³ of sand by parts of sand to one of cement. */
export const plasterMortar = {
  4: { cement: 6.24, sand: 0.024 },
  5: { cement: 5.184, sand: 0.026 },
  6: { cement: 4.416, sand: 0.027 }
} as const
export const plasterThickness = 15
/** kg of cement per m² of skim coat. */
export const skimCement = 3.25
/** mm of a skim coat of ready-made mortar. */
export const skimThickness = 2

/** Ready-made mortar: 40 kg give about 2.5 m² of 10 mm, as its products say. kg per m³. */
export const readyMortar = 40 / (2.5 * 0.01)

/** kg of cement, sand and gravel and litres of water for 1 m³ of concrete, slump (12 ± 2) cm. */
export const concrete = {
  'K-100': { cement: 247, sand: 869, gravel: 999, water: 215 },
  'K-125': { cement: 276, sand: 828, gravel: 1012, water: 215 },
  'K-150': { cement: 299, sand: 799, gravel: 1017, water: 215 },
  'K-175': { cement: 326, sand: 760, gravel: 1029, water: 215 },
  'K-200': { cement: 352, sand: 731, gravel: 1031, water: 215 },
  'K-225': { cement: 371, sand: 698, gravel: 1047, water: 215 },
  'K-250': { cement: 384, sand: 692, gravel: 1039, water: 215 },
  'K-275': { cement: 406, sand: 684, gravel: 1026, water: 215 },
  'K-300': { cement: 413, sand: 681, gravel: 1021, water: 215 },
  'K-325': { cement: 439, sand: 670, gravel: 1006, water: 215 },
  'K-350': { cement: 448, sand: 667, gravel: 1000, water: 215 }
} as const
export type Grade = keyof typeof concrete

/** kg of a loose m³. */
export const sandDensity = 1_400
export const gravelDensity = 1_350

/** m² that one litre of wall paint covers in one coat: the lower figure of what paints say, 10–12. */
export const paintSpread = 10
/** kg of a litre of wall paint. */
export const paintDensity = 1.4

/** kg of tile adhesive per m²: 25 kg for 5–6 m², as its products say; the lower figure counts. */
export const adhesive = 25 / 5
/** kg of grout per litre of joint. */
export const groutDensity = 1.6

/** kg per m of a round bar is this times the square of its diameter in mm: 7,850 kg/m³ × π / 4. */
export const steelFactor = 0.006165
/** m of a bar, and diameters of a hook's end at 135°. */
export const barLength = 12
export const hookDiameters = 6

/** m between trusses at most, and between battens by roof covering: the closest that is named for each. */
export const trussSpacing = 1.2
export const battenSpacing = { 'genteng-tanah-liat': 0.26, 'genteng-metal': 0.36, spandek: 0.6 } as const
/** m of a light-steel profile. */
export const profileLength = 6
/** m of roof that a strip of spandek covers across. */
export const stripWidth = 1

/** m between the bars of a ceiling's frame, both ways. */
export const frameSpacing = 0.6

export type Source = { name: string; read: string }

/** The sources by key: the edition with its place, and where that was read. */
export const sources = {
  'sni-6897': {
    name: 'SNI 6897:2008, butir 6.10 dan sejenisnya: pasangan ½ bata 5 × 11 × 22 cm, campuran 1:3 sampai 1:5',
    read: 'Angka dibaca dari kutipan di sinarjayabrick.blogspot.com (1:5) dan lovelyristin.com (1:3 sampai 1:5), bukan dari naskah SNI-nya'
  },
  'sni-2837': {
    name: 'SNI 2837:2008, butir 6.4–6.6: plesteran tebal 15 mm, campuran 1:4 sampai 1:6; acian 3,25 kg per m²',
    read: 'Butir dibaca dari daftar isi SNI 2837:2008 (slideshare.net); angka dari kutipan di sobute.co.id, indomaterial.com dan civildoqument.blogspot.com'
  },
  'sni-beton': {
    name: 'SNI DT-91-0008-2007 (sama dengan SNI 7394:2008 butir 6.7 untuk K-225): 1 m³ beton, slump (12 ± 2) cm',
    read: 'Dibaca dari salinan tabel mutu beton di scribd.com/document/419865630'
  },
  'sni-2052': {
    name: 'SNI 07-2052-2002, tabel berat nominal baja tulangan; rumus 0,006165 × d²',
    read: 'Dibaca dari salinan tabel di scribd.com/document/622171658'
  },
  'sni-2847': {
    name: 'SNI 03-2847-2002 pasal 9.1 ayat 3c: kait sengkang 135° dengan perpanjangan 6 × diameter',
    read: 'Dibaca dari naskahnya di fliphtml5.com/mgqwp/axlt. Sambungan lewatan 40 × diameter adalah kebiasaan di lapangan dan dapat diubah'
  },
  mortar: {
    name: 'Keterangan produk mortar instan: 40 kg ± 2,5 m² pada tebal 10 mm, atau 1.600 kg per m³',
    read: 'Dibaca dari spesifikasi produk di toko ini'
  },
  paint: {
    name: 'Keterangan produk cat tembok: 10–12 m² per liter tiap lapis; dihitung 10 m². Cat yang dijual per kg: 1,4 kg per liter',
    read: 'Dibaca dari spesifikasi produk di toko ini; berat per liter dari hargabahanbangunanbaru.blogspot.com'
  },
  adhesive: {
    name: 'Keterangan produk perekat keramik: 25 kg untuk 5–6 m²; dihitung 5 m²',
    read: 'Dibaca dari spesifikasi produk di toko ini'
  },
  grout: {
    name: 'Volume celah dari ukuran keping, lebar dan tebal nat; 1,6 kg per liter nat semen (Mapei)',
    read: 'Dibaca dari home-calculator.org/Mapei-Cq-Grout-Calculator.php'
  },
  roof: {
    name: 'Jarak kuda-kuda baja ringan paling jauh 120 cm; jarak reng genteng keramik 26 cm, genteng metal 36–38,5 cm, spandek 60 cm',
    read: 'Dibaca dari bajaringanberkualitas.blogspot.com/p/konstruksi.html'
  },
  tiles: {
    name: 'Keterangan produk genteng: 14–22 buah per m²; genteng metal dan spandek menurut luas efektif tiap produk',
    read: 'Dibaca dari spesifikasi produk di toko ini'
  },
  ceiling: {
    name: 'Rangka plafon tiap 60 cm; papan gypsum 2,88 m² per lembar menurut keterangan produk',
    read: 'Jarak rangka dibaca dari scribd.com/presentation/610767839'
  },
  sizes: {
    name: 'Dihitung dari ukuran: jumlah, volume siar dan panjang, tanpa tabel',
    read: 'Cadangan untuk potongan dan pecah adalah pilihan Anda, bukan angka standar'
  }
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof sources
