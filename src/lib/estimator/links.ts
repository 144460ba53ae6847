import { paths } from '#lib/core/paths.ts'

import { type CalculatorKind } from './kinds.ts'
import { tileSizes } from './floor.ts'

type Leading = readonly [kind: CalculatorKind, set?: Readonly<Record<string, string>>]
const aeratedWall: Leading = ['dinding', { block: 'hebel-10' }]

/** Leaf categories that a calculator covers, with the form fields that they set. */
const leaves: Readonly<Record<string, Leading>> = {
  'semen-portland': ['plester-acian'],
  'pasir-pasang': ['plester-acian'],
  'mortar-instan': ['plester-acian', { plaster: 'instan', skim: 'instan' }],
  'bata-merah': ['dinding', { block: 'bata-merah' }],
  batako: ['dinding', { block: 'batako' }],
  'bata-ringan': aeratedWall,
  'keramik-lantai': ['lantai', { tile: 'keramik-60x60' }],
  'granit-lantai': ['lantai', { tile: 'granit-60x60' }],
  'keramik-dinding': ['lantai', { tile: 'dinding-30x60', surface: 'dinding' }],
  'perekat-keramik': ['lantai'],
  'nat-keramik': ['lantai'],
  'cat-interior': ['cat', { place: 'dalam' }],
  'cat-eksterior': ['cat', { place: 'luar' }],
  'spandek-zincalume': ['atap', { cover: 'spandek' }],
  'genteng-metal': ['atap', { cover: 'genteng-metal' }],
  'genteng-tanah-liat': ['atap', { cover: 'genteng-tanah-liat' }],
  'kanal-c': ['atap'],
  reng: ['atap'],
  'pasir-beton': ['cor-beton'],
  'batu-split': ['cor-beton'],
  'besi-beton-ulir': ['besi', { main: 'ulir-13' }],
  'besi-beton-polos': ['besi', { stirrup: 'polos-8' }],
  'papan-gypsum': ['plafon'],
  'hollow-galvanis': ['plafon'],
  'lis-profil': ['plafon']
}

/** Categories that belong to one calculator as a whole. */
const branches: Readonly<Record<string, CalculatorKind>> = {
  bata: 'dinding',
  'mortar-perekat': 'plester-acian',
  lantai: 'lantai',
  dinding: 'lantai',
  'cat-tembok': 'cat',
  'penutup-atap': 'atap',
  'baja-ringan': 'atap',
  'besi-beton': 'besi',
  plafon: 'plafon'
}

/** The calculator of a category by its slug; undefined where none uses its goods. */
export function calculatorOfCategory(slug: string): string | undefined {
  const [kind, set] = leaves[slug] ?? []
  if (kind) return address(kind, set)
  const branch = branches[slug]
  return branch && address(branch)
}

type Sold = { id: number; name: string; categories: readonly { slug: string }[] }

/**
 * The calculator of a product, filled in with the size in its name and with the product itself, which is then priced
 * next to the cheapest.
 *
 * calculatorOfProduct({ id: 7, name: 'Granit Tile Niro 80x80 cm', categories: [{ slug: 'granit-lantai' }] })
 * // => '/kalkulator/lantai?tile=granit-80x80&product_id=7'
 */
export function calculatorOfProduct({ id, name, categories }: Sold): string | undefined {
  const leaf = categories.at(-1)?.slug ?? ''
  const [kind, set] = isThinbed(name) ? aeratedWall : (leaves[leaf] ?? [])
  if (!kind) return undefined
  return address(kind, { ...set, ...sizeOf(leaf, name.toLowerCase()), product_id: String(id) })
}

/** Ready-made mortar for aerated blocks belongs to the wall calculator, not to plaster. */
const isThinbed = (name: string) => /\b(?:thinbed|perekat bata ringan)\b/i.test(name)

function sizeOf(leaf: string, name: string): Record<string, string> {
  const tile = tileSizes.find(size => {
    const [kind = '', sides = ''] = size.split('-')
    return (
      name.includes(` ${sides} cm`) &&
      leaf.startsWith(kind === 'dinding' ? 'keramik-dinding' : `${kind}-lantai`)
    )
  })
  if (tile) return { tile }
  const mm = /(?:^| )(\d{1,2}) mm x 12 m/.exec(name)?.[1]
  if (leaf === 'besi-beton-ulir' && mm) return { main: `ulir-${mm}` }
  if (leaf === 'besi-beton-polos' && mm)
    return mm === '12' ? { main: 'polos-12' } : { stirrup: `polos-${mm}` }
  if (leaf === 'bata-ringan' && name.includes('tebal 7,5 cm')) return { block: 'hebel-7,5' }
  if (leaf === 'papan-gypsum' && name.includes('12 mm')) return { board: '12' }
  return {}
}

function address(kind: CalculatorKind, set: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(set).toString()
  return query ? `${paths.calculator(kind)}?${query}` : paths.calculator(kind)
}
