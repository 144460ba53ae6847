import { isNull } from 'drizzle-orm'

import type { Instead } from '#lib/core/schema/endpoint.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import { CatalogueIndex } from './index/catalogue-index.ts'
import { readSearch } from './index/read-search.ts'
import { synonymsOf } from './synonyms-of.ts'
import { shops } from '#server/shop/schema.ts'

/** Milliseconds for which the shop index is reused. */
const freshMs = 5_000

/** Tag of what shops are called, and of which are open. */
export const shopNamesTag = 'shop-names'

type ShopIndex = { index: Promise<CatalogueIndex<null>>; readAt: number }

const indexes = new WeakMap<Db, ShopIndex>()
/** Maximum of shops that a search finds. */
const maxFound = 1_200

/** Ids of the shops that a keyword finds, with the same tolerance for errors as products (D25). */
export async function findShops(
  services: Services,
  keyword: string,
  isVerbatim = false
): Promise<{ ids: number[]; instead: Instead | undefined }> {
  const [index, synonyms] = await Promise.all([shopIndexOf(services.db), synonymsOf(services)])
  const { matches, instead } = readSearch(index, { keyword, synonyms, isVerbatim })
  return {
    ids: Array.from({ length: Math.min(matches.length, maxFound) }, (_, i) =>
      index.items.idAt(matches.slotAt(i))
    ),
    instead
  }
}

/** Reads the shops anew with the next search. */
export const forgetShopNames = (db: Db): void => void indexes.delete(db)

function shopIndexOf(db: Db): Promise<CatalogueIndex<null>> {
  const known = indexes.get(db)
  if (known && performance.now() - known.readAt < freshMs) return known.index
  const index = readAll(db)
  index.catch(() => indexes.delete(db))
  indexes.set(db, { index, readAt: performance.now() })
  return index
}

async function readAll(db: Db): Promise<CatalogueIndex<null>> {
  const index = new CatalogueIndex<null>('any word')
  const nothing = { merk: '', category: '', branches: '', variants: '', description: '', facts: null }
  for (const shop of await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(isNull(shops.closedAt)))
    index.put({ ...shop, ...nothing })
  return index
}
