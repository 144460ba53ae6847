import { gravelDensity, paintDensity, sandDensity } from './coefficients.ts'
import type { Need } from './need.ts'

// Products that cover each need. Leaf categories are the catalogue's; words are matched in product names.

export const cement = (kg: number): Need => ({
  key: 'semen',
  name: 'Semen',
  unit: 'kg',
  amount: kg,
  goods: { leaf: 'semen-portland', per: { kg: 1 } }
})

const loose = (key: string, name: string, leaf: string, density: number, m3: number): Need => ({
  key,
  name,
  unit: 'm³',
  amount: m3,
  goods: { leaf, per: { kg: 1 / density } }
})

/** Amounts in m³. */
export const layingSand = (m3: number): Need =>
  loose('pasir-pasang', 'Pasir pasang', 'pasir-pasang', sandDensity, m3)
export const concreteSand = (m3: number): Need =>
  loose('pasir-beton', 'Pasir beton', 'pasir-beton', sandDensity, m3)
export const gravel = (m3: number): Need => loose('batu-split', 'Batu split', 'batu-split', gravelDensity, m3)

/** Ready-made mortar in kg, for one of its uses. */
const mortar = (key: string, name: string, any: readonly string[], kg: number): Need => ({
  key,
  name,
  unit: 'kg',
  amount: kg,
  goods: { leaf: 'mortar-instan', any, per: { kg: 1 } }
})

export const thinbed = (kg: number): Need =>
  mortar('perekat-hebel', 'Perekat hebel (thinbed)', ['perekat bata ringan', 'thinbed'], kg)
export const readyPlaster = (kg: number): Need => mortar('plester-instan', 'Plester instan', ['plester'], kg)
export const readySkim = (kg: number): Need => mortar('acian-instan', 'Acian instan', ['acian'], kg)

const pieces = (key: string, name: string, leaf: string, count: number): Need => ({
  key,
  name,
  unit: 'buah',
  amount: count,
  goods: { leaf, per: { piece: 1 } }
})

export const bricks = (count: number): Need => pieces('bata-merah', 'Bata merah', 'bata-merah', count)
export const blocks = (count: number): Need => pieces('batako', 'Batako', 'batako', count)
export const clayTiles = (count: number): Need => pieces('genteng', 'Genteng', 'genteng-tanah-liat', count)

/** Aerated blocks in m³, by thickness: '7,5' or '10' cm. */
export const aerated = (m3: number, thickness: string): Need => ({
  key: 'hebel',
  name: `Hebel tebal ${thickness} cm`,
  unit: 'm³',
  amount: m3,
  goods: { leaf: 'bata-ringan', all: [`tebal ${thickness} cm`], per: { piece: 1 }, isVolumeInName: true }
})

/** Tiles in m², by category and by size as in product names: '60x60'. */
export const tiles = (m2: number, name: string, leaf: string, size: string): Need => ({
  key: 'keramik',
  name: `${name} ${size.replace('x', ' × ')} cm`,
  unit: 'm²',
  amount: m2,
  goods: { leaf, all: [`${size} cm`], per: { m2: 1 } }
})

export const tileAdhesive = (kg: number): Need => ({
  ...cement(kg),
  key: 'perekat',
  name: 'Perekat keramik',
  goods: { leaf: 'perekat-keramik', per: { kg: 1 } }
})
export const grout = (kg: number): Need => ({
  ...cement(kg),
  key: 'nat',
  name: 'Nat keramik',
  goods: { leaf: 'nat-keramik', per: { kg: 1 } }
})

/** Wall paint in litres; products sold by the kilogram are converted. */
export const paint = (litres: number, leaf: string, name: string): Need => ({
  key: 'cat',
  name,
  unit: 'liter',
  amount: litres,
  goods: { leaf, per: { litre: 1, kg: 1 / paintDensity } }
})

export const metalTiles = (m2: number): Need => ({
  key: 'genteng-metal',
  name: 'Genteng metal',
  unit: 'm²',
  amount: m2,
  goods: { leaf: 'genteng-metal', per: { m2: 1 } }
})

export const gypsum = (m2: number, thickness: string): Need => ({
  key: 'gypsum',
  name: `Papan gypsum ${thickness} mm`,
  unit: 'm²',
  amount: m2,
  goods: { leaf: 'papan-gypsum', all: ['standar', `${thickness} mm`], per: { m2: 1 } }
})

type Long = { key: string; name: string; leaf: string; all: readonly string[] }

/** Goods sold by length, in m. */
export const long = (metres: number, { key, name, leaf, all }: Long): Need => ({
  key,
  name,
  unit: 'm',
  amount: metres,
  goods: { leaf, all, per: { m: 1 } }
})
