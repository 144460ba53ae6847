import type { GoneProduct } from '#lib/catalogue/contract.ts'
import type { Called } from '#lib/core/api/call.ts'

import { call } from '#server/call.ts'

/** What a page shows of a product that its call says is gone; without alternatives where those cannot be told. */
export type Gone = GoneProduct | 'gone'

/** Whether a product is gone, and what is sold in its place. A backend that knows no 410 answers 404: that is none. */
export async function askGone(answer: Called<unknown>, key: string): Promise<Gone | undefined> {
  if (answer.ok || answer.error.status !== 410) return undefined
  const gone = await call('GET /buyer/product/gone/{id}', { id: key })
  return gone.ok ? gone.value : 'gone'
}

/** What a kept page of a gone product was made of. */
export const goneTags = (gone: Gone): string[] =>
  gone === 'gone' ? ['catalogue'] : ['catalogue', `product:${gone.id}`]
