import { join } from 'node:path'

import { articleCategorySlugs } from '#lib/content/article-categories.ts'
import { paths } from '#lib/core/paths.ts'
import { calculatorKinds } from '#lib/estimator/kinds.ts'
import { readArticles } from '#server/content/articles.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'

const articles = await readArticles(join(projectRoot, 'src/content/blog'))
const tags = new Set(articles.flatMap(({ card }) => card.tags.map(({ name }) => name)))
/** The longest article, which is the most work for a slow phone. */
const longestArticle = articles.toSorted((a, b) => b.body.length - a.body.length)[0]!

/** Every path of content: the blog's lists and articles, fixed texts, fees and calculators. */
export const readingPages: readonly string[] = [
  paths.blog,
  `${paths.blog}?page=2`,
  ...articles.map(({ card }) => paths.article(card.slug)),
  ...articleCategorySlugs.map(slug => paths.blogCategory(slug)),
  ...[...tags].map(name => paths.blogTag(name)),
  ...['about', 'contact', 'seller', 'terms', 'privacy', 'returns', 'join', 'help'].map(name => `/${name}`),
  paths.fees('material'),
  paths.fees('non-material'),
  paths.calculators,
  ...calculatorKinds.map(kind => paths.calculator(kind))
]

/** One of each kind, by name. */
export const readingKinds = {
  blog: paths.blog,
  'blog category': paths.blogCategory('struktur'),
  article: paths.article(longestArticle.card.slug),
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  help: '/help',
  fees: paths.fees(),
  calculators: paths.calculators,
  calculator: paths.calculator('dinding')
} as const
