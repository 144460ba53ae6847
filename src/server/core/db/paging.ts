import { exactTotal } from '#lib/core/limits.ts'

export type Paging = { page: number; per_page: number }

/** A list never goes deeper than its capped total: deeper pages are empty, whatever the catalogue's size. */
export function pageWindow({ page, per_page }: Paging): { limit: number; offset: number } {
  const offset = (page - 1) * per_page
  return { offset, limit: Math.max(0, Math.min(per_page, exactTotal - offset)) }
}

/** The same of a list that is counted whole, and so goes as deep as its total. */
export const wholeWindow = ({ page, per_page }: Paging): { limit: number; offset: number } => ({
  limit: per_page,
  offset: (page - 1) * per_page
})
