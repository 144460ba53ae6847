import type { ArticleQuery } from '#lib/content/article-query.ts'
import { reached } from '#lib/core/browser/reached.ts'

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

/** How the end of the list is looked for. */
export const nearEnd = reached(400)

const part = (section: HTMLElement, name: string) =>
  section.querySelector<HTMLElement>(`[data-article-${name}]`)!

/** Says that words are asked for, in the place of how many there are; what failed before is over. */
export function tellAsking(section: HTMLElement): void {
  const count = part(section, 'count')
  count.textContent = count.dataset['asking'] ?? ''
  part(section, 'items').setAttribute('aria-busy', 'true')
  part(section, 'fault').hidden = true
}

/** Says what failed, with its 'Coba lagi'; without a text what the page came with: that there is no connection. */
export function tellFault(section: HTMLElement, text?: string): void {
  const fault = part(section, 'fault')
  const line = fault.querySelector('p')
  if (text && line) line.textContent = text
  // What has a text of its own is said by its toast as well.
  if (text) fault.removeAttribute('role')
  else fault.setAttribute('role', 'alert')
  fault.hidden = false
  part(section, 'count').textContent = ''
  part(section, 'items').removeAttribute('aria-busy')
}
