/** Addresses of the site's pages, as functions: nothing else spells them. */
export const paths = {
  home: '/',
  login: (next?: string) => withQuery('/login', { next }),
  register: (query: { auth?: string; next?: string } = {}) => withQuery('/register', query),
  search: (keyword: string, tab?: 'produk' | 'toko') => withQuery('/search', { keyword, tab }),
  categories: '/category',
  category: (...slugs: string[]) => ['/category', ...slugs].join('/'),
  product: (slug: string) => `/product/${slug}`,
  productReviews: (slug: string, name: string) => withQuery(`/product/${slug}/review`, { q: name }),
  shop: (slug: string, query: { keyword?: string; tab?: 'ulasan' } = {}) => withQuery(`/shop/${slug}`, query),
  recommendations: '/products/recommendations',
  bestselling: '/products/bestselling',
  cart: '/cart',
  checkout: '/checkout',
  payment: (token: string) => `/checkout/payment/${token}`,
  orders: '/order',
  order: (id: number | string) => `/order/${id}`
} as const

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled).toString()}` : path
}

/**
 * Where to go after signing in: only a path of this site, never another's address (D2).
 *
 * safeNext('/cart') // => '/cart'
 * safeNext('//evil.example') // => '/'
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return paths.home
  const url = new URL(next, 'http://here')
  return url.origin === 'http://here' ? url.pathname + url.search + url.hash : paths.home
}

/**
 * What the header's sign-in links lead back to: this page, or what the sign-in pages themselves lead to.
 *
 * nextFrom(new URL('https://baba.example/product/semen?x=1')) // => '/product/semen?x=1'
 */
export function nextFrom(url: URL): string | undefined {
  const isSignIn = url.pathname === '/login' || url.pathname === '/register'
  const next = isSignIn ? safeNext(url.searchParams.get('next')) : url.pathname + url.search
  return next === paths.home ? undefined : next
}
