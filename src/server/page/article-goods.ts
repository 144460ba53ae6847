import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { call } from '#server/call.ts'

/** Timeout in ms for the products below an article. */
const timeoutMs = 1_000

/** The products of an article; none if they do not arrive in time, because people came for the text (content-19). */
export async function requestArticleGoods(slug: string): Promise<readonly ProductCardData[]> {
  const answer = await call('GET /blog/{slug}/products', { slug }, { timeoutMs })
  return answer.ok ? answer.value : []
}
