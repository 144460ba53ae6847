/** Paths of the site's pages, in their only place. */
export const paths = {
  home: '/',
  /** The home page with the focus in the header's search. */
  searchField: '/?focus=search',
  login: (next?: string, auth?: string) => withQuery('/login', { next, auth }),
  register: (query: { auth?: string; next?: string } = {}) => withQuery('/register', query),
  forgotPassword: '/forgot-password',
  resetPassword: (query: { auth?: string; next?: string } = {}) => withQuery('/reset-password', query),
  profile: (tab?: string) => withQuery('/profile', { tab }),
  balance: '/balance',
  /** The withdrawal page; with one withdrawal opened. */
  withdraw: (id?: number) => `/withdraw${id ? `?id=${id}` : ''}`,
  notifications: '/notifications',
  search: (keyword: string, tab?: 'produk' | 'toko') => withQuery('/search', { keyword, tab }),
  categories: '/category',
  category: (...slugs: string[]) => ['/category', ...slugs].join('/'),
  product: (slug: string) => `/product/${slug}`,
  /** A product's page with one of its variants chosen. */
  variant: (slug: string, id: number) => `/product/${slug}?varian=${id}`,
  productReviews: (slug: string, name: string) => withQuery(`/product/${slug}/review`, { q: name }),
  shop: (slug: string, query: { keyword?: string; tab?: 'ulasan' } = {}) => withQuery(`/shop/${slug}`, query),
  recommendations: '/products/recommendations',
  bestselling: '/products/bestselling',
  compare: (ids: readonly number[] = []) => (ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare'),
  chats: '/chat',
  /** The thread with a shop, by the shop's id; 0 is the marketplace's. */
  chatWith: (shopId: number) => `/chat?shop_id=${shopId}`,
  conversation: (id: number) => `/chat/${id}`,
  cart: '/cart',
  checkout: '/checkout',
  payment: (token: string) => `/checkout/payment/${token}`,
  orders: '/order',
  order: (id: number | string) => `/order/${id}`,
  /** The list of orders with one of its tabs open. */
  ordersIn: (tab: string) => `/order?tab=${tab}`,
  complaint: (id: number) => `/complaint/${id}`,
  /** The form of a complaint about an order. */
  complain: (orderId: number) => `/complaint/options/${orderId}`,
  /** The same page, on which the goods are counted first. */
  count: (orderId: number) => `/complaint/options/${orderId}?hitung=1`,
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  blogCategory: (slug: string) => `/blog/category/${slug}`,
  blogFeed: '/blog/rss.xml',
  blogTag: (name: string) => `/blog/tag/${encodeURIComponent(name)}`,
  about: '/about',
  contact: '/contact',
  seller: '/seller',
  terms: '/terms',
  privacy: '/privacy',
  returns: '/returns',
  join: '/join',
  fees: (type?: 'material' | 'non-material') => withQuery('/fees', { type }),
  help: '/help',
  calculators: '/kalkulator',
  calculator: (kind: string) => `/kalkulator/${kind}`
} as const

/** A page without header and footer, as the account area embeds it: '/terms' // => '/terms?frame=1' */
export const framed = (path: string): string => withQuery(path, { frame: '1' })

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled).toString()}` : path
}

/** Maximum length of a return path; no real one is longer. */
export const maxNextLength = 2_000

/**
 * Where to go after signing in: only a path of this site, never another host (D2). Checks the parsed address,
 * not the given text: dot segments can leave a path that begins with `//`, which a browser takes for another host.
 *
 * safeNext('/cart') // => '/cart'
 * safeNext('/..//evil.example') // => '/'
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.length > maxNextLength) return paths.home
  const url = parseHere(next)
  if (url?.origin !== here || url.pathname.startsWith('//')) return paths.home
  return url.pathname + url.search + url.hash
}

/** Any origin will do to resolve a path against. */
const here = 'http://here'

function parseHere(path: string): URL | undefined {
  try {
    return new URL(path, here)
  } catch {
    return undefined
  }
}
