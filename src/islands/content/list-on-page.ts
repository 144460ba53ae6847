import type { ArticleQuery } from '#lib/content/article-query.ts'
import { reached } from '#lib/core/browser/reached.ts'

/** The state of the server-rendered list. */
export type ListOnPage = {
  path: string
  /** The query of the address and path, without the search. */
  narrowing: ArticleQuery
  query: ArticleQuery
  page: number
  totalPages: number
  /** Slug of the article shown above the list. */
  without?: string
}

export const readListOnPage = (section: HTMLElement): ListOnPage =>
  JSON.parse(section.dataset['articles'] ?? '') as ListOnPage

/** Observer options that detect the list's end. */
export const nearEnd = reached(400)

const part = (section: HTMLElement, name: string) =>
  section.querySelector<HTMLElement>(`[data-article-${name}]`)!

/** Shows that a search is running in place of the count, and hides the previous error. */
export function showSearching(section: HTMLElement): void {
  const count = part(section, 'count')
  count.textContent = count.dataset['searching'] ?? ''
  part(section, 'items').setAttribute('aria-busy', 'true')
  part(section, 'fault').hidden = true
}

/** Shows an error with 'Coba lagi'; without a text, the page's own message that there is no connection. */
export function tellFault(section: HTMLElement, text?: string): void {
  const fault = part(section, 'fault')
  const line = fault.querySelector('p')
  if (text && line) line.textContent = text
  // An error with its own text is announced by its toast too.
  if (text) fault.removeAttribute('role')
  else fault.setAttribute('role', 'alert')
  fault.hidden = false
  part(section, 'count').textContent = ''
  part(section, 'items').removeAttribute('aria-busy')
}
