import { exactTotal } from './limits.ts'
import type { PageMeta } from './schema/endpoint.ts'

/**
 * Whether a list was counted to D1's bound and has more rows: then it ends at that bound, one row before its total. A list that is
 * counted whole has pages for all of its rows.
 *
 * { total: 1_201, per_page: 30, total_pages: 40 } // => true; with 41 pages: false
 */
export const isTotalBounded = ({ total, per_page, total_pages }: PageMeta): boolean =>
  total === exactTotal + 1 && total_pages * per_page < total
