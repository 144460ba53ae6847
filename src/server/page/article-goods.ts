import type { ProductCardData } from '#lib/product/product-shapes.ts'

import { call } from '#server/call.ts'

/** Milliseconds that an article waits for what stands for sale below it. */
const patienceMs = 1_000

/** The goods of an article; none where they do not come in time: people came for the text (content-19). */
export async function askArticleGoods(slug: string): Promise<readonly ProductCardData[]> {
  const answer = await call('GET /blog/{slug}/products', { slug }, { patienceMs })
  return answer.ok ? answer.value : []
}
