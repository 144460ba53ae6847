import { atom, type ReadableAtom } from 'nanostores'

import { call } from '../call.ts'
import type { ProductCardData } from '../contracts/product-shapes.ts'
import { nextStep } from '../domain/list-paging.ts'
import { readFilters } from '../domain/list-filters.ts'
import type { Refusal } from '../result.ts'

/** Where a list's further pages come from. */
export type ListSource =
  | { kind: 'products' }
  | { kind: 'category'; id: string }
  | { kind: 'shop'; id: string }
  | { kind: 'recommendations' }

export type ProductListState = {
  cards: readonly ProductCardData[]
  /** The last page held: the first comes with the HTML. */
  page: number
  totalPages: number
  status: 'idle' | 'loading' | 'error'
  error?: Refusal
  /** What comes next: by scrolling, by the button, or nothing. */
  next: 'scroll' | 'button' | 'end'
}

export type ProductList = { $state: ReadableAtom<ProductListState>; loadMore: () => Promise<void> }

/** The continuation of a list whose first page the server rendered. `query` holds its filters as the address does. */
export function productList(options: {
  source: ListSource
  query: string
  perPage: number
  page: number
  totalPages: number
}): ProductList {
  const { source, query, perPage, page, totalPages } = options
  const $state = atom<ProductListState>({
    cards: [],
    page,
    totalPages,
    status: 'idle',
    next: nextStep(page, totalPages)
  })
  return {
    $state,
    async loadMore() {
      const before = $state.get()
      if (before.status === 'loading' || before.next === 'end') return
      $state.set({ ...before, status: 'loading', error: undefined })
      const answer = await ask(source, query, before.page + 1, perPage)
      if (!answer.ok) return $state.set({ ...before, status: 'error', error: answer.error })
      const total = answer.meta?.total_pages ?? before.totalPages
      // A product that moved down meanwhile comes twice: it stays where it is.
      const known = new Set(before.cards.map(card => card.id))
      $state.set({
        cards: [...before.cards, ...answer.value.filter(card => !known.has(card.id))],
        page: before.page + 1,
        totalPages: total,
        status: 'idle',
        next: nextStep(before.page + 1, total)
      })
    }
  }
}

function ask(source: ListSource, query: string, page: number, per_page: number) {
  const input = { ...readFilters(new URLSearchParams(query)), page, per_page }
  switch (source.kind) {
    case 'category':
      return call('GET /buyer/product/category/{id}', { ...input, id: source.id })
    case 'shop':
      return call('GET /buyer/product/shop/{shop_id}', { ...input, shop_id: source.id })
    case 'recommendations':
      return call('GET /buyer/product/search/recommendation', { page, per_page })
    case 'products':
      return call('GET /buyer/product', input)
  }
}
