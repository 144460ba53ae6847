import { readNumber } from '#lib/import/read-number.ts'
import type { Sent } from '#lib/calls.ts'

const sizes = ['weight', 'length', 'width', 'height'] as const

/** The defaults of an import: a shop and a category that were chosen, and figures as they are typed. */
export type Defaults = Record<(typeof sizes)[number], string> & {
  /** With its name, which no list may have after a reload. */
  shop: { id: number; name: string } | null
  category_id: number | null
}

/** Defaults as the call takes them; what is no number is a problem of its field. */
export function optionsOf(typed: Defaults) {
  const input: Partial<Omit<Sent<'POST /ops/import'>, 'table' | 'shops'>> = {
    ...(typed.shop && { shop_id: typed.shop.id }),
    ...(typed.category_id !== null && { category_id: typed.category_id })
  }
  const problems: Record<string, string> = {}
  for (const name of sizes) {
    if (typed[name].trim() === '') continue
    const figure = readNumber(typed[name], 'whole')
    if (figure !== undefined && Number.isInteger(figure) && figure > 0) input[name] = figure
    else problems[name] = 'Isi angka, misalnya 1.000'
  }
  return { input, problems }
}
