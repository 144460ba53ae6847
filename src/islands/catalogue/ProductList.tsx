import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { CardSkeleton } from '#components/catalogue/CardSkeleton.tsx'
import { ProductCard } from '#components/catalogue/ProductCard.tsx'
import { type ListSource, productList } from '#lib/stores/product-list.ts'

import { ListFoot } from './ListFoot.tsx'

type Props = {
  kind: ListSource['kind']
  /** Slug of the category or shop. */
  id?: string
  /** The filters, as the address holds them. */
  query: string
  perPage: number
  page: number
  totalPages: number
  /** Address of the next page, for browsers without scripts. */
  nextHref: string
}

/**
 * Continues a server-rendered list inside the same grid: further cards, then what comes next. Rendered on the server
 * it is a plain link to the next page.
 */
export function ProductList({ kind, id = '', query, perPage, page, totalPages, nextHref }: Props) {
  const [list] = useState(() =>
    productList({ source: { kind, id } as ListSource, query, perPage, page, totalPages })
  )
  const state = useStore(list.$state)
  return (
    <>
      {state.cards.map(card => (
        <li key={card.id}>
          <ProductCard card={card} />
        </li>
      ))}
      {state.status === 'loading' &&
        Array.from({ length: Math.min(perPage, 6) }, (_, place) => (
          <li key={`skeleton-${place}`}>
            <CardSkeleton />
          </li>
        ))}
      <li className="col-span-full flex min-h-14 flex-col items-center justify-center gap-2">
        <ListFoot
          next={state.next}
          status={state.status}
          message={state.error?.message}
          href={state.page === page ? nextHref : undefined}
          loadMore={() => void list.loadMore()}
        />
        <p className="sr-only" role="status">
          {state.cards.length > 0 && `${state.cards.length} produk lagi dimuat`}
        </p>
      </li>
    </>
  )
}
