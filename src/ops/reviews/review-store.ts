import { atom, computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'

import { listed } from '../console-lists.ts'
import type { PlaceQuery } from '../console-place.ts'
import { idOf, queryOf, wordOf } from '../table/part-query.ts'

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

const $filter = computed(queryOf('chat'), filterOf)
/** Tells one list of reviews from another. */
export const $reviewScope = computed($filter, filter => JSON.stringify(filter))
/** The reviews behind which the pages begin that were passed, of what is listed now. */
export const $reviewsPassed = atom<{ of: string; ids: readonly number[] }>({ of: '', ids: [] })

export const reviews = listed(
  'GET /ops/review',
  computed([$filter, $reviewsPassed], (filter, { of, ids }) => {
    const beyond = of === JSON.stringify(filter) ? ids.at(-1) : undefined
    return { ...filter, ...(beyond !== undefined && { beyond }), per_page: 20 }
  })
)

/** Shows a review as it is now where it stands, also where the filter would not list it any more: what was answered is seen. */
export function showReview(id: number, change: Partial<OpsReview>): void {
  const { value } = reviews.$state.get()
  if (!value) return
  reviews.put({ ...value, reviews: value.reviews.map(one => (one.id === id ? { ...one, ...change } : one)) })
}
