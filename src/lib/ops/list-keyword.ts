import * as z from 'zod/mini'

import { text } from '#lib/core/schema/fields.ts'

/** Characters from which on a part of a name is searched: shorter ones have no index. */
export const minKeyword = 3

/** The keyword of a list of the counter. */
export const listKeyword = text(100).check(
  z.minLength(minKeyword, `Ketik minimal ${minKeyword} huruf atau angka.`)
)
