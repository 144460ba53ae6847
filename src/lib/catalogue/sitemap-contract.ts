import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { isoDate, nothing, positive, whole } from '#lib/core/schema/fields.ts'

/** Kinds with too many pages for one sitemap file. */
export const sitemapKind = z.enum(['products', 'shops'])

export const listSitemapParts = endpoint('GET /buyer/sitemap', {
  access: 'public',
  summary: 'The numbers of the parts of the sitemap: part n has the ids from 5,000 (n - 1) + 1 to 5,000 n',
  input: nothing,
  reply: z.object({ products: z.array(whole), shops: z.array(whole) })
})

export const showSitemapPart = endpoint('GET /buyer/sitemap/{kind}/{number}', {
  access: 'public',
  summary: 'The pages of one part of the sitemap: products that are sold, in stock or not, or shops',
  input: z.object({ kind: sitemapKind, number: positive }),
  reply: z.array(z.object({ slug: z.string(), changed_at: isoDate }))
})

export type SitemapKind = z.output<typeof sitemapKind>
