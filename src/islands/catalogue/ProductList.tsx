import { CardSkeleton } from '#components/catalogue/CardSkeleton.tsx'
import { gridColumns } from '#components/catalogue/product-grid.ts'
import { ProductCard } from '#components/catalogue/ProductCard.tsx'
import { requestProducts, type ListSource } from '#lib/catalogue/store.ts'

import { type ListEnd, MoreItems } from './MoreItems.tsx'

type Props = ListEnd & {
  kind: ListSource['kind']
  /** Slug of the category or shop. */
  id?: string
  /** The filters, as in the address. */
  query: string
  perPage: number
  columns?: keyof typeof gridColumns
}

/** Further products of a list, in the same columns: a page of 12 fills whole rows of 2, 3 and 4. */
export function ProductList({ kind, id = '', query, perPage, columns = 'beside', ...end }: Props) {
  return (
    <MoreItems
      {...end}
      request={page => requestProducts({ kind, id } as ListSource, query, page, perPage)}
      noun="produk"
      className={`mt-2 sm:mt-3 ${gridColumns[columns]}`}
      renderItem={card => <ProductCard card={card} />}
      skeleton={<CardSkeleton />}
      skeletons={perPage}
    />
  )
}
