import { atom, computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { type Called, call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { tabAnswer } from '#lib/core/browser/tab-answer.ts'

const endpoint = 'GET /buyer/product/keyword'
export type Suggestion = Reply<typeof endpoint>[number]

/** Debounce of typing in milliseconds. */
const pause = 200
/** Milliseconds that responses are cached in this tab. */
const freshMs = 5 * 60 * 1000

type SuggestionQuery = Sent<typeof endpoint>

type Answered = { query: SuggestionQuery; items: readonly Suggestion[] }

const $query = atom<string | undefined>()
const suggestions = defineQuery<Answered>('suggestions ', $query, request, { freshMs })

async function request(key: string): Promise<Called<Answered>> {
  const query = JSON.parse(key) as SuggestionQuery
  const answer = await tabAnswer(`suggestions ${key}`, freshMs, () => call(endpoint, query))
  return answer.ok ? { ...answer, value: { query, items: answer.value } } : answer
}

export type Offer = {
  status: 'loading' | 'ready' | 'error'
  items: readonly Suggestion[]
  /** The keyword of the items. */
  keyword: string
  error?: ApiError | undefined
}

/** Slug of the searched shop; empty for all shops. */
const $shop = atom('')
let last: Answered = { query: {}, items: [] }

/** The suggestions of the search box: during a request the previous ones, unless they lead out of the shop. */
export const $offer = computed([suggestions.$state, $shop], ({ status, value, error }, shop): Offer => {
  last = value ?? last
  const isHere = (last.query.shop_id ?? '') === shop
  const items = status === 'error' || !isHere ? [] : last.items
  const isOver = status === 'ready' && !isHere
  return { status: isOver ? 'loading' : status, items, keyword: last.query.keyword ?? '', error }
})

let timer: ReturnType<typeof setTimeout> | undefined

/** Requests suggestions after a pause: everywhere, or in the shop with this slug. */
export function suggestFor(text: string, shop = ''): void {
  clearTimeout(timer)
  $shop.set(shop)
  const keyword = text.trim()
  const query: SuggestionQuery = { ...(keyword && { keyword }), ...(shop && { shop_id: shop }) }
  timer = setTimeout(() => $query.set(JSON.stringify(query)), keyword ? pause : 0)
}

/** Retries a failed request. */
export const retrySuggestions = (): void => void suggestions.reload()
