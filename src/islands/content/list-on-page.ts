import type { ArticleQuery } from '#lib/content/article-query.ts'

/** What the server says of the list that it drew. */
export type ListOnPage = {
  path: string
  /** What the address narrows, and the path with it. */
  narrowing: ArticleQuery
  query: ArticleQuery
  page: number
  totalPages: number
  /** Slug of the article that stands above the list. */
  without?: string
}

export const readListOnPage = (section: HTMLElement): ListOnPage =>
  JSON.parse(section.dataset['articles'] ?? '') as ListOnPage

/** How far below the screen the next page is asked for. */
export const nearEnd: IntersectionObserverInit = { rootMargin: '0px 0px 400px 0px' }
