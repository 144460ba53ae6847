import { hash, type Random, startRandom } from '../random.ts'
import { families } from './families.ts'
import type { Brand, Family, Size } from './family.ts'
import { isBuilding, tradeOf } from './trades.ts'

/** A draft of a product: a family's combination of brand, kind and size. */
export type ProductDraft = {
  family: Family
  /** A maker, or the place or kind of wood in its place. */
  brand: string
  /** The maker; empty if there is none. */
  merk: string
  kind: string
  size: Size
  /** Price factor of its brand and kind. */
  factor: number
  /** The drawing that shows it, and its look if the kind names one. */
  drawing: string
  look: number | undefined
  /** From 1; the product's id. */
  number: number
  name: string
  isSecondHand: boolean
  random: Random
}

/** What sellers add to a name when several sell the same product. */
const boasts = [
  'Original',
  'Ready Stock',
  'Harga Proyek',
  'Grosir',
  'Bergaransi',
  'Kirim Cepat',
  'Stok Banyak',
  'Promo',
  'Asli Pabrik',
  'Partai'
]

type Combination = { family: Family; brand: Brand; kind: Brand['kinds'][number]; size: Size }

/**
 * Yields `count` drafts, one family after another so that every leaf category is filled. Household goods come every
 * second turn, because the market is for building materials. Used combinations come again as offers of other shops,
 * with a different boast in the name.
 */
export function* draftProducts(count: number): Generator<ProductDraft> {
  const queues = families.map(family => ({
    combinations: combine(family),
    every: isBuilding(tradeOf(family.leaf)) ? 1 : 2
  }))
  let made = 0
  for (let turn = 0; made < count; turn += 1) {
    for (const { combinations, every } of queues) {
      if (made >= count) return
      if (turn % every > 0) continue
      const at = turn / every
      made += 1
      yield finish(combinations[at % combinations.length]!, Math.floor(at / combinations.length), made)
    }
  }
}

/**
 * All combinations, ordered so that every brand appears before any second product line, and every line before its
 * second size. Brands come as they are written, so that the best known ones are in every catalogue, and so do their own
 * lines; of kinds that all brands share each begins with another.
 */
function combine(family: Family): Combination[] {
  const areShared = family.brands.every(({ kinds }) => kinds === family.brands[0]?.kinds)
  const makers = family.brands.map((brand, index) => {
    const from = areShared ? index % brand.kinds.length : 0
    return [...brand.kinds.slice(from), ...brand.kinds.slice(0, from)].map(kind => ({ family, brand, kind }))
  })
  const max = Math.max(...makers.map(lines => lines.length))
  const lines = Array.from({ length: max }, (_, turn) => makers.flatMap(own => own[turn] ?? [])).flat()
  return family.sizes.flatMap((_, turn) =>
    lines.map((line, index) => ({ ...line, size: family.sizes[(index + turn) % family.sizes.length]! }))
  )
}

function finish({ family, brand, kind, size }: Combination, round: number, number: number): ProductDraft {
  const random = startRandom(`product ${number}`)
  const isSecondHand = family.secondHand && random.chance(0.15)
  const plain = family.name
    .replace('{brand}', brand.text)
    .replace('{kind}', kind.text)
    .replace('{size}', size.text)
    .replace(/\s+/g, ' ')
  const boast = round > 0 ? ` ${boasts[(round - 1 + hash(brand.text)) % boasts.length]}` : ''
  return {
    family,
    brand: brand.text,
    merk: brand.isMaker ? brand.text : '',
    kind: kind.text,
    size,
    factor: brand.factor * kind.factor,
    drawing: size.drawing ?? kind.drawing ?? family.drawings[0]!,
    look: kind.look,
    number,
    name: `${plain}${boast}${isSecondHand ? ' Bekas' : ''}`,
    isSecondHand,
    random
  }
}
