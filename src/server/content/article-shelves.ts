import { type ArticleCategory, articleCategories } from '#lib/content/article-categories.ts'
import type { ArticleCard, BlogShelves } from '#lib/content/blog-contract.ts'

import type { Article } from './articles.ts'

/** Articles of one shelf beside a list or an article. */
const perShelf = 4

const cards = (articles: readonly Article[]): ArticleCard[] =>
  articles.slice(0, perShelf).map(({ card }) => card)

/** What stands beside a list, or beside the article that is read (content-18): never that article itself. */
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

/** Readers in 30 days that make an article popular, and how many such articles make a shelf. */
const readersNeeded = 5
const popularNeeded = 3

/** What most people read, of as many the newer first; none where too few read to say so (content-74). */
function popularOf(articles: readonly Article[], readers: ReadonlyMap<string, number>): Article[] {
  const count = ({ card }: Article) => readers.get(card.slug) ?? 0
  const popular = articles.filter(article => count(article) >= readersNeeded)
  // The newest stand first, and a sort leaves equals as they are.
  return popular.length < popularNeeded ? [] : popular.toSorted((a, b) => count(b) - count(a))
}

/** The newest article of each category, so that a reader sees how far the blog goes. */
const newestOfEach = (articles: readonly Article[]) =>
  articles.filter(
    ({ card }, place) =>
      articles.findIndex(other => other.card.category.slug === card.category.slug) === place
  )

/** What shares tags or the category, the most first; then the latest, so that a reader always finds a next one. */
function relatedTo({ card }: Article, others: readonly Article[]): readonly Article[] {
  const own = new Set(card.tags.map(({ name }) => name))
  return others.toSorted((a, b) => sharedWith(b.card) - sharedWith(a.card))

  /** A shared tag says more than a category, which a sixth of all articles share. */
  function sharedWith({ tags, category }: ArticleCard): number {
    const sameTags = tags.filter(({ name }) => own.has(name)).length
    return 2 * sameTags + (category.slug === card.category.slug ? 1 : 0)
  }
}

/** Categories that hold an article, in the blog's own order. */
export const countCategories = (articles: readonly Article[]): BlogShelves['categories'] =>
  (Object.entries(articleCategories) as [ArticleCategory, string][])
    .map(([slug, name]) => ({
      slug,
      name,
      count: articles.filter(({ card }) => card.category.slug === slug).length
    }))
    .filter(({ count }) => count > 0)

/** Tags by how many articles carry them, then by name. */
export function countTags(articles: readonly Article[]): BlogShelves['tags'] {
  const counts = new Map<string, number>()
  for (const { name } of articles.flatMap(({ card }) => card.tags))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}
