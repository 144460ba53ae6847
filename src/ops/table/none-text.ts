import { useStore } from '@nanostores/react'

import { $place, type PlaceQuery } from '../console-place.ts'

/** Words of an address that narrow no list of their part: what is shown of it, how, and the filters of an import's shops. */
const narrowNone = /^(?:view|open|edit|import|page|sort|order|shop_.+)$/

/** Whether the address filters a list. */
const isNarrowed = (query: PlaceQuery): boolean => Object.keys(query).some(name => !narrowNone.test(name))

/** What an empty list says: with a filter that nothing matches it, else that there is none. ('promo', {}) // => 'Tidak ada promo.' */
export const noneText = (what: string, query: PlaceQuery): string =>
  `Tidak ada ${what}${isNarrowed(query) ? ' yang cocok' : ''}.`

/** The same of the shown place. */
export const useNone = (what: string): string => noneText(what, useStore($place).query)
