import { computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { sortableTime } from '#lib/format/dates.ts'

import { listed } from '../console-lists.ts'
import type { PlaceQuery } from '../console-place.ts'
import { beforeIn, requestRows } from '../table/keyset.ts'
import { idOf, queryOf, wordOf } from '../table/part-query.ts'
import { type FileColumn, saveKeyset } from '../table/table-csv.ts'

export type OpsReview = Reply<'GET /ops/review'>['reviews'][number]

export const stars = ['5', '4', '3', '2', '1'] as const
const answers = ['unanswered', 'answered'] as const

/** The filters of an address as the call takes them. */
const filterOf = ({ answer, stars: rating, shop, q, sort }: PlaceQuery) => {
  const known = wordOf(answer, answers)
  const star = wordOf(rating, stars)
  const shopId = idOf(shop)
  return {
    ...(known && { answer: known }),
    ...(star && { rating: Number(star) }),
    ...(shopId !== undefined && { shop_id: shopId }),
    ...(q && { keyword: q.slice(0, 100) }),
    ...(sort === 'oldest' && { sort: 'oldest' as const })
  }
}

const rowsBehind = ({ before }: { before?: number }) => (before === undefined ? {} : { beyond: before })

/** The list; filters and page stand in the address. */
export const reviews = listed(
  'GET /ops/review',
  computed(queryOf('chat'), query => ({ ...filterOf(query), ...rowsBehind(beforeIn(query)), per_page: 20 }))
)

const fileColumns: readonly FileColumn<OpsReview>[] = [
  { title: 'Waktu', text: ({ date }) => sortableTime(date) },
  { title: 'Bintang', text: ({ rating }) => rating },
  { title: 'Pembeli', text: ({ user }) => user.name },
  { title: 'Ulasan', text: ({ review }) => review },
  { title: 'Produk', text: ({ product }) => product.name },
  { title: 'Varian', text: ({ variant }) => variant ?? '' },
  { title: 'Toko', text: ({ shop }) => shop.name },
  { title: 'Pesanan', text: ({ order_code: code }) => code ?? '' },
  { title: 'Balasan', text: ({ reply }) => reply ?? '' },
  { title: 'Dibalas', text: ({ replied_at: at }) => (at === null ? '' : sortableTime(at)) }
]

/** Saves all reviews that an address filters as a file. */
export const saveReviews = (query: PlaceQuery): Promise<void> =>
  saveKeyset({ name: 'ulasan', columns: fileColumns }, from =>
    requestRows(
      'GET /ops/review',
      { ...filterOf(query), ...rowsBehind(from), per_page: 100 },
      ({ reviews: items, next }) => ({ items, next })
    )
  )

/** Shows a review as it is now where it stands, also where the filter would not list it any more: what was answered is seen. */
export function showReview(id: number, change: Partial<OpsReview>): void {
  const { value } = reviews.$state.get()
  if (!value) return
  reviews.put({ ...value, reviews: value.reviews.map(one => (one.id === id ? { ...one, ...change } : one)) })
}
