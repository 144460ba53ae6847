import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import {
  flag,
  id,
  isoDate,
  paging,
  seenVersion,
  shaped,
  text,
  whole,
  wholeNumber
} from '#lib/core/schema/fields.ts'
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
  is_own: z.boolean(),
  /** Its version: a change or a removal sends back the one that it was made from. */
  updated_at: isoDate
}

export const popularKeyword = z.object({ id: whole, keyword: z.string(), sort: whole, ...origin })
export const synonymPair = z.object({ id: whole, word: z.string(), phrase: z.string(), ...origin })

/** What an addition answers: the term, and whether it was not there before. */
const added = { is_added: z.boolean() }
export const addedKeyword = z.extend(popularKeyword, added)
export const addedSynonym = z.extend(synonymPair, added)

const listInput = { keyword: z.optional(text(maxLength)), is_own: z.optional(flag), ...paging(50) }
const order = z._default(z.enum(['asc', 'desc']), 'asc')
const pair = z
  .object({ word: term, phrase: term })
  .check(z.refine(({ word, phrase }) => word !== phrase, { error: 'Kedua kata sama.', path: ['phrase'] }))
const place = wholeNumber(0, 10_000)
/** A term as it was seen. */
const seen = { id, updated_at: seenVersion }
const changeErrors = [coreErrors.not_found, coreErrors.changed_meanwhile]

export const listOpsKeywords = endpoint('GET /ops/keyword', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The popular searches in their order, or by word',
  paged: true,
  input: z.object({ ...listInput, sort: z._default(z.enum(['place', 'word']), 'place'), order }),
  reply: z.array(popularKeyword)
})

export const showOpsKeyword = endpoint('GET /ops/keyword/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'A popular search',
  errors: [coreErrors.not_found],
  input: z.object({ id }),
  reply: popularKeyword
})

export const addKeyword = endpoint('POST /ops/keyword', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a popular search; one that is in this place already stays as it is',
  errors: [goodsErrors.terms_full, goodsErrors.keyword_exists],
  input: z.object({ keyword: term, sort: z._default(place, 100) }),
  reply: addedKeyword
})

export const moveKeyword = endpoint('PUT /ops/keyword/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Gives a popular search another place',
  versioned: true,
  errors: changeErrors,
  input: z.object({ ...seen, sort: place }),
  reply: popularKeyword
})

export const removeKeyword = endpoint('DELETE /ops/keyword/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Removes a popular search; a delivered one stays away',
  versioned: true,
  errors: changeErrors,
  input: z.object(seen),
  reply: popularKeyword
})

export const listOpsSynonyms = endpoint('GET /ops/synonym', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The synonyms by word: a search for the word also finds the phrase',
  paged: true,
  input: z.object({ ...listInput, order }),
  reply: z.array(synonymPair)
})

export const showOpsSynonym = endpoint('GET /ops/synonym/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'A synonym',
  errors: [coreErrors.not_found],
  input: z.object({ id }),
  reply: synonymPair
})

export const addSynonym = endpoint('POST /ops/synonym', {
  access: 'ops',
  roles: ['clerk'],
  summary:
    'Adds a synonym in one direction, which the search takes with the next request; one that is there already stays',
  errors: [goodsErrors.terms_full],
  input: pair,
  reply: addedSynonym
})

export const changeSynonym = endpoint('PUT /ops/synonym/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Changes the words of a synonym; a delivered one stays away and an own one takes its place',
  versioned: true,
  errors: [...changeErrors, goodsErrors.terms_full],
  input: z.safeExtend(pair, seen),
  reply: synonymPair
})

export const removeSynonym = endpoint('DELETE /ops/synonym/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Removes a synonym; a delivered one stays away',
  versioned: true,
  errors: changeErrors,
  input: z.object(seen),
  reply: synonymPair
})
