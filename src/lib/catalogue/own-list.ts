import { call } from '#lib/core/api/call.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'
import { isPromo } from '#lib/product/price.ts'
import { readFilters } from './list-filters.ts'
import { promoPage } from './promos.ts'

/** Whose order the list of this page uses, once it is settled. */
let order: 'own' | 'shared' | undefined
let pending: Promise<unknown> = Promise.resolve()

/** A page of recommendations in the buyer's own order; undefined for guests, who send no request, and on failure. */
export async function requestOwnPage(
  query: string,
  page: number,
  per_page: number
): Promise<ProductCardData[] | undefined> {
  if (!isMaybeSignedIn() || order === 'shared') return undefined
  const answer = call('GET /buyer/product', { ...readFilters(new URLSearchParams(query)), page, per_page })
  pending = answer
  const came = await answer
  return came.ok ? came.value : undefined
}

/** The buyer's own promos, likewise. */
export async function requestOwnPromos(): Promise<ProductCardData[] | undefined> {
  if (!isMaybeSignedIn()) return undefined
  const answer = await call('GET /buyer/product/search/recommendation', promoPage)
  return answer.ok ? answer.value.filter(isPromo) : undefined
}

/** Claims the buyer's own order for the first page; false once further pages continue the shared one. */
export function takeOwnOrder(): boolean {
  order ??= 'own'
  return order === 'own'
}

/** The order of further pages: the same as on the first page, so that nothing appears twice. */
export async function furtherOrder(): Promise<'foryou' | 'rekomendasi'> {
  await pending
  // Callers that awaited the same response earlier continue first.
  await new Promise(resolve => setTimeout(resolve))
  order ??= 'shared'
  return order === 'own' ? 'foryou' : 'rekomendasi'
}
