import { articleCategories } from './article-categories.ts'

/** Filters of a list of articles. */
export type ArticleQuery = { keyword?: string; category?: string; tags?: string[] }

const filled = (value: string | null) => value?.trim() || undefined

/** Distinct tag names; names contain no comma, so a value may hold several: ['Semen, bata'] // => ['semen', 'bata'] */
export const tagNames = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap(value => value.split(',')).flatMap(name => filled(name)?.toLowerCase() ?? []))
]

/** Tags in an address: `tags=a&tags=b`, `tags[]=a` or `tags=a,b`; external links use all three. */
const tagsOf = (query: URLSearchParams): string[] =>
  tagNames([...query.getAll('tags'), ...query.getAll('tags[]')])

/** The query of the blog in an address; the keyword is cut to `longest` characters, the tags to `most`. */
export function readArticleQuery(
  query: URLSearchParams,
  { maxLength, maxTags }: { maxLength: number; maxTags: number }
): ArticleQuery {
  const keyword = filled(query.get('keyword'))?.slice(0, maxLength).trim()
  const category = filled(query.get('category'))
  const tags = tagsOf(query).slice(0, maxTags)
  return { ...(keyword && { keyword }), ...(category && { category }), ...(tags.length > 0 && { tags }) }
}

/** The filters as a query, with the page number unless it is the first. */
export function articleQuery({ keyword, category, tags = [] }: ArticleQuery, page = 1): string {
  const pairs = [
    ...(keyword ? [['keyword', keyword]] : []),
    ...(category ? [['category', category]] : []),
    ...tags.map(name => ['tags', name]),
    ...(page > 1 ? [['page', String(page)]] : [])
  ]
  return new URLSearchParams(pairs as [string, string][]).toString()
}

/** The name of a category; an unknown slug is its own name. */
export const articleCategoryName = (slug: string): string =>
  Object.hasOwn(articleCategories, slug) ? articleCategories[slug as keyof typeof articleCategories] : slug
