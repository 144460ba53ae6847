import { paths } from '#lib/core/paths.ts'
import type { PageMeta } from '#lib/core/schema/endpoint.ts'

import type { Thing } from './thing.ts'

type Listed = { slug: string; name: string }

/** One page of a product list; positions continue from page to page. */
export const itemList = (
  cards: readonly Listed[],
  { page, per_page, total }: PageMeta,
  address: (path: string) => string
): Thing => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: cards.map(({ slug, name }, i) => ({
    '@type': 'ListItem',
    position: (page - 1) * per_page + i + 1,
    name,
    url: address(paths.product(slug))
  }))
})
