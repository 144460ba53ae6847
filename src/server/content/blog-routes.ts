import * as contract from '#lib/content/blog-contract.ts'
import { contentErrors } from '#lib/content/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readCounter, readReaders } from './article-reads.ts'
import { readArticleProducts } from './article-products.ts'
import { countCategories, countTags, readShelves } from './article-shelves.ts'
import { type Article, articlesOf, isSlug } from './articles.ts'
import { findArticles } from './find-articles.ts'

/** Articles change only with a release. */
const sharing = { seconds: 300, tags: () => ['content'] }

/** The blog, served from memory. */
export function blogRoutes(api: Api): void {
  listRoutes(api)
  api.open(
    contract.showArticle,
    async ({ services, input }) => {
      const all = await articlesOf(services.config)
      const found = findBySlug(all, input.slug)
      return found.ok ? answer(detailOf(found.value, all)) : found
    },
    sharing
  )
  api.open(
    contract.listArticleProducts,
    async ({ services, input, now }) => {
      const found = findBySlug(await articlesOf(services.config), input.slug)
      return found.ok ? answer(await readArticleProducts(services, found.value, now)) : found
    },
    { seconds: 15, tags: () => ['catalogue'] }
  )
  api.open(
    contract.showBlogShelves,
    async ({ services, input, now }) => {
      const all = await articlesOf(services.config)
      const found = input.slug === undefined ? undefined : findBySlug(all, input.slug)
      if (found && !found.ok) return found
      const readers = await readReaders(services.db, now)
      return answer(readShelves(all, { readers, read: found?.value }))
    },
    sharing
  )
  api.open(contract.countReader, async ({ services, input, requestContext }) => {
    const found = findBySlug(await articlesOf(services.config), input.slug)
    if (!found.ok) return found
    readCounter(services).note(found.value.card.slug, requestContext)
    return answer(null)
  })
}

function listRoutes(api: Api): void {
  api.open(
    contract.listArticles,
    async ({ services, input: { page, per_page, ...query } }) => {
      const all = await articlesOf(services.config)
      const found = findArticles(all, query)
      const shown = found.slice((page - 1) * per_page, page * per_page)
      return answer(
        shown.map(({ card }) => card),
        { meta: pageMeta(page, per_page, found.length) }
      )
    },
    // Keywords and combinations of tags are unlimited: only common queries with results are cached.
    {
      ...sharing,
      isShared: ({ keyword, tags = [] }) => !keyword && tags.length <= 1,
      isCached: found => found.length > 0
    }
  )
  api.open(
    contract.listArticleCategories,
    async ({ services }) => answer(countCategories(await articlesOf(services.config))),
    sharing
  )
  api.open(
    contract.listArticleTags,
    async ({ services }) => answer(countTags(await articlesOf(services.config))),
    sharing
  )
}

/** The article of a slug; a malformed slug has its own error (content-14). */
function findBySlug(articles: readonly Article[], slug: string) {
  if (!isSlug(slug)) return fail(contentErrors.slug_invalid)
  const value = articles.find(({ card }) => card.slug === slug)
  return value ? { ok: true as const, value } : fail(contentErrors.article_not_found)
}

function detailOf(article: Article, all: readonly Article[]): contract.ArticleDetail {
  const place = all.indexOf(article)
  const { card, body, contents } = article
  // The list is sorted newest first, so the previous article is the next element.
  return { ...card, body, contents, previous: linkTo(all[place + 1]), next: linkTo(all[place - 1]) }
}

const linkTo = (article: Article | undefined) =>
  article ? { slug: article.card.slug, title: article.card.title } : null
