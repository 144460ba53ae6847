import { useStore } from '@nanostores/react'

import { $place, type PlaceQuery } from '../console-place.ts'

/** Words of an address that narrow no list of their part: what is shown of it, how, and the filters of an import's shops. */
const narrowNone = /^(?:view|open|code|complaint|edit|import|page|sort|order|shop_.+)$/

/** Whether the address filters a list. */
const isNarrowed = (query: PlaceQuery): boolean => Object.keys(query).some(name => !narrowNone.test(name))

/**
 * What a table shows of its list by a word of the address, as clauses: that of '' where the word is absent. An empty clause stands for
 * the whole list; a word without a clause is a filter as any other.
 */
export type Shown = { word: string; clauses: Readonly<Record<string, string>> }
const wholeList: Shown = { word: '', clauses: {} }

/**
 * What an empty list says: with a filter that nothing matches it, else that there is none of what the table shows (ops-471).
 * ('promo', {}) // => 'Tidak ada promo.'
 */
export function noneText(what: string, query: PlaceQuery, { word, clauses }: Shown = wholeList): string {
  const { [word]: chosen = '', ...others } = query
  const clause = new Map(Object.entries(clauses)).get(chosen)
  const said = isNarrowed(clause === undefined ? query : others) ? 'yang cocok' : clause
  return said ? `Tidak ada ${what} ${said}.` : `Tidak ada ${what}.`
}

/** The same of the shown place. */
export const useNone = (what: string, shown?: Shown): string => noneText(what, useStore($place).query, shown)
