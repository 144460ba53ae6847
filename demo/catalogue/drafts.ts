import { hash, type Random, startRandom } from '../random.ts'
import { families } from './families.ts'
import type { Family, Size } from './family.ts'

/** One product to be: a family's combination of brand, kind and size. */
export type ProductDraft = {
  family: Family
  brand: string
  kind: string
  size: Size
  name: string
  isSecondHand: boolean
  random: Random
}

/** What sellers add to a name when many sell the same. */
const boasts = [
  'Original',
  'Ready Stock',
  'Harga Proyek',
  'Grosir',
  'Bergaransi',
  'Kirim Cepat',
  'Termurah',
  'Promo',
  'Asli Pabrik',
  'Partai'
]

type Combination = Pick<ProductDraft, 'family' | 'brand' | 'kind' | 'size'>

/**
 * So many drafts, families in turn so that every leaf category is filled alike. When all combinations are used they
 * come again, as other shops' offers with another boast in the name.
 */
export function* draftProducts(count: number): Generator<ProductDraft> {
  const queues = families.map(family => startRandom(family.leaf).shuffle([...combine(family)]))
  let made = 0
  for (let turn = 0; made < count; turn += 1) {
    for (const queue of queues) {
      if (made >= count) return
      const combination = queue[turn % queue.length]!
      made += 1
      yield finish(combination, Math.floor(turn / queue.length), made)
    }
  }
}

function* combine(family: Family): Generator<Combination> {
  for (const brand of family.brands)
    for (const kind of family.kinds) for (const size of family.sizes) yield { family, brand, kind, size }
}

function finish(combination: Combination, round: number, number: number): ProductDraft {
  const { family, brand, kind, size } = combination
  const random = startRandom(`product ${number}`)
  const isSecondHand = family.secondHand && random.chance(0.15)
  const plain = family.name
    .replace('{brand}', brand)
    .replace('{kind}', kind)
    .replace('{size}', size.text)
    .replace(/\s+/g, ' ')
  const boast = round > 0 ? ` ${boasts[(round - 1 + hash(brand)) % boasts.length]}` : ''
  return { ...combination, name: `${plain}${boast}${isSecondHand ? ' Bekas' : ''}`, isSecondHand, random }
}
