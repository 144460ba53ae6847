import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { articleCategories } from '#lib/content/article-categories.ts'
import { type ArticleCard, maxSlugLength } from '#lib/content/blog-contract.ts'
import { readingMinutes } from '#lib/content/reading-time.ts'
import { articleAuthor } from '#lib/content/texts.ts'
import { plainWords } from '#lib/search/tokens.ts'

import { projectRoot } from '#server/core/platform/project-paths.ts'
import { type ArticleProducts, readFrontMatter } from './front-matter.ts'
import { type Heading, renderMarkdown } from './markdown.ts'
import { pictureSize } from './picture-size.ts'

/** An article as cached in memory: its card, its text, and its search words. */
export type Article = {
  card: ArticleCard
  body: string
  contents: Heading[]
  isFeatured: boolean
  products: readonly ArticleProducts[]
  /** Its distinct words by where they occur. */
  words: { title: Set<string>; tags: Set<string>; description: Set<string>; body: Set<string> }
}

/** Folder of covers and figures, which are served as static files. */
const publicFolder = join(projectRoot, 'public')
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Paths below /blog that are lists. */
const reserved = new Set(['category', 'tag', 'filter', 'categories', 'tags', 'common'])

/** Whether a text may be an article's slug: 'memilih-semen' // => true */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && shape.test(text)

/**
 * Reads the articles of a folder, newest first; none if the folder does not exist. Throws with the file's name if one
 * is invalid, because half an article must not be published.
 */
export async function readArticles(folder: string): Promise<Article[]> {
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).filter(name => name.endsWith('.md')).toSorted()
  const articles = await Promise.all(files.map(name => readArticle(folder, name)))
  return articles.toSorted((a, b) => newerFirst(a.card, b.card))
}

/** Newest day first, within a day by slug, so that the order is stable. */
const newerFirst = (a: ArticleCard, b: ArticleCard) =>
  b.published_at.localeCompare(a.published_at) || a.slug.localeCompare(b.slug)

async function readArticle(folder: string, name: string): Promise<Article> {
  try {
    return makeArticle(name.slice(0, -'.md'.length), await readFile(join(folder, name), 'utf8'))
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function makeArticle(slug: string, file: string): Article {
  if (!isSlug(slug) || reserved.has(slug)) throw new Error('its name is no slug of an article')
  const { about, markdown } = readFrontMatter(file)
  const { html, contents, text } = renderMarkdown(markdown, address => pictureSize(publicFolder, address))
  const { title, description, category, tags } = about
  return {
    card: {
      slug,
      title,
      image: `/blog/${about.image}`,
      image_alt: about.image_alt,
      author: { name: articleAuthor },
      published_at: startOf(about.published),
      updated_at: about.updated ? startOf(about.updated) : null,
      category: { name: articleCategories[category], slug: category },
      tags: tags.map(tag => ({ name: tag })),
      meta_description: description,
      reading_minutes: readingMinutes(text.split(/\s+/).filter(Boolean).length)
    },
    body: html,
    contents,
    isFeatured: about.featured ?? false,
    products: about.products ?? [],
    words: {
      title: wordsOf(title),
      tags: wordsOf([...tags, articleCategories[category]].join(' ')),
      description: wordsOf(description),
      body: wordsOf(text)
    }
  }
}

const wordsOf = (text: string) => new Set(plainWords(text))

/** The start of a day in Jakarta: '2026-08-17' // => '2026-08-16T17:00:00.000Z' */
const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`).toISOString()

const reading = new Map<string, Promise<Article[]>>()

/** The articles of this installation, read once and cached; after a failure the next call tries again. */
export function articlesOf({ articlesFolder }: { articlesFolder: string }): Promise<Article[]> {
  const found = reading.get(articlesFolder) ?? readArticles(articlesFolder)
  reading.set(articlesFolder, found)
  found.catch(() => reading.delete(articlesFolder))
  return found
}
