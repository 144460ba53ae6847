import { computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'

import type { PlaceQuery } from '../console-place.ts'
import { $notice, request } from '../console-store.ts'
import { paged } from '../table/paged.ts'
import { pageOf, queryOf, wordOf } from '../table/part-query.ts'

export type Keyword = Reply<'GET /ops/keyword'>[number]
export type Synonym = Reply<'GET /ops/synonym'>[number]

const filter = ({ q, own, ...query }: PlaceQuery) => {
  const origin = wordOf(own, ['yes', 'no'])
  return {
    ...(q && { keyword: q.slice(0, 60) }),
    ...(origin && { is_own: origin === 'yes' }),
    page: pageOf(query),
    per_page: 50
  }
}
const $filter = computed(queryOf('content'), filter)

export const keywords = paged('GET /ops/keyword', $filter)
export const synonyms = paged('GET /ops/synonym', $filter)

/** Removes a popular search; the console says what became of it. */
export async function removeKeyword({ keyword }: Keyword): Promise<void> {
  const gone = await request('DELETE /ops/keyword', { keyword })
  if (gone) $notice.set({ text: `'${keyword}': dihapus`, isError: false })
  await keywords.refresh()
}

/** Removes a synonym in its one direction. */
export async function removeSynonym({ word, phrase }: Synonym): Promise<void> {
  const gone = await request('DELETE /ops/synonym', { word, phrase })
  if (gone) $notice.set({ text: `'${word}' → '${phrase}': dihapus`, isError: false })
  await synonyms.refresh()
}
