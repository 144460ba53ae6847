import { call, type Called } from '#lib/core/api/call.ts'
import { Later } from '#lib/core/browser/later.ts'
import { type PagedList, pagedList } from '#lib/core/schema/paged-list.ts'

import type { ArticleQuery } from './article-query.ts'
import type { ArticleCard } from './blog-contract.ts'
import { nextArticleStep } from './next-step.ts'
import { articlesLost } from './texts.ts'

/** An article as a list counts it: by its slug. */
export type ArticleItem = ArticleCard & { id: string }
export type ArticleAnswer = Called<ArticleItem[]>

/** Ms after the last letter that the words are asked for (content-15). */
const searchPauseMs = 500

async function askArticles(query: ArticleQuery, page: number, signal?: AbortSignal): Promise<ArticleAnswer> {
  const answer = await call(
    'GET /blog',
    { ...query, page },
    { fallback: articlesLost, ...(signal && { signal }) }
  )
  return answer.ok ? { ...answer, value: answer.value.map(card => ({ ...card, id: card.slug })) } : answer
}

/** The continuation of a list of articles: to page 3 by scrolling, then by its button. */
export const articleList = (
  query: ArticleQuery,
  end: { page: number; totalPages: number }
): PagedList<ArticleItem> => pagedList(page => askArticles(query, page), end, nextArticleStep)

/**
 * Asks for words after a pause in typing, or at once. Only the newest question is answered: an older one is given up,
 * so that a slow answer never takes the place of a later one.
 */
export function articleSearch(onAnswer: (query: ArticleQuery, answer: ArticleAnswer) => void) {
  const later = new Later()
  const name = 'words'
  let asking: AbortController | undefined
  const ask = async (query: ArticleQuery) => {
    const own = new AbortController()
    asking = own
    const answer = await askArticles(query, 1, own.signal)
    if (!own.signal.aborted) onAnswer(query, answer)
  }
  return {
    type(query: ArticleQuery): void {
      asking?.abort()
      later.set(name, searchPauseMs, () => ask(query))
    },
    async now(query: ArticleQuery): Promise<void> {
      asking?.abort()
      later.drop(name)
      await ask(query)
    }
  }
}
