import type { SaleUnit } from '#lib/product/sale-units.ts'

import type { ProductDraft } from './drafts.ts'

/** Sale units by the text of a size: 'karung 25 kg', '1 m3', '0,30 mm per m', 'isi 100 pcs'. */
const said: readonly (readonly [RegExp, SaleUnit])[] = [
  [/\bkarung\b/i, 'karung'],
  [/\bpickup\b/i, 'pickup'],
  [/\bpalet\b/i, 'palet'],
  [/\b(?:1|per) m3\b/i, 'm³'],
  [/\bper m2\b/i, 'm²'],
  [/\bper m\b/i, 'm'],
  [/\bper dus\b/i, 'dus'],
  [/\bper pcs\b/i, 'pcs'],
  [/\bisi \d+ pcs\b/i, 'paket'],
  [/^lembar\b/i, 'lembar'],
  [/^roll\b/i, 'roll'],
  [/\btube\b/i, 'tube'],
  [/\bkaleng\b/i, 'kaleng'],
  [/\brenceng\b/i, 'renceng'],
  [/\bisi 1 pasang\b/i, 'pasang'],
  [/\bisi \d+ lembar\b|\bisi \d+ pasang\b/i, 'pak']
]

/** Sale units by leaf category; of two units the second is for large packs, from ten kilograms or litres on. */
const byLeaf: Partial<Record<SaleUnit | 'bungkus/sak' | 'kaleng/pail' | 'bungkus/karung', string>> = {
  sak: 'Semen Portland, Mortar Instan, Perekat Keramik',
  'bungkus/sak': 'Semen Putih, Kompon',
  bungkus: 'Nat Keramik, Paku, Minyak Goreng, Gula & Kopi, Deterjan',
  'bungkus/karung': 'Beras, Pupuk & Media Tanam',
  karung: 'Pasir Beton, Pasir Pasang, Tanah Urug & Sirtu, Batu Split, Batu Kali, Batu Koral',
  batang:
    'Besi Beton Ulir, Besi Beton Polos, Besi Siku, Kanal C, Hollow Galvanis, Reng, Lis Profil, Talang Air, Kayu Balok, Kaso & Reng Kayu, Kusen Aluminium, Pipa PVC, Pipa PPR',
  lembar:
    'Genteng Metal, Atap Transparan, Papan Gypsum, GRC & Kalsiboard, Plafon PVC, Asbes Gelombang, Triplek, Blockboard & MDF, Kaca Film',
  roll: 'Kawat Bendrat, Insulasi Atap, Kabel Listrik, Isolasi Listrik, Selang & Semprotan',
  dus: 'Keramik Lantai, Granit Lantai, Keramik Dinding, Vinyl & Parket, Plint Lantai',
  pak: 'Baut & Sekrup, Fischer & Dynabolt',
  'kaleng/pail':
    'Cat Interior, Cat Eksterior, Cat Kayu & Besi, Cat Genteng, Pelapis Anti Bocor, Thinner & Dempul',
  botol: 'Sealant & Lem, Pembersih Lantai',
  unit: 'Pintu Kayu, Pintu PVC & Aluminium, Jendela Aluminium, Kloset, Wastafel, Bak Mandi, Water Heater, Kitchen Sink, Tandon Air, Pompa Air, Septic Tank, Exhaust Fan, Bor Listrik, Gerinda, Gergaji Listrik, Genset, Molen, Tangga, Sofa, Meja Tamu, Lemari Pakaian, Kasur, Kursi Kantor, Meja Kerja, Rak Serbaguna, Kipas Angin, AC, Rice Cooker, Blender, Kulkas, Mesin Cuci, Setrika, Televisi, Laptop, Monitor, Ponsel Android, Tablet',
  set: 'Piring & Mangkuk',
  pasang: 'Sepatu'
}

const units = new Map(
  Object.entries(byLeaf).flatMap(([unit, leaves]) =>
    leaves.split(', ').map(leaf => [leaf, unit.split('/') as SaleUnit[]] as const)
  )
)

/** Sale units by name, for products that differ from their category. */
const named: readonly (readonly [RegExp, SaleUnit])[] = [
  [/^Silikon\b/, 'tube'],
  [/^Amplas Roll\b/, 'roll'],
  [/^Papan Cor\b/, 'lembar'],
  [/^Lem Super\b/, 'tube'],
  [/^Lem Wallpaper\b/, 'bungkus'],
  [/^(?:Dempul Tembok|Cat Dasar)\b/, 'kaleng'],
  [/^Anti Rayap\b/, 'botol'],
  [/^Kabel Duct\b/, 'batang'],
  [/^Seal Tape\b/, 'roll'],
  [/^Pelancar Saluran\b/, 'botol'],
  [/^Mesin Las\b/, 'unit'],
  [/^Kawat Las\b/, 'dus'],
  [/^Pelumas Semprot\b/, 'kaleng'],
  [/^Penghilang Karat\b/, 'botol'],
  [/^Membran\b/, 'roll'],
  [/^(?:Main Frame|Scaffolding)\b/, 'set'],
  [/^Sepatu\b/, 'pasang'],
  [/\bSet\b/, 'set']
]

/** The sale unit of a product (D40). */
export function saleUnitOf({ family, name, size }: Pick<ProductDraft, 'family' | 'name' | 'size'>): SaleUnit {
  const told = [
    ...said.filter(([words]) => words.test(size.text)),
    ...named.filter(([words]) => words.test(name))
  ][0]
  if (told) return told[1]
  const [small = 'pcs', large = small] = units.get(family.leaf) ?? []
  return size.content >= 10 ? large : small
}
