import type { ArticleQuery } from '#lib/content/article-query.ts'
import { plainWords } from '#lib/search/tokens.ts'

import type { Article } from './articles.ts'

/** Score of a word by where it occurs: an article with the word in its title comes before one that mentions it. */
const worth = { title: 8, tags: 5, description: 3, body: 1 } as const
const places = Object.keys(worth) as (keyof typeof worth)[]

/** Minimum length of a word that is matched as a prefix. */
const minBeginning = 3

/**
 * Articles of a category that have one of the tags and every keyword (content-13): newest first, or by relevance with
 * keywords.
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

/** 0 if one of the words does not occur, or if there are no words. */
function scoreOf({ words: own }: Article, words: readonly string[]): number {
  const scores = words.map(word =>
    Math.max(0, ...places.filter(place => stands(own[place], word)).map(place => worth[place]))
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function stands(words: Set<string>, word: string): boolean {
  if (words.has(word)) return true
  return word.length >= minBeginning && [...words].some(one => one.startsWith(word))
}
