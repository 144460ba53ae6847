import { type ArticleCategory, articleCategories } from '#lib/content/article-categories.ts'
import type { ArticleCard, BlogShelves } from '#lib/content/blog-contract.ts'

import type { Article } from './articles.ts'

/** Articles per shelf next to a list or an article. */
const perShelf = 4

const cards = (articles: readonly Article[]): ArticleCard[] =>
  articles.slice(0, perShelf).map(({ card }) => card)

/** The shelves next to a list or an article (content-18); never the current article itself. */
export function readShelves(
  all: readonly Article[],
  { readers, read }: { readers: ReadonlyMap<string, number>; read?: Article | undefined }
): BlogShelves {
  const others = all.filter(article => article !== read)
  const featured = others.filter(({ isFeatured }) => isFeatured)
  return {
    featured_posts: cards(featured),
    recommended_posts: cards(newestOfEach(others)),
    related_posts: cards(read ? relatedTo(read, others) : others),
    popular_posts: cards(popularOf(others, readers)),
    favorite_post: (featured[0] ?? others[0])?.card ?? null,
    tags: countTags(all),
    categories: countCategories(all)
  }
}

/** Readers in 30 days that make an article popular, and the number of popular articles that a shelf needs. */
const readersNeeded = 5
const popularNeeded = 3

/** The most read articles, the newer first among equals; none if too few are popular (content-74). */
function popularOf(articles: readonly Article[], readers: ReadonlyMap<string, number>): Article[] {
  const count = ({ card }: Article) => readers.get(card.slug) ?? 0
  const popular = articles.filter(article => count(article) >= readersNeeded)
  // The input is sorted newest first, and the sort is stable.
  return popular.length < popularNeeded ? [] : popular.toSorted((a, b) => count(b) - count(a))
}

/** The newest article of each category, to show the range of the blog. */
const newestOfEach = (articles: readonly Article[]) =>
  articles.filter(
    ({ card }, place) =>
      articles.findIndex(other => other.card.category.slug === card.category.slug) === place
  )

/** Articles that share most tags or the category first, then the latest, so that there is always a next one. */
function relatedTo({ card }: Article, others: readonly Article[]): readonly Article[] {
  const own = new Set(card.tags.map(({ name }) => name))
  return others.toSorted((a, b) => sharedWith(b.card) - sharedWith(a.card))

  /** A shared tag weighs more than the category, which a sixth of all articles share. */
  function sharedWith({ tags, category }: ArticleCard): number {
    const sameTags = tags.filter(({ name }) => own.has(name)).length
    return 2 * sameTags + (category.slug === card.category.slug ? 1 : 0)
  }
}

/** Categories that have an article, in the blog's own order. */
export const countCategories = (articles: readonly Article[]): BlogShelves['categories'] =>
  (Object.entries(articleCategories) as [ArticleCategory, string][])
    .map(([slug, name]) => ({
      slug,
      name,
      count: articles.filter(({ card }) => card.category.slug === slug).length
    }))
    .filter(({ count }) => count > 0)

/** Tags sorted by number of articles, then by name. */
export function countTags(articles: readonly Article[]): BlogShelves['tags'] {
  const counts = new Map<string, number>()
  for (const { name } of articles.flatMap(({ card }) => card.tags))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}
