import type { Category } from '#lib/catalogue/contract.ts'
import type { SitemapKind } from '#lib/catalogue/sitemap-contract.ts'
import { calculatorKinds } from '#lib/estimator/kinds.ts'
import { paths } from '#lib/core/paths.ts'

import { call } from '#server/call.ts'
import { isFault } from '#server/core/page-cache/render.ts'

/** A page of the site by its path. */
export type SitemapPage = { path: string; changedAt?: string }

/** Why a file has no pages: 'fault' is temporary, 'none' means that it does not exist. */
type Untold = 'fault' | 'none'

/** Single pages. Pages of a person are in no sitemap. */
const single = [
  paths.home,
  paths.categories,
  paths.category('lainnya'),
  paths.recommendations,
  paths.bestselling,
  paths.about,
  paths.contact,
  paths.seller,
  paths.join,
  paths.help,
  paths.fees(),
  paths.fees('non-material'),
  paths.terms,
  paths.privacy,
  paths.returns,
  paths.calculators,
  ...calculatorKinds.map(paths.calculator)
]

const pathOf: Record<SitemapKind, (slug: string) => string> = { products: paths.product, shops: paths.shop }

/**
 * The names of the sitemap's files: 'products-1'. With a backend that does not have the sitemap endpoint
 * (API_BACKEND_URL) only single pages, categories and articles are listed.
 */
export async function requestSitemapParts(): Promise<string[] | 'fault'> {
  const answer = await call('GET /buyer/sitemap', {})
  if (!answer.ok && isFault(answer)) return 'fault'
  const { products, shops } = answer.ok ? answer.value : { products: [], shops: [] }
  const parts = (kind: SitemapKind, numbers: number[]) => numbers.map(number => `${kind}-${number}`)
  const blog = await call('GET /blog', { per_page: 1 })
  if (isFault(blog)) return 'fault'
  const articles = blog.ok && blog.value.length > 0 ? ['blog-1'] : []
  return ['pages-1', 'categories-1', ...articles, ...parts('products', products), ...parts('shops', shops)]
}

/** The pages of one file by its name. */
export async function requestSitemapPart(name: string): Promise<SitemapPage[] | Untold> {
  if (name === 'pages-1') return single.map(path => ({ path }))
  if (name === 'categories-1') return requestCategories()
  if (name === 'blog-1') return requestBlog()
  const [, kind, number] = /^(products|shops)-([1-9]\d{0,5})$/.exec(name) ?? []
  if (!number) return 'none'
  const known = kind as SitemapKind
  const answer = await call('GET /buyer/sitemap/{kind}/{number}', { kind: known, number })
  if (!answer.ok) return isFault(answer) ? 'fault' : 'none'
  if (answer.value.length === 0) return 'none'
  return answer.value.map(({ slug, changed_at }) => ({ path: pathOf[known](slug), changedAt: changed_at }))
}

/** Articles per request: the maximum page size of a list. */
const articlesAtOnce = 100

/** The blog, its categories and all of its articles. */
async function requestBlog(): Promise<SitemapPage[] | Untold> {
  const [shelves, first] = await Promise.all([
    call('GET /blog/common', {}),
    call('GET /blog', { per_page: articlesAtOnce })
  ])
  if (!shelves.ok || !first.ok) return isFault(shelves) || isFault(first) ? 'fault' : 'none'
  const further = Array.from({ length: (first.meta?.total_pages ?? 1) - 1 }, (_, i) =>
    call('GET /blog', { per_page: articlesAtOnce, page: i + 2 })
  )
  const pages = [first, ...(await Promise.all(further))]
  if (pages.some(isFault)) return 'fault'
  return [
    { path: paths.blog },
    ...shelves.value.categories.map(({ slug }) => ({ path: paths.blogCategory(slug) })),
    ...pages.flatMap(page =>
      page.ok
        ? page.value.map(({ slug, published_at, updated_at }) => ({
            path: paths.article(slug),
            changedAt: updated_at ?? published_at
          }))
        : []
    )
  ]
}

async function requestCategories(): Promise<SitemapPage[] | Untold> {
  const answer = await call('GET /buyer/category', {})
  if (!answer.ok) return isFault(answer) ? 'fault' : 'none'
  const byId = new Map(answer.value.map(category => [category.id, category]))
  return answer.value.map(category => ({ path: paths.category(...slugsOf(category, byId)) }))
}

/** Slugs from the main category down to this one, as in its address. */
function slugsOf(category: Category, byId: Map<number, Category>): string[] {
  const parent = category.parent_id === null ? undefined : byId.get(category.parent_id)
  return [...(parent ? slugsOf(parent, byId) : []), category.slug]
}
