import type { GoneProduct } from '#lib/catalogue/contract.ts'
import type { Called } from '#lib/core/api/call.ts'

import { call } from '#server/call.ts'

/** What a page shows for a product that is gone; 'gone' if its alternatives cannot be loaded. */
export type Gone = GoneProduct | 'gone'

/**
 * The alternatives if the product's call answered 410, else undefined. A backend without 410 answers 404, which counts
 * as not found.
 */
export async function requestGone(answer: Called<unknown>, key: string): Promise<Gone | undefined> {
  if (answer.ok || answer.error.status !== 410) return undefined
  const gone = await call('GET /buyer/product/gone/{id}', { id: key })
  return gone.ok ? gone.value : 'gone'
}

/** Cache tags of the page of a gone product. */
export const goneTags = (gone: Gone): string[] =>
  gone === 'gone' ? ['catalogue'] : ['catalogue', `product:${gone.id}`]
