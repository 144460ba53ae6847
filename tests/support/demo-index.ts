import { readCategories } from '#demo/catalogue/categories.ts'
import { describe } from '#demo/catalogue/description.ts'
import { draftProducts, type ProductDraft } from '#demo/catalogue/drafts.ts'
import { offerVariants } from '#demo/catalogue/offer.ts'
import { startRandom } from '#demo/random.ts'
import { CatalogueIndex } from '#server/search/index/catalogue-index.ts'
import type { ProductEntry, ProductFacts } from '#server/search/index/product-entry.ts'

/** As many as `npm run seed` writes. */
const defaultProducts = 2350
const dayMs = 86_400_000
/** Any instant will do: ages count, dates do not. */
const now = Date.UTC(2026, 0, 1)

export type DemoIndex = {
  index: CatalogueIndex<ProductFacts>
  goods: ProductEntry[]
}

type Category = { branches: string; ids: [number, number, number]; type: ProductFacts['type'] }

/** The demo's catalogue in the search index, built in memory without a database. */
export function buildDemoIndex(count = defaultProducts): DemoIndex {
  const categories = readLeaves()
  const index = new CatalogueIndex<ProductFacts>()
  const goods: DemoIndex['goods'] = []
  for (const draft of draftProducts(count)) {
    const { leaf } = draft.family
    const category = categories.get(leaf)
    if (!category) throw new Error(`No such category: ${leaf}`)
    const entry = entryOf(draft, goods.length + 1, category)
    index.put(entry)
    goods.push(entry)
  }
  return { index, goods }
}

function readLeaves(): Map<string, Category> {
  const leaves = new Map<string, Category>()
  for (const [c1, main] of readCategories().entries())
    for (const [c2, sub] of main.subs.entries())
      for (const [c3, { name }] of sub.leaves.entries())
        leaves.set(name, {
          branches: `${main.name} ${sub.name}`,
          ids: [c1 + 1, c2 + 1, c3 + 1],
          type: main.type
        })
  return leaves
}

function entryOf(draft: ProductDraft, id: number, category: Category): ProductEntry {
  const variants = offerVariants(draft)
  const buyable = variants.filter(({ stock }) => stock > 0)
  return {
    id,
    name: draft.name,
    merk: draft.merk,
    category: draft.family.leaf,
    branches: category.branches,
    variants: [
      ...new Set(variants.map(({ subName1, subName2 }) => [subName1, subName2].filter(Boolean).join(' ')))
    ].join(' | '),
    description: describe(draft, buyable.length === 0),
    facts: {
      price: Math.min(...(buyable.length > 0 ? buyable : variants).map(({ price }) => price)),
      isSold: buyable.length === 0,
      ...salesOf(id),
      brand: draft.merk,
      sizes: [],
      colors: [],
      type: category.type,
      condition: draft.isSecondHand ? 'second' : 'new',
      categories: category.ids,
      shopId: 1,
      provinceId: 1,
      cityId: 1,
      isFreeShipping: false,
      isPreOrder: false
    }
  }
}

/** Few bestsellers and a long tail, with D6's rank. */
function salesOf(id: number): Pick<ProductFacts, 'sold' | 'sold30d' | 'createdAt' | 'rating' | 'rank'> {
  const random = startRandom(`sales ${id}`)
  const sold = Math.floor(5000 * random.next() ** 5)
  const days = Math.floor(random.next() ** 1.5 * 700)
  const reviews = Math.min(30, Math.floor(sold / 20))
  const rating = 4 + random.next()
  const rank =
    0.4 * Math.min(1, Math.log(1 + sold) / Math.log(20_001)) +
    (0.3 * (45 + reviews * rating)) / (10 + reviews) / 5 +
    0.2 * Math.max(0, 1 - days / 365) +
    0.1 * Number(random.chance(0.6))
  return { sold, sold30d: Math.floor(sold / 20), createdAt: now - days * dayMs, rating, rank }
}
