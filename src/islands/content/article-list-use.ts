import { articleQuery, type ArticleQuery } from '#lib/content/article-query.ts'
import { type ArticleAnswer, articleList, articleSearch } from '#lib/content/store.ts'
import { articleCount } from '#lib/content/texts.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { articleCards } from './article-cards.ts'
import { alertMs, drawList, partsOf } from './drawn-list.ts'
import { type ListOnPage, readListOnPage, tellFault } from './list-on-page.ts'

type Use = { type: () => void; search: () => Promise<void>; goOn: () => void }

let begun: Use | undefined

/** The page's list, created once. */
export const listOf = (section: HTMLElement): Use => (begun ??= begin(section))

function begin(section: HTMLElement): Use {
  const parts = partsOf(section)
  const onPage = readListOnPage(section)
  const draw = (query: ArticleQuery, end: { page: number; totalPages: number }) =>
    drawList({
      parts,
      list: articleList(query, end),
      without: query.keyword ? undefined : onPage.without,
      hrefOf: page => addressOf(onPage, query, page)
    })
  let shown = draw(onPage.query, onPage)

  /** Replaces the list with a search result. */
  function show(query: ArticleQuery, answer: ArticleAnswer): void {
    shown.stop()
    const isFirst = !query.keyword && onPage.page === 1
    for (const one of parts.above) one.hidden = !isFirst
    const cards = answer.ok ? answer.value.filter(({ slug }) => !isFirst || slug !== onPage.without) : []
    parts.items.replaceChildren(articleCards(parts.form, cards))
    parts.items.removeAttribute('aria-busy')
    parts.fault.hidden = true
    const { total = 0, total_pages: totalPages = 0 } = (answer.ok && answer.meta) || {}
    parts.count.textContent = answer.ok ? articleCount(total) : ''
    parts.empty.hidden = !answer.ok || total > 0
    shown = draw(query, { page: 1, totalPages })
    if (!answer.ok) {
      tellFault(section, answer.error.message)
      return toast(answer.error.message, 'error', alertMs)
    }
    const address = addressOf(onPage, query, 1)
    window.history.replaceState({ ...window.history.state, list: undefined }, '', address)
  }

  const search = articleSearch(show)
  const typedQuery = () => withWords(onPage.query, parts.input.value)
  return {
    type: () => search.type(typedQuery()),
    search: () => search.now(typedQuery()),
    goOn: () => shown.goOn()
  }
}

/** The same query with another keyword. */
function withWords({ keyword: _before, ...query }: ArticleQuery, words: string): ArticleQuery {
  const keyword = words.trim()
  return keyword ? { ...query, keyword } : query
}

function addressOf({ path, narrowing }: ListOnPage, { keyword = '' }: ArticleQuery, page: number): string {
  const query = articleQuery(withWords(narrowing, keyword), page)
  return query ? `${path}?${query}` : path
}
