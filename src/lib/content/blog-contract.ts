import * as z from 'zod/mini'

import { endpoint, type ReplyOf } from '#lib/core/schema/endpoint.ts'
import { empty, isoDate, nothing, paging, text, textList, whole } from '#lib/core/schema/fields.ts'
import { productCard } from '#lib/product/product-shapes.ts'

import { tagNames } from './article-query.ts'
import { contentErrors } from './errors.ts'

/** Articles of one page (content-4). */
export const articlesPerPage = 9

/** Maximum lengths of keyword, tag and slug in a request, and maximum of tags. */
export const maxKeywordLength = 100
const maxTagLength = 60
export const maxSlugLength = 100
export const maxTags = 10

const slug = text(maxSlugLength)
/** A requested slug: an address may hold anything, and the response says that it is invalid (content-14). */
const requestedSlug = text(10_000)

/** Tag names: repeated, or comma-separated in one value (content-14). */
const requestedTags = z.pipe(
  z.pipe(
    textList(text(maxTags * (maxTagLength + 2)), maxTags),
    z.transform((names: string[]) => tagNames(names))
  ),
  z.array(text(maxTagLength)).check(z.maxLength(maxTags))
)

export const articleTag = z.object({ name: z.string() })

export const articleCategory = z.object({ name: z.string(), slug: z.string() })

/** An article in a list. */
export const articleCard = z.object({
  slug: z.string(),
  title: z.string(),
  /** Path of the cover on this site, and its alt text. */
  image: z.string(),
  image_alt: z.string(),
  author: z.object({ name: z.string() }),
  published_at: isoDate,
  updated_at: z.nullable(isoDate),
  category: articleCategory,
  tags: z.array(articleTag),
  meta_description: z.string(),
  reading_minutes: whole
})

export type ArticleCard = z.output<typeof articleCard>

export const articleLink = z.object({ slug: z.string(), title: z.string() })

export const listArticles = endpoint('GET /blog', {
  access: 'public',
  summary: 'Articles by category, tags and words: the newest first, or what fits the words best',
  input: z.object({
    keyword: z.optional(text(maxKeywordLength)),
    category: z.optional(slug),
    /** Tag names, also comma-separated; an article needs at least one of them. */
    tags: z.optional(requestedTags),
    ...paging(articlesPerPage)
  }),
  reply: z.array(articleCard),
  paged: true
})

export const showArticle = endpoint('GET /blog/{slug}', {
  access: 'public',
  summary: 'An article with its text as HTML, its headings, and the articles before and after it',
  errors: [contentErrors.slug_invalid, contentErrors.article_not_found],
  input: z.object({ slug: requestedSlug }),
  reply: z.object({
    ...articleCard.shape,
    /** Trusted HTML that we generate: no scripts or styles; the author's text is escaped. */
    body: z.string(),
    /** Headings, with the ids used in the body. */
    contents: z.array(z.object({ id: z.string(), text: z.string() })),
    previous: z.nullable(articleLink),
    next: z.nullable(articleLink)
  })
})

export type ArticleDetail = ReplyOf<typeof showArticle>

export const listArticleProducts = endpoint('GET /blog/{slug}/products', {
  access: 'public',
  summary: 'What an article speaks of and is for sale now: at most twelve products in stock',
  errors: [contentErrors.slug_invalid, contentErrors.article_not_found],
  input: z.object({ slug: requestedSlug }),
  reply: z.array(productCard)
})

export const countReader = endpoint('POST /blog/{slug}/read', {
  access: 'public',
  summary: 'Tells that an article is read; a reader counts once a day, and nobody is kept',
  errors: [contentErrors.slug_invalid, contentErrors.article_not_found],
  input: z.object({ slug: requestedSlug }),
  reply: empty
})

/** Categories and tags, with the number of their articles. */
const counted = { count: whole }
export const countedCategory = z.object({ ...articleCategory.shape, ...counted })
export const countedTag = z.object({ ...articleTag.shape, ...counted })

export const listArticleCategories = endpoint('GET /blog/categories', {
  access: 'public',
  summary: 'Categories that hold an article, with how many',
  input: nothing,
  reply: z.array(countedCategory)
})

export const listArticleTags = endpoint('GET /blog/tags', {
  access: 'public',
  summary: 'Tags of all articles with how many carry them, the most used first',
  input: nothing,
  reply: z.array(countedTag)
})

export const showBlogShelves = endpoint('GET /blog/common', {
  access: 'public',
  summary:
    "What stands beside the blog's lists and articles: the editors' choice, what most people read, the newest of each category, and what is related to an article, then the latest",
  errors: [contentErrors.slug_invalid, contentErrors.article_not_found],
  input: z.object({ slug: z.optional(requestedSlug) }),
  reply: z.object({
    featured_posts: z.array(articleCard),
    recommended_posts: z.array(articleCard),
    related_posts: z.array(articleCard),
    /** The most read articles of the last 30 days; empty while too few were read. */
    popular_posts: z.array(articleCard),
    /** The newest of the editors' picks, otherwise of all; null while there is no article. */
    favorite_post: z.nullable(articleCard),
    tags: listArticleTags.reply,
    categories: listArticleCategories.reply
  })
})

export type BlogShelves = ReplyOf<typeof showBlogShelves>
