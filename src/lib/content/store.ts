import { call, type Called } from '#lib/core/api/call.ts'
import { laterWork } from '#lib/core/browser/later.ts'
import { type PagedList, pagedList } from '#lib/core/schema/paged-list.ts'

import type { ArticleQuery } from './article-query.ts'
import type { ArticleCard } from './blog-contract.ts'
import { nextArticleStep } from './next-step.ts'
import { articlesLost } from './texts.ts'

/** An article with its slug as the list's id. */
export type ArticleItem = ArticleCard & { id: string }
export type ArticleAnswer = Called<ArticleItem[]>

/** Debounce of the search in ms (content-15). */
const searchPauseMs = 500

async function requestArticles(
  query: ArticleQuery,
  page: number,
  signal?: AbortSignal
): Promise<ArticleAnswer> {
  const answer = await call(
    'GET /blog',
    { ...query, page },
    { fallback: articlesLost, ...(signal && { signal }) }
  )
  return answer.ok ? { ...answer, value: answer.value.map(card => ({ ...card, id: card.slug })) } : answer
}

/** The continuation of a list of articles: by scrolling up to page 3, then by its button. */
export const articleList = (
  query: ArticleQuery,
  end: { page: number; totalPages: number }
): PagedList<ArticleItem> => pagedList(page => requestArticles(query, page), end, nextArticleStep)

/**
 * Searches after a pause in typing, or immediately. Drops the response of an older request, so that a slow one never
 * replaces a later one.
 */
export function articleSearch(onAnswer: (query: ArticleQuery, answer: ArticleAnswer) => void) {
  const later = laterWork()
  const name = 'words'
  let pending: AbortController | undefined
  const request = async (query: ArticleQuery) => {
    const own = new AbortController()
    pending = own
    const answer = await requestArticles(query, 1, own.signal)
    if (!own.signal.aborted) onAnswer(query, answer)
  }
  return {
    type(query: ArticleQuery): void {
      pending?.abort()
      later.set(name, searchPauseMs, () => request(query))
    },
    async now(query: ArticleQuery): Promise<void> {
      pending?.abort()
      later.drop(name)
      await request(query)
    }
  }
}
