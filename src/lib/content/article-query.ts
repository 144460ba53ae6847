import { articleCategories } from './article-categories.ts'

/** What narrows a list of articles. */
export type ArticleQuery = { keyword?: string; category?: string; tags?: string[] }

const filled = (value: string | null) => value?.trim() || undefined

/** Names of tags, each once: no name holds a comma, so several may stand in one: ['Semen, bata'] // => ['semen', 'bata'] */
export const tagNames = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap(value => value.split(',')).flatMap(name => filled(name)?.toLowerCase() ?? []))
]

/** Several tags stand in an address as `tags=a&tags=b`, `tags[]=a` or `tags=a,b`: links of other hands use all three. */
const tagsOf = (query: URLSearchParams): string[] =>
  tagNames([...query.getAll('tags'), ...query.getAll('tags[]')])

/** What an address asks of the blog; what is too long or too much for its call is left out (longest, most). */
export function readArticleQuery(
  query: URLSearchParams,
  { longest, most }: { longest: number; most: number }
): ArticleQuery {
  const keyword = filled(query.get('keyword'))?.slice(0, longest).trim()
  const category = filled(query.get('category'))
  const tags = tagsOf(query).slice(0, most)
  return { ...(keyword && { keyword }), ...(category && { category }), ...(tags.length > 0 && { tags }) }
}

/** The same as an address has it, with the page where it is not the first. */
export function articleQuery({ keyword, category, tags = [] }: ArticleQuery, page = 1): string {
  const pairs = [
    ...(keyword ? [['keyword', keyword]] : []),
    ...(category ? [['category', category]] : []),
    ...tags.map(name => ['tags', name]),
    ...(page > 1 ? [['page', String(page)]] : [])
  ]
  return new URLSearchParams(pairs as [string, string][]).toString()
}

/** What a category is called; a slug that is none calls itself. */
export const articleCategoryName = (slug: string): string =>
  Object.hasOwn(articleCategories, slug) ? articleCategories[slug as keyof typeof articleCategories] : slug
