import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { flag, paging, shaped, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { goodsErrors } from './errors.ts'

/** Characters of a search term. */
const maxLength = 60

/** A term as the search reads it: lower case, single spaces. */
const term = z
  .pipe(
    shaped(
      maxLength,
      /^[ \p{L}\p{N}][\p{L}\p{N} .,/&'+-]*$/u,
      'Isi kata dari huruf, angka, dan spasi, paling banyak 60 karakter.'
    ),
    z.transform((typed: string) => typed.trim().replaceAll(/\s+/g, ' ').toLowerCase())
  )
  .check(z.refine(typed => typed.length > 0, 'Kata wajib diisi'))

const origin = {
  /** Whether an operator wrote it; the others were delivered, and removed ones do not come back with a start. */
  is_own: z.boolean()
}

export const popularKeyword = z.object({ keyword: z.string(), sort: whole, ...origin })
export const synonymPair = z.object({ word: z.string(), phrase: z.string(), ...origin })

const listInput = z.object({ keyword: z.optional(text(maxLength)), is_own: z.optional(flag), ...paging(50) })
const pair = { word: term, phrase: term }
/** A term that is there: delivered ones are longer than what may be added. */
const storedTerm = text(500, 'Kata wajib diisi').check(z.toLowerCase())

export const listOpsKeywords = endpoint('GET /ops/keyword', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The popular searches in their order',
  paged: true,
  input: listInput,
  reply: z.array(popularKeyword)
})

export const addKeyword = endpoint('POST /ops/keyword', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a popular search, or gives one another place',
  errors: [goodsErrors.terms_full],
  input: z.object({ keyword: term, sort: z._default(wholeNumber(0, 10_000), 100) }),
  reply: popularKeyword
})

export const removeKeyword = endpoint('DELETE /ops/keyword', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Removes a popular search; a delivered one stays away',
  errors: [coreErrors.not_found],
  input: z.object({ keyword: storedTerm }),
  reply: popularKeyword
})

export const listOpsSynonyms = endpoint('GET /ops/synonym', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The synonyms by word: a search for the word also finds the phrase',
  paged: true,
  input: listInput,
  reply: z.array(synonymPair)
})

export const addSynonym = endpoint('POST /ops/synonym', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a synonym in one direction; the search takes it with the next request',
  errors: [goodsErrors.terms_full],
  input: z
    .object(pair)
    .check(z.refine(({ word, phrase }) => word !== phrase, { error: 'Kedua kata sama.', path: ['phrase'] })),
  reply: synonymPair
})

export const removeSynonym = endpoint('DELETE /ops/synonym', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Removes a synonym; a delivered one stays away',
  errors: [coreErrors.not_found],
  input: z.object({ word: storedTerm, phrase: storedTerm }),
  reply: synonymPair
})
