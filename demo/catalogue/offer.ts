import type { Random } from '../random.ts'
import type { ProductDraft } from './drafts.ts'
import { photograph } from './photos.ts'

export type Variant = {
  subName1: string | null
  subName2: string | null
  price: number
  stock: number
  weightG: number
}

/** Rounds a price to hundreds below Rp10.000, to five hundreds below Rp100.000, and to thousands above. */
const tidy = (price: number) => {
  const step = price < 10_000 ? 100 : price < 100_000 ? 500 : 1000
  return Math.max(step, Math.round(price / step) * step)
}

/**
 * The variants of a product: all combinations of its family's options, or one without a name. The colour on its cover
 * can be bought, if any can.
 */
export function offerVariants(draft: ProductDraft): Variant[] {
  const { family, size, random } = draft
  // Prices differ between shops by up to 5 %.
  const price = size.price * draft.factor * (0.95 + random.next() * 0.1)
  const [one, two] = draft.isSecondHand ? [] : family.options
  const isSoldOut = !draft.isSecondHand && random.chance(0.03)
  const variants: Variant[] = []
  for (const a of one?.values ?? [{ text: null, factor: 1 }]) {
    for (const b of two?.values ?? [{ text: null, factor: 1 }]) {
      variants.push({
        subName1: a.text,
        subName2: b.text,
        price: tidy(price * a.factor * b.factor * (draft.isSecondHand ? 0.6 : 1)),
        stock:
          isSoldOut || (one && random.chance(0.1)) ? 0 : drawStock(random, size.price, draft.isSecondHand),
        weightG: Math.max(
          20,
          Math.round(size.kg * 1000 * (a.factor * b.factor > 1.5 ? a.factor * b.factor : 1))
        )
      })
    }
  }
  stockCover(draft, variants)
  return variants
}

/** Exchanges the stock of the colour on the cover with that of the first colour in stock, if it has none itself. */
function stockCover(draft: ProductDraft, variants: Variant[]): void {
  const { cover, ofVariants } = photograph(draft)
  const each = variants.length / ofVariants.length
  if (!Number.isInteger(each)) return
  const colours = ofVariants.map((_, at) => variants.slice(at * each, (at + 1) * each))
  const isStocked = (colour: Variant[]) => colour.some(({ stock }) => stock > 0)
  const shown = colours[ofVariants.findIndex(({ look }) => look === cover.look)]
  const stocked = colours.find(isStocked)
  if (!shown || !stocked || isStocked(shown)) return
  for (const [index, variant] of shown.entries()) {
    const other = stocked[index]!
    ;[variant.stock, other.stock] = [other.stock, variant.stock]
  }
}

/** Stock: hundreds of cheap products, dozens of expensive ones; some are running low. */
function drawStock(random: Random, price: number, isSecondHand: boolean): number {
  if (isSecondHand) return 1
  if (random.chance(0.08)) return random.int(1, 5)
  return price < 100_000 ? random.int(80, 2500) : price < 1_000_000 ? random.int(20, 400) : random.int(5, 80)
}

/** Pieces sold in total and in 30 days: few bestsellers, a long tail, some never sold. */
export function drawSales(
  { random, isSecondHand }: Pick<ProductDraft, 'random' | 'isSecondHand'>,
  price: number
): { sold: number; sold30d: number } {
  // A seller has one piece of a used product and rarely sold another.
  if (isSecondHand) return { sold: random.chance(0.2) ? 1 : 0, sold30d: 0 }
  const top = price < 100_000 ? 18_000 : price < 1_000_000 ? 3500 : 600
  const sold = random.chance(0.06) ? 0 : Math.floor(top * random.next() ** 5) + random.int(0, 30)
  return { sold, sold30d: Math.floor(sold * (0.01 + random.next() * 0.14)) }
}
