import type { ArticleQuery } from '#lib/content/article-query.ts'
import { plainWords } from '#lib/search/tokens.ts'

import type { Article } from './articles.ts'

/** What a word is worth by where it stands: an article of that name comes before one that mentions it. */
const worth = { title: 8, tags: 5, description: 3, body: 1 } as const
const places = Object.keys(worth) as (keyof typeof worth)[]

/** Letters from which the beginning of a word finds it. */
const shortestBeginning = 3

/**
 * Articles of a category, with one of the tags, and with every word (content-13): the newest first, or with words what
 * fits them best.
 */
export function findArticles(
  articles: readonly Article[],
  { keyword, category, tags }: ArticleQuery
): Article[] {
  const narrowed = articles.filter(
    ({ card }) =>
      (category === undefined || card.category.slug === category) &&
      (!tags?.length || tags.some(name => card.tags.some(tag => tag.name === name)))
  )
  const words = plainWords(keyword ?? '')
  if (!keyword) return narrowed
  return narrowed
    .map(article => ({ article, score: scoreOf(article, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article)
}

/** 0 where one of the words stands nowhere, or where there is none. */
function scoreOf({ words: own }: Article, words: readonly string[]): number {
  const scores = words.map(word =>
    Math.max(0, ...places.filter(place => stands(own[place], word)).map(place => worth[place]))
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function stands(words: Set<string>, word: string): boolean {
  if (words.has(word)) return true
  return word.length >= shortestBeginning && [...words].some(one => one.startsWith(word))
}
